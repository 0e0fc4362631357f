'use client'

import { useTranslations } from 'next-intl'
import type { OrderProblem } from '@/lib/domain/stores/menu-selection'
import { dayNames, statusLabels, statusText } from './status-text'

/** The message for an item that cannot be ordered. */
export function useProblemText(): (problem: OrderProblem) => string {
  const [t, deal] = [useTranslations('store'), useTranslations('deal')]
  return (problem) => {
    switch (problem.kind) {
      case 'sold_out':
        return deal('sold_out')
      case 'no_orders':
        return t('no_orders')
      case 'store':
        return statusText(problem.status, statusLabels(t, deal))
      case 'not_now': {
        if (!problem.opens) return t('not_now')
        const { at, day, daysAhead } = problem.opens
        const from =
          daysAhead === 0
            ? t('available_from', { time: at })
            : t('available_day', { day: dayNames(deal)[day] ?? '', time: at })
        return `${t('not_now')} ${from}`
      }
    }
  }
}
