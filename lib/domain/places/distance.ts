import type { Point } from './places'

const EARTH_KM = 6371
const RADIAN = Math.PI / 180

/** The distance as the crow flies. */
export function distanceKm(a: Point, b: Point): number {
  const dLat = (b.lat - a.lat) * RADIAN
  const dLon = (b.lon - a.lon) * RADIAN
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * RADIAN) * Math.cos(b.lat * RADIAN) * Math.sin(dLon / 2) ** 2
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}
