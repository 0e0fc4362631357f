import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { methodFor, splitTotal } from '@/backend/orders/payments/plan-payment'
import { toTips } from '@/backend/pricing/to-tips'
import { byPaymentFlag } from '@/lib/domain/codes/payment-method'

const accepted = { ...byPaymentFlag(() => true), stripe: true, payLater: false, unionPayExpress: false }
type Wish = Parameters<typeof splitTotal>[0] & Parameters<typeof methodFor>[1]
const plan = (over: Partial<Wish>) => {
  const wish: Wish = {
    method: 1,
    total: 2000,
    points: 0,
    pointsPerUnit: 100,
    minorPerUnit: 100,
    selfCheckout: false,
    giftCardBalance: 0,
    buysGiftCard: false,
    accepted,
    ...over,
  }
  const split = splitTotal(wish)
  return { ...split, method: methodFor(split, wish) }
}
const codeOf = (over: Partial<Wish>) => {
  try {
    return plan(over).method
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('points and gift cards', () => {
  it.each<[string, Partial<Wish>, [points: number, worth: number, card: number, due: number, method: number]]>([
    ['nothing but cash', {}, [0, 0, 0, 2000, 1]],
    ['some points, the rest in cash', { points: 500 }, [500, 500, 0, 1500, 1]],
    ['points of a third, rounded up', { points: 200, pointsPerUnit: 30 }, [200, 667, 0, 1333, 1]],
    ['points of a third, rounded down', { points: 100, pointsPerUnit: 30 }, [100, 333, 0, 1667, 1]],
    ['exactly enough points', { points: 2000, method: 4 }, [2000, 2000, 0, 0, 4]],
    ['more points than it costs: the rest stays', { points: 5000, method: 4 }, [2000, 2000, 0, 0, 4]],
    ['too many uneven points', { points: 9999, pointsPerUnit: 30, method: 4 }, [600, 2000, 0, 0, 4]],
    ['a gift card for all of it', { giftCardBalance: 2000, method: 3 }, [0, 0, 2000, 0, 3]],
    ['a gift card with more on it', { giftCardBalance: 9000, method: 3 }, [0, 0, 2000, 0, 3]],
    ['a gift card with less, the rest by card', { giftCardBalance: 700, method: 2 }, [0, 0, 700, 1300, 2]],
    [
      'points first, the card for the remainder',
      { points: 500, giftCardBalance: 9000, method: 5 },
      [500, 500, 1500, 0, 5],
    ],
    ['both and cash', { points: 500, giftCardBalance: 500 }, [500, 500, 500, 1000, 1]],
    ['covered although cash was chosen', { points: 2000 }, [2000, 2000, 0, 0, 4]],
    ['nothing to pay', { total: 0, method: 11 }, [0, 0, 0, 0, 11]],
  ])('%s [PAY-2] [PAY-10] [POINT-8]', (_, over, expected) => {
    const { pointsSpent, pointsPayment, giftCardPayment, due, method } = plan(over)
    expect([pointsSpent, pointsPayment, giftCardPayment, due, method]).toEqual(expected)
  })

  it.each<[string, Partial<Wish>]>([
    ['points only with nothing', { method: 4 }],
    ['a gift card only that covers a part', { method: 3, giftCardBalance: 700 }],
    ['both where the points cover all', { method: 5, points: 2000, giftCardBalance: 700 }],
    ['a gift card only where points help', { method: 3, points: 500, giftCardBalance: 1500 }],
    ['free that is not', { method: 11 }],
    ['points only for what is free', { method: 4, total: 0 }],
    ['a number that is no method', { method: 9, points: 2000 }],
    ['a method the store does not take', { method: 0 }],
    ['points where the store takes none', { points: 100, accepted: { ...accepted, points: false } }],
    ['points where they are worth nothing', { points: 100, pointsPerUnit: 0 }],
    ['wechat beside a gift card', { method: 6, giftCardBalance: 700 }],
    ['alipay for gift cards', { method: 8, buysGiftCard: true }],
    ['a gift card for gift cards', { method: 3, buysGiftCard: true, giftCardBalance: 2000 }],
  ])('refuse %s [ERR-36]', (_, over) => {
    expect(codeOf(over)).toBe('invalidPaymentMethod')
  })

  it('always pay the total to the cent, and never use more points than offered', () => {
    const wish = fc.record({
      total: fc.integer({ min: 0, max: 1_000_000 }),
      points: fc.integer({ min: 0, max: 1_000_000 }),
      pointsPerUnit: fc.integer({ min: 1, max: 1000 }),
      giftCardBalance: fc.integer({ min: 0, max: 1_000_000 }),
    })
    fc.assert(
      fc.property(wish, (given) => {
        const { pointsSpent, pointsPayment, giftCardPayment, due } = plan(given)
        expect(pointsPayment + giftCardPayment + due).toBe(given.total)
        expect(Math.min(pointsPayment, giftCardPayment, due, pointsSpent)).toBeGreaterThanOrEqual(0)
        expect(pointsSpent).toBeLessThanOrEqual(given.points)
        expect(giftCardPayment).toBeLessThanOrEqual(given.giftCardBalance)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('tips', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [2.5, 250],
    [99_999, 9_999_900],
  ])('of %d are %i minor units [TIP-8]', (major, minor) => {
    expect(toTips(major, 'CAD', true)).toBe(minor)
  })

  it.each([-0.01, 99_999.01, 1.005, 0.001])('of %d are refused [TIP-8]', (major) => {
    expect(() => toTips(major, 'CAD', true)).toThrow('tips')
  })

  it('are refused where the store accepts none, except zero [TIP-9]', () => {
    expect(() => toTips(1, 'CAD', false)).toThrow('no tips')
    expect(toTips(0, 'CAD', false)).toBe(0)
  })
})
