import type { InstalledCities } from '@/backend/config/cities'
import type { CityKey } from '@/lib/domain/places/cities'
import { distanceKm } from '@/lib/domain/places/distance'
import type { Point } from '@/lib/domain/places/places'

/** Of those of this installation. */
export function nearestCity(point: Point, cities: InstalledCities): CityKey {
  const byDistance = cities.map(({ key, ...centre }) => ({ key, km: distanceKm(point, centre) }))
  return byDistance.reduce((best, next) => (next.km < best.km ? next : best)).key
}

/** Parses `lat,lon`; null when absent or out of range. */
export function parseLatLon(text: string | undefined): Point | null {
  if (!text) return null
  const [lat = Number.NaN, lon = Number.NaN] = text.split(',').map(Number)
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null
}
