import { request } from '@/lib/browser/fetcher/request'
import type { Place, PlaceSuggestion, Point } from '@/lib/domain/places/places'

/** Empty when the search is unreachable. Rejects when aborted. */
export async function searchPlaces(text: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  const answer = await request('GET /api/places', { query: { text }, signal })
  return answer.ok ? answer.value : []
}

/** Null when unknown. */
export async function getPlace(id: string): Promise<Place | null> {
  const answer = await request('GET /api/places/[id]', { params: { id } })
  return answer.ok ? answer.value : null
}

/** Null when none is known. */
export async function findPlaceAt({ lat, lon }: Point): Promise<Place | null> {
  const answer = await request('GET /api/places/at', { query: { lat, lon } })
  return answer.ok ? answer.value : null
}
