import { request } from '@/lib/browser/api/request'
import type { Place, PlaceSuggestion, Point } from '@/lib/domain/places/places'

/** Places that fit a text; none when the search cannot be reached. Rejects when aborted. */
export async function searchPlaces(text: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  const answer = await request('GET /api/places', { query: { text }, signal })
  return answer.ok ? answer.value : []
}

/** The address and position of a suggestion; null when it has none. */
export async function getPlace(id: string): Promise<Place | null> {
  const answer = await request('GET /api/places/[id]', { params: { id } })
  return answer.ok ? answer.value : null
}

/** The address nearest to a position; null when none is known there. */
export async function findPlaceAt({ lat, lon }: Point): Promise<Place | null> {
  const answer = await request('GET /api/places/at', { query: { lat, lon } })
  return answer.ok ? answer.value : null
}
