import { regionOfPostalCode } from './postal-regions'
import { type TaxRate, taxesOf } from './tax-rates'

/** Where something is sent, as far as taxes go. */
interface Destination {
  country: string
  region: string
  postalCode: string
}

/**
 * The taxes on whatever an order is charged for, goods and surcharges alike: those of the address that it is sent to,
 * by its postal code whatever region a shopper writes beside it; the store's where nothing is sent.
 */
export function taxesAt(address: Destination | null, store: { country: string; region: string }): TaxRate[] {
  if (!address) return taxesOf(store.country, store.region)
  const { country, region, postalCode } = address
  return taxesOf(country, regionOfPostalCode(country, postalCode) ?? region)
}
