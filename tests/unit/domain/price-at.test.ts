import { describe, expect, it } from 'vitest'
import { changePrices, type Prices, priceAt } from '@/lib/domain/money/price-at'

const END = new Date('2026-06-06T01:00:00Z')
const [before, after] = [new Date(END.getTime() - 1), END]
const plain = (price: number): Prices => ({ price, regularPrice: null, priceUntil: null })
const sale = (price: number, regularPrice: number, priceUntil: Date | null = null): Prices => {
  return { price, regularPrice, priceUntil }
}

describe('the prices that count', () => {
  it.each<[string, Prices, Date, Prices]>([
    ['are both until the end', sale(950, 1200, END), before, sale(950, 1200, END)],
    ['are the regular one alone from the end on', sale(950, 1200, END), after, plain(1200)],
    ['are both without an end', sale(950, 1200), after, sale(950, 1200)],
    ['are the price alone without a regular one', plain(950), after, plain(950)],
    ['are the price alone if it is the regular one', sale(950, 950, END), after, plain(950)],
    ['are the price alone if it is above the regular one', sale(1300, 1200, END), after, plain(1300)],
  ])('%s', (_what, prices, now, expected) => {
    expect(priceAt(prices, now)).toEqual(expected)
  })
})

describe('prices that change', () => {
  it.each<[string, Prices, Partial<Prices>, Date, Prices]>([
    ['stay a sale below the regular price', sale(950, 1200, END), { price: 900 }, before, sale(900, 1200, END)],
    ['end a sale at the regular price', sale(950, 1200, END), { price: 1200 }, before, plain(1200)],
    ['forget a sale that is over', sale(950, 1200, END), { price: 900 }, after, plain(900)],
    [
      'begin a sale without the end of one that is over',
      sale(950, 1200, END),
      { price: 9, regularPrice: 12 },
      after,
      sale(9, 12),
    ],
    ['begin a sale', plain(950), { regularPrice: 1200, priceUntil: END }, before, sale(950, 1200, END)],
  ])('%s', (_what, prices, change, now, expected) => {
    expect(changePrices(prices, change, now)).toEqual(expected)
  })
})
