import type { Place, PlaceSuggestion, Point } from '@/lib/domain/places/places'

/** metres */
export const SUGGESTION_RADIUS = 20_000

/** Where addresses are looked up. Every call throws RemoteUnavailable when its source does not answer. */
export interface PlaceSource {
  /** Places that fit a text, around `near`. */
  suggest: (text: string, near: Point) => Promise<PlaceSuggestion[]>
  /** The place of a suggestion; null when it has no position. */
  read: (id: string) => Promise<Place | null>
  /** The address at a position: the first result, or null. */
  at: (point: Point) => Promise<Place | null>
}

/** A tenth of a metre; shorter numbers are never written with an exponent, which no source takes. */
export function toLatLng({ lat, lon }: Point): string {
  return [lat, lon].map((degrees) => Number(degrees.toFixed(6))).join(',')
}
