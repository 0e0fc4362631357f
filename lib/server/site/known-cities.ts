import type { Cities } from '@/lib/domain/places/cities'
import { globalSingleton } from '@/lib/telemetry/global-singleton'

const known = globalSingleton('known-cities', () => ({ cities: null as Cities | null }))

/**
 * The cities that the API named last, for this whole process: the page cache, the middleware and pages must agree about
 * them. Null before the first answer or failure.
 */
export function knownCities(): Cities | null {
  return known.cities
}

/** The same cities stay the same object, so that what depends on them can tell a change by it. */
export function setKnownCities(cities: Cities): void {
  if (JSON.stringify(cities) !== JSON.stringify(known.cities)) known.cities = cities
}
