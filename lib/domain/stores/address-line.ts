import type { StoreAddress } from './stores'

/** Empty when nothing is known. */
export function addressLine({ unit, street, city, region, postalCode }: StoreAddress): string {
  const parts = [[unit, street].filter(Boolean).join(' - '), city, `${region} ${postalCode}`.trim()]
  return parts.filter(Boolean).join(', ')
}
