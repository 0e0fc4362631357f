import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { SHIPPED_RULES } from '@/backend/catalogue/taxes/shipped-taxes'
import { ratesOf as taxRatesOf } from '@/backend/catalogue/taxes/tax-rule'
import { nextShare, priceOfLines, type Refundable, splitRefund } from '@/backend/orders/refunds/refund-shares'
import { addTaxes, type TaxAmounts } from '@/backend/orders/taxes/tax-parts'
import { priceQuote } from '@/backend/pricing/price-quote'

const way = fc.integer({ min: 0, max: 100_000 })
const totalOf = (all: Refundable) => Object.values(all).reduce((sum, part) => sum + part, 0)
const parts = fc.record({ provider: way, cash: way, giftCard: way, points: way })

describe('a refund is split', () => {
  it.each([
    [500, { provider: 500, cash: 0, giftCard: 0, points: 0 }],
    [1200, { provider: 940, cash: 0, giftCard: 260, points: 0 }],
    [2240, { provider: 940, cash: 0, giftCard: 1000, points: 300 }],
    [2241, null],
  ])('provider first, then gift card, then points: %i', (amount, expected) => {
    expect(splitRefund(amount, { provider: 940, cash: 0, giftCard: 1000, points: 300 })).toEqual(expected)
  })

  test('into parts that add up and never exceed what is left', () => {
    fc.assert(
      fc.property(parts, way, (left, amount) => {
        const by = splitRefund(amount, left)
        expect(by === null).toBe(amount > totalOf(left))
        if (!by) return
        expect(totalOf(by)).toBe(amount)
        for (const key of ['provider', 'cash', 'giftCard', 'points'] as const)
          expect(by[key]).toBeLessThanOrEqual(left[key])
      }),
    )
  })
})

test('the shares of all refunds add up to the whole, and none is negative', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(way, amounts, (whole, refunds) => {
      const total = refunds.reduce((sum, amount) => sum + amount, 0)
      let [before, shares] = [0, 0]
      for (const amount of refunds) {
        const share = nextShare(whole, { amount, before, total })
        expect(share).toBeGreaterThanOrEqual(0)
        before += amount
        shares += share
      }
      expect(shares).toBe(whole)
    }),
  )
})

describe('the price of lines', () => {
  const parts = { itemTotal: 7300, storeDiscount: 230, couponDiscount: 0, totalBeforeTax: 7070 }
  const bill = { ...parts, tax: 248, taxes: { GST: 103, PST: 145 }, appliedTaxes: [] }
  const taxes = (GST: number, PST: number) => ({ added: { GST, PST }, contained: {} })
  const lines = [
    { id: 1, quantity: 2, amount: 2000, isGiftCard: false, taxClass: '' },
    { id: 2, quantity: 1, amount: 300, isGiftCard: false, taxClass: '' },
    { id: 3, quantity: 1, amount: 5000, isGiftCard: true, taxClass: 'gift_card' },
  ]
  it.each([
    ['is theirs after discounts, with their tax', [{ lineId: 1, quantity: 1 }], { amount: 1008, taxes: taxes(45, 63) }],
    ['of a gift card is its face value', [{ lineId: 3, quantity: 1 }], { amount: 5000, taxes: taxes(0, 0) }],
    ['of unknown lines is none', [{ lineId: 9, quantity: 1 }], null],
    ['of more than was ordered is none', [{ lineId: 2, quantity: 2 }], null],
    ['of none of a line is none', [{ lineId: 2, quantity: 0 }], null],
  ])('%s', (_, chosen, expected) => expect(priceOfLines(bill, lines, chosen)).toEqual(expected))

  it('of all lines is the bill', () => {
    const all = lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
    expect(priceOfLines(bill, lines, all)).toEqual({ amount: 7318, taxes: taxes(103, 145) })
  })

  it('is rounded with what was refunded before: all lines, one after the other, cost what they did together', () => {
    const classes = fc.constantFrom('meal', 'liquor', 'goods', 'service', 'exempt')
    const line = fc.record({
      unitPrice: fc.integer({ min: 1, max: 3000 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      taxClass: classes,
    })
    const offers = {
      storeDiscountPercent: fc.integer({ min: 0, max: 50 }),
      fee: fc.integer({ min: 0, max: 900 }),
    }
    const place = fc.constantFrom('BC', 'ON', 'QC').map((region) => ({ gid: 1, country: 'CA', region }))
    const cart = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 8 }), ...offers, place })
    fc.assert(
      fc.property(cart, ({ place: at, fee, ...input }) => {
        const ratesOf = (taxClass: string) => taxRatesOf([SHIPPED_RULES], at, taxClass, '2026-11-28')
        const quote = priceQuote({
          ...input,
          coupon: null,
          surcharge: null,
          shipping: { taxClass: '', amount: fee },
          ratesOf,
        })
        const sold = input.lines.map(({ unitPrice, ...one }, id) => ({
          ...one,
          id,
          amount: unitPrice * one.quantity,
          isGiftCard: false,
        }))
        const single = sold.flatMap(({ id, quantity }) =>
          Array.from({ length: quantity }, () => ({ lineId: id, quantity: 1 })),
        )
        const prices = single.map((one, n) => priceOfLines(quote, sold, [one], single.slice(0, n)))
        const whole = priceOfLines(
          quote,
          sold,
          sold.map(({ id, quantity }) => ({ lineId: id, quantity })),
        )
        const amount = prices.reduce((sum, price) => sum + (price?.amount ?? Number.NaN), 0)
        const added: TaxAmounts = {}
        for (const price of prices) addTaxes(added, price?.taxes.added ?? {})
        expect({ amount, taxes: { added, contained: {} } }).toEqual(whole)
        expect(Math.min(...prices.map((price) => price?.amount ?? -1))).toBeGreaterThanOrEqual(0)
        expect(amount).toBeLessThanOrEqual(quote.grandTotal)
        if (fee === 0) expect([amount, added]).toEqual([quote.grandTotal, quote.taxes])
      }),
      { numRuns: 1000 },
    )
  })

  it('is less half a cent of discount rounded up, which the next line gets back', () => {
    const sold = [1, 2].map((id) => ({ id, quantity: 1, amount: 11, isGiftCard: false, taxClass: '' }))
    const parts = { itemTotal: 22, storeDiscount: 15, couponDiscount: 0, totalBeforeTax: 7 }
    const bill = { ...parts, tax: 0, taxes: {}, appliedTaxes: [] }
    const [first, second] = [
      { lineId: 1, quantity: 1 },
      { lineId: 2, quantity: 1 },
    ] as const
    expect(priceOfLines(bill, sold, [first])?.amount).toBe(3)
    expect(priceOfLines(bill, sold, [second], [first])?.amount).toBe(4)
  })

  it('of a cent without tax is not below zero, whatever the discount takes of the taxed lines around it', () => {
    const sold = [
      { id: 1, quantity: 1, amount: 1042, isGiftCard: false, taxClass: 'meal' },
      { id: 2, quantity: 1, amount: 1, isGiftCard: false, taxClass: 'exempt' },
      { id: 3, quantity: 1, amount: 909, isGiftCard: false, taxClass: 'meal' },
    ]
    const lines = sold.map((line) => ({ unitPrice: line.amount, quantity: 1, taxClass: line.taxClass }))
    const ratesOf = (taxClass: string) =>
      taxRatesOf([SHIPPED_RULES], { gid: 1, country: 'CA', region: 'BC' }, taxClass, '2026-11-28')
    const offers = { storeDiscountPercent: 36, coupon: null, surcharge: null }
    const bill = priceQuote({ lines, ...offers, shipping: { taxClass: '', amount: 383 }, ratesOf })
    const ids = [1, 2, 3].map((lineId) => ({ lineId, quantity: 1 }))
    const amounts = ids.map((one, n) => priceOfLines(bill, sold, [one], ids.slice(0, n))?.amount)
    expect(amounts).toEqual([701, 0, 611])
  })

  it('has the taxes of its class', () => {
    const ordered = [
      { id: 1, quantity: 1, amount: 3200, isGiftCard: false, taxClass: 'meal' },
      { id: 2, quantity: 2, amount: 1800, isGiftCard: false, taxClass: 'liquor' },
    ]
    const tax = { number: '', isIncluded: false }
    const appliedTaxes = [
      { ...tax, label: 'GST', rate: 5000, classes: ['meal', 'liquor'], base: 5000, amount: 250 },
      { ...tax, label: 'PST', rate: 10_000, classes: ['liquor'], base: 1800, amount: 180 },
    ]
    const dinner = {
      itemTotal: 5000,
      storeDiscount: 0,
      couponDiscount: 0,
      totalBeforeTax: 5000,
      tax: 430,
      taxes: { GST: 250, PST: 180 },
      appliedTaxes,
    }
    expect(priceOfLines(dinner, ordered, [{ lineId: 1, quantity: 1 }])).toEqual({ amount: 3360, taxes: taxes(160, 0) })
    expect(priceOfLines(dinner, ordered, [{ lineId: 2, quantity: 1 }])).toEqual({ amount: 1035, taxes: taxes(45, 90) })
    // 10 % that the price contains: 1800 is 1636 and 164
    const contained = [
      { ...tax, label: 'JCT', rate: 10_000, isIncluded: true, classes: ['liquor'], base: 1800, amount: 164 },
    ]
    const paid = { ...dinner, tax: 0, taxes: {}, appliedTaxes: contained }
    expect(priceOfLines(paid, ordered, [{ lineId: 2, quantity: 1 }])).toEqual({
      amount: 900,
      taxes: { added: {}, contained: { JCT: 82 } },
    })
  })

  it('of all lines has each tax of the bill, where the taxes of single lines round up', () => {
    const ordered = [
      { id: 1, quantity: 1, amount: 50, isGiftCard: false, taxClass: 'meal' },
      { id: 2, quantity: 1, amount: 50, isGiftCard: false, taxClass: 'liquor' },
    ]
    const gst = { label: 'GST', number: '', rate: 5000, isIncluded: false, classes: ['meal', 'liquor'] }
    const snack = {
      itemTotal: 100,
      storeDiscount: 0,
      couponDiscount: 0,
      totalBeforeTax: 100,
      tax: 5,
      taxes: { GST: 5 },
    }
    const all = ordered.map(({ id, quantity }) => ({ lineId: id, quantity }))
    expect(priceOfLines({ ...snack, appliedTaxes: [{ ...gst, base: 100, amount: 5 }] }, ordered, all)).toEqual({
      amount: 105,
      taxes: { added: { GST: 5 }, contained: {} },
    })
  })
})
