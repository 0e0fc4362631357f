import 'server-only'
import { getCities } from '@/lib/commerce-client/places/cities-api'
import { FALLBACK_CITIES } from '@/lib/domain/places/built-in-cities'
import type { Cities } from '@/lib/domain/places/cities'
import { globalSingleton } from '@/lib/telemetry/global-singleton'
import { knownCities, setKnownCities } from './known-cities'

const FRESH_MS = 60_000
const RETRY_MS = 10_000

const reads = globalSingleton('city-reads', () => ({ dueAt: 0, reading: null as Promise<void> | null }))

/**
 * The cities of the API: those it named last, which are read again after a minute while nobody waits. The built-in ones
 * while it has never answered, and of an API that names none.
 */
export async function readCities(): Promise<Cities> {
  if (Date.now() >= reads.dueAt)
    reads.reading ??= refresh().finally(() => {
      reads.reading = null
    })
  if (!knownCities()) await reads.reading
  return knownCities() ?? FALLBACK_CITIES
}

async function refresh(): Promise<void> {
  const named = await getCities()
  reads.dueAt = Date.now() + (named ? FRESH_MS : RETRY_MS)
  setKnownCities(named ?? knownCities() ?? FALLBACK_CITIES)
}
