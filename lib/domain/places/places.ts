/** Degrees. */
export interface Point {
  lat: number
  lon: number
}

export interface PlaceSuggestion {
  id: string
  label: string
}

/** A place by the fields of the address editor. */
export interface Place extends Point {
  id: string
  label: string
  street: string
  city: string
  region: string
  country: string
  postalCode: string
}

const MIN_LENGTH = 6

export function isLongEnoughToSearch(text: string): boolean {
  return text.trim().length >= MIN_LENGTH
}

/** To a tenth of a metre, so that its text never has an exponent. */
export function roundDegrees(value: number): number {
  return Math.round(value * 1e6) / 1e6 || 0
}

/** Less than a tenth of a metre apart. */
export function isSamePoint(a: Point, b: Point): boolean {
  return Math.abs(a.lat - b.lat) < 1e-6 && Math.abs(a.lon - b.lon) < 1e-6
}
