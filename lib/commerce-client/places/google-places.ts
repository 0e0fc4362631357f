import 'server-only'
import { z } from 'zod'
import { ApiUnavailableError } from '@/lib/commerce-client/transport/api-unavailable-error'
import { readPlace } from '@/lib/contract/places'
import { withDeadline } from '@/lib/deadline'
import type { Place } from '@/lib/domain/places/places'
import { safeParse } from '@/lib/safe-parse'
import { type PlaceSource, SUGGESTION_RADIUS, toLatLng, toPlace } from './place-source'

const SUGGEST = 'https://places.googleapis.com/v1/places:autocomplete'
const GEOCODE = 'https://maps.googleapis.com/maps/api/geocode/json'
const TIMEOUT_MS = 5000

/** Only ids and texts of predictions are requested. */
const suggestions = z.object({
  suggestions: z
    .array(z.object({ placePrediction: z.object({ placeId: z.string(), text: z.object({ text: z.string() }) }) }))
    .default([]),
})
const geocoded = z.object({
  status: z.enum(['OK', 'ZERO_RESULTS']),
  results: z.array(readPlace.records.shape.result),
})

/** `key` is the server's own and never reaches a browser. */
export function googlePlaces(key: string): PlaceSource {
  const first = async (question: Record<string, string>): Promise<Place | null> => {
    const query = new URLSearchParams({ ...question, key })
    const { results } = await ask('geocode', geocoded, `${GEOCODE}?${query}`)
    return results[0] ? toPlace(results[0]) : null
  }
  return {
    async suggest(input, { lat, lon }) {
      const circle = { center: { latitude: lat, longitude: lon }, radius: SUGGESTION_RADIUS }
      const found = await ask('places', suggestions, SUGGEST, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-goog-api-key': key,
          'x-goog-fieldmask': 'suggestions.placePrediction.placeId,suggestions.placePrediction.text.text',
        },
        body: JSON.stringify({ input, locationBias: { circle }, includeQueryPredictions: false }),
      })
      return found.suggestions.map(({ placePrediction: { placeId, text } }) => ({ id: placeId, label: text.text }))
    },
    read: (id) => first({ place_id: id }),
    at: (point) => first({ latlng: toLatLng(point) }),
  }
}

/** The URL contains the key, so errors mention only the name of the service. */
async function ask<A extends z.ZodType>(
  name: string,
  schema: A,
  url: string,
  init?: RequestInit,
): Promise<z.output<A>> {
  const json = await withDeadline(TIMEOUT_MS, async (signal) => {
    const response = await fetch(url, { ...init, signal, cache: 'no-store' })
    return response.ok ? response.json() : null
  }).catch(() => null)
  const answer = safeParse(schema, json)
  if (!answer.success) throw new ApiUnavailableError(`google ${name}`)
  return answer.data
}
