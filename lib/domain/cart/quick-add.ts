import { preselect, unansweredGroups } from '@/lib/domain/option-groups'
import type { OrderingStore, Product } from '@/lib/domain/stores/menu'
import type { CartLine } from './cart'
import { lineOf, orderProblem } from './menu-selection'

/** Whether one press adds a product: nothing must be chosen first, and it can be ordered at `now`. */
export function isQuickToAdd(product: Product, store: OrderingStore, now: Date): boolean {
  return unansweredGroups(product.optionGroups, {}).length === 0 && orderProblem(product, store, now) === null
}

/** The line that a press adds, as the item's dialog would without a choice; null where the dialog must tell more. */
export function quickLine(product: Product, store: OrderingStore, now: Date): CartLine | null {
  return isQuickToAdd(product, store, now) ? lineOf(product, preselect(product.optionGroups), 1) : null
}
