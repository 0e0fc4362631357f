import { describe, expect, test } from 'vitest'
import type { OrderItem, OrderOption } from '@/lib/domain/orders/orders'
import { reorder } from '@/lib/domain/orders/reorder'
import { FRIDAY_NOON, ramen, sampleMenu, soldOutDish } from '@/tests/support/sample-menu'

const option = (id: number, options: OrderOption[] = []): OrderOption => ({ id, name: `option ${id}`, options })
const item: OrderItem = {
  pid: 1,
  dealId: null,
  picture: '',
  name: 'Ramen as it was called then',
  quantity: 3,
  unitPrice: 1500,
  validUntil: null,
  isGiftCard: false,
  amount: 4500,
  options: [option(10, [option(100)])],
}
const again = (items: OrderItem[], menu = sampleMenu) => reorder({ gid: 12, items }, menu, FRIDAY_NOON)

describe('a cart from an order', () => {
  test('has its items, options and quantities, at current prices [ORD-22]', () => {
    const { cart, dropped, fewer, prices } = again([item])
    expect(cart).toMatchObject({ kind: 'menu', gid: 12, fulfilmentMethod: 0, coupon: '' })
    expect(cart.items).toEqual([{ pid: 1, qty: 3, pc: 1500, options: { 10: [100] } }])
    expect([dropped, fewer, prices]).toEqual([[], [], []])
  })

  test('preserves nested choices, whether nested or side by side [ORD-22] [ENT-29]', () => {
    const nested = [option(10, [option(101)]), option(12, [option(120, [option(13, [option(131)])])])]
    const flat = [option(10, [option(101)]), option(12, [option(120)]), option(13, [option(131)])]
    const expected = { 10: [101], 12: [120], 13: [131] }
    for (const options of [nested, flat])
      expect(again([{ ...item, unitPrice: 2100, options }]).cart.items).toEqual([
        { pid: 1, qty: 3, pc: 2100, options: expected },
      ])
  })

  test.each<[string, OrderItem]>([
    ['a dish that is gone', { ...item, pid: 99, name: 'Old special' }],
    ['a choice that is gone', { ...item, options: [option(10, [option(109)])] }],
    ['a choice that is sold out', { ...item, options: [...item.options, option(11, [option(113)])] }],
    ['a dish that now needs a choice', { ...item, options: [] }],
    ['a dish that is sold out', { ...item, pid: soldOutDish.id, options: [] }],
    ['a deal', { ...item, pid: 1_000_056, dealId: 56 }],
  ])('%s is omitted and named', (_, lost) => {
    const { cart, dropped } = again([item, lost])
    expect(cart.items).toHaveLength(1)
    expect(dropped).toHaveLength(1)
  })

  test('reduces quantities to the stock', () => {
    const menu = { ...sampleMenu, products: [{ ...ramen, stock: 2 }] }
    const { cart, fewer, dropped } = again([item], menu)
    expect(cart.items[0]?.qty).toBe(2)
    expect(fewer).toEqual([{ name: 'Ramen', wanted: 3, count: 2 }])
    expect(dropped).toEqual([])
  })

  test('reports a different price', () => {
    expect(again([{ ...item, unitPrice: 1400 }]).prices).toEqual([{ name: 'Ramen', before: 1400, now: 1500 }])
  })
})
