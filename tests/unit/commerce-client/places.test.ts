import { describe, expect, test } from 'vitest'
import { serveFakeApi } from '@/tests/support/fake-api'
import { ROBSON_STREET, WIRE_ROBSON_STREET } from '@/tests/support/wire-place'

const api = await serveFakeApi()
const places = (await import('@/lib/commerce-client/places/configured-places')).places()

describe('the address at a position', () => {
  test('is requested by latitude and longitude, and read from the parts of the first result [MAP-1]', async () => {
    api.answerWith({ RC: 200, records: { results: [WIRE_ROBSON_STREET, { ...WIRE_ROBSON_STREET, place_id: 'p2' }] } })
    expect(await places.at({ lat: 49.2809004, lon: -123.1211 })).toEqual(ROBSON_STREET)
    expect(api.received[0]).toMatchObject({ path: '/api/v7/place/geocode', query: { latlng: '49.2809,-123.1211' } })
  })

  test('is null when none is known, or without a position', async () => {
    api.answerWith({ RC: 200, records: { results: [] } })
    expect(await places.at({ lat: 0, lon: 0 })).toBeNull()
    api.answerWith({ RC: 200, records: { results: [{ ...WIRE_ROBSON_STREET, geometry: {} }] } })
    expect(await places.at({ lat: 0.0000001, lon: 0 })).toBeNull()
    expect(api.received[0]?.query).toEqual({ latlng: '0,0' })
  })
})

describe('a place search', () => {
  test('sends the input, the location and a radius of 20000 m [MAP-2]', async () => {
    api.answerWith({ RC: 200, records: { predictions: [{ place_id: 'p1', description: '800 Robson St, Vancouver' }] } })
    expect(await places.suggest('800 Robson', { lat: 49.28, lon: -123.12 })).toEqual([
      { id: 'p1', label: '800 Robson St, Vancouver' },
    ])
    expect(api.received[0]).toMatchObject({
      path: '/api/v7/place/autocomplete',
      query: { input: '800 Robson', location: '49.28,-123.12', radius: '20000' },
    })
  })

  test('reads a place by its id, at result.geometry.location; one without it is null [MAP-3]', async () => {
    api.answerWith({ RC: 200, records: { result: WIRE_ROBSON_STREET } })
    expect(await places.read('p1')).toEqual(ROBSON_STREET)
    expect(api.received[0]).toMatchObject({ path: '/api/v7/place/details', query: { place_id: 'p1' } })
    api.answerWith({ RC: 200, records: { result: { ...WIRE_ROBSON_STREET, geometry: {} } } })
    expect(await places.read('p2')).toBeNull()
  })
})
