import { regionIn } from '@/lib/domain/places/regions'
import type { Order } from './orders'
import { storeCountry } from './store-phone'

type Placed = Pick<Order, 'currency' | 'storeAddress'> & { shippingAddress?: Order['shippingAddress'] }

/** Where an order is taxed: where it is sent to, else where its store is, as far as its address says. */
export function taxPlace({ shippingAddress, storeAddress, currency }: Placed): { country: string; region: string } {
  if (shippingAddress) return shippingAddress
  const country = storeCountry(currency)
  return { country, region: regionIn(country, storeAddress.formatted) ?? '' }
}
