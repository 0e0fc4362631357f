import type { Language, Localised } from '@/lib/domain/site/languages'

export const SORTS: readonly { id: number; name: Localised }[] = [
  { id: 106, name: { en: 'Best match', zh: '最佳匹配', 'zh-Hant': '最佳匹配', jp: 'おすすめ順' } },
  { id: 102, name: { en: 'Distance', zh: '距离', 'zh-Hant': '距離', jp: '近い順' } },
  { id: 103, name: { en: 'Ranking', zh: '评分', 'zh-Hant': '評分', jp: '評価の高い順' } },
  { id: 104, name: { en: 'Price: low to high', zh: '价格从低到高', 'zh-Hant': '價格由低至高', jp: '価格の安い順' } },
  { id: 105, name: { en: 'Price: high to low', zh: '价格从高到低', 'zh-Hant': '價格由高至低', jp: '価格の高い順' } },
]

interface Filter {
  key: 'discount' | 'amtSold'
  name: Localised
  values: readonly number[]
  toText: (value: number, lan: Language) => string
}

const orMore: Record<Language, (value: number) => string> = {
  en: (value) => `${value}% or more`,
  zh: (value) => `${value}% 及以上`,
  'zh-Hant': (value) => `${value}% 及以上`,
  jp: (value) => `${value}%以上`,
}

const moreThan: Record<Language, (value: number) => string> = {
  en: (value) => `More than ${value}`,
  zh: (value) => `超过 ${value}`,
  'zh-Hant': (value) => `超過 ${value}`,
  jp: (value) => `${value}件超`,
}

export const FILTERS: readonly Filter[] = [
  {
    key: 'discount',
    name: { en: 'Discount', zh: '折扣', 'zh-Hant': '折扣', jp: '割引率' },
    values: [10, 20, 30, 40, 50, 60],
    toText: (value, lan) => orMore[lan](value),
  },
  {
    key: 'amtSold',
    name: { en: 'Amount sold', zh: '已售数量', 'zh-Hant': '已售數量', jp: '販売数' },
    values: [50, 200, 500, 1000],
    toText: (value, lan) => moreThan[lan](value),
  },
]
