import { describe, expect, test } from 'vitest'
import { ORDER_STATUS, PAYMENT_METHOD, SHIPPING_METHOD } from '@/lib/contract/codes'
import { orderTypeName } from '@/lib/domain/checkout/order-types'
import { ORDER_STATUSES } from '@/lib/domain/orders/orders'
import { PAYMENT_METHODS } from '@/lib/domain/payment/payment-methods'

/** The contract and the domain may not import each other, so each has these numbers. */
describe('codes that stand in the contract and in the domain', () => {
  test('of payment methods are the same', () => {
    expect(PAYMENT_METHODS).toEqual(PAYMENT_METHOD)
  })
  test('of order statuses are the same', () => {
    const byName = Object.fromEntries(Object.entries(ORDER_STATUSES).map(([code, name]) => [name, Number(code)]))
    expect(byName).toEqual(ORDER_STATUS)
  })
  test('of shipping methods are the same', () => {
    for (const [name, code] of Object.entries(SHIPPING_METHOD)) {
      expect(orderTypeName(code, { waiterService: true })).toBe(name)
    }
  })
})
