import { describe, expect, test } from 'vitest'
import type { Surcharge } from '@/lib/domain/orders/orders'
import { separateSurcharges, surchargeDebt, surchargeState, surchargesInBill } from '@/lib/domain/orders/surcharges'
import { sampleOrder } from '@/tests/support/sample-order'

const weight: Surcharge = { label: 'Weight difference', value: 320, isSeparate: true, taxClass: 'food' }
const service: Surcharge = { label: 'Service', value: 57, isSeparate: false, taxClass: 'food' }
const order = (over: object) => ({ ...sampleOrder, status: 2 as const, ...over })

describe('the surcharges of an order', () => {
  test.each([
    ['nothing', {}, 'none'],
    ['one in the bill', { storeSurcharge: service }, 'none'],
    ['a separate one', { orderSurcharge: weight }, 'unpaid'],
    ["a store's separate one", { storeSurcharge: weight }, 'unpaid'],
    ['a separate one and a related order', { orderSurcharge: weight, relatedOrderId: '77ab' }, 'paid'],
    ['a related order alone', { relatedOrderId: '77ab' }, 'paid_to'],
    [
      'an empty value and a related order',
      { orderSurcharge: { ...weight, value: null }, relatedOrderId: '77ab' },
      'paid_to',
    ],
    ['one in the bill and a related order', { storeSurcharge: service, relatedOrderId: '77ab' }, 'none'],
  ])('with %s: %j is %s [ORD-34] [ORD-36]', (_, over, state) => {
    expect(surchargeState(order(over))).toBe(state)
  })

  test.each([
    [1, 'unpaid'],
    [2, 'unpaid'],
    [3, 'closed'],
    [4, 'closed'],
    [5, 'closed'],
    [6, 'closed'],
    [7, 'closed'],
    [null, 'closed'],
  ])('an unpaid one of an order of status %j is %s: only an active one’s can be paid [ORD-35]', (status, state) => {
    expect(surchargeState(order({ status, orderSurcharge: weight }))).toBe(state)
    expect(surchargeState(order({ status, orderSurcharge: weight, relatedOrderId: '77ab' }))).toBe('paid')
    expect(surchargeState(order({ status, orderSurcharge: { ...weight, isSeparate: false } }))).toBe('none')
  })

  test('are owed together, and those in the bill separately [ENT-32]', () => {
    const both = order({ storeSurcharge: { ...weight, label: 'Packing', value: 100 }, orderSurcharge: weight })
    expect(surchargeDebt(both)).toEqual({ amount: 420, taxClass: 'food' })
    const mixed = order({ storeSurcharge: service, orderSurcharge: weight })
    expect(surchargesInBill(mixed)).toEqual([service])
    expect(separateSurcharges(mixed)).toEqual([weight])
  })
})
