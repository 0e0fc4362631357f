import type { z } from 'zod'
import type { readPlace } from '@/lib/contract/places'
import { toCountryCode } from '@/lib/domain/places/country-code'
import type { Place, PlaceSuggestion, Point } from '@/lib/domain/places/places'

/** metres */
export const SUGGESTION_RADIUS = 20_000

/** Every call throws ApiUnavailableError when it does not respond. */
export interface PlaceSource {
  suggest: (text: string, near: Point) => Promise<PlaceSuggestion[]>
  /** null when it has no position */
  read: (id: string) => Promise<Place | null>
  /** The first result, or null. */
  at: (point: Point) => Promise<Place | null>
}

/** Rounded to a tenth of a metre, which also avoids exponents, which no source accepts. */
export function toLatLng({ lat, lon }: Point): string {
  return [lat, lon].map((degrees) => Number(degrees.toFixed(6))).join(',')
}

type Result = z.output<typeof readPlace.records>['result']

/** Null without a position, which means that the lookup failed. */
export function toPlace(result: Result): Place | null {
  const position = result.geometry?.location
  if (!position) return null
  const part = (type: string, form: 'long_name' | 'short_name' = 'long_name') =>
    result.address_components?.find((component) => component.types.includes(type))?.[form] ?? ''
  return {
    id: result.place_id ?? '',
    label: result.formatted_address ?? '',
    street: [part('street_number'), part('route')].filter(Boolean).join(' '),
    city: part('locality') || part('postal_town'),
    region: part('administrative_area_level_1', 'short_name'),
    country: toCountryCode(part('country', 'short_name')) ?? '',
    postalCode: part('postal_code'),
    lat: position.lat,
    lon: position.lng,
  }
}
