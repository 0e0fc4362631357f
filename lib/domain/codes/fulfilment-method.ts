import { nameFinder } from './name-finder'

/** Fulfilment methods, as on the wire and in the database. */
export const FULFILMENT_METHOD = { delivery: 1, pickup: 2, eatin: 3, flatrate: 4, freeShipping: 5 } as const

export type FulfilmentMethod = (typeof FULFILMENT_METHOD)[keyof typeof FULFILMENT_METHOD]

/** How an order from a menu reaches the customer; only deals are sent at a flat rate or with free shipping. */
export type MenuFulfilmentMethod = Exclude<
  FulfilmentMethod,
  typeof FULFILMENT_METHOD.flatrate | typeof FULFILMENT_METHOD.freeShipping
>

/** A cart with this number can be priced but not ordered. */
export const NO_FULFILMENT_METHOD = 0

/** Null for an unknown number. */
const fulfilmentMethodName = nameFinder(FULFILMENT_METHOD)

export function isFulfilmentMethod(method: number): method is FulfilmentMethod {
  return fulfilmentMethodName(method) !== null
}

const SENT: readonly number[] = [FULFILMENT_METHOD.delivery, FULFILMENT_METHOD.flatrate, FULFILMENT_METHOD.freeShipping]

/** If anything is shipped at all. */
export function isSentToAddress(method: number): boolean {
  return SENT.includes(method)
}

interface Serves {
  /** at tables */
  waiterService: boolean
  /** what is delivered is a deal, not a meal */
  isParcel?: boolean
}

/** Deals are sent as parcels, dishes by a courier: some languages have a word for each. */
export function isParcel(items: readonly { dealId: unknown }[]): boolean {
  return items.length > 0 && items.every(({ dealId }) => dealId !== null)
}

/** Eating in is `eatin` with table service, else `instore`. */
export function menuFulfilmentName(method: MenuFulfilmentMethod, { waiterService }: Serves) {
  if (method === FULFILMENT_METHOD.eatin) return waiterService ? 'eatin' : 'instore'
  return method === FULFILMENT_METHOD.delivery ? 'delivery' : 'pickup'
}

/** The name of an order's fulfilment method; null where an API omits it, or names none. */
export function orderFulfilmentName({ fulfilmentMethod, ...store }: Serves & { fulfilmentMethod: number | null }) {
  if (fulfilmentMethod === null || fulfilmentMethod === NO_FULFILMENT_METHOD) return null
  return isFulfilmentMethod(fulfilmentMethod) ? fulfilmentName(fulfilmentMethod, store) : 'unknown'
}

/** The name of any cart's fulfilment method, also of a deal that is sent, or of a cart with nothing to send. */
export function fulfilmentName(method: number, store: Serves) {
  const name = fulfilmentMethodName(method) ?? 'freeShipping'
  if (name === 'delivery' && store.isParcel) return 'parcel'
  return name === 'flatrate' || name === 'freeShipping' ? name : menuFulfilmentName(FULFILMENT_METHOD[name], store)
}

interface Delivered {
  fulfilmentMethod: number | null
  items: readonly { dealId: unknown }[]
}

export function isMealDelivery({ fulfilmentMethod, items }: Delivered): boolean {
  return fulfilmentMethod === FULFILMENT_METHOD.delivery && !isParcel(items)
}
