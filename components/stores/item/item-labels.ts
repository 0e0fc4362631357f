import type { useTranslations } from 'next-intl'
import { optionLabels } from '@/components/ui/forms/option-labels'
import type { Language } from '@/lib/domain/languages/languages'
import { problemLabels } from './problem-text'

/** `{placeholders}` are filled later. */
export function itemLabels(
  t: ReturnType<typeof useTranslations<'store'>>,
  deal: ReturnType<typeof useTranslations<'deal'>>,
  language: Language,
  name: string,
) {
  return {
    options: optionLabels(deal),
    problem: problemLabels(t, deal, language),
    left: t('left', { count: '{count}' }),
    later: t('order_for_later'),
    stepper: { quantity: t('quantity'), decrease: t('decrease', { name }), increase: t('increase', { name }) },
    add: t('add', { count: '{count}', price: '{price}' }),
  }
}

export type ItemLabels = ReturnType<typeof itemLabels>
