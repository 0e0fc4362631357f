import { nameFinder } from './name-finder'

/** Shipping methods, as on the wire and in the database. */
export const SHIPPING_METHOD = { delivery: 1, pickup: 2, eatin: 3, flatrate: 4, freeShipping: 5 } as const

export type ShippingMethod = (typeof SHIPPING_METHOD)[keyof typeof SHIPPING_METHOD]

/** How an order from a menu is handed over; only deals are sent at a flat rate or with free shipping. */
export type MenuType = Exclude<ShippingMethod, typeof SHIPPING_METHOD.flatrate | typeof SHIPPING_METHOD.freeShipping>

/** Placeholder while no method is selected: such a cart can be priced but not ordered. */
export const NO_SHIPPING_METHOD = 0

/** The name of a method; null for an unknown number. */
export const shippingMethodName = nameFinder(SHIPPING_METHOD)

/** Whether a number is a shipping method of an order. */
export function isShippingMethod(method: number): method is ShippingMethod {
  return shippingMethodName(method) !== null
}

const SENT: readonly number[] = [SHIPPING_METHOD.delivery, SHIPPING_METHOD.flatrate, SHIPPING_METHOD.freeShipping]

/** Whether orders with this method go to an address, if anything is shipped. */
export function isSentToAddress(method: number): boolean {
  return SENT.includes(method)
}
