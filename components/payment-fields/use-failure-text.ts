import { useLocale, useTranslations } from 'next-intl'
import { formatMoney } from '@/lib/domain/money/money'
import { type Failure, NO_DETAIL } from '@/lib/domain/result'
import type { Language } from '@/lib/domain/site/languages'

/** The message of a failed payment or checkout, with its names and amounts. */
export function useFailureText(): (failure: Omit<Failure, 'ok'>) => string {
  const language = useLocale()
  const errors = useTranslations('errors')
  return ({ code, detail }) => errors(code, { ...NO_DETAIL, ...detail, ...amountsOf(detail, language) })
}

function amountsOf(detail: Failure['detail'], language: Language) {
  if (detail?.before === undefined) return {}
  const money = (amount: unknown, currency: unknown) =>
    formatMoney({ amount: Number(amount), currency: `${currency}` }, language)
  return {
    before: money(detail.before, detail.beforeCurrency),
    after: money(detail.after, detail.afterCurrency),
  }
}
