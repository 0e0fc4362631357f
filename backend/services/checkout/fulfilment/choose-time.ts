import { Refusal } from '@/backend/refusal'
import { outOfStock } from '@/backend/services/checkout/cart/check-stock'
import type { PricedCart } from '@/backend/services/checkout/pricing/price-cart'
import { takesOrders } from '@/backend/services/stores/opening'
import type { Language } from '@/lib/domain/site/languages'
import type { Period } from './allowed-periods'
import { missingAt, orderTimes } from './order-times'

export interface RequestedTime {
  /** null means as soon as possible */
  expectedStart: Date | null
  expectedEnd: Date | null
  /** when the slots were offered: a slot chosen then may be too close by now */
  quotedAt: Date
}

/**
 * The slot of an order, or null for as soon as possible. Throws `invalidRequest` when the store takes no orders, is
 * closed now, or did not offer that slot; `outOfStock` with the items that are not offered at that time.
 */
export function chooseTime(cart: PricedCart, requested: RequestedTime, language: Language, now: Date): Period | null {
  const { store, deal, pay, lines } = cart
  const { onlineOrder, holdOrdering } = store.settings
  if (!deal && !pay && (!onlineOrder || holdOrdering || store.suspended))
    throw refused('the store is not accepting orders')
  const missing = missingAt(lines, requested.expectedStart ?? now, store.timeZone)
  if (missing.length > 0) throw outOfStock(missing.map((line) => line.name[language]))
  if (!requested.expectedStart) {
    if (orderTimes(cart, now).asap) return null
    throw refused(takesOrders(store, now) ? 'the store is closed: choose a time' : 'the store is not accepting orders')
  }
  const start = requested.expectedStart.getTime()
  const slot = Object.values(orderTimes(cart, requested.quotedAt).periods)
    .flat()
    .find((each) => each.start.getTime() === start)
  const isSameEnd = !requested.expectedEnd || requested.expectedEnd.getTime() === slot?.end.getTime()
  if (!slot || !isSameEnd || slot.start <= now) throw refused('this time is not offered')
  return slot
}

function refused(message: string): Refusal {
  return new Refusal('invalidRequest', message)
}
