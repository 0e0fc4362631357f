import { outOfStock } from '@/backend/orders/stock/out-of-stock'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { Language } from '@/lib/domain/languages/languages'
import type { Period } from './allowed-periods'
import { leadMinutes, missingAt, orderTimes, type TimedCart } from './order-times'

interface RequestedTime {
  /** null means as soon as possible */
  expectedStart: Date | null
  expectedEnd: Date | null
}

/** How many minutes after it was offered a slot can still be ordered. */
const GRACE_MINUTES = 10

/**
 * The slot of an order; null for as soon as possible. Throws `invalidRequest` with the `reason`, and `outOfStock` with
 * the items that are not offered then.
 */
export function chooseTime(cart: TimedCart, requested: RequestedTime, language: Language, now: Date): Period | null {
  const { store, lines } = cart
  const missing = missingAt(lines, requested.expectedStart ?? now, store.timeZone)
  if (missing.length > 0) throw outOfStock(missing.map((line) => line.name[language]))
  if (!requested.expectedStart) {
    if (orderTimes(cart, now).asap) return null
    throw new DomainError('invalidRequest', 'the store is closed', { reason: 'closed' })
  }
  const start = requested.expectedStart.getTime()
  const slot = Object.values(orderTimes(cart, now, leadMinutes(store, now) - GRACE_MINUTES).periods)
    .flat()
    .find((each) => each.start.getTime() === start)
  const isSameEnd = !requested.expectedEnd || requested.expectedEnd.getTime() === slot?.end.getTime()
  if (slot && isSameEnd) return slot
  throw new DomainError('invalidRequest', 'this time is not offered', { reason: 'time_gone' })
}
