import { describe, expect, test } from 'vitest'
import { type Bill, billLines } from '@/lib/domain/orders/bill-lines'

const bill: Bill = {
  subtotal: 4000,
  storeDiscount: 400,
  couponDiscount: 150,
  couponCode: 'SPRING',
  surcharges: [{ label: 'Charcoal fee', value: 93 }],
  shippingFee: 0,
  totalBeforeTax: 3543,
  tax: 177,
  taxes: [],
  tips: 0,
  orderTotal: 3720,
  giftCardPayment: 1000,
  pointsPayment: 0,
}
const BC = { country: 'CA', region: 'BC' }

describe('the lines of a bill', () => {
  test('have a fixed order, without zero lines; deductions are negative', () => {
    expect(billLines(bill, BC).map(({ key, amount }) => [key, amount])).toEqual([
      ['subtotal', 4000],
      ['store_discount', -400],
      ['coupon_discount', -150],
      ['surcharge', 93],
      ['total_before_tax', 3543],
      ['tax', 177],
      ['order_total', 3720],
      ['giftcard_payment', -1000],
    ])
  })

  test('name a discount and a delivery fee where the API does [ORD-46]', () => {
    const lines = billLines({ ...bill, otherDiscount: 50, shippingFee: 399, deliveryFee: 100 }, BC)
    const shown = lines.filter(({ key }) => ['discount', 'shipping_handling', 'delivery_fee'].includes(key))
    expect(shown.map(({ key, amount }) => [key, amount])).toEqual([
      ['discount', -50],
      ['shipping_handling', 399],
      ['delivery_fee', 100],
    ])
  })

  test.each([
    ['gift card, points and card', { pointsPayment: 300, totalPaid: 3720, paidWith: 'Visa 4242' }, ['Visa 4242', 2420]],
    ['gift card and something unnamed', { totalPaid: 3720 }, [undefined, 2720]],
    ['gift card, the rest still due', { totalPaid: 1000, paidWith: 'Visa 4242' }, null],
    ['gift card, of an API that tells what else was paid', { totalPaid: 900, paidWith: 'Visa 4242' }, null],
    ['card alone, which the sum says', { giftCardPayment: 0, totalPaid: 3720, paidWith: 'Visa 4242' }, null],
  ])('have the part that the statement of a card shows: %s', (_, paid, expected) => {
    const line = billLines({ ...bill, ...paid }, BC).find(({ key }) => key === 'other_payment')
    expect(line ? [line.name, line.amount] : null).toEqual(expected)
  })

  test('what was paid is a sum of its ways [ORD-46]', () => {
    const paid = { ...bill, pointsPayment: 300, totalPaid: 3720, paidWith: 'Visa 4242' }
    const lines = billLines(paid, BC).map(({ key, amount }) => [key, amount])
    expect(lines.slice(-4)).toEqual([
      ['giftcard_payment', 1000],
      ['points_payment', 300],
      ['other_payment', 2420],
      ['total_paid', 3720],
    ])
  })

  test('are included at zero where a screen always shows them', () => {
    const keys = billLines(bill, BC, ['tips', 'total_due']).map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(['tips', 'total_due']))
  })

  test('name taxes like the API, else after the place', () => {
    const taxes = [
      { label: 'GST', amount: 100 },
      { label: 'PST', amount: 77 },
    ]
    const names = (one: Bill, place: typeof BC | null) =>
      billLines(one, place).flatMap(({ key, name }) => (key === 'tax' ? [name] : []))
    expect(names({ ...bill, taxes }, BC)).toEqual(['GST', 'PST'])
    expect([names(bill, BC), names(bill, null)]).toEqual([['GST'], [undefined]])
  })
})
