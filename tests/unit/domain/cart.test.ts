import { describe, expect, test } from 'vitest'
import { type Cart, cartCount, cartSubtotal, lineKey, withLine, withQuantity } from '@/lib/domain/cart/cart'

const empty: Cart = { kind: 'menu', gid: 7, items: [], fulfilmentMethods: [1, 2], fulfilmentMethod: 0, coupon: '' }
const noodles = { pid: 31, qty: 1, pc: 1450, options: { 4: [41], 5: [52, 51] } }

describe('a menu cart', () => {
  test('the same dish with the same choices is one line, in any order [ENT-47]', () => {
    const again = { ...noodles, qty: 2, options: { 5: [51, 52], 4: [41] } }
    const cart = withLine(withLine(empty, noodles), again)
    expect(cart.items).toEqual([{ ...noodles, qty: 3 }])
    expect(lineKey(noodles)).toBe(lineKey(again))
  })

  test('another choice is another line [ENT-47]', () => {
    const cart = withLine(withLine(empty, noodles), { ...noodles, options: { 4: [42] } })
    expect(cart.items).toHaveLength(2)
  })

  test.each([
    [0, []],
    [-3, []],
    [2.9, [2]],
    [1e9, [99]],
  ])('a quantity of %d leaves %j of it', (quantity, left) => {
    const cart = withQuantity(withLine(empty, noodles), lineKey(noodles), quantity)
    expect(cart.items.map((item) => item.qty)).toEqual(left)
  })

  test('quantities and displayed prices add up', () => {
    const cart = withLine(withLine(empty, { ...noodles, qty: 2 }), { pid: 32, qty: 1, pc: 300, options: {} })
    expect(cartCount(cart)).toBe(3)
    expect(cartSubtotal(cart)).toBe(3200)
    expect([cartCount(null), cartSubtotal(null)]).toEqual([0, 0])
  })
})
