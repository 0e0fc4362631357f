import type { useTranslations } from 'next-intl'
import { dayNames } from '@/components/ui/content/day-names'
import { interpolate } from '@/components/ui/loading/interpolate'
import { type Language, toBcp47 } from '@/lib/domain/languages/languages'
import type { StoreStatus } from '@/lib/domain/stores/store-status'
import { sentenceClock } from '@/lib/domain/time/sentence-time'

type Translate<N extends 'store' | 'deal'> = ReturnType<typeof useTranslations<N>>

/** Placeholders are filled later. */
export function statusLabels(t: Translate<'store'>, deal: Translate<'deal'>, language: Language) {
  return {
    language,
    open: deal('open_until', { time: '{time}' }),
    always: t('open_always'),
    lastOrder: t('last_order', { minutes: '{minutes}' }),
    ordersEnded: t('orders_ended', { time: '{time}' }),
    ordersPaused: t('orders_paused', { time: '{time}' }),
    paused: t('paused'),
    closed: deal('closed'),
    opensAt: deal('opens_at', { time: '{time}' }),
    opensDay: deal('opens_day', { day: '{day}', time: '{time}' }),
    days: dayNames(deal),
  }
}

export type StatusLabels = ReturnType<typeof statusLabels>

/** Local dates as `Thu, Dec 24`. Made on the server: a browser may write them in another way. */
export function dateNames(dates: readonly string[], language: Language): Record<string, string> {
  const format = new Intl.DateTimeFormat(toBcp47(language), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return Object.fromEntries(dates.map((date) => [date, format.format(new Date(date))]))
}

/** The status as a text such as `Open, last order in 12 min`. */
export function statusText(status: StoreStatus, labels: StatusLabels): string {
  const clock = (time: string) => sentenceClock(time, labels.language)
  // what closes at midnight closes at the end of the day
  const closing = (time: string) => clock(time).replace(/^00:00$/, '24:00')
  switch (status.kind) {
    case 'open':
      return status.closesAt ? interpolate(labels.open, { time: closing(status.closesAt) }) : labels.always
    case 'last_orders':
      return interpolate(labels.lastOrder, { minutes: status.minutes })
    case 'orders_ended':
      return interpolate(labels.ordersEnded, { time: closing(status.closesAt) })
    case 'orders_paused':
      return interpolate(labels.ordersPaused, { time: clock(status.until) })
    case 'paused':
      return labels.paused
    case 'unknown':
      return ''
    case 'closed': {
      if (!status.opens) return labels.closed
      const { at, day, daysAhead } = status.opens
      const label = daysAhead === 0 ? labels.opensAt : labels.opensDay
      return interpolate(label, { time: clock(at), day: labels.days[day] ?? '' })
    }
  }
}
