import type { useTranslations } from 'next-intl'
import { type StatusLabels, statusText } from '@/components/stores/status/status-text'
import { interpolate } from '@/components/ui/loading/interpolate'
import type { Opening } from '@/lib/domain/stores/opening-calendar'
import type { OrderNotice } from '@/lib/domain/stores/order-notice'
import { sentenceClock } from '@/lib/domain/time/sentence-time'

/** `{placeholders}` are filled later. */
export function noticeLabels(t: ReturnType<typeof useTranslations<'store'>>) {
  const [time, day] = ['{time}', '{day}']
  return {
    orderFor: t('order_for', { time }),
    orderForDay: t('order_for_day', { day, time }),
    orderLater: t('order_for_later'),
    timeAtCheckout: t('time_at_checkout'),
    orderFrom: t('order_from', { time }),
    orderFromDay: t('order_from_day', { day, time }),
    closed: t('closed_takes_none'),
    noOrders: t('no_orders'),
    takesOrders: t('takes_orders'),
    reload: t('reload_menu'),
  }
}

export type NoticeLabels = ReturnType<typeof noticeLabels>

/** What a store says of orders in a line, and why in another one. */
export function noticeText(
  notice: OrderNotice,
  labels: NoticeLabels,
  status: StatusLabels,
): { title: string; text: string | null } {
  const at = (opening: NonNullable<Opening>, today: string, otherDay: string) => {
    const time = sentenceClock(opening.at, status.language)
    return interpolate(opening.daysAhead === 0 ? today : otherDay, { time, day: status.days[opening.day] ?? '' })
  }
  if (notice.kind === 'later') {
    const { first } = notice
    const title = first ? at(first, labels.orderFor, labels.orderForDay) : labels.orderLater
    return { title, text: labels.timeAtCheckout }
  }
  const { opens, status: now } = notice
  if (opens)
    return {
      title: at(opens, labels.orderFrom, labels.orderFromDay),
      text: now.kind === 'closed' ? labels.closed : labels.noOrders,
    }
  return now.kind === 'orders_paused'
    ? { title: statusText(now, status), text: null }
    : { title: labels.noOrders, text: null }
}
