import { describe, expect, test } from 'vitest'
import { BUILT_IN_CITIES, BUILT_IN_CITY_KEYS } from '@/lib/domain/places/built-in-cities'
import { metresPerPixel, shiftPoint, toPixel, toPoint } from '@/lib/domain/places/mercator'

describe('web mercator', () => {
  test('the world is a square of 256 pixels, doubled by each zoom', () => {
    expect(toPixel({ lat: 0, lon: 0 }, 0)).toEqual({ x: 128, y: 128 })
    expect(toPixel({ lat: 0, lon: -180 }, 1)).toEqual({ x: 0, y: 256 })
    const corner = toPixel({ lat: 90, lon: 180 }, 0)
    expect([corner.x, corner.y]).toEqual([256, expect.closeTo(0, 4)])
  })

  test('a point of Vancouver is where the tiles of every map service have it', () => {
    const { x, y } = toPixel(BUILT_IN_CITIES.vancouver, 14)
    expect([Math.floor(x / 256), Math.floor(y / 256)]).toEqual([2588, 5606])
  })

  test.each(BUILT_IN_CITY_KEYS)('there and back is the same point in %s', (key) => {
    const { lat, lon } = BUILT_IN_CITIES[key]
    const back = toPoint(toPixel({ lat, lon }, 17), 17)
    expect([back.lat, back.lon]).toEqual([expect.closeTo(lat, 9), expect.closeTo(lon, 9)])
  })

  test('a shift to the east and south raises the longitude and lowers the latitude, by metres that fit the zoom', () => {
    const { lat, lon } = shiftPoint(BUILT_IN_CITIES.toronto, 14, { x: 100, y: 100 })
    expect(lon).toBeGreaterThan(BUILT_IN_CITIES.toronto.lon)
    const metres = (BUILT_IN_CITIES.toronto.lat - lat) * 111_320
    expect(metres / (100 * metresPerPixel(BUILT_IN_CITIES.toronto.lat, 14))).toBeCloseTo(1, 1)
  })

  test('a shift past the date line comes back on its other side, and none goes past the poles', () => {
    expect(shiftPoint({ lat: 0, lon: 179.9 }, 10, { x: 1000, y: 0 }).lon).toBeLessThan(-178)
    expect(shiftPoint({ lat: 84, lon: 0 }, 3, { x: 0, y: -5000 }).lat).toBeCloseTo(85.05, 1)
  })
})
