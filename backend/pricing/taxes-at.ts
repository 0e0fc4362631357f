import { regionOfPostalCode } from './postal-regions'
import { type TaxRate, taxesOf } from './tax-rates'

interface Destination {
  country: string
  region: string
  postalCode: string
}

/**
 * The taxes on everything in an order, goods and surcharges alike: those of the shipping address, by its postal code
 * regardless of the region entered; the store's when nothing is shipped.
 */
export function taxesAt(address: Destination | null, store: { country: string; region: string }): TaxRate[] {
  if (!address) return taxesOf(store.country, store.region)
  const { country, region, postalCode } = address
  return taxesOf(country, regionOfPostalCode(country, postalCode) ?? region)
}
