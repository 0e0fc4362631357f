/** Provinces whose tax is harmonised. */
const HARMONISED = ['ON', 'NB', 'NL', 'NS', 'PE']

/** What the tax of a place is called on a bill that does not say; null for the generic word. */
export function taxLabel(place: { country: string; region: string } | null): 'HST' | 'GST' | 'VAT' | null {
  if (place?.country === 'CA') return HARMONISED.includes(place.region.trim().toUpperCase()) ? 'HST' : 'GST'
  return place?.country === 'US' ? 'VAT' : null
}
