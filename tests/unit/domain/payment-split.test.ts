import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coverWarning, maxPoints, pointsStep, pointsValue, splitPayment } from '@/lib/domain/checkout/payment-split'

describe('points', () => {
  test.each([
    [500, 100, 500, 'POINT-8'],
    [333, 100, 333, 'POINT-8'],
    [100, 30, 333, 'CONST-5'],
    [50, 0, 0, 'POINT-8'],
  ])('%i points at %i a unit are worth %i cents [%s]', (points, perUnit, cents) => {
    expect(pointsValue(points, perUnit, 'CAD')).toBe(cents)
  })

  test.each([
    [100, 500],
    [20, 100],
  ])('at %i per unit one step is %i points [POINT-4] [POINT-9]', (perUnit, step) => {
    expect(pointsStep(perUnit)).toBe(step)
  })

  test.each([
    [10_000, 2_500, 100, 2_500],
    [1_200, 2_500, 100, 1_200],
    [0, 2_500, 100, 0],
    [900, 333, 20, 66],
  ])('of a balance of %i at most what %i cents cost at %i per unit: %i [POINT-5]', (balance, total, perUnit, most) => {
    expect(maxPoints(balance, total, perUnit, 'CAD')).toBe(most)
  })
})

describe('the split of a payment', () => {
  test.each([
    ['nothing', 5000, 0, 0, { pointsPayment: 0, giftCardPayment: 0, totalDue: 5000, coveringMethod: null }],
    [
      'points in part',
      5000,
      1000,
      0,
      { pointsPayment: 1000, giftCardPayment: 0, totalDue: 4000, coveringMethod: null },
    ],
    [
      'a card in part',
      5000,
      0,
      2000,
      { pointsPayment: 0, giftCardPayment: 2000, totalDue: 3000, coveringMethod: null },
    ],
    ['a card alone', 5000, 0, 9000, { pointsPayment: 0, giftCardPayment: 5000, totalDue: 0, coveringMethod: 3 }],
    ['points alone', 5000, 5000, 0, { pointsPayment: 5000, giftCardPayment: 0, totalDue: 0, coveringMethod: 4 }],
    [
      'points first, the card for the rest',
      5000,
      1500,
      9000,
      { pointsPayment: 1500, giftCardPayment: 3500, totalDue: 0, coveringMethod: 5 },
    ],
    ['a free order', 0, 0, 9000, { pointsPayment: 0, giftCardPayment: 0, totalDue: 0, coveringMethod: null }],
  ])('%s [PAY-7]', (_, orderTotal, pointsUsed, giftCardBalance, expected) => {
    expect(splitPayment({ orderTotal, pointsUsed, pointsPerUnit: 100, giftCardBalance, currency: 'CAD' })).toEqual(
      expected,
    )
  })

  test('its parts are never negative and add up to the total [PAY-10]', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.integer({ min: 1, max: 1000 }),
        cents,
        (orderTotal, pointsUsed, pointsPerUnit, giftCardBalance) => {
          const split = splitPayment({ orderTotal, pointsUsed, pointsPerUnit, giftCardBalance, currency: 'CAD' })
          const parts = [split.pointsPayment, split.giftCardPayment, split.totalDue]
          expect(parts.every((part) => part >= 0 && Number.isInteger(part))).toBe(true)
          expect(parts.reduce((sum, part) => sum + part)).toBe(orderTotal)
          expect(split.giftCardPayment).toBeLessThanOrEqual(giftCardBalance)
        },
      ),
    )
  })

  test.each([
    [3, 'giftcard_pays_order_total'],
    [4, 'points_pays_order_total'],
    [5, 'giftcard_points_pays_order_total'],
  ])('method %i warns %s [ERR-42] [PAY-8]', (method, key) => {
    expect(coverWarning(method)).toBe(key)
  })
})

test.each([
  ['CAD', 3000, 1500, 500, 3000],
  ['USD', 3000, 1500, 500, 3000],
  ['JPY', 30, 15, 5, 3000],
  ['KRW', 30, 15, 5, 3000],
  ['KWD', 30_000, 15_000, 5000, 3000],
])(
  'in %s, of %i, 1500 points at 100 a unit pay %i and a gift card %i [POINT-5] [POINT-8] [CONST-5]',
  (currency, orderTotal, byPoints, giftCardBalance, most) => {
    expect(pointsValue(1500, 100, currency)).toBe(byPoints)
    expect(maxPoints(10_000, orderTotal, 100, currency)).toBe(most)
    const split = splitPayment({ orderTotal, pointsUsed: 1500, pointsPerUnit: 100, giftCardBalance, currency })
    expect(split).toMatchObject({ pointsPayment: byPoints, giftCardPayment: giftCardBalance })
    expect(split.totalDue).toBe(orderTotal - byPoints - giftCardBalance)
  },
)
