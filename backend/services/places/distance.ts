import { CITIES, CITY_KEYS, type CityKey } from '@/lib/domain/places/cities'

export interface Point {
  lat: number
  lon: number
}

const EARTH_KM = 6371
const RADIAN = Math.PI / 180

export function distanceKm(a: Point, b: Point): number {
  const dLat = (b.lat - a.lat) * RADIAN
  const dLon = (b.lon - a.lon) * RADIAN
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * RADIAN) * Math.cos(b.lat * RADIAN) * Math.sin(dLon / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

export function nearestCity(point: Point): CityKey {
  const byDistance = CITY_KEYS.map((key) => ({ key, km: distanceKm(point, CITIES[key]) }))
  return byDistance.reduce((best, next) => (next.km < best.km ? next : best)).key
}

/** Parses `lat,lon`; null when absent or out of range. */
export function parseLatLon(text: string | undefined): Point | null {
  if (!text) return null
  const [lat = Number.NaN, lon = Number.NaN] = text.split(',').map(Number)
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null
}
