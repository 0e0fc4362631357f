import { act, fireEvent, render, screen } from '@testing-library/react'
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
  setWorkerUrl() {},
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
const LABELS = { map: 'Map', zoomIn: 'Zoom in', zoomOut: 'Zoom out', sources: 'Sources', schematic: 'Schematic map' }
let onMove: ReturnType<typeof vi.fn<(point: { lat: number; lon: number }) => void>>
beforeEach(() => {
  onMove = vi.fn()
  tiles.on.clear()
  tiles.jumpTo.mockClear()
  google.setCenter.mockClear()
})

const element = (position = HOME, googleKey?: string) => (
  <MapSettingsProvider source={{ googleKey }} centre={HOME}>
    <PinMap position={position} isSet onMove={onMove} labels={LABELS} hint="Move the map" />
  </MapSettingsProvider>
)
async function renderMap(googleKey?: string) {
  const view = render(element(HOME, googleKey))
  if (googleKey) await screen.findByText('google')
  else await vi.waitFor(() => expect(tiles.on.get('moveend')).toBeDefined(), ASYNC_TIMEOUT)
  return view
}
const fire = (name: string, event: object = {}) => act(() => tiles.on.get(name)?.(event))

describe('tiles under the pin', () => {
  test('open at the position with zoom 14 [MAP-9]', async () => {
    await renderMap()
    expect(tiles.options).toMatchObject({ zoom: 14, center: [-123.1207, 49.2827] })
  })

  test('moving the map or clicking on it places the pin', async () => {
    await renderMap()
    tiles.centre = { lat: 49.29, lng: -123.13 }
    fire('moveend')
    fire('click', { lngLat: { lat: 49.3, lng: -123.14 } })
    expect(onMove.mock.calls).toEqual([[{ lat: 49.29, lon: -123.13 }], [{ lat: 49.3, lon: -123.14 }]])
  })

  test('a new position moves the map without reporting it back', async () => {
    const { rerender } = await renderMap()
    rerender(element({ lat: 49.3, lon: -123.14 }))
    expect(tiles.jumpTo.mock.calls).toEqual([[49.3, -123.14]])
    expect(onMove).not.toHaveBeenCalled()
  })

  test('a drawn map stands in for them until the first tile has come', async () => {
    await renderMap()
    expect(screen.getByText('Schematic map')).toBeVisible()
    fire('sourcedata')
    expect(screen.getByText('Schematic map')).toBeVisible()
    fire('sourcedata', { tile: {} })
    expect(screen.queryByText('Schematic map')).toBeNull()
    fire('error')
    expect(screen.queryByRole('application')).toBeNull()
  })

  test('without a single tile the drawn map stays, with the address search beside it [MAP-10]', async () => {
    await renderMap()
    fire('error')
    expect(screen.getByRole('application', { name: 'Map' })).toBeVisible()
    expect(screen.getByText('Schematic map')).toBeVisible()
    expect(screen.getByText('Move the map')).toBeVisible()
  })
})

describe('the drawn map under the pin', () => {
  const BOX = { left: 0, top: 0, width: 400, height: 300 } as DOMRect
  async function drawn() {
    await renderMap()
    fire('error')
    const map = screen.getByRole('application', { name: 'Map' })
    map.getBoundingClientRect = () => BOX
    return map
  }
  const moved = () => onMove.mock.lastCall?.[0] ?? { lat: 0, lon: 0 }

  test('shows the city around the pin, and no coordinates', async () => {
    const map = await drawn()
    expect(screen.queryByText(/49\.28\d*, .?123/)).toBeNull()
    expect(await screen.findByText('English Bay')).toBeInTheDocument()
    expect(map.querySelector('[data-drawn="city"]')).not.toBeNull()
  })

  test('outside of the drawn cities it has lines, no coordinates either, and is as usable', async () => {
    const { rerender } = await renderMap()
    fire('error')
    rerender(element({ lat: 35.6812, lon: 139.7671 }))
    const map = screen.getByRole('application', { name: 'Map' })
    expect(map.querySelector('[data-drawn="none"]')).not.toBeNull()
    expect(map.querySelectorAll('[data-drawn="none"] path').length).toBeGreaterThan(4)
    expect(map.textContent).not.toMatch(/\d/)
    fireEvent.keyDown(map, { key: 'ArrowRight' })
    expect(moved().lon).toBeGreaterThan(139.7671)
  })

  test('arrow keys move it, with Shift by less; Enter chooses where it is', async () => {
    const map = await drawn()
    fireEvent.keyDown(map, { key: 'ArrowRight' })
    const far = moved().lon - HOME.lon
    fireEvent.keyDown(map, { key: 'ArrowRight', shiftKey: true })
    expect(far / (moved().lon - HOME.lon)).toBeCloseTo(8)
    fireEvent.keyDown(map, { key: 'ArrowUp' })
    expect(moved().lat).toBeGreaterThan(HOME.lat)
    fireEvent.keyDown(map, { key: 'Enter' })
    expect(moved()).toEqual(HOME)
  })

  test('a tap puts the pin there, a drag moves the map below it', async () => {
    const map = await drawn()
    fireEvent.pointerDown(map, { pointerId: 1, button: 0, clientX: 300, clientY: 150 })
    fireEvent.pointerUp(map, { pointerId: 1, clientX: 300, clientY: 150 })
    const tapped = moved().lon - HOME.lon
    expect(tapped).toBeGreaterThan(0)
    fireEvent.pointerDown(map, { pointerId: 1, button: 0, clientX: 200, clientY: 150 })
    fireEvent.pointerMove(map, { pointerId: 1, clientX: 300, clientY: 150 })
    fireEvent.pointerUp(map, { pointerId: 1, clientX: 300, clientY: 150 })
    expect((moved().lon - HOME.lon) / tapped).toBeCloseTo(-1)
  })

  test('buttons and keys zoom, so that a step is half as far', async () => {
    const map = await drawn()
    const step = () => {
      fireEvent.keyDown(map, { key: 'ArrowRight' })
      return moved().lon - HOME.lon
    }
    const first = step()
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
    expect(first / step()).toBeCloseTo(2)
    fireEvent.keyDown(map, { key: '-' })
    fireEvent.click(screen.getByRole('button', { name: 'Zoom out' }))
    expect(first / step()).toBeCloseTo(0.5)
    for (let press = 0; press < 12; press++) fireEvent.keyDown(map, { key: '+' })
    expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true')
  })
})

describe("Google's map under the pin, when a key is configured", () => {
  test('reports its new centre and clicks, and follows a new position [MAP-10]', async () => {
    const { rerender } = await renderMap('a-key')
    expect(screen.getByTestId('a-key')).toBeInTheDocument()
    const centre = (lat: number, lng: number) => ({ map: { getCenter: () => ({ lat: () => lat, lng: () => lng }) } })
    expect(screen.getByText('Schematic map')).toBeVisible()
    act(() => google.props?.onTilesLoaded?.({}))
    expect(screen.queryByText('Schematic map')).toBeNull()
    act(() => google.props?.onIdle?.(centre(HOME.lat, HOME.lon)))
    expect(onMove).not.toHaveBeenCalled()
    act(() => google.props?.onIdle?.(centre(49.29, -123.13)))
    act(() => google.props?.onClick?.({ detail: { latLng: { lat: 49.3, lng: -123.14 } } }))
    expect(onMove.mock.calls).toEqual([[{ lat: 49.29, lon: -123.13 }], [{ lat: 49.3, lon: -123.14 }]])
    rerender(element({ lat: 49.3, lon: -123.14 }, 'a-key'))
    expect(google.setCenter).toHaveBeenLastCalledWith({ lat: 49.3, lng: -123.14 })
  })
})
