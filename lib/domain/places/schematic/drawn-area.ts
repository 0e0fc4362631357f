import { CITIES, CITY_KEYS, type CityKey } from '@/lib/domain/places/cities'
import type { Point } from '@/lib/domain/places/places'

/** Degrees; half of the height and width. Vancouver's drawing has Richmond, which is south of it. */
const REACH: Record<CityKey, Point> = {
  vancouver: { lat: 0.16, lon: 0.2 },
  victoria: { lat: 0.11, lon: 0.2 },
  toronto: { lat: 0.11, lon: 0.2 },
  seattle: { lat: 0.11, lon: 0.2 },
}

/** Undefined outside of all. */
export function cityAt({ lat, lon }: Point): CityKey | undefined {
  return CITY_KEYS.find((key) => {
    const [centre, reach] = [CITIES[key], REACH[key]]
    return Math.abs(lat - centre.lat) <= reach.lat && Math.abs(lon - centre.lon) <= reach.lon
  })
}
