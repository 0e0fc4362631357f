/** A position in degrees. */
export interface Point {
  lat: number
  lon: number
}

/** A line of the search box's list. */
export interface PlaceSuggestion {
  id: string
  label: string
}

/** A found address, in the parts that an editor fills. */
export interface Place extends Point {
  id: string
  label: string
  street: string
  city: string
  region: string
  country: string
  postalCode: string
}

/** Longer than this many characters, or nothing is asked. */
const SEARCH_ABOVE = 5

export function isLongEnoughToSearch(text: string): boolean {
  return text.trim().length > SEARCH_ABOVE
}

/** Less than a tenth of a metre apart. */
export function isSamePoint(a: Point, b: Point): boolean {
  return Math.abs(a.lat - b.lat) < 1e-6 && Math.abs(a.lon - b.lon) < 1e-6
}
