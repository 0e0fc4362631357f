import 'server-only'
import { env } from '@/lib/env'
import { apiPlaces } from './api-places'
import { googlePlaces } from './google-places'
import type { PlaceSource } from './place-source'

/** Google if the server has a key, else the commerce API. */
export function places(): PlaceSource {
  const key = env().GOOGLE_PLACES_KEY
  return key ? googlePlaces(key) : apiPlaces
}
