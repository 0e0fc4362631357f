import type { useTranslations } from 'next-intl'

/** The card of an order, as an API answers it (`Visa 4242`), in the words for a saved card; another form stays as it is. */
export function cardLabelText(label: string, t: ReturnType<typeof useTranslations<'payment'>>): string {
  const [, type, last] = /^(\D+) (\d{4})$/.exec(label) ?? []
  return type && last ? t('ends_in', { type, last }) : label
}
