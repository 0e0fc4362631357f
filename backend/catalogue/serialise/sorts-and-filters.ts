import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import type { Language } from '@/lib/domain/languages/languages'
import { discountWords } from '@/lib/domain/money/discount-words'

/** The sort orders of a list of deals, by their documented ids. */
const SORTS = [
  { id: 106, key: 'best_match' },
  { id: 102, key: 'distance' },
  { id: 103, key: 'ranking' },
  { id: 104, key: 'price_low' },
  { id: 105, key: 'price_high' },
] as const

const FILTERS = [
  { key: 'discount', values: [10, 20, 30, 40, 50, 60], words: discountWords },
  { key: 'amtSold', values: [50, 200, 500, 1000], words: (value: number) => ({ value }) },
] as const

export function toSorts(lan: Language) {
  return SORTS.map(({ id, key }) => ({ id, nm: textsIn(lan).sorts[key] }))
}

export function toFilters(lan: Language) {
  const { filters } = textsIn(lan)
  return FILTERS.map(({ key, values, words }) => ({
    key,
    nm: filters[key],
    values: values.map((value) => ({ value, nm: fillText(filters[`${key}_value`], words(value), lan) })),
  }))
}
