/** Provinces with harmonised tax. */
const HARMONISED = ['ON', 'NB', 'NL', 'NS', 'PE']

/** The name of the tax at a place, for a bill that has none; null for the generic word. */
export function taxLabel(place: { country: string; region: string } | null): 'HST' | 'GST' | 'VAT' | null {
  if (place?.country === 'CA') return HARMONISED.includes(place.region.trim().toUpperCase()) ? 'HST' : 'GST'
  return place?.country === 'US' ? 'VAT' : null
}
