import { useLocale, useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/languages/languages'
import { formatMoney } from '@/lib/domain/money/money'
import { countryNames } from '@/lib/domain/places/countries'
import { type Failure, NO_DETAIL } from '@/lib/domain/result'

/** The message of a failed payment or checkout, with its names, countries and amounts. */
export function useFailureText(): (failure: Omit<Failure, 'ok'>) => string {
  const language = useLocale()
  const errors = useTranslations('errors')
  return ({ code, detail }) =>
    errors(code, { ...NO_DETAIL, ...detail, ...countriesOf(detail, language), ...amountsOf(detail, language) })
}

function countriesOf(detail: Failure['detail'], language: Language) {
  return detail?.countries === undefined ? {} : { countries: countryNames(`${detail.countries}`, language) }
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
