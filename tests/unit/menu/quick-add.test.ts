import { expect, test } from 'vitest'
import { type Cart, countOf, withOneLess } from '@/lib/domain/cart/cart'
import { isQuickToAdd, quickLine } from '@/lib/domain/cart/quick-add'
import type { Product } from '@/lib/domain/stores/menu'
import { FRIDAY_NOON, lunchBox, ramen, sampleOrderingStore, soldOutDish } from '@/tests/support/sample-menu'

const EVENING = new Date('2026-11-21T03:00:00Z')
const NIGHT = new Date('2026-11-21T08:00:00Z')
const [, extras, set] = ramen.optionGroups
const optional: Product = { ...ramen, optionGroups: [extras, set].filter((group) => group !== undefined) }

test.each([
  ['without options', lunchBox, FRIDAY_NOON, true],
  ['with options that need not be chosen', optional, FRIDAY_NOON, true],
  ['with a required choice', ramen, FRIDAY_NOON, false],
  ['that is sold out', soldOutDish, FRIDAY_NOON, false],
  ['outside its hours', lunchBox, EVENING, false],
  ['of a store that is closed', optional, NIGHT, false],
])('a dish %s can be added by one press: %#', (_, product, now, can) => {
  expect(isQuickToAdd(product, sampleOrderingStore, now)).toBe(can)
  expect(quickLine(product, sampleOrderingStore, now) !== null).toBe(can)
})

test('one press adds what the dialog would without a choice', () => {
  expect(quickLine(optional, sampleOrderingStore, FRIDAY_NOON)).toEqual({ pid: 1, qty: 1, pc: 1500, options: {} })
})

test('a store without online orders has nothing to press', () => {
  expect(isQuickToAdd(lunchBox, { ...sampleOrderingStore, takesOnlineOrders: false }, FRIDAY_NOON)).toBe(false)
})

test('a dish is counted with all its choices, and one less is of the choice that was added last', () => {
  const line = { pid: 1, qty: 2, pc: 1500, options: {} }
  const large = { ...line, qty: 1, options: { 10: [101] } }
  const cart: Cart = {
    kind: 'menu',
    gid: 12,
    items: [line, large, { ...line, pid: 2 }],
    fulfilmentMethods: [],
    fulfilmentMethod: 0,
    coupon: '',
  }
  expect([countOf(cart, 1), countOf(cart, 2), countOf(cart, 3), countOf(null, 1)]).toEqual([3, 2, 0, 0])
  const less = withOneLess(cart, 1)
  expect(less.items).toEqual([line, { ...line, pid: 2 }])
  expect(withOneLess(less, 1).items[0]).toEqual({ ...line, qty: 1 })
  expect(withOneLess(cart, 3)).toEqual(cart)
})
