import type { OrderRow } from '@/backend/orders/schema/orders'
import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import type { Language } from '@/lib/domain/languages/languages'
import { type ExpectedTime, expectedTime } from '@/lib/domain/orders/expected-time'
import { arrivalOf, timeHeadline } from '@/lib/domain/orders/headline'
import { zoned } from '@/lib/domain/time/time-zones'

interface OrderAtStore {
  order: OrderRow
  store: { timeZone: string }
}

/** When an order is expected, by the store's clock; null where it has no time, or is over. */
export function expectedOf({ order, store }: OrderAtStore): ExpectedTime | null {
  const local = (instant: Date | null) => instant && zoned(instant, store.timeZone)
  return expectedTime({
    status: order.status,
    fulfilmentMethod: order.fulfilmentMethod,
    fulfilmentOption: order.fulfilmentOption,
    orderedAt: local(order.createdAt),
    readyAt: local(order.readyAt),
    requestedAt: local(order.expectedStart),
    asap: order.expectedStart === null,
    estimate: order.estimate,
    paymentState: null,
  })
}

/** As `Ready about 6:25 pm`: what its page says, too. Null where no time is known. */
export function orderHeadline(placed: OrderAtStore, language: Language, now: Date): string | null {
  const expected = expectedOf(placed)
  const headline = expected && timeHeadline(expected, arrivalOf(placed.order.fulfilmentMethod), { language, now })
  return headline && fillText(textsIn(language).headline[headline.key], headline.values, language)
}
