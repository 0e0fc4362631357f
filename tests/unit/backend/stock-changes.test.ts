import { expect, test } from 'vitest'
import { type StockChange, tagsOfStock } from '@/backend/catalogue/purge/publish-stock'

const ORDER = { gid: 7, dealIds: [5] }
const change = (of: StockChange['of'], before: number, after: number): StockChange => ({ of, id: 5, before, after })

test.each<[string, StockChange[], string[]]>([
  ['one of many deals is sold', [change('deal', 80, 79)], []],
  ['the last one is sold', [change('deal', 1, 0)], ['deal:5', 'store:7', 'catalogue']],
  ['a sold-out deal is back', [change('deal', 0, 1)], ['deal:5', 'store:7', 'catalogue']],
  ['a dish of which there are many is sold', [change('product', 12, 10)], []],
  ['a dish is among the last few', [change('product', 10, 9)], ['store:7']],
  ['one of the last few is sold', [change('product', 3, 2)], ['store:7']],
  ['a choice is sold', [change('choice', 40, 39)], []],
  ['the last of a choice is sold', [change('choice', 1, 0)], ['deal:5', 'store:7']],
  ['nothing is tracked', [], []],
])('the pages of what has changed are rendered again when %s', (_, changes, tags) => {
  expect(tagsOfStock(changes, ORDER)).toEqual(tags)
})
