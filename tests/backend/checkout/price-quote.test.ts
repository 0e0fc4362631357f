import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PriceInput, priceQuote } from '@/backend/pricing/price-quote'
import { taxesOf } from '@/backend/pricing/tax-rates'

const input: fc.Arbitrary<PriceInput> = fc.record({
  lines: fc.array(
    fc.record({
      unitPrice: fc.integer({ min: 0, max: 500_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      taxClass: fc.constantFrom('standard', 'exempt'),
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
      taxClass: fc.constantFrom('standard', 'exempt'),
    }),
  ),
  shippingFee: fc.integer({ min: 0, max: 10_000 }),
  taxes: fc.constantFrom(taxesOf('CA', 'BC'), taxesOf('CA', 'ON'), taxesOf('CA', 'QC'), taxesOf('US', 'WA'), []),
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
        for (const { label, rate } of quote.taxes) {
          expect(all.taxes[label]).toBeLessThanOrEqual(Math.round((most * rate) / 100_000))
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('rounds each tax once', () => {
    const lines = [{ unitPrice: 1999, quantity: 3, taxClass: 'standard' }]
    const totals = priceQuote({
      lines,
      storeDiscountPercent: 0,
      coupon: null,
      surcharge: null,
      shippingFee: 0,
      taxes: taxesOf('CA', 'QC'),
    })
    expect(totals.taxes).toEqual({ GST: 300, QST: 598 })
  })

  it('recognises a region by code or name, and charges nothing abroad [CONST-2] [CONST-3]', () => {
    expect(taxesOf('CA', 'Ontario')).toEqual([{ label: 'HST', rate: 13_000 }])
    expect(taxesOf('CA', 'bc').map((tax) => tax.label)).toEqual(['GST', 'PST'])
    expect(taxesOf('US', 'washington')).toEqual([{ label: 'VAT', rate: 6500 }])
    expect(taxesOf('US', 'OR')).toEqual([])
    expect(taxesOf('CN', 'SH')).toEqual([])
  })
})
