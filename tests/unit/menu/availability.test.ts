import { describe, expect, test } from 'vitest'
import { isAvailable, isWatched, linesOutsideTime, withoutLines } from '@/lib/domain/cart/availability'
import type { Cart, CartLine } from '@/lib/domain/cart/cart'
import { FRIDAY_NOON, lunchBox, ramen, sampleMenu, sampleOrderingStore } from '@/tests/support/sample-menu'

const line = (pid: number): CartLine => ({ pid, qty: 1, pc: 100, options: {} })
const cart: Cart = {
  kind: 'menu',
  gid: 12,
  items: [line(1), line(2), line(77)],
  fulfilmentMethods: [2],
  fulfilmentMethod: 0,
  coupon: '',
}
const FRIDAY_EVENING = new Date('2026-11-21T03:00:00Z')
const PACIFIC = -480

describe('the time window of an item, in the store’s time zone', () => {
  test.each([
    ['inside', lunchBox, '2026-11-20T20:00:00Z', true],
    ['at its start', lunchBox, '2026-11-20T19:00:00Z', true],
    ['a minute before', lunchBox, '2026-11-20T18:59:00Z', false],
    ['at its end', lunchBox, '2026-11-20T23:00:00Z', false],
    ['on a day without one', lunchBox, '2026-11-21T20:00:00Z', false],
    ['without any', ramen, '2026-11-21T10:00:00Z', true],
  ])('%s [CART-7]', (_, product, now, expected) => {
    expect(isAvailable(product, PACIFIC, new Date(now))).toBe(expected)
  })
})

test('the watcher returns the lines outside their time, and only those [CART-4]', () => {
  expect(linesOutsideTime(cart, sampleMenu, FRIDAY_NOON)).toEqual([])
  expect(linesOutsideTime(cart, sampleMenu, FRIDAY_EVENING)).toEqual([{ line: line(2), name: 'Lunch box' }])
})

test.each([
  ['a name and settings', 'Noodle House', sampleOrderingStore.timeSettings, true],
  ['a name and no settings', 'Noodle House', null, false],
  ['neither', '', null, true],
])('a store with %s is watched or not [CART-6]', (_, name, timeSettings, watched) => {
  expect(isWatched({ name, timeSettings, utcOffset: PACIFIC })).toBe(watched)
  const menu = { ...sampleMenu, store: { ...sampleOrderingStore, name, timeSettings } }
  expect(linesOutsideTime(cart, menu, FRIDAY_EVENING)).toHaveLength(watched ? 1 : 0)
})

test('those lines are removed from the cart, the others stay [CART-5]', () => {
  expect(withoutLines(cart, [line(2)]).items).toEqual([line(1), line(77)])
})
