import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHIPPED_RULES } from '@/backend/catalogue/taxes/shipped-taxes'
import { ratesOf, type TaxRate } from '@/backend/catalogue/taxes/tax-rule'
import { type PriceInput, priceQuote } from '@/backend/pricing/price-quote'

const DAY = '2026-11-28'
const taxesAt = (country: string, region: string) => (taxClass: string) =>
  ratesOf([SHIPPED_RULES], { gid: 1, country, region }, taxClass, DAY)
const included =
  (rate: number): ((taxClass: string) => TaxRate[]) =>
  () => [{ label: 'JCT', number: '', rate, isIncluded: true }]

const input: fc.Arbitrary<PriceInput> = fc.record({
  lines: fc.array(
    fc.record({
      unitPrice: fc.integer({ min: 0, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      taxClass: fc.constantFrom('meal', 'liquor', 'goods', 'exempt'),
      isGiftCard: fc.boolean(),
    }),
    { maxLength: 8 },
  ),
  storeDiscountPercent: fc.integer({ min: 0, max: 100 }),
  coupon: fc.option(
    fc.record({
      kind: fc.constantFrom('percent' as const, 'amount' as const),
      value: fc.integer({ min: 0, max: 100 }),
      minSubtotal: fc.integer({ min: 0, max: 100_000 }),
    }),
  ),
  surcharge: fc.option(
    fc.record({
      kind: fc.constantFrom('percent' as const, 'amount' as const),
      value: fc.integer({ min: 1, max: 10_000 }),
      isSeparate: fc.boolean(),
      taxClass: fc.constantFrom('', 'goods', 'exempt'),
    }),
  ),
  shipping: fc.record({
    taxClass: fc.constantFrom('', 'service', 'exempt'),
    amount: fc.integer({ min: 0, max: 10_000 }),
  }),
  ratesOf: fc.constantFrom(
    taxesAt('CA', 'BC'),
    taxesAt('CA', 'ON'),
    taxesAt('US', 'WA'),
    taxesAt('CN', ''),
    included(10_000),
  ),
})

describe('priceQuote', () => {
  it('always adds up, in whole cents, never negative [CONST-5]', () => {
    fc.assert(
      fc.property(input, (quote) => {
        const t = priceQuote(quote)
        const parts = [
          t.itemTotal,
          t.surcharge,
          t.storeDiscount,
          t.couponDiscount,
          t.totalBeforeTax,
          t.tax,
          t.grandTotal,
        ]
        expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true)
        expect(t.storeDiscount + t.couponDiscount).toBeLessThanOrEqual(t.itemTotal)
        expect(t.itemTotal - t.storeDiscount - t.couponDiscount + t.surcharge + t.shippingFee).toBe(t.totalBeforeTax)
        expect(Object.values(t.taxes).reduce((sum, tax) => sum + tax, 0)).toBe(t.tax)
        expect(t.totalBeforeTax + t.tax).toBe(t.grandTotal)
      }),
      { numRuns: 2000 },
    )
  })

  it('never discounts or taxes a gift card, and rounds each tax once over the rest', () => {
    fc.assert(
      fc.property(input, (quote) => {
        const all = priceQuote(quote)
        const goods = priceQuote({ ...quote, lines: quote.lines.filter((line) => !line.isGiftCard) })
        const cards = all.itemTotal - goods.itemTotal
        expect({ ...all, itemTotal: 0, totalBeforeTax: 0, grandTotal: 0 }).toEqual({
          ...goods,
          itemTotal: 0,
          totalBeforeTax: 0,
          grandTotal: 0,
        })
        expect(all.grandTotal - goods.grandTotal).toBe(cards)
        const most = goods.totalBeforeTax
        for (const { base, amount, rate } of all.appliedTaxes) {
          expect(base).toBeLessThanOrEqual(most)
          expect(amount).toBeLessThanOrEqual(Math.round((base * rate) / 100_000))
        }
      }),
      { numRuns: 1000 },
    )
  })

  const NO_DELIVERY = { taxClass: '', amount: 0 }
  const priced = (over: Partial<PriceInput>) =>
    priceQuote({
      lines: [],
      storeDiscountPercent: 0,
      coupon: null,
      surcharge: null,
      shipping: NO_DELIVERY,
      ratesOf: taxesAt('CA', 'BC'),
      ...over,
    })
  const line = (unitPrice: number, taxClass: string, quantity = 1) => ({ unitPrice, quantity, taxClass })

  it('rounds each tax once', () => {
    expect(priced({ lines: [line(1999, 'goods', 3)], ratesOf: taxesAt('CA', 'QC') }).taxes).toEqual({
      GST: 300,
      QST: 598,
    })
  })

  it.each([
    ['AB', [523, 518, 1537, 2272], { GST: 243 }],
    ['PE', [2020, 1907, 1616, 767], { HST: 947 }],
  ])('rounds half a cent of %s up, however many classes it is a sum of', (region, prices, taxes) => {
    const classes = ['meal', 'liquor', 'goods', 'service'] as const
    const lines = classes.map((taxClass, n) => line(prices[n] ?? 0, taxClass))
    expect(priced({ lines, ratesOf: taxesAt('CA', region) }).taxes).toEqual(taxes)
  })

  it('taxes a duck and a beer in Vancouver as British Columbia does', () => {
    const lines = [line(3200, 'meal'), line(900, 'liquor')]
    expect(priced({ lines })).toMatchObject({ taxes: { GST: 205, PST: 90 }, tax: 295, grandTotal: 4395 })
    // 10 % off both: 2880 and 810
    expect(priced({ lines, storeDiscountPercent: 10 })).toMatchObject({
      taxes: { GST: 185, PST: 81 },
      grandTotal: 3956,
    })
    // a delivery is taxed like what it delivers: 234 of 300 on the meal, 66 on the beer
    expect(priced({ lines, shipping: { taxClass: '', amount: 300 } }).appliedTaxes).toEqual([
      { label: 'GST', number: '', rate: 5000, isIncluded: false, classes: ['meal', 'liquor'], base: 4400, amount: 220 },
      { label: 'PST', number: '', rate: 10_000, isIncluded: false, classes: ['liquor'], base: 966, amount: 97 },
    ])
  })

  it('taxes a delivery like the goods, whatever class a surcharge has', () => {
    const surcharge = { kind: 'amount', value: 5000, isSeparate: false, taxClass: 'liquor' } as const
    const { appliedTaxes } = priced({ lines: [line(1000, 'meal')], surcharge, shipping: { taxClass: '', amount: 600 } })
    expect(appliedTaxes.map(({ label, base }) => `${label} ${base}`)).toEqual(['GST 6600', 'PST 5000'])
  })

  it('taxes a delivery of a class of its own as that class, also when that is not taxed', () => {
    const taxesOf = (taxClass: string) =>
      priced({ lines: [line(1000, 'liquor')], shipping: { taxClass, amount: 600 } }).taxes
    expect(taxesOf('service')).toEqual({ GST: 80, PST: 100 })
    expect(taxesOf('exempt')).toEqual({ GST: 50, PST: 100 })
  })

  it('shows a tax that prices contain, and adds nothing', () => {
    const lines = [line(1100, 'meal'), line(550, 'goods')]
    const totals = priced({ lines, ratesOf: included(10_000) })
    expect(totals).toMatchObject({ tax: 0, taxes: {}, grandTotal: 1650 })
    expect(totals.appliedTaxes).toMatchObject([{ label: 'JCT', base: 1650, amount: 150, isIncluded: true }])
  })
})

describe('the taxes of a place', () => {
  const labels = (country: string, region: string, taxClass = 'goods') =>
    taxesAt(country, region)(taxClass).map(({ label, rate }) => `${label} ${rate / 1000}`)

  it.each([
    ['CA', 'BC', 'meal', ['GST 5']],
    ['CA', 'BC', 'liquor', ['GST 5', 'PST 10']],
    ['CA', 'BC', 'goods', ['GST 5', 'PST 7']],
    ['CA', 'BC', 'service', ['GST 5']],
    ['CA', 'BC', 'exempt', []],
    ['CA', 'BC', 'gift_card', []],
    ['CA', 'ON', 'meal', ['HST 13']],
    ['CA', 'NS', 'goods', ['HST 14']],
    ['CA', 'QC', 'meal', ['GST 5', 'QST 9.975']],
    ['CA', '', 'goods', ['GST 5']],
    ['US', 'WA', 'goods', ['VAT 6.5']],
    ['US', 'OR', 'goods', []],
    ['CN', 'SH', 'goods', []],
  ])('%s %s charges %s as %j [CONST-2] [CONST-3]', (country, region, taxClass, expected) => {
    expect(labels(country, region, taxClass)).toEqual(expected)
  })

  it('a store comes before its region, its region before its country, own rules before shipped ones', () => {
    const rule = { country: 'CA', region: 'BC', gid: null, taxClass: 'meal', number: '', isIncluded: false }
    const own = [
      { ...rule, label: 'store', rate: 1000, gid: 7, from: null, until: null },
      { ...rule, label: 'region', rate: 2000, from: '2026-01-01', until: '2026-06-30' },
    ]
    const at = (gid: number, day: string) =>
      ratesOf([own, SHIPPED_RULES], { gid, country: 'CA', region: 'BC' }, 'meal', day).map(({ label }) => label)
    expect(at(7, '2026-03-01')).toEqual(['store'])
    expect(at(8, '2026-03-01')).toEqual(['region'])
    expect(at(8, '2026-07-01')).toEqual(['GST'])
  })
})
