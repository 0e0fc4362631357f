import { describe, expect, it } from 'vitest'
import { currentPrice } from '@/backend/catalogue-files/foreign/sale-price'

/** 2026-06-05 12:00 in Vancouver */
const time = { now: new Date('2026-06-05T19:00:00Z'), timeZone: 'America/Vancouver' }
const REGULAR = { price: '8.00', regular: null, until: '' }
const priceOf = (sale: string, starts = '', ends = '') => currentPrice({ regular: '8.00', sale, starts, ends }, time)

describe('the price of a product with a sale', () => {
  it('is the regular one without a sale price', () => {
    expect(priceOf('', '2026-06-01 0:00:00', '2026-06-30 23:59:59')).toEqual(REGULAR)
  })

  it.each([
    ['has no dates', '', '', ''],
    ['has begun and has no end', '2026-06-01 0:00:00', '', ''],
    ['begins now, by the clock of the store', '2026-06-05 12:00:00', '', ''],
    ['begins today, without a time', '2026-06-05', '', ''],
    ['runs and ends', '2026-06-01 0:00:00', '2026-06-30 23:59:59', '2026-07-01T06:59:59.000Z'],
    ['ends today, without a time', '', '2026-06-05', '2026-06-06T07:00:00.000Z'],
  ])('is that of the sale, with the regular one and the end, if it %s', (_what, starts, ends, until) => {
    expect(priceOf('7.25', starts, ends)).toEqual({ price: '7.25', regular: '8.00', until })
  })

  it.each(['8.00', '8.50'])('is the regular one if the sale at %s reduces nothing', (sale) => {
    expect(priceOf(sale, '', '2026-06-30 23:59:59')).toEqual(REGULAR)
  })

  it('is that of the sale, without an end, if there is no regular one', () => {
    const cells = { regular: '', sale: '7.25', starts: '', ends: '2026-06-30' }
    expect(currentPrice(cells, time)).toEqual({ price: '7.25', regular: null, until: '' })
  })

  it.each([
    ['is over', '2026-05-01 0:00:00', '2026-05-31 23:59:59'],
    ['ended yesterday, without a time', '', '2026-06-04'],
    ['ends now', '', '2026-06-05 12:00:00'],
  ])('is the regular one, without a warning, if the sale %s', (_what, starts, ends) => {
    expect(priceOf('7.25', starts, ends)).toEqual(REGULAR)
  })

  const instead = 'the regular price 8.00 is imported'
  it.each([
    [
      'has not begun',
      '2026-06-05 12:01:00',
      '',
      { of: 'starts', message: `the sale at 7.25 has not begun (2026-06-05 12:01:00): ${instead}` },
    ],
    [
      'begins at a time that cannot be read',
      '05/06/2026',
      '',
      { of: 'starts', message: `is no time such as 2026-06-30 23:59:59: ${instead}` },
    ],
    [
      'ends on a day that there is not',
      '',
      '2026-06-31 23:59:59',
      { of: 'ends', message: `is no time such as 2026-06-30 23:59:59: ${instead}` },
    ],
  ])('is the regular one, with a warning, if the sale %s', (_what, starts, ends, warning) => {
    expect(priceOf('7.25', starts, ends)).toEqual({ ...REGULAR, warning })
  })
})
