import type { StoreAddress } from './stores'

/** A store's address in one line, with what is known of it; empty when nothing is. */
export function addressLine({ unit, street, city, region, postalCode }: StoreAddress): string {
  const parts = [[unit, street].filter(Boolean).join(' - '), city, `${region} ${postalCode}`.trim()]
  return parts.filter(Boolean).join(', ')
}
