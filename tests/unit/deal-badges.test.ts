import { describe, expect, test } from 'vitest'
import { dealBadges } from '@/lib/domain/deals/deal-badges'
import { discountPercent } from '@/lib/domain/money/decimals'

const cad = (amount: number) => ({ amount, currency: 'CAD' })
const badges = (soldCount: number, viewCount: number, price = 1000, dealPrice = 1000) =>
  dealBadges({ soldCount, viewCount, price: cad(price), dealPrice: cad(dealPrice) })

describe('highlight badges', () => {
  test.each([
    [10, 10, []],
    [11, 10, ['sold']],
    [10, 11, ['viewed']],
    [11, 11, ['sold', 'viewed']],
  ])('sold %i and viewed %i are shown above ten only [DEAL-12]', (sold, viewed, kinds) => {
    expect(badges(sold, viewed).map((badge) => badge.kind)).toEqual(kinds)
  })

  test('the third badge is the discount, and there is no fourth [DEAL-12] [DEAL-13]', () => {
    expect(badges(500, 900, 5800, 3100)).toEqual([
      { kind: 'sold', count: 500 },
      { kind: 'viewed', count: 900 },
      { kind: 'discount', percent: 47 },
    ])
  })

  test.each([
    [5800, 3100, 47],
    [1000, 995, 1],
    [1000, 996, 0],
    [3000, 1000, 67],
    [0, 0, 0],
  ])('%i down to %i is %i%% [DEAL-14]', (original, price, percent) => {
    expect(discountPercent(original, price)).toBe(percent)
  })
})
