import { request } from '@/lib/browser/fetcher/request'
import type { Place, PlaceSuggestion, Point } from '@/lib/domain/places/places'

/** Places that match a text; empty when the search is unreachable. Rejects when aborted. */
export async function searchPlaces(text: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  const answer = await request('GET /api/places', { query: { text }, signal })
  return answer.ok ? answer.value : []
}

/** The address and position of a suggestion; null when unknown. */
export async function getPlace(id: string): Promise<Place | null> {
  const answer = await request('GET /api/places/[id]', { params: { id } })
  return answer.ok ? answer.value : null
}

/** The address nearest to a position; null when none is known. */
export async function findPlaceAt({ lat, lon }: Point): Promise<Place | null> {
  const answer = await request('GET /api/places/at', { query: { lat, lon } })
  return answer.ok ? answer.value : null
}
