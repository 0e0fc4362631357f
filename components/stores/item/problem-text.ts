import type { useTranslations } from 'next-intl'
import { statusLabels, statusText } from '@/components/stores/status/status-text'
import { interpolate } from '@/components/ui/loading/interpolate'
import type { OrderProblem } from '@/lib/domain/cart/menu-selection'
import type { Language } from '@/lib/domain/languages/languages'
import { sentenceClock } from '@/lib/domain/time/sentence-time'

/** `{placeholders}` are filled later. */
export function problemLabels(
  t: ReturnType<typeof useTranslations<'store'>>,
  deal: ReturnType<typeof useTranslations<'deal'>>,
  language: Language,
) {
  return {
    status: statusLabels(t, deal, language),
    soldOut: deal('sold_out'),
    noOrders: t('no_orders'),
    notNow: t('not_now'),
    from: t('available_from', { time: '{time}' }),
    fromDay: t('available_day', { day: '{day}', time: '{time}' }),
  }
}

export type ProblemLabels = ReturnType<typeof problemLabels>

export function problemText(problem: OrderProblem, labels: ProblemLabels): string {
  switch (problem.kind) {
    case 'sold_out':
      return labels.soldOut
    case 'no_orders':
      return labels.noOrders
    case 'store':
      return statusText(problem.status, labels.status)
    case 'not_now': {
      if (!problem.opens) return labels.notNow
      const { at, day, daysAhead } = problem.opens
      const { language, days } = labels.status
      const time = sentenceClock(at, language)
      return `${labels.notNow} ${interpolate(daysAhead === 0 ? labels.from : labels.fromDay, { time, day: days[day] ?? '' })}`
    }
  }
}
