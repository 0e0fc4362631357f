import type { FoundDish } from '@/lib/domain/stores/home'
import { isClosedNow } from '@/lib/domain/stores/status-facts'
import type { ListedStore } from '@/lib/domain/stores/stores'
import { thoseFirst } from '@/lib/domain/those-first'

/** With its store, which may be closed now. */
export interface ListedDish extends FoundDish {
  store: ListedStore
}

/** Those of stores that are closed come last, otherwise in the same order. */
export function openDishesFirst(dishes: readonly ListedDish[], now: Date): ListedDish[] {
  return thoseFirst(dishes, ({ store }) => !isClosedNow(store, now))
}
