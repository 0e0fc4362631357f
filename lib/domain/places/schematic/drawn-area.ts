import { BUILT_IN_CITIES, BUILT_IN_CITY_KEYS, type BuiltInCityKey } from '@/lib/domain/places/built-in-cities'
import type { Point } from '@/lib/domain/places/places'

/** Degrees; half of the height and width. Vancouver's drawing has Richmond, which is south of it. */
const REACH: Record<BuiltInCityKey, Point> = {
  vancouver: { lat: 0.16, lon: 0.2 },
  victoria: { lat: 0.11, lon: 0.2 },
  toronto: { lat: 0.11, lon: 0.2 },
  seattle: { lat: 0.11, lon: 0.2 },
}

/** Undefined outside of all. */
export function cityAt({ lat, lon }: Point): BuiltInCityKey | undefined {
  return BUILT_IN_CITY_KEYS.find((key) => {
    const [centre, reach] = [BUILT_IN_CITIES[key], REACH[key]]
    return Math.abs(lat - centre.lat) <= reach.lat && Math.abs(lon - centre.lon) <= reach.lon
  })
}
