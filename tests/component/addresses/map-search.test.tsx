import { act, screen, waitFor, within } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AddressBook } from '@/components/addresses/address-book'
import { MapSettingsProvider } from '@/components/maps/map-settings'
import { seedSession } from '@/lib/browser/session/session-store'
import { BUILT_IN_CITIES } from '@/lib/domain/places/built-in-cities'
import { type ApiMocks, dialogWidth, mockApi } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'
import { ROBSON_STREET } from '@/tests/support/wire-place'

interface DrawnMap {
  position: { lat: number; lon: number }
  zoom: number
  labels: { map: string }
  onMove: (point: { lat: number; lon: number }) => void
  onReady: () => void
  onFail: () => void
}
const drawn = vi.hoisted(() => ({ map: null as DrawnMap | null }))
vi.mock('@/components/maps/tile-pin-map', () => ({
  TilePinMap: (props: DrawnMap) => {
    drawn.map = props
    useEffect(() => props.onReady(), [props.onReady])
    return <section aria-label={props.labels.map}>tiles</section>
  },
}))

const HERE = { latitude: 49.2801, longitude: -123.1301 }

/** What the device does on each attempt, in turn: an error code, or a position. */
function mockDevice(...attempts: (number | typeof HERE)[]) {
  const ask = vi.fn((found: PositionCallback, failed: PositionErrorCallback, _options: PositionOptions) => {
    const next = attempts.shift()
    if (typeof next === 'object') found({ coords: next } as GeolocationPosition)
    else failed({ code: next ?? 2, message: 'no position' } as GeolocationPositionError)
  })
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: ask } })
  return ask
}

beforeEach(() => {
  seedSession(true, 'Mei')
  drawn.map = null
})
afterEach(() => vi.unstubAllGlobals())

async function open(routes: ApiMocks = {}) {
  const api = mockApi({
    'GET /api/addresses': { json: [] },
    'GET /api/places/at': { json: ROBSON_STREET },
    'GET /api/places': { json: [{ id: 'p1', label: ROBSON_STREET.label }] },
    'GET /api/places/p1': { json: ROBSON_STREET },
    ...routes,
  })
  const view = show(
    <MapSettingsProvider source={{}} centre={BUILT_IN_CITIES.vancouver}>
      <AddressBook />
    </MapSettingsProvider>,
  )
  await view.user.click(await screen.findByRole('button', { name: 'Add address' }))
  await view.user.click(await screen.findByRole('button', { name: 'Find on the map' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Map search' }))
  await drawer.findByText('tiles')
  return { ...view, api, drawer }
}
const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement
const confirm = 'Confirm this location'

describe('the map search', () => {
  test('is a drawer in the editor, titled Map search, 550 wide, with map, current location and confirm [ADDR-7] [ADDR-9]', async () => {
    const { drawer } = await open()
    expect(dialogWidth(drawer.getByText('tiles'))).toBe('550px')
    expect(drawer.getByRole('region', { name: 'Map' })).toBeVisible()
    expect(drawer.getByRole('button', { name: 'Use my current location' })).toBeVisible()
    expect(drawer.getByRole('button', { name: confirm })).toBeVisible()
    expect(drawer.getByRole('combobox', { name: 'Find an address' })).toBeVisible()
  })

  test('opens near Vancouver with zoom 14 [MAP-8] [MAP-9]', async () => {
    await open()
    expect(drawn.map?.position).toMatchObject({ lat: 49.2827, lon: -123.1207 })
    expect(drawn.map?.zoom).toBe(14)
  })

  test('moving the pin finds the nearest address, and confirming it fills the editor [ADDR-8] [MAP-1]', async () => {
    const save = { json: [] }
    const { user, api, drawer } = await open({ 'POST /api/addresses': save })
    act(() => drawn.map?.onMove({ lat: 49.2809, lon: -123.1211 }))
    expect(await drawer.findByText(ROBSON_STREET.label)).toBeVisible()
    expect(api.callsOf('GET /api/places/at').map((call) => call.query)).toEqual([{ lat: '49.2809', lon: '-123.1211' }])
    await user.click(drawer.getByRole('button', { name: confirm }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Map search' })).toBeNull())
    expect(await screen.findByText('Vancouver BC V6Z 3B7')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Enter it myself' }))
    const filled = ['Street', 'City', 'Province or state', 'Postal code', 'Country'].map((name) => field(name).value)
    expect(filled).toEqual(['800 Robson St', 'Vancouver', 'BC', 'V6Z 3B7', 'CA'])
    await user.type(field('First name'), 'Mei')
    await user.type(field('Phone'), '6045550123')
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(api.callsOf('POST /api/addresses')).toHaveLength(1))
    expect(api.callsOf('POST /api/addresses')[0]?.body).toMatchObject({ lat: 49.281, lon: -123.121, isDefault: true })
  })

  test('a selected suggestion moves the map, and is not looked up again', async () => {
    const { user, api, drawer } = await open()
    await user.type(drawer.getByRole('combobox'), '800 Robson')
    await user.click(await screen.findByRole('option', { name: ROBSON_STREET.label }))
    await waitFor(() => expect(drawn.map?.position).toEqual({ lat: 49.281, lon: -123.121 }))
    await user.click(drawer.getByRole('button', { name: confirm }))
    expect(await screen.findByText('800 Robson St')).toBeVisible()
    expect(api.callsOf('GET /api/places/at')).toEqual([])
  })

  test('confirming without a selection asks for a location from the list [VAL-24]', async () => {
    const { user, drawer } = await open()
    await user.type(drawer.getByRole('combobox'), '800 Robson')
    await user.click(drawer.getByRole('button', { name: confirm }))
    expect(await drawer.findByText('Please select a location from the list')).toBeVisible()
    expect(screen.getByRole('dialog', { name: 'Map search' })).toBeVisible()
  })

  test('a map that fails is replaced by a drawn one, on which the pin is set with keys', async () => {
    const { drawer, user } = await open()
    act(() => drawn.map?.onFail())
    expect(drawer.getByText('Schematic map')).toBeVisible()
    expect(drawer.getByRole('combobox')).toBeEnabled()
    expect(drawer.getByRole('button', { name: confirm })).toHaveAttribute('aria-disabled', 'true')
    drawer.getByRole('application', { name: 'Map' }).focus()
    await user.keyboard('{ArrowUp}')
    expect(await drawer.findByText(ROBSON_STREET.label)).toBeVisible()
    expect(drawer.getByRole('button', { name: confirm })).not.toHaveAttribute('aria-disabled')
  })

  test('a pin where no address is known sets the coordinates, and stays while the address is typed', async () => {
    const save = { json: [] }
    const { user, api, drawer } = await open({ 'GET /api/places/at': { json: null }, 'POST /api/addresses': save })
    act(() => drawn.map?.onMove({ lat: 49.2701, lon: -123.0602 }))
    expect(await drawer.findByText(/^We couldn’t find an address here\./)).toBeVisible()
    await user.click(drawer.getByRole('button', { name: confirm }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Map search' })).toBeNull())
    expect(screen.getByText('Place set on the map')).toBeVisible()
    const values = { 'First name': 'Mei', Phone: '6045550123', Street: '12 Hidden Lane', City: 'Vancouver' }
    for (const [name, text] of Object.entries(values)) await user.type(field(name), text)
    await user.selectOptions(field('Province or state'), 'BC')
    await user.type(field('Postal code'), 'V6Z 3B7')
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(api.callsOf('POST /api/addresses')).toHaveLength(1))
    expect(api.callsOf('POST /api/addresses')[0]?.body).toMatchObject({ lat: 49.2701, lon: -123.0602 })
  })

  test('Escape closes only the top drawer, and focus returns to its button', async () => {
    const { user } = await open()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Map search' })).toBeNull())
    expect(screen.getByRole('dialog', { name: 'Add address' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Find on the map' })).toHaveFocus())
  })
})

describe('the current location', () => {
  const press = async (user: Awaited<ReturnType<typeof open>>['user']) =>
    user.click(screen.getByRole('button', { name: 'Use my current location' }))
  const BLOCKED = /^Your browser is blocking location for this site/

  test('is requested only on click, with a 10000 ms timeout and low accuracy, and once more on failure [MAP-4]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const ask = mockDevice(3, HERE)
    const { user } = await open()
    expect(ask).not.toHaveBeenCalled()
    await press(user)
    await waitFor(() => expect(drawn.map?.position).toEqual({ lat: 49.2801, lon: -123.1301 }))
    expect(ask.mock.calls.map((call) => call[2])).toEqual([
      { timeout: 10000, enableHighAccuracy: false },
      { timeout: 10000, enableHighAccuracy: false },
    ])
  })

  test('a second failure is only logged [MAP-5] [MAP-7]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const ask = mockDevice(3, 2, HERE)
    const { user } = await open()
    await press(user)
    await waitFor(() => expect(warn.mock.calls).toContainEqual(['the position is not known', 'no position']))
    expect(ask).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(drawn.map?.position).toMatchObject({ lat: 49.2827, lon: -123.1207 })
  })

  test('a denied permission shows a warning on that click, cleared by the next success [MAP-6] [MAP-7]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    mockDevice(1, HERE)
    const { user } = await open()
    expect(screen.queryByText(BLOCKED)).toBeNull()
    await press(user)
    const warning = await screen.findByText(BLOCKED)
    expect(warning.closest('[role=alert]')).not.toBeNull()
    await press(user)
    await waitFor(() => expect(screen.queryByText(BLOCKED)).toBeNull())
  })
})

describe('a location typed in the editor', () => {
  test('must be selected from the list before the address is saved [VAL-24]', async () => {
    const { user, api } = await open()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Map search' })).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Enter it myself' }))
    const values = { 'First name': 'Mei', Phone: '6045550123', Street: '800 Robson St', City: 'Vancouver' }
    for (const [name, text] of Object.entries(values)) await user.type(field(name), text)
    await user.selectOptions(field('Province or state'), 'BC')
    await user.type(field('Postal code'), 'V6Z 3B7')
    const search = screen.getByRole('combobox', { name: 'Find an address' })
    await user.type(search, '800 Robson')
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByText('Please select a location from the list')).toBeVisible()
    expect(search).toHaveAttribute('aria-invalid', 'true')
    expect(api.callsOf('POST /api/addresses')).toEqual([])
    await user.clear(search)
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(api.callsOf('POST /api/addresses')).toHaveLength(1))
  })
})
