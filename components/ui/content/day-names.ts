import type { useTranslations } from 'next-intl'

type TranslateDeal = ReturnType<typeof useTranslations<'deal'>>

/** Monday first. */
export function dayNames(deal: TranslateDeal): string[] {
  return ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => deal(`days.${day}`))
}

/** A day, or days in a row as `Monday – Friday`; 0 is Monday. */
export function dayRange({ first, last }: { first: number; last: number }, deal: TranslateDeal): string {
  const days = dayNames(deal)
  const [from = '', to = ''] = [days[first], days[last]]
  return from === to ? from : deal('day_range', { first: from, last: to })
}
