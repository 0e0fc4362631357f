import { expect, test } from 'vitest'
import { kmAway, roughPlace } from '@/lib/domain/places/visitor-place'

const PLACE = { lat: 49.282, lon: -123.12 }

test('a place is kept to about 100 m', () => {
  expect(roughPlace({ lat: 49.28273, lon: -123.12074 })).toEqual({ lat: 49.283, lon: -123.121 })
  expect(roughPlace({ lat: -0.0001, lon: 179.9999 })).toEqual({ lat: 0, lon: 180 })
})

test.each([
  ['next door', { lat: 49.282, lon: -123.12 }, 0.1],
  ['some streets away', { lat: 49.2882, lon: -123.12 }, 0.7],
  ['across the city', { lat: 49.232, lon: -123.05 }, 7.5],
  ['below ten, which would round to it', { lat: 49.3717, lon: -123.12 }, 10],
  ['in the next town', { lat: 49.166, lon: -122.8 }, 27],
  ['in another city, which is only looked at', { lat: 43.65, lon: -79.38 }, null],
  ['nowhere', { lat: Number.NaN, lon: -123.12 }, null],
])('%s: %o is %s km away', (_, to, km) => {
  expect(kmAway(PLACE, to)).toBe(km)
})
