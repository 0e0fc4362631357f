import { useLocale, useTranslations } from 'next-intl'
import { listText, withNames } from '@/lib/domain/languages/joined-text'
import type { Language } from '@/lib/domain/languages/languages'
import { formatMoney } from '@/lib/domain/money/money'
import { countryNames } from '@/lib/domain/places/countries'
import { type Failure, plainDetail } from '@/lib/domain/result'

/** The message of a failed payment or checkout, with its names, countries and amounts. */
export function useFailureText(): (failure: Omit<Failure, 'ok'>) => string {
  const language = useLocale()
  const errors = useTranslations('errors')
  return ({ code, detail }) =>
    withNames(namesOf(detail, language), language, (names) =>
      errors(code, { ...plainDetail(detail), ...names, ...amountsOf(detail, language) }),
    )
}

function namesOf(
  { items, countries }: NonNullable<Failure['detail']> = {},
  language: Language,
): Record<string, string> {
  return {
    ...(Array.isArray(items) && { items: listText(items, language) }),
    ...(Array.isArray(countries) && { countries: countryNames(countries, language) }),
  }
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
