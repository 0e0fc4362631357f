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
