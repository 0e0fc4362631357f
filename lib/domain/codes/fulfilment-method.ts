import { nameFinder } from './name-finder'

/** Shipping methods, as on the wire and in the database. */
export const FULFILMENT_METHOD = { delivery: 1, pickup: 2, eatin: 3, flatrate: 4, freeShipping: 5 } as const

export type FulfilmentMethod = (typeof FULFILMENT_METHOD)[keyof typeof FULFILMENT_METHOD]

/** How an order from a menu is handed over; only deals are sent at a flat rate or with free shipping. */
export type MenuFulfilmentMethod = Exclude<
  FulfilmentMethod,
  typeof FULFILMENT_METHOD.flatrate | typeof FULFILMENT_METHOD.freeShipping
>

/** Placeholder while no method is selected: such a cart can be priced but not ordered. */
export const NO_FULFILMENT_METHOD = 0

/** The name of a method; null for an unknown number. */
export const fulfilmentMethodName = nameFinder(FULFILMENT_METHOD)

/** Whether a number is a fulfilment method of an order. */
export function isFulfilmentMethod(method: number): method is FulfilmentMethod {
  return fulfilmentMethodName(method) !== null
}

const SENT: readonly number[] = [FULFILMENT_METHOD.delivery, FULFILMENT_METHOD.flatrate, FULFILMENT_METHOD.freeShipping]

/** Whether orders with this method go to an address, if anything is shipped. */
export function isSentToAddress(method: number): boolean {
  return SENT.includes(method)
}
