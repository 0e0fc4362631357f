import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { MapSettingsProvider } from '@/components/maps/map-settings'
import { PinMap } from '@/components/maps/pin-map'
import { ASYNC_TIMEOUT } from '@/tests/support/timeouts'

type Listener = (event: object) => void
const tiles = vi.hoisted(() => ({
  options: {} as { zoom?: number; center?: number[] },
  centre: { lat: 0, lng: 0 },
  on: new Map<string, Listener>(),
  jumpTo: vi.fn(),
}))
vi.mock('maplibre-gl', () => ({
  default: {
    Map: class {
      touchZoomRotate = { disableRotation() {} }
      constructor(options: { zoom: number; center: [number, number] }) {
        tiles.options = options
        tiles.centre = { lat: options.center[1], lng: options.center[0] }
      }
      on(name: string, listener: Listener) {
        tiles.on.set(name, listener)
      }
      addControl() {}
      remove() {}
      getCenter() {
        return tiles.centre
      }
      jumpTo({ center: [lng, lat] }: { center: [number, number] }) {
        tiles.centre = { lat, lng }
        tiles.jumpTo(lat, lng)
        tiles.on.get('moveend')?.({})
      }
    },
    NavigationControl: class {},
  },
}))

const google = vi.hoisted(() => ({ props: null as null | Record<string, Listener>, setCenter: vi.fn() }))
vi.mock('@vis.gl/react-google-maps', () => ({
  APIProvider: ({ children, apiKey }: { children: React.ReactNode; apiKey: string }) => (
    <div data-testid={apiKey}>{children}</div>
  ),
  Map: (props: Record<string, Listener>) => {
    google.props = props
    return <p>google</p>
  },
  useMap: () => google,
}))

const HOME = { lat: 49.2827, lon: -123.1207 }
const LABELS = { map: 'Map', zoomIn: 'Zoom in', zoomOut: 'Zoom out', sources: 'Sources' }
let onMove: ReturnType<typeof vi.fn<(point: { lat: number; lon: number }) => void>>
beforeEach(() => {
  onMove = vi.fn()
  tiles.on.clear()
  tiles.jumpTo.mockClear()
  google.setCenter.mockClear()
})

const element = (position = HOME, googleKey?: string) => (
  <MapSettingsProvider source={{ googleKey }} centre={HOME}>
    <PinMap position={position} onMove={onMove} labels={LABELS} hint="Move the map" failedText="No map" />
  </MapSettingsProvider>
)
async function draw(googleKey?: string) {
  const view = render(element(HOME, googleKey))
  if (googleKey) await screen.findByText('google')
  else await vi.waitFor(() => expect(tiles.on.get('moveend')).toBeDefined(), ASYNC_TIMEOUT)
  return view
}
const fire = (name: string, event: object = {}) => act(() => tiles.on.get(name)?.(event))

describe('tiles under the pin', () => {
  test('open at the position with zoom 14 [MAP-9]', async () => {
    await draw()
    expect(tiles.options).toMatchObject({ zoom: 14, center: [-123.1207, 49.2827] })
  })

  test('moving the map or clicking on it places the pin', async () => {
    await draw()
    tiles.centre = { lat: 49.29, lng: -123.13 }
    fire('moveend')
    fire('click', { lngLat: { lat: 49.3, lng: -123.14 } })
    expect(onMove.mock.calls).toEqual([[{ lat: 49.29, lon: -123.13 }], [{ lat: 49.3, lon: -123.14 }]])
  })

  test('a new position moves the map without reporting it back', async () => {
    const { rerender } = await draw()
    rerender(element({ lat: 49.3, lon: -123.14 }))
    expect(tiles.jumpTo.mock.calls).toEqual([[49.3, -123.14]])
    expect(onMove).not.toHaveBeenCalled()
  })

  test('without a single tile the map fails; later a missing tile is only a gap [MAP-10]', async () => {
    const { unmount } = await draw()
    fire('sourcedata', { tile: {} })
    fire('error')
    expect(screen.getByText('Move the map')).toBeVisible()
    unmount()
    tiles.on.clear()
    await draw()
    fire('error')
    expect(screen.getByRole('status')).toHaveTextContent('No map')
    expect(screen.queryByText('Move the map')).toBeNull()
  })
})

describe("Google's map under the pin, when a key is configured", () => {
  test('reports its new centre and clicks, and follows a new position [MAP-10]', async () => {
    const { rerender } = await draw('a-key')
    expect(screen.getByTestId('a-key')).toBeInTheDocument()
    const centre = (lat: number, lng: number) => ({ map: { getCenter: () => ({ lat: () => lat, lng: () => lng }) } })
    act(() => google.props?.onIdle?.(centre(HOME.lat, HOME.lon)))
    expect(onMove).not.toHaveBeenCalled()
    act(() => google.props?.onIdle?.(centre(49.29, -123.13)))
    act(() => google.props?.onClick?.({ detail: { latLng: { lat: 49.3, lng: -123.14 } } }))
    expect(onMove.mock.calls).toEqual([[{ lat: 49.29, lon: -123.13 }], [{ lat: 49.3, lon: -123.14 }]])
    rerender(element({ lat: 49.3, lon: -123.14 }, 'a-key'))
    expect(google.setCenter).toHaveBeenLastCalledWith({ lat: 49.3, lng: -123.14 })
  })
})
