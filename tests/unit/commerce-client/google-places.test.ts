import { afterEach, describe, expect, test, vi } from 'vitest'
import { googlePlaces } from '@/lib/commerce-client/places/google-places'
import { ROBSON_STREET, WIRE_ROBSON_STREET } from '@/tests/support/wire-place'

const google = googlePlaces('server-key')
const fetched = vi.fn<typeof fetch>()
vi.stubGlobal('fetch', fetched)
afterEach(() => fetched.mockReset())

const answer = (json: unknown, status = 200) => fetched.mockResolvedValueOnce(Response.json(json, { status }))
const asked = () => new URL(String(fetched.mock.calls[0]?.[0]))

describe('with a Google key', () => {
  test('suggestions are requested within 20000 m, and have id and text [MAP-2]', async () => {
    answer({ suggestions: [{ placePrediction: { placeId: 'p1', text: { text: '800 Robson St, Vancouver' } } }] })
    expect(await google.suggest('800 Robson', { lat: 49.28, lon: -123.12 })).toEqual([
      { id: 'p1', label: '800 Robson St, Vancouver' },
    ])
    const [url, init] = fetched.mock.calls[0] ?? []
    expect(url).toBe('https://places.googleapis.com/v1/places:autocomplete')
    expect(init?.headers).toMatchObject({ 'x-goog-api-key': 'server-key' })
    expect(JSON.parse(String(init?.body))).toMatchObject({
      input: '800 Robson',
      locationBias: { circle: { center: { latitude: 49.28, longitude: -123.12 }, radius: 20_000 } },
    })
  })

  test('a text without matches has no suggestions', async () => {
    answer({})
    expect(await google.suggest('qqqqqqq', { lat: 0, lon: 0 })).toEqual([])
  })

  test('a suggestion is read by its id, a position by latitude and longitude, with the key [MAP-1] [MAP-3]', async () => {
    answer({ status: 'OK', results: [WIRE_ROBSON_STREET] })
    expect(await google.read('p1')).toEqual(ROBSON_STREET)
    expect(asked().origin + asked().pathname).toBe('https://maps.googleapis.com/maps/api/geocode/json')
    expect(Object.fromEntries(asked().searchParams)).toEqual({ place_id: 'p1', key: 'server-key' })
    fetched.mockReset()
    answer({ status: 'OK', results: [WIRE_ROBSON_STREET] })
    expect(await google.at({ lat: 49.2809, lon: -123.1211 })).toEqual(ROBSON_STREET)
    expect(asked().searchParams.get('latlng')).toBe('49.2809,-123.1211')
  })

  test('no result, or one without a position, is null [MAP-3]', async () => {
    answer({ status: 'ZERO_RESULTS', results: [] })
    expect(await google.at({ lat: 0, lon: 0 })).toBeNull()
    answer({ status: 'OK', results: [{ ...WIRE_ROBSON_STREET, geometry: {} }] })
    expect(await google.read('p1')).toBeNull()
  })

  test.each([
    ['refuses the key', () => answer({ status: 'REQUEST_DENIED', results: [], error_message: 'no' })],
    ['is out of order', () => answer('oops', 500)],
    ['cannot be reached', () => fetched.mockRejectedValueOnce(new TypeError('fetch failed'))],
  ])('when Google %s, the error does not contain the key', async (_, happen) => {
    happen()
    const failure = await google.read('p1').catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'ApiUnavailableError' })
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('server-key')
  })
})
