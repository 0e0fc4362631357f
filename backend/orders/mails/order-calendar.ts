import { addMinutes } from 'date-fns'
import { storeAddress } from '@/backend/catalogue/stores/store-address'
import { expectedOf } from '@/backend/orders/notifications/order-headline'
import type { OrderDetail } from '@/backend/orders/queries/read-order'
import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import type { MailAttachment } from '@/backend/providers/messages/message-providers'
import { arrivalOf } from '@/lib/domain/orders/headline'
import { addressText } from '@/lib/domain/places/addresses'
import { calendarFile } from '@/lib/domain/time/calendar-file'

const REMINDER_MINUTES = 15
/** of an order whose end nobody has promised */
const DURATION_MINUTES = 30

/** An event for calendars, which replaces the one of an earlier mail; null where no time is known. */
export function orderCalendar(detail: OrderDetail, url: string, now: Date): MailAttachment | null {
  const { order, store } = detail
  const { language } = order
  const expected = expectedOf(detail)
  if (!expected || expected.kind === 'asap') return null
  const texts = textsIn(language).calendar
  const arrival = arrivalOf(order.fulfilmentMethod)
  const start = new Date(expected.kind === 'estimated' ? expected.from : expected.at)
  const end = expected.kind === 'estimated' ? new Date(expected.at) : addMinutes(start, DURATION_MINUTES)
  const address = arrival === 'arriving' ? order.shippingAddress && addressText(order.shippingAddress, language) : null
  const event = {
    uid: `order-${order.id}@${new URL(url).hostname}`,
    ...{ start, end, url, description: url, reminderMinutes: REMINDER_MINUTES },
    summary: fillText(texts[arrival], { store: store.name[language] }, language),
    location: address || storeAddress(store),
  }
  return {
    filename: 'order.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendarFile(event, { producer: store.name[language], now }),
  }
}
