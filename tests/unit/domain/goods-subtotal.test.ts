import { expect, test } from 'vitest'
import type { Cart, CartLine } from '@/lib/domain/cart/cart'
import { goodsSubtotal, isGiftCardsOnly } from '@/lib/domain/checkout/offered-fulfilment'
import { sampleQuote } from '@/tests/support/sample-checkout'

const dish: CartLine = { pid: 1, qty: 2, pc: 700, options: {} }
const gift: CartLine = { pid: 2, qty: 1, pc: 5000, options: {}, isGiftCard: true }
const unmarked: CartLine = { pid: 2, qty: 1, pc: 5000, options: {} }
const cartOf = (...items: CartLine[]): Cart => ({
  kind: 'menu',
  gid: 7,
  items,
  fulfilmentMethods: [1, 2],
  fulfilmentMethod: 0,
  coupon: '',
})
const [line] = sampleQuote.lines
const quoted = (isMarked: boolean) => ({
  itemTotal: 6500,
  lines: [
    { ...line, pid: 1, amount: 1500, isGiftCard: false },
    { ...line, pid: 2, amount: 5000, isGiftCard: isMarked },
  ] as typeof sampleQuote.lines,
})

test.each([
  ['before a quote, by what the menu says', cartOf(dish, gift), null, 1400],
  ['before a quote, of a cart that was stored earlier', cartOf(dish, unmarked), null, 6400],
  ['by what the quote says', cartOf(dish, unmarked), quoted(true), 1500],
  ['by what the menu says, where the quote does not', cartOf(dish, gift), quoted(false), 1500],
  ['of gift cards alone', cartOf(gift), null, 0],
])('the subtotal of goods %s', (_, cart, quote, expected) => {
  expect(goodsSubtotal(cart, quote)).toBe(expected)
})

test.each([
  [cartOf(gift), true],
  [cartOf(gift, dish), false],
  [cartOf(), false],
])('gift cards alone: %#', (cart, expected) => expect(isGiftCardsOnly(cart)).toBe(expected))
