import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '@/lib/domain/codes/order-status'
import { expectedTime, minutesUntil } from '@/lib/domain/orders/expected-time'
import { currentStep, orderKind, orderProgress } from '@/lib/domain/orders/order-progress'
import { sampleAddress } from '@/tests/support/sample-checkout'
import { sampleOrder } from '@/tests/support/sample-order'

const order = (status: OrderStatus, changes = {}) => ({ ...sampleOrder, status, ...changes })

describe('the stages', () => {
  const stages = (status: OrderStatus) => orderProgress(order(status)).map(({ stage, state }) => `${stage} ${state}`)

  test('pending, processing, completed [ORD-4]', () => {
    expect(stages(1)).toEqual(['pending current', 'processing waiting', 'completed waiting'])
    expect(stages(2)).toEqual(['pending done', 'processing current', 'completed waiting'])
    expect(stages(4)).toEqual(['pending done', 'processing done', 'completed done'])
  })

  test('status 5: the last step is an error titled cancelled [ORD-5]', () => {
    expect(stages(5)).toEqual(['pending done', 'processing waiting', 'cancelled error'])
  })

  test('7 stands at pending, 3 at processing, 6 at completed [ORD-6]', () => {
    expect([stages(7), stages(3), stages(6)]).toEqual([stages(1), stages(2), stages(4)])
  })
})

describe('the step of each kind', () => {
  const at = { shippingAddress: null, deliveryStatus: 115 }
  test.each([
    [{ fulfilmentMethod: 1 }, 'delivery', 'preparing', 'delivered'],
    [{ fulfilmentMethod: 2 }, 'pickup', 'preparing', 'picked_up'],
    [{ fulfilmentMethod: 3 }, 'eatin', 'preparing', 'served'],
    [{ fulfilmentMethod: 4 }, 'shipping', 'packing', 'delivered'],
    [{ fulfilmentMethod: 5, shippingAddress: sampleAddress }, 'shipping', 'packing', 'delivered'],
    [{ fulfilmentMethod: 5 }, 'voucher', 'confirmed', 'all_set'],
    [{ fulfilmentMethod: null }, 'voucher', 'confirmed', 'all_set'],
  ])('%j is %s: %s, then %s', (changes, kind, during, after) => {
    const one = { ...at, ...changes }
    expect([orderKind(order(2, one)), currentStep(order(2, one)), currentStep(order(4, one))]).toEqual([
      kind,
      during,
      after,
    ])
  })

  test.each([
    [1, 0, 'placed'],
    [2, 0, 'confirmed'],
    [2, 114, 'confirmed'],
    [2, 115, 'preparing'],
    [2, 150, 'preparing'],
    // no API has said that the store confirmed it
    [3, 0, 'payment_review'],
    [3, 115, 'preparing'],
    [7, 0, 'placed'],
    [4, 200, 'picked_up'],
    [6, 200, 'picked_up'],
    [5, 0, 'cancelled'],
  ] as const)('status %i at delivery status %i: the step is %s', (status, deliveryStatus, key) => {
    expect(currentStep(order(status, { deliveryStatus }))).toBe(key)
  })

  test('a voucher has nothing that is prepared', () => {
    const voucher = { fulfilmentMethod: 5, shippingAddress: null }
    expect(currentStep(order(2, { ...voucher, deliveryStatus: 115 }))).toBe('confirmed')
  })
})

describe('the expected time in the head', () => {
  const ready = '2026-11-20T12:40:00-08:00'
  test.each([
    [order(1), { kind: 'asap' }],
    [
      order(1, { estimate: { from: 25, to: 35 } }),
      { kind: 'estimated', from: '2026-11-20T04:25:00-08:00', at: '2026-11-20T04:35:00-08:00' },
    ],
    [
      order(1, { estimate: { from: 25, to: 35 }, orderedAt: '2026-11-20T23:50:00.000Z' }),
      { kind: 'estimated', from: '2026-11-21T00:15:00Z', at: '2026-11-21T00:25:00Z' },
    ],
    [order(1, { estimate: { from: 25, to: 35 }, orderedAt: null }), { kind: 'asap' }],
    [order(2, { estimate: { from: 25, to: 35 }, readyAt: ready }), { kind: 'ready', at: ready }],
    [order(1, { asap: false, requestedAt: ready }), { kind: 'requested', at: ready }],
    [order(2, { readyAt: ready }), { kind: 'ready', at: ready }],
    [order(1, { readyAt: ready }), { kind: 'asap' }],
    [order(1, { asap: false }), null],
    [order(4, { readyAt: ready }), null],
    [order(2, { readyAt: ready, fulfilmentMethod: 3 }), null],
    [order(1, { paymentState: 'waiting' }), null],
  ])('%#', (one, expected) => {
    expect(expectedTime(one)).toEqual(expected)
  })

  test.each([
    ['12:39:30', 1],
    ['12:20:00', 20],
    ['11:10:00', 90],
    ['11:09:00', null],
    ['12:40:00', null],
    ['13:00:00', null],
  ])('at %s it is %s minutes away', (clock, minutes) => {
    expect(minutesUntil(ready, new Date(`2026-11-20T${clock}-08:00`))).toBe(minutes)
  })
})
