import { describe, expect, test } from 'vitest'
import { BUILT_IN_CITIES, BUILT_IN_CITY_KEYS, type BuiltInCityKey } from '@/lib/domain/places/built-in-cities'
import type { Point } from '@/lib/domain/places/places'
import { cityAt } from '@/lib/domain/places/schematic/drawn-area'
import { graticule } from '@/lib/domain/places/schematic/graticule'
import { pointsOf, type SchematicCity } from '@/lib/domain/places/schematic/schematic-city'
import { SEATTLE } from '@/lib/domain/places/schematic/seattle'
import { placeLabels, placeNames } from '@/lib/domain/places/schematic/street-labels'
import { TORONTO } from '@/lib/domain/places/schematic/toronto'
import { VANCOUVER } from '@/lib/domain/places/schematic/vancouver'
import { VICTORIA } from '@/lib/domain/places/schematic/victoria'

const DRAWINGS: Record<BuiltInCityKey, SchematicCity> = {
  vancouver: VANCOUVER,
  victoria: VICTORIA,
  toronto: TORONTO,
  seattle: SEATTLE,
}

/** Whether a ring goes around a point. */
function surrounds(ring: Point[], { lat, lon }: Point): boolean {
  return ring.reduce((inside, a, index) => {
    const b = ring.at(index - 1) ?? a
    const crosses = a.lat > lat !== b.lat > lat && lon < ((b.lon - a.lon) * (lat - a.lat)) / (b.lat - a.lat) + a.lon
    return crosses ? !inside : inside
  }, false)
}

const KNOWN: [city: BuiltInCityKey, where: string, point: Point, onLand: boolean][] = [
  ['vancouver', 'City Hall', { lat: 49.2609, lon: -123.1139 }, true],
  ['vancouver', 'Stanley Park', { lat: 49.3043, lon: -123.1443 }, true],
  ['vancouver', 'English Bay', { lat: 49.29, lon: -123.175 }, false],
  ['vancouver', 'Lonsdale', { lat: 49.32, lon: -123.0735 }, true],
  ['vancouver', 'Richmond Centre', { lat: 49.169, lon: -123.1365 }, true],
  ['vancouver', 'the south arm of the Fraser', { lat: 49.106, lon: -123.13 }, false],
  ['vancouver', 'Metrotown', { lat: 49.2274, lon: -123.0005 }, true],
  ['victoria', 'the Parliament', { lat: 48.4195, lon: -123.3702 }, true],
  ['victoria', 'the strait', { lat: 48.39, lon: -123.36 }, false],
  ['toronto', 'Union Station', { lat: 43.6453, lon: -79.3806 }, true],
  ['toronto', 'the lake', { lat: 43.6, lon: -79.36 }, false],
  ['seattle', 'Pike Place', { lat: 47.6097, lon: -122.3413 }, true],
  ['seattle', 'Elliott Bay', { lat: 47.605, lon: -122.37 }, false],
  ['seattle', 'Lake Washington', { lat: 47.62, lon: -122.255 }, false],
]

describe('the drawings', () => {
  test.each(KNOWN)('%s: %s at %o is land: %s', (key, _, point, onLand) => {
    expect(DRAWINGS[key].land.some((ring) => surrounds(pointsOf(ring), point))).toBe(onLand)
  })

  test.each(BUILT_IN_CITY_KEYS)('%s has a dozen named streets or more, all of them in reach of its centre', (key) => {
    const { streets } = DRAWINGS[key]
    expect(streets.length).toBeGreaterThanOrEqual(12)
    for (const { name, line } of streets)
      for (const { lat, lon } of pointsOf(line)) {
        expect(Math.abs(lat - BUILT_IN_CITIES[key].lat), name).toBeLessThan(0.17)
        expect(Math.abs(lon - BUILT_IN_CITIES[key].lon), name).toBeLessThan(0.21)
      }
  })

  test.each([
    ['Richmond Centre', { lat: 49.169, lon: -123.1365 }],
    ['Metrotown', { lat: 49.2274, lon: -123.0005 }],
  ])('three named streets or more pass %s within 500 m', (_, place) => {
    const near = VANCOUVER.streets.filter(({ line }) => {
      const points = pointsOf(line)
      return points.some((from, n) => {
        const to = points[n + 1] ?? from
        return Array.from({ length: 201 }, (_, step) => step / 200).some((part) => {
          const lat = from.lat + (to.lat - from.lat) * part
          const lon = from.lon + (to.lon - from.lon) * part
          return Math.hypot((lat - place.lat) * 111_320, (lon - place.lon) * 72_800) < 500
        })
      })
    })
    expect(near.length).toBeGreaterThanOrEqual(3)
  })

  test.each(BUILT_IN_CITY_KEYS)('the areas of %s are closed', (key) => {
    const { land, parks, water, grids } = DRAWINGS[key]
    for (const ring of [...land, ...parks, ...water, ...grids.map(({ area }) => area)]) {
      const points = pointsOf(ring)
      expect(points.at(0), ring.slice(0, 40)).toEqual(points.at(-1))
    }
  })

  test('a point belongs to the drawing around it, and none to most of the world', () => {
    for (const key of BUILT_IN_CITY_KEYS) expect(cityAt(BUILT_IN_CITIES[key])).toBe(key)
    expect(cityAt({ lat: 49.1338, lon: -123.18 }), 'Steveston').toBe('vancouver')
    expect(cityAt({ lat: 35.68, lon: 139.76 })).toBeUndefined()
    expect(cityAt({ lat: 49.2827, lon: -122.5 })).toBeUndefined()
  })
})

describe('names along streets', () => {
  const FRAME = { width: 600, height: 400 }
  const across = (y: number, name = 'Robson Street') => ({
    name,
    line: [
      { x: -300, y },
      { x: 300, y },
    ],
  })

  test('are repeated along a long street, and left out where the street is shorter than its name', () => {
    expect(placeLabels([across(0)], FRAME)).toHaveLength(1)
    const long = [
      { x: -1000, y: 0 },
      { x: 1000, y: 0 },
    ]
    expect(placeLabels([{ name: 'Main', line: long }], { width: 2000, height: 400 })).toHaveLength(5)
    expect(
      placeLabels(
        [
          {
            name: 'Commercial Drive',
            line: [
              { x: 0, y: 0 },
              { x: 40, y: 0 },
            ],
          },
        ],
        FRAME,
      ),
    ).toEqual([])
  })

  test('do not lie over each other, nor outside of the frame', () => {
    expect(
      placeLabels([across(0), across(8, 'Georgia Street'), across(40, 'Davie Street')], FRAME).map(({ name }) => name),
    ).toEqual(['Robson Street', 'Davie Street'])
    expect(placeLabels([across(500)], FRAME)).toEqual([])
  })

  test('give way to the names of places, which give way to each other', () => {
    const names = placeNames([
      { name: 'English Bay', at: { x: 0, y: 2 } },
      { name: 'Stanley Park', at: { x: 10, y: 0 } },
    ])
    expect(names.map(({ name }) => name)).toEqual(['English Bay'])
    expect(placeLabels([across(0)], FRAME, names)).toEqual([])
  })

  test('are never upside down', () => {
    const [label] = placeLabels(
      [
        {
          name: 'Main',
          line: [
            { x: 100, y: 0 },
            { x: -100, y: 10 },
          ],
        },
      ],
      FRAME,
    )
    expect(Math.abs(label?.turned ?? 180)).toBeLessThanOrEqual(100)
  })
})

describe('lines of latitude and longitude', () => {
  test('are at round degrees, far enough apart, on both sides of the centre', () => {
    const { meridians, parallels } = graticule({ lat: 35.6812, lon: 139.7671 }, 14, 500)
    expect(meridians.map(({ degrees }) => degrees.toFixed(2))).toContain('139.77')
    expect(parallels.map(({ degrees }) => degrees.toFixed(2))).toContain('35.68')
    const [first, second] = meridians
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(110)
    expect(meridians.some(({ at }) => at < 0) && meridians.some(({ at }) => at > 0)).toBe(true)
  })
})
