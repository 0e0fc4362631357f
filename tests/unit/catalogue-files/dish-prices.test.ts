import { describe, expect, it } from 'vitest'
import { readSmall } from './small-folder'

const HEAD = 'store,sku,section,name_en,price,regular_price,price_until'
const linesOf = async (columns: string, row: string) =>
  (await readSmall({ 'dishes.csv': `${columns}\n${row}\n` })).lines
const about = (cells: string) => linesOf(HEAD, `udon,kake,bowls,Kake,${cells}`)

describe('the sale of a dish', () => {
  it.each([
    ['none', '12.00,,'],
    ['one without an end', '10.00,12.00,'],
    ['one until a local time', '10.00,12.00,2026-12-05 18:00'],
    ['one until an instant', '10.00,12.00,2026-12-06T02:00:00Z'],
  ])('may be %s', async (_what, cells) => {
    expect(await about(cells)).toEqual([])
  })

  it.each([
    ['a regular price that is the price', '12.00,12.00,', 'regular_price: must be above the price'],
    ['a lower regular price', '12.00,10.00,2026-12-05 18:00', 'regular_price: must be above the price'],
    ['no amount', '12.00,much,', 'regular_price: must be an amount such as 12.50'],
    ['half a cent', '12.00,13.005,', 'regular_price: has more decimals than CAD'],
    [
      'an end without a regular price',
      '12.00,,2026-12-05 18:00',
      'price_until: needs a regular_price above the price, which counts from then on',
    ],
    [
      'an end that is a day',
      '10.00,12.00,2026-12-05',
      'price_until: must be a time such as 2026-12-31 22:00 or 2027-01-01T06:00:00Z',
    ],
  ])('is not %s', async (_what, cells, problem) => {
    expect(await about(cells)).toEqual([`dishes.csv:2 ${problem}`])
  })

  it('is compared with the stored price where the file has none', async () => {
    const below = 'dishes.csv:2 regular_price: must be above the price'
    expect(await linesOf('store,sku,regular_price', 'udon,kake,9.00')).toEqual([below])
    expect(await linesOf('store,sku,regular_price', 'udon,kake,11.00')).toEqual([])
  })

  it('is never one of a gift card', async () => {
    expect(await linesOf(`${HEAD},kind`, 'udon,card,bowls,Card,40,50,,gift_card')).toEqual([
      'dishes.csv:2 regular_price: must be empty: a gift card costs what it is worth',
    ])
  })
})

it('a dish has at most 20 pictures', async () => {
  const pictures = (count: number) => Array.from({ length: count }, (_, n) => `https://cdn.example/${n}.jpg`).join(';')
  expect(await linesOf('store,sku,picture', `udon,kake,${pictures(21)}`)).toEqual([
    expect.stringMatching(/^dishes\.csv:2 picture: /),
  ])
})
