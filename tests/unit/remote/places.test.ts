import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { PlaceSource } from '@/lib/remote/places/place-source'
import { type FakeApi, startFakeApi } from '@/tests/support/fake-api'
import { ROBSON_STREET, WIRE_ROBSON_STREET } from '@/tests/support/wire-place'

let api: FakeApi
let places: PlaceSource
beforeAll(async () => {
  api = await startFakeApi()
  vi.stubEnv('COMMERCE_API_URL', api.url)
  places = (await import('@/lib/remote/places/places')).places()
})
afterAll(() => api.close())

describe('the address at a position', () => {
  test('is asked by latitude and longitude, and read from the parts of the first result [MAP-1]', async () => {
    api.answerWith({ RC: 200, records: { results: [WIRE_ROBSON_STREET, { ...WIRE_ROBSON_STREET, place_id: 'p2' }] } })
    expect(await places.at({ lat: 49.2809004, lon: -123.1211 })).toEqual(ROBSON_STREET)
    expect(api.received[0]).toMatchObject({ path: '/api/v7/place/geocode', query: { latlng: '49.2809,-123.1211' } })
  })

  test('is nothing where none is known, or where it has no position [MAP-3]', async () => {
    api.answerWith({ RC: 200, records: { results: [] } })
    expect(await places.at({ lat: 0, lon: 0 })).toBeNull()
    api.answerWith({ RC: 200, records: { results: [{ ...WIRE_ROBSON_STREET, geometry: {} }] } })
    expect(await places.at({ lat: 0.0000001, lon: 0 })).toBeNull()
    expect(api.received[0]?.query).toEqual({ latlng: '0,0' })
  })
})
