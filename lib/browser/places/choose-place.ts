import type { Place } from '@/lib/domain/places/places'
import { getPlace } from './fetch-places'
import { rememberPlace } from './visitor-place'

/** Remembers it as the place of the visitor; null when unknown. Loaded with the first choice. */
export async function choosePlace(id: string): Promise<Place | null> {
  const place = await getPlace(id)
  if (place) rememberPlace(place)
  return place
}
