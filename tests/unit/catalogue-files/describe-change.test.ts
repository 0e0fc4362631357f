import { describe, expect, it } from 'vitest'
import { describeChange } from '@/backend/catalogue-files/report/describe-change'
import { localised } from '@/lib/domain/languages/languages'

const tea = { en: 'Tea', zh: '茶', 'zh-Hant': '茶', jp: 'お茶' }
const week = (monday: object[]) => [monday, [], [], [], [], [], [{ open: 1080, close: 1560 }]]

describe('a change in the report', () => {
  it.each<[string, object, object, string]>([
    ['price', { price: 1600 }, { price: 1750 }, 'price 16.00 → 17.50'],
    ['stock', { stock: null }, { stock: 8, fileStock: 8 }, 'stock none → 8'],
    ['text in one language', { name: tea }, { name: { ...tea, en: 'Green tea' } }, 'name en “Tea” → “Green tea”'],
    [
      'text in two languages alike',
      { name: tea },
      { name: { ...tea, zh: '绿茶', 'zh-Hant': '绿茶' } },
      'name zh zh_hant “茶” → “绿茶”',
    ],
    [
      'long text',
      { description: localised(() => '') },
      { description: { ...localised(() => ''), en: 'a'.repeat(300) } },
      `description en none → “${'a'.repeat(38)}…`,
    ],
    [
      'setting',
      { settings: { deliveryFee: 399, upsell: false } },
      { settings: { deliveryFee: 499, upsell: true } },
      'settings delivery_fee 3.99 → 4.99, settings upsell no → yes',
    ],
    ['list', { keywords: ['udon'] }, { keywords: ['udon', 'soba'] }, 'keywords udon → udon;soba'],
    [
      'day',
      { hours: week([{ open: 570, close: 900 }]) },
      { hours: week([{ open: 600, close: 900 }]) },
      'hours mon 09:30–15:00 → mon 10:00–15:00',
    ],
    [
      'name of a column',
      { websiteUrl: '', cityKey: 'toronto' },
      { websiteUrl: 'https://a.example', cityKey: 'seattle' },
      'website none → “https://a.example”, area “toronto” → “seattle”',
    ],
    ['section', { sectionId: 1 }, { sectionId: 2 }, 'section “soups” → “teas”'],
    [
      'coupon',
      { kind: 'percent', value: 10 },
      { kind: 'amount', value: 500 },
      'kind “percent” → “amount”, value 10 → 5.00',
    ],
    [
      'time',
      { endsAt: new Date(0) },
      { endsAt: new Date(60_000) },
      'ends_at 1970-01-01T00:00:00.000Z → 1970-01-01T00:01:00.000Z',
    ],
    ['return', { price: 100 }, { retiredAt: null }, 'for sale again'],
    [
      'surcharge',
      { surcharge: null },
      { surcharge: { kind: 'percent', value: 300 } },
      'surcharge none → {"kind":"percent","value":300}',
    ],
  ])('has old and new values: %s', (_what, before, set, expected) => {
    const sectionKeys = new Map([
      [1, 'soups'],
      [2, 'teas'],
    ])
    const change = { set: { ...set }, before: { ...before } }
    expect(describeChange(change, { currency: 'CAD', sectionKeys })).toBe(expected)
  })
})
