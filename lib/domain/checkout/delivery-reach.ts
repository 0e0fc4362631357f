import type { Address } from '@/lib/domain/places/addresses'
import { distanceKm } from '@/lib/domain/places/distance'
import type { Store } from '@/lib/domain/stores/stores'

/** Whether an address lies beyond the store's area of delivery; false where either place is not known. */
export function isTooFar(
  { maxDeliveryKm, address: { lat: storeLat, lon: storeLon } }: Pick<Store, 'maxDeliveryKm' | 'address'>,
  { lat, lon }: Pick<Address, 'lat' | 'lon'>,
): boolean {
  if (maxDeliveryKm <= 0 || storeLat === null || storeLon === null || lat === null || lon === null) return false
  return distanceKm({ lat: storeLat, lon: storeLon }, { lat, lon }) > maxDeliveryKm
}
