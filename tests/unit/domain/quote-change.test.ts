import { describe, expect, test } from 'vitest'
import { explainChange, type Quote } from '@/lib/domain/checkout/quote'

const quote = (changes: Partial<Quote> = {}): Quote => ({
  id: 'q1',
  currency: 'CAD',
  lines: [],
  itemTotal: 5000,
  storeDiscount: 0,
  couponDiscount: 0,
  couponRefusal: null,
  surcharge: 0,
  storeSurcharge: null,
  orderSurcharge: null,
  shippingFee: 300,
  totalBeforeTax: 5300,
  tax: 265,
  taxes: [],
  grandTotal: 5565,
  pointsBalance: 0,
  shippingMethod: 1,
  shippingTypes: [],
  asap: null,
  allowedPeriods: {},
  ...changes,
})

describe('why a total moved', () => {
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
  ] as const)('%s moved the most', (part, changes, difference) => {
    expect(explainChange(quote(), quote(changes))).toEqual({ part, difference })
  })
})
