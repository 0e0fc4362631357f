import { CITIES, CITY_KEYS, type CityKey } from '@/lib/domain/places/cities'
import type { Point } from '@/lib/domain/places/places'

/** Degrees; half of the height and width. */
const REACH = { lat: 0.11, lon: 0.2 }

/** Undefined outside of all. */
export function cityAt({ lat, lon }: Point): CityKey | undefined {
  return CITY_KEYS.find((key) => {
    const centre = CITIES[key]
    return Math.abs(lat - centre.lat) <= REACH.lat && Math.abs(lon - centre.lon) <= REACH.lon
  })
}
