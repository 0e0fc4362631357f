import type { useTranslations } from 'next-intl'
import { statusLabels, statusText } from '@/components/stores/status/status-text'
import { dayNames } from '@/components/ui/content/day-names'
import type { Language } from '@/lib/domain/languages/languages'
import type { OrderNotice } from '@/lib/domain/stores/order-notice'
import { sentenceClock } from '@/lib/domain/time/sentence-time'

interface Texts {
  t: ReturnType<typeof useTranslations<'store'>>
  deal: ReturnType<typeof useTranslations<'deal'>>
  language: Language
}

/** What a store says of orders in a line, and why in another one. */
export function noticeText(notice: OrderNotice, { t, deal, language }: Texts): { title: string; text: string | null } {
  const { opens } = notice
  const time = sentenceClock(opens?.at ?? '', language)
  const day = (opens && opens.daysAhead > 0 && dayNames(deal)[opens.day]) || null
  if (notice.kind === 'later') {
    const title = day ? t('order_for_day', { day, time }) : t('order_for', { time })
    return { title: opens ? title : t('order_for_later'), text: t('time_at_checkout') }
  }
  const { status } = notice
  if (opens)
    return {
      title: day ? t('order_from_day', { day, time }) : t('order_from', { time }),
      text: status.kind === 'closed' ? t('closed_takes_none') : t('no_orders'),
    }
  const isPaused = status.kind === 'orders_paused'
  return { title: isPaused ? statusText(status, statusLabels(t, deal, language)) : t('no_orders'), text: null }
}
