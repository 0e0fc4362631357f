import { expect, test } from 'vitest'
import { STORE_TYPE } from '@/lib/domain/codes/catalogue-codes'
import { heroAction } from '@/lib/domain/stores/hero-action'

const { restaurant, groupSale, travel, shopping, service } = STORE_TYPE

test.each([
  [restaurant, 'menu and deals', { label: 'order', target: 'menu' }],
  [restaurant, 'deals', { label: 'see_deals', target: 'deals' }],
  [restaurant, '', null],
  [shopping, 'menu and deals', { label: 'order', target: 'menu' }],
  [shopping, 'deals', { label: 'see_deals', target: 'deals' }],
  [service, 'menu and deals', { label: 'book', target: 'deals' }],
  [service, 'menu', { label: 'order', target: 'menu' }],
  [travel, 'deals', { label: 'book', target: 'deals' }],
  [groupSale, 'deals', { label: 'book', target: 'deals' }],
  [99, 'menu and deals', { label: 'order', target: 'menu' }],
])('a store of kind %i with %s', (kind, has, action) => {
  expect(heroAction(kind, { hasMenu: has.includes('menu'), hasDeals: has.includes('deals') })).toEqual(action)
})
