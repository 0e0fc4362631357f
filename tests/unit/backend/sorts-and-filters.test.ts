import { expect, test } from 'vitest'
import { toFilters, toSorts } from '@/backend/catalogue/serialise/sorts-and-filters'
import type { Language } from '@/lib/domain/languages/languages'

test.each<[Language, string, string, string]>([
  ['en', 'Best match', '30% off or more', 'Number sold'],
  ['zh', '综合排序', '7 折及以下', '销量'],
  ['zh-Hant', '推薦排序', '7 折以下', '銷量'],
  ['jp', 'おすすめ順', '30%オフ以上', '販売数'],
])('in %s the API names sorts and filters as the storefront does', (language, best, discount, sold) => {
  const [discounts, amounts] = toFilters(language)
  expect(toSorts(language)[0]).toEqual({ id: 106, nm: best })
  expect(discounts?.values[2]).toEqual({ value: 30, nm: discount })
  expect(amounts?.nm).toBe(sold)
})
