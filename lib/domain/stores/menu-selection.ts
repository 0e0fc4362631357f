import { type CartLine, type ChosenOptions, MAX_OF_ONE } from '@/lib/domain/cart/cart'
import { unansweredGroups, unitPrice, visibleChoices, visibleGroups } from '@/lib/domain/deals/deal-selection'
import { availableFrom, isAvailable } from './availability'
import type { OrderingStore, Product } from './menu'
import type { OpenState } from './opening-hours'
import { ordering, type StoreStatus, storeStatus } from './store-status'

/** One of a product with what is chosen, in minor units. */
export function priceOf({ price, optionGroups }: Product, options: ChosenOptions): number {
  return unitPrice({ unitPrice: price, optionGroups }, { options })
}

/** The cart line of a complete choice; null while a required group wants more. */
export function lineOf(product: Product, options: ChosenOptions, qty: number): CartLine | null {
  if (unansweredGroups(product.optionGroups, options).length > 0) return null
  const chosen = visibleChoices(product.optionGroups, options)
  return { pid: product.id, qty, pc: priceOf(product, chosen), options: chosen }
}

/** How many of it an order may hold. */
export function maxOf({ stock }: Pick<Product, 'stock'>): number {
  return Math.min(stock ?? MAX_OF_ONE, MAX_OF_ONE)
}

/** What was chosen, by name, in screen order. */
export function chosenNames(product: Product, options: ChosenOptions): string[] {
  return visibleGroups(product.optionGroups, options).flatMap((group) =>
    group.choices.filter(({ id }) => options[group.id]?.includes(id)).map(({ name }) => name),
  )
}

export type OrderProblem =
  | { kind: 'sold_out' }
  | { kind: 'not_now'; opens: Extract<OpenState, { open: false }>['opens'] }
  | { kind: 'no_orders' }
  | { kind: 'store'; status: StoreStatus }

/** Why a product cannot go into the cart at `now`; null when it can. */
export function orderProblem(product: Product, store: OrderingStore, now: Date): OrderProblem | null {
  if (product.stock !== null && product.stock <= 0) return { kind: 'sold_out' }
  if (!store.takesOnlineOrders) return { kind: 'no_orders' }
  if (ordering(store, now) === 'no') return { kind: 'store', status: storeStatus(store, now) }
  if (!isAvailable(product, store.utcOffset, now))
    return { kind: 'not_now', opens: availableFrom(product, store.utcOffset, now) }
  return null
}
