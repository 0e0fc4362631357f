import { locateAddress } from '@/backend/catalogue/places/locate-address'
import type { stores } from '@/backend/catalogue/schema/stores'
import { isOpenAt } from '@/backend/catalogue/stores/opening'
import type { LoadedCart } from '@/backend/checkout/cart/load-cart'
import { type AddressInput, checkAddress } from '@/backend/customers/addresses/check-address'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { goodsTotal, isGiftCardsOnly } from '@/backend/pricing/order-contents'
import { STORE_TYPE } from '@/lib/domain/codes/catalogue-codes'
import {
  FULFILMENT_METHOD,
  type FulfilmentMethod,
  isFulfilmentMethod,
  isSentToAddress,
  NO_FULFILMENT_METHOD,
} from '@/lib/domain/codes/fulfilment-method'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import { distanceKm } from '@/lib/domain/places/distance'

type Store = typeof stores.$inferSelect

/** The fulfilment options of flat-rate shipping, as shares of the store's fee. */
export const FLAT_RATES = [
  { code: 'standard', share: 1 },
  { code: 'express', share: 2 },
] as const

export interface Fulfilment {
  /** `NO_FULFILMENT_METHOD` until one is chosen: a price without fulfilment, which cannot become an order */
  method: FulfilmentMethod | typeof NO_FULFILMENT_METHOD
  code: string
  /** minor units */
  fee: number
  /** straight distance, which the fee of a delivery depends on; null for other methods */
  km: number | null
  /** validated; null when nothing is shipped */
  address: AddressInput | null
}

export interface FulfilmentRequest {
  method: number
  code: string
  address: AddressInput | null
}

/**
 * Checks the fulfilment of a cart and computes its fee. A cart that needs none gets its only method. Throws
 * `invalidShippingMethod`, `invalidAddress` (missing, or cannot be located), `invalidRequest` (an invalid field),
 * `shippingCountries`, `distanceExceeded`.
 */
export function resolveFulfilment(
  store: Store,
  cart: LoadedCart,
  { method, code, address }: FulfilmentRequest,
  { now, countries }: { now: Date; countries: readonly CountryCode[] },
): Fulfilment {
  if (isDigital(cart)) return { method: FULFILMENT_METHOD.freeShipping, code: '', fee: 0, km: null, address: null }
  if (method === NO_FULFILMENT_METHOD) return { method, code: '', fee: 0, km: null, address: null }
  if (!isFulfilmentMethod(method) || !offers(store, cart, method, now))
    throw new DomainError('invalidShippingMethod', 'the store does not offer this')
  const { flatrate, freeShipping } = FULFILMENT_METHOD
  if (method === freeShipping && !address) return { method, code: '', fee: 0, km: null, address: null }
  if (!isSentToAddress(method)) return { method, code: '', fee: 0, km: null, address: null }

  if (!address) throw new DomainError('invalidAddress', 'an address is required')
  const checked = checkAddress(address, countries)
  if (!store.shippingCountries.includes(checked.country)) {
    throw new DomainError('shippingCountries', 'no shipping to this address', { countries: store.shippingCountries })
  }
  if (method === freeShipping) return { method, code: '', fee: 0, km: null, address: checked }
  if (method === flatrate) {
    const rate = FLAT_RATES.find((candidate) => candidate.code === code) ?? FLAT_RATES[0]
    return { method, code, fee: store.settings.deliveryFee * rate.share, km: null, address: checked }
  }
  if (goodsTotal(cart.lines) < store.settings.minDeliveryAmount) {
    throw new DomainError('invalidShippingMethod', 'below the minimum for delivery')
  }
  return { method, code: '', ...deliveryCost(store, checked), address: checked }
}

/** The fulfilment methods that a cart can be ordered with. */
export function offeredMethods(store: Store, cart: LoadedCart, now: Date): number[] {
  return Object.values(FULFILMENT_METHOD).filter(
    (method) =>
      offers(store, cart, method, now) &&
      (method !== FULFILMENT_METHOD.delivery || goodsTotal(cart.lines) >= store.settings.minDeliveryAmount),
  )
}

/** Whether the store offers a method. A deal has its own methods; of menu items only shops send parcels. */
function offers(store: Store, cart: LoadedCart, method: number, now: Date): boolean {
  if (isDigital(cart)) return method === FULFILMENT_METHOD.freeShipping
  const { deal } = cart
  const { services, kind } = store
  const { delivery, pickup, eatin, flatrate, freeShipping } = FULFILMENT_METHOD
  if (deal) {
    if (method === pickup) return deal.pickup
    if (method === delivery || method === flatrate) return deal.delivery
    return method === freeShipping && !deal.pickup && !deal.delivery
  }
  if (method === delivery) return services.delivery
  if (method === pickup) return services.takeout
  if (method === flatrate) return services.delivery && kind !== STORE_TYPE.restaurant
  return method === eatin && services.eatin && isOpenAt(store, now)
}

/** Whether nothing needs fulfilment: gift cards alone, which are mailed, and amounts without goods. */
function isDigital({ lines, pay }: LoadedCart): boolean {
  return pay !== null || isGiftCardsOnly(lines)
}

function deliveryCost({ settings, lat, lon }: Store, address: AddressInput): { km: number; fee: number } {
  const place = locateAddress(address)
  if (!place) throw new DomainError('invalidAddress', 'the address cannot be found')
  const km = distanceKm(place, { lat, lon })
  if (km > settings.maxDeliveryDistance) {
    throw new DomainError('distanceExceeded', 'too far away', { max_km: settings.maxDeliveryDistance })
  }
  const farther = Math.max(0, km - settings.flatFeeDeliveryDistance)
  return { km, fee: settings.deliveryFee + Math.round(farther * settings.feePerKm) }
}
