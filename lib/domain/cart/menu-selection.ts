import {
  type ChosenOptions,
  isChosen,
  unansweredGroups,
  unitPrice,
  visibleChoices,
  visibleGroups,
} from '@/lib/domain/option-groups'
import type { OrderingStore, Product } from '@/lib/domain/stores/menu'
import type { Opening } from '@/lib/domain/stores/opening-calendar'
import { ordering, type StoreStatus, storeStatus } from '@/lib/domain/stores/store-status'
import { availableFrom, isOrderable } from './availability'
import { type CartLine, MAX_QUANTITY } from './cart'

/** Minor units. */
export function priceOf(
  { price, optionGroups }: Pick<Product, 'price' | 'optionGroups'>,
  options: ChosenOptions,
): number {
  return unitPrice({ unitPrice: price, optionGroups }, { options })
}

/** Null while a required group is incomplete. */
export function lineOf(
  product: Pick<Product, 'id' | 'price' | 'optionGroups'> & { isGiftCard?: boolean },
  options: ChosenOptions,
  qty: number,
): CartLine | null {
  if (unansweredGroups(product.optionGroups, options).length > 0) return null
  const chosen = visibleChoices(product.optionGroups, options)
  const line = { pid: product.id, qty, pc: priceOf(product, chosen), options: chosen }
  return product.isGiftCard ? { ...line, isGiftCard: true } : line
}

export function maxQuantityOf({ stock }: Pick<Product, 'stock'>): number {
  return Math.min(stock ?? MAX_QUANTITY, MAX_QUANTITY)
}

/** The names of the chosen options, in screen order. */
export function chosenNames(groups: Product['optionGroups'], options: ChosenOptions): string[] {
  return visibleGroups(groups, options).flatMap((group) =>
    group.choices.filter((choice) => isChosen(options, group, choice)).map(({ name }) => name),
  )
}

export type OrderProblem =
  | { kind: 'sold_out' }
  | { kind: 'not_now'; opens: Opening }
  | { kind: 'no_orders' }
  | { kind: 'store'; status: StoreStatus }

/** Null when it can be added. */
export function orderProblem(
  product: Pick<Product, 'stock' | 'available'>,
  store: OrderingStore,
  now: Date,
): OrderProblem | null {
  if (product.stock !== null && product.stock <= 0) return { kind: 'sold_out' }
  const status = storeStatus(store, now)
  const takesNone = ordering(store, now) === 'no'
  if (!store.takesOnlineOrders || (takesNone && status.kind === 'unknown')) return { kind: 'no_orders' }
  if (takesNone) return { kind: 'store', status }
  if (!isOrderable(product, store, now)) return { kind: 'not_now', opens: availableFrom(product, store.utcOffset, now) }
  return null
}
