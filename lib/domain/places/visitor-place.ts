import { distanceKm } from './distance'
import { type Point, roundDegrees } from './places'

/** About 100 m: enough for a distance, and no address. */
const PER_DEGREE = 1000

/** The place as a browser keeps it, and a search reads it. */
export function roughPlace({ lat, lon }: Point): Point {
  const rough = (degrees: number) => roundDegrees(Math.round(degrees * PER_DEGREE) / PER_DEGREE)
  return { lat: rough(lat), lon: rough(lon) }
}

/** Farther away is another city, which the visitor only looks at. */
const FAR_KM = 100
const LEAST_KM = 0.1

/** Km as the crow flies, with a decimal below 10; null where a distance says nothing. */
export function kmAway(place: Point, to: Point): number | null {
  const km = distanceKm(place, to)
  if (!(km <= FAR_KM)) return null
  return km < 9.95 ? Math.max(LEAST_KM, Math.round(km * 10) / 10) : Math.round(km)
}
