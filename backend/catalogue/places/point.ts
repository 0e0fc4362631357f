import { BUILT_IN_CITIES, BUILT_IN_CITY_KEYS, type BuiltInCityKey } from '@/lib/domain/places/built-in-cities'
import { distanceKm } from '@/lib/domain/places/distance'
import type { Point } from '@/lib/domain/places/places'

export function nearestCity(point: Point): BuiltInCityKey {
  const byDistance = BUILT_IN_CITY_KEYS.map((key) => ({ key, km: distanceKm(point, BUILT_IN_CITIES[key]) }))
  return byDistance.reduce((best, next) => (next.km < best.km ? next : best)).key
}

/** Parses `lat,lon`; null when absent or out of range. */
export function parseLatLon(text: string | undefined): Point | null {
  if (!text) return null
  const [lat = Number.NaN, lon = Number.NaN] = text.split(',').map(Number)
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null
}
