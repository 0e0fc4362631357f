import { expect, test } from 'vitest'
import { DEAL_COLUMNS } from '@/backend/catalogue/purge/columns/deal-columns'
import { CHOICE_COLUMNS, PRODUCT_COLUMNS } from '@/backend/catalogue/purge/columns/menu-columns'
import { COUPON_COLUMNS, STORE_COLUMNS } from '@/backend/catalogue/purge/columns/store-columns'
import { tagsOf } from '@/backend/catalogue/purge/tags-of'

const OF_DEAL = { gid: 7, dealIds: [5] }

test.each([
  ['the price of a dish', tagsOf({ shown: PRODUCT_COLUMNS, set: { price: 1 }, ...OF_DEAL }), ['store:7']],
  ['what a choice adds', tagsOf({ shown: CHOICE_COLUMNS, set: { price: 1 }, ...OF_DEAL }), ['deal:5', 'store:7']],
  [
    'the price of a deal',
    tagsOf({ shown: DEAL_COLUMNS, set: { dealPrice: 1 }, ...OF_DEAL }),
    ['deal:5', 'store:7', 'catalogue'],
  ],
  ['the fine print of a deal', tagsOf({ shown: DEAL_COLUMNS, set: { finePrint: '' }, ...OF_DEAL }), ['deal:5']],
  ['how often a deal was sold', tagsOf({ shown: DEAL_COLUMNS, set: { soldCount: 1 }, ...OF_DEAL }), []],
  ['an hour of a store', tagsOf({ shown: STORE_COLUMNS, set: { hours: [] }, gid: 7 }), ['store:7', 'catalogue']],
  ['a text on the page of a store', tagsOf({ shown: STORE_COLUMNS, set: { description: '' }, gid: 7 }), ['store:7']],
  ['where a store is mailed orders', tagsOf({ shown: STORE_COLUMNS, set: { orderEmail: '' }, gid: 7 }), []],
  [
    'the name of a store without a domain',
    tagsOf({ shown: STORE_COLUMNS, set: { name: '' }, gid: 7 }),
    ['store:7', 'catalogue'],
  ],
  [
    'the name of a store with a domain',
    tagsOf({ shown: STORE_COLUMNS, set: { name: '' }, gid: 7, hasDomain: true }),
    ['store:7', 'catalogue', 'sites'],
  ],
  ['a coupon of a store', tagsOf({ shown: COUPON_COLUMNS, set: { value: 1 }, gid: 7 }), ['store:7']],
  ['a coupon of all stores', tagsOf({ shown: COUPON_COLUMNS, set: { value: 1 }, gid: null }), ['catalogue', 'sites']],
])('%s is purged from the pages that show it', (_, tags, expected) => {
  expect(tags).toEqual(expected)
})

test('a column that is not in the table counts as shown everywhere', () => {
  const set: Record<string, unknown> = { price: 1, unheardOf: 1 }
  expect(tagsOf({ shown: PRODUCT_COLUMNS, set, gid: 7, hasDomain: true })).toEqual(['store:7', 'catalogue', 'sites'])
})
