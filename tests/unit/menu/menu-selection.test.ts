import { describe, expect, test } from 'vitest'
import { linesOutsideTime } from '@/lib/domain/cart/availability'
import { type Cart, lineKey } from '@/lib/domain/cart/cart'
import { checkCart, refreshedCart } from '@/lib/domain/cart/cart-changes'
import { chosenNames, lineOf, maxQuantityOf, orderProblem, priceOf } from '@/lib/domain/cart/menu-selection'
import { preselect } from '@/lib/domain/option-groups'
import { fulfilmentMethodsOf } from '@/lib/domain/stores/menu'
import { FRIDAY_NOON, lunchBox, ramen, sampleMenu, sampleOrderingStore, soldOutDish } from '@/tests/support/sample-menu'

const EVENING = new Date('2026-11-21T03:00:00Z')
const NIGHT = new Date('2026-11-21T08:00:00Z')

describe('a configured dish', () => {
  test('starts with the required choices', () => {
    expect(preselect(ramen.optionGroups)).toEqual({ 10: [100], 11: [], 12: [] })
  })

  test.each([
    ['plain', { 10: [100] }, 1500],
    ['large with egg', { 10: [101], 11: [110] }, 1900],
    ['a nested drink', { 10: [100], 12: [120], 13: [131] }, 1850],
    ['a drink whose set is gone', { 10: [100], 13: [131] }, 1500],
  ])('%s has its price', (_, options, price) => {
    expect(priceOf(ramen, options)).toBe(price)
  })

  test('is a line with pid, quantity, price and selected options [ENT-47]', () => {
    expect(lineOf(ramen, { 10: [101], 11: [], 13: [131] }, 2)).toEqual({
      pid: 1,
      qty: 2,
      pc: 1750,
      options: { 10: [101] },
    })
  })

  test('of a gift card is marked as one', () => {
    expect(lineOf({ ...lunchBox, isGiftCard: true }, {}, 1)).toMatchObject({ isGiftCard: true })
  })

  test('is no line while a required group is incomplete', () => {
    expect(lineOf(ramen, { 10: [] }, 1)).toBeNull()
    expect(lineOf(ramen, { 10: [100], 12: [120], 13: [] }, 1)).toBeNull()
  })

  test('lists its choices by name', () => {
    expect(chosenNames(ramen.optionGroups, { 10: [101], 12: [120], 13: [130] })).toEqual([
      'Large',
      'With a drink',
      'Tea',
    ])
  })

  test('is limited to the stock', () => {
    expect([maxQuantityOf({ stock: 4 }), maxQuantityOf({ stock: null }), maxQuantityOf({ stock: 500 })]).toEqual([
      4, 99, 99,
    ])
  })
})

test.each([
  ['nothing against it', ramen, FRIDAY_NOON, undefined],
  ['sold out', soldOutDish, FRIDAY_NOON, 'sold_out'],
  ['outside its time', lunchBox, EVENING, 'not_now'],
  ['a closed store', ramen, NIGHT, 'store'],
])('why a dish cannot be ordered: %s', (_, product, now, kind) => {
  expect(orderProblem(product, sampleOrderingStore, now)?.kind).toBe(kind)
})

const CART: Cart = {
  kind: 'menu',
  gid: 12,
  items: [{ pid: 2, qty: 1, pc: 900, options: {} }],
  fulfilmentMethods: [2],
  fulfilmentMethod: 0,
  coupon: '',
}

test('an order for later takes what is not offered now: its time decides', () => {
  const store = { ...sampleOrderingStore, canPreOrder: true }
  expect(orderProblem(lunchBox, store, NIGHT)).toBeNull()
  expect(linesOutsideTime(CART, { ...sampleMenu, store }, NIGHT)).toEqual([])
  expect(orderProblem(lunchBox, store, EVENING)?.kind).toBe('not_now')
})

test('a store that accepts no online orders shows that', () => {
  const store = { ...sampleOrderingStore, takesOnlineOrders: false }
  expect(orderProblem(ramen, store, FRIDAY_NOON)).toEqual({ kind: 'no_orders' })
})

test('services are the fulfilment methods of its carts', () => {
  expect(fulfilmentMethodsOf({ delivery: true, pickup: true, eatin: true })).toEqual([1, 2, 3])
  expect(fulfilmentMethodsOf({ delivery: false, pickup: true, eatin: false })).toEqual([2])
})

describe('a cart against today’s menu', () => {
  const cart: Cart = {
    kind: 'menu',
    gid: 12,
    fulfilmentMethods: [2],
    fulfilmentMethod: 0,
    coupon: '',
    items: [
      { pid: 1, qty: 1, pc: 1500, options: { 10: [100] } },
      { pid: 1, qty: 1, pc: 1700, options: { 10: [101] } },
      { pid: 1, qty: 1, pc: 1600, options: { 10: [100], 11: [113] } },
      { pid: 2, qty: 1, pc: 1200, options: {} },
      { pid: 3, qty: 1, pc: 1500, options: {} },
      { pid: 99, qty: 1, pc: 100, options: {} },
    ],
  }

  test('each line has its change', () => {
    const states = checkCart(cart, sampleMenu, EVENING).map(({ state }) => state)
    expect(states).toEqual(['same', 'price', 'gone', 'not_now', 'sold_out', 'gone'])
  })

  test('items no longer offered are removed, prices are current', () => {
    const next = refreshedCart(cart, checkCart(cart, sampleMenu, EVENING))
    expect(next.items.map(({ pid, pc }) => [pid, pc])).toEqual([
      [1, 1500],
      [1, 1750],
      [2, 1200],
      [3, 1500],
    ])
    expect(new Set(next.items.map(lineKey)).size).toBe(4)
  })
})
