import 'server-only'
import { readSettings } from '@/lib/commerce-client/transport/app-config-api'
import type { Cities } from '@/lib/domain/places/cities'
import { DEADLINES } from '@/lib/domain/time/deadlines'
import { toCities } from './cities-mapper'

/** Null when the settings cannot be read. */
export async function getCities(): Promise<Cities | null> {
  const settings = await readSettings(DEADLINES.read)
  return settings && toCities(settings.cities)
}
