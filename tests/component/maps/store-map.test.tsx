import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { StoreMap } from '@/components/maps/store-map'
import { mapsHref, STORE_ZOOM } from '@/lib/domain/places/map-source'

const TileMap = vi.hoisted(() => vi.fn())
vi.mock('@/components/maps/tile-map', () => ({ TileMap }))
vi.mock('@/components/maps/google-map', () => ({ GoogleMap: () => <p>google</p> }))

let reveal: () => void
beforeEach(() => {
  TileMap.mockReset().mockImplementation(() => <p>tiles</p>)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        reveal = () => callback([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

function show(googleKey?: string) {
  render(
    <StoreMap
      lat={49.268}
      lon={-123.147}
      zoom={11}
      source={{ googleKey }}
      address="1820 West 4th Avenue"
      labels={{ map: 'Map: Sushi Aoki', open: 'Open in maps', schematic: 'Schematic map' }}
      className=""
    />,
  )
}
const fallback = () => {
  expect(screen.getByText('1820 West 4th Avenue')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open in maps' })).toHaveAttribute('href', mapsHref(49.268, -123.147))
}

describe('map', () => {
  test('loads no map before it is on screen, but shows the address', () => {
    show()
    expect(TileMap).not.toHaveBeenCalled()
    fallback()
  })

  test('renders tiles once it is on screen', async () => {
    show()
    act(() => reveal())
    expect(await screen.findByText('tiles')).toBeInTheDocument()
    expect(TileMap.mock.lastCall?.[0]).toMatchObject({ lat: 49.268, lon: -123.147, zoom: 11 })
  })

  test("renders Google's map when a key is configured [MAP-10]", async () => {
    show('a-key')
    act(() => reveal())
    expect(await screen.findByText('google')).toBeInTheDocument()
  })

  test('a failure still shows the address and the link, and a drawn map [MAP-10]', async () => {
    TileMap.mockImplementation(({ onFail }: { onFail: () => void }) => {
      queueMicrotask(onFail)
      return <p>tiles</p>
    })
    show()
    act(() => reveal())
    await waitFor(() => expect(TileMap).toHaveBeenCalled())
    await waitFor(() => expect(screen.queryByText('tiles')).toBeNull())
    fallback()
    expect(await screen.findByText('Schematic map')).toBeVisible()
    expect(await screen.findByText('English Bay')).toBeInTheDocument()
  })

  test('other maps than the deal use zoom 14 [MAP-9]', () => {
    expect(STORE_ZOOM).toBe(14)
  })
})
