import { createStored } from '@/lib/browser/storage/stored'
import type { Point } from '@/lib/domain/places/places'
import { roughPlace } from '@/lib/domain/places/visitor-place'
import { VISITOR_PLACE_KEY } from './visitor-place-key'

/** Where the visitor wants things to be brought or found: the address chosen last; null where only the city is known. */
export const visitorPlace = createStored<Point | null>(VISITOR_PLACE_KEY, null, (json) => {
  const { lat, lon } = (json ?? {}) as Record<string, unknown>
  return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined
})

/** Keeps the place of a chosen address in this browser until the logout; nothing of one without coordinates. */
export function rememberPlace({ lat, lon }: { lat?: number | null; lon?: number | null }): void {
  if (typeof lat === 'number' && typeof lon === 'number') visitorPlace.write(roughPlace({ lat, lon }))
}
