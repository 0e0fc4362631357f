import { expect, test } from 'vitest'
import { recommendationsFor } from '@/lib/domain/cart/recommendations'
import type { Id } from '@/lib/domain/codes/id'
import type { Product } from '@/lib/domain/stores/menu'
import { FRIDAY_NOON, lunchBox, ramen, sampleMenu, sampleOrderingStore } from '@/tests/support/sample-menu'

const plain = (id: number, price: number, changes: Partial<Product> = {}): Product => ({
  ...lunchBox,
  id,
  price,
  available: null,
  ...changes,
})

/** Sections of dishes 1 and 2, sides 11 and 12, drinks 21 to 23, and a dessert 31. */
const SECTIONS = [[1, 2], [11, 12], [21, 22, 23], [31]]
const PRODUCTS = [
  ramen,
  plain(2, 1200),
  plain(11, 600),
  plain(12, 500),
  plain(21, 300),
  plain(22, 300),
  plain(23, 200),
  plain(31, 450),
]

function offered(cart: number[], changes: Partial<Product>[] = [], sections = SECTIONS, now = FRIDAY_NOON): Id[] {
  const products = PRODUCTS.map((one) => ({ ...one, ...changes.find(({ id }) => id === one.id) }))
  const items = cart.map((pid) => ({ pid, qty: 1, pc: 1, options: {} }))
  const of = { kind: 'menu' as const, gid: 12, items, fulfilmentMethods: [], fulfilmentMethod: 0, coupon: '' }
  return recommendationsFor(of, { store: sampleOrderingStore, products, sections }, now).map(({ id }) => id)
}

test.each<[string, number[], number[]]>([
  ['the cheapest of each other section, the cheapest first', [1], [23, 31, 12]],
  ['the next of the other sections once each had its turn', [1, 23], [31, 12, 11]],
  ['equal prices stand as in the menu', [1, 11, 12, 31, 23], [21, 2, 22]],
  ['sections of the cart come last, each with its cheapest', [1, 12, 23], [31, 21, 11]],
  ['nothing that is in the cart', [1, 2, 11, 12, 21, 22, 23], [31]],
  ['nothing where all is in the cart', [1, 2, 11, 12, 21, 22, 23, 31], []],
])('%s', (_, cart, ids) => {
  expect(offered(cart)).toEqual(ids)
})

test.each<[string, Partial<Product>]>([
  ['is sold out', { stock: 0 }],
  ['asks for a choice', { optionGroups: ramen.optionGroups }],
  ['cannot be ordered now', { available: [[], [], [], [], [], [], []] }],
  ['is a gift card', { isGiftCard: true }],
  ['costs nothing', { price: 0 }],
])('what %s makes room for the next', (_, change) => {
  expect(offered([1], [{ id: 23, ...change }])).toEqual([21, 31, 12])
})

test('a product of two sections is offered once, and nothing of a store that takes no orders', () => {
  expect(offered([1], [], [[1], [31, 12], [31]])).toEqual([31, 12])
  const closed = { ...sampleOrderingStore, takesOnlineOrders: false }
  const cart = { kind: 'menu' as const, gid: 12, items: [], fulfilmentMethods: [], fulfilmentMethod: 0, coupon: '' }
  expect(recommendationsFor(cart, { ...sampleMenu, store: closed }, FRIDAY_NOON)).toEqual([])
})
