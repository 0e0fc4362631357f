import { describe, expect, test } from 'vitest'
import { explainChange, type Quote } from '@/lib/domain/checkout/quote'
import { sampleQuote } from '@/tests/support/sample-checkout'

const quote = (changes: Partial<Quote> = {}): Quote => ({
  ...sampleQuote,
  itemTotal: 5000,
  shippingFee: 300,
  totalBeforeTax: 5300,
  tax: 265,
  grandTotal: 5565,
  ...changes,
})

describe('why a total changed', () => {
  test('it did not', () => {
    expect(explainChange(quote(), quote({ id: 'q2', lines: [] }))).toBeNull()
  })

  test.each([
    ['shippingFee', { shippingFee: 700, tax: 285, grandTotal: 5985 }, 420],
    ['couponDiscount', { couponDiscount: 1000, tax: 215, grandTotal: 4515 }, -1050],
    ['itemTotal', { itemTotal: 2500, tax: 140, grandTotal: 2940 }, -2625],
    ['tax', { tax: 689, grandTotal: 5989 }, 424],
    ['surcharge', { surcharge: 100, grandTotal: 5665 }, 100],
    ['storeDiscount', { storeDiscount: 500, tax: 240, grandTotal: 5040 }, -525],
  ] as const)('%s changed the most', (part, changes, difference) => {
    expect(explainChange(quote(), quote(changes))).toEqual({ part, difference })
  })
})
