'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { OrderProblem } from '@/lib/domain/stores/menu-selection'
import { sentenceClock } from '@/lib/domain/time/sentence-time'
import { dayNames, statusLabels, statusText } from './status-text'

/** The message for an item that cannot be ordered. */
export function useProblemText(): (problem: OrderProblem) => string {
  const [t, deal, language] = [useTranslations('store'), useTranslations('deal'), useLocale()]
  return (problem) => {
    switch (problem.kind) {
      case 'sold_out':
        return deal('sold_out')
      case 'no_orders':
        return t('no_orders')
      case 'store':
        return statusText(problem.status, statusLabels(t, deal, language))
      case 'not_now': {
        if (!problem.opens) return t('not_now')
        const { day, daysAhead } = problem.opens
        const time = sentenceClock(problem.opens.at, language)
        const from =
          daysAhead === 0 ? t('available_from', { time }) : t('available_day', { day: dayNames(deal)[day] ?? '', time })
        return `${t('not_now')} ${from}`
      }
    }
  }
}
