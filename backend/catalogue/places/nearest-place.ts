import { type Place, placeAt, STREETS } from '@/backend/catalogue/places/gazetteer/place'
import { distanceKm } from '@/lib/domain/places/distance'
import type { Point } from '@/lib/domain/places/places'
import { orderedCities } from './search-places'

const MAX_DISTANCE_KM = 5

/** The nearest place of the gazetteer; null if none is within 5 km. */
export function nearestPlace(point: Point): Place | null {
  const city = orderedCities(point)[0] ?? 'vancouver'
  let best: { place: Place; km: number } | null = null
  for (const [index, [, from, fromLat, fromLon, to, toLat, toLon]] of STREETS[city].entries()) {
    const along = projection(point, { lat: fromLat, lon: fromLon }, { lat: toLat, lon: toLon })
    const place = placeAt(city, index, Math.round(from + (to - from) * along))
    const km = place ? distanceKm(point, place) : Number.POSITIVE_INFINITY
    if (place && (best === null || km < best.km)) best = { place, km }
  }
  return best && best.km <= MAX_DISTANCE_KM ? best.place : null
}

/** The position between `a` and `b` nearest to the point, from 0 to 1, on a flat map. */
function projection(point: Point, a: Point, b: Point): number {
  const shrink = Math.cos((a.lat * Math.PI) / 180)
  const [dx, dy] = [(b.lon - a.lon) * shrink, b.lat - a.lat]
  const [px, py] = [(point.lon - a.lon) * shrink, point.lat - a.lat]
  const length = dx * dx + dy * dy
  return length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
}
