import { describe, expect, it } from 'vitest'
import { warnTo } from '@/backend/catalogue-files/check/check-cells'
import { pricesOf, warnOfPrices } from '@/backend/catalogue-files/check/doubtful-prices'
import { Problems } from '@/backend/catalogue-files/read/problems'
import { readSmall } from './small-folder'

/** The warnings about dishes with these prices, from line 2 on. */
function warningsOf(...prices: string[]): string[] {
  const problems = new Problems()
  const lines = prices.map((price, index) => ({ kind: 'dishes', field: 'price', line: index + 2, price }) as const)
  warnOfPrices(lines, warnTo(problems))
  expect(problems.count).toBe(0)
  return problems.warnings.toLines()
}

describe('the prices of a file', () => {
  it('are warned of at 0', () => {
    expect(warningsOf('8.50', '0', '9.00', '$0.00')).toEqual(['dishes.csv:3 price: is 0', 'dishes.csv:5 price: is 0'])
  })

  it('are warned of from 50 times their median on, as cents typed as dollars are', () => {
    expect(warningsOf('8.00', '10.00', '12.00', 'C$850', '11.00')).toEqual([
      'dishes.csv:5 price: is 77 times the median price of the file, 11: is its decimal point missing?',
    ])
    expect(warningsOf('8.50', '850')).toHaveLength(1)
    expect(warningsOf('10.00', '10.00', '500.00')).toHaveLength(1)
    expect(warningsOf('10.00', '10.00', '499.99')).toEqual([])
  })

  it('are warned of down to a fiftieth of their median', () => {
    expect(warningsOf('850', '900', '9.00', '1000')).toEqual([
      'dishes.csv:4 price: is 1/94 of the median price of the file, 850: is its decimal point wrong?',
    ])
    expect(warningsOf('50.00', '50.00', '1.00')).toHaveLength(1)
    expect(warningsOf('50.00', '50.00', '1.01')).toEqual([])
  })

  it.each([[[]], [['850']], [['0.99', '8.50', '40.00']]])('%j are not doubtful', (prices) => {
    expect(warningsOf(...prices)).toEqual([])
  })

  it('leave a median of their own to each store and column, without gift cards', async () => {
    const dishes = 'store,sku,price,kind\nudon,a,9,goods\nudon,b,0,gift_card\nudon,c,,goods\nramen,a,900,goods\n'
    const deals = 'store,key,price,deal_price\nudon,two,60,45\n'
    const { catalogue } = await readSmall({ 'dishes.csv': dishes.replace('c,,', 'c,8,'), 'deals.csv': deals })
    const lists = pricesOf(catalogue).map((list) => list.map(({ line, field, price }) => `${line} ${field} ${price}`))
    expect(lists).toEqual([['2 price 9', '4 price 8'], ['5 price 900'], ['2 price 60'], ['2 dealPrice 45']])
  })
})
