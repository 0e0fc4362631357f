import { nameFinder } from './name-finder'

/** Fulfilment methods, as on the wire and in the database. */
export const FULFILMENT_METHOD = { delivery: 1, pickup: 2, eatin: 3, flatrate: 4, freeShipping: 5 } as const

export type FulfilmentMethod = (typeof FULFILMENT_METHOD)[keyof typeof FULFILMENT_METHOD]

/** How an order from a menu reaches the customer; only deals are sent at a flat rate or with free shipping. */
export type MenuFulfilmentMethod = Exclude<
  FulfilmentMethod,
  typeof FULFILMENT_METHOD.flatrate | typeof FULFILMENT_METHOD.freeShipping
>

/** Such a cart can be priced but not ordered. */
export const NO_FULFILMENT_METHOD = 0

/** Null for an unknown number. */
export const fulfilmentMethodName = nameFinder(FULFILMENT_METHOD)

export function isFulfilmentMethod(method: number): method is FulfilmentMethod {
  return fulfilmentMethodName(method) !== null
}

const SENT: readonly number[] = [FULFILMENT_METHOD.delivery, FULFILMENT_METHOD.flatrate, FULFILMENT_METHOD.freeShipping]

/** If anything is shipped at all. */
export function isSentToAddress(method: number): boolean {
  return SENT.includes(method)
}
