import { expect, test } from 'vitest'
import { type Handover, handoverOf, hasTime, isAtStore } from '@/lib/domain/checkout/fulfilment-kind'

test.each<[number, Parameters<typeof handoverOf>[1], Handover, { time: boolean; store: boolean }]>([
  [1, null, 'delivery', { time: true, store: false }],
  [2, null, 'pickup', { time: true, store: true }],
  [3, null, 'eatin', { time: true, store: true }],
  [4, null, 'shipped', { time: false, store: false }],
  [5, null, 'shipped', { time: false, store: false }],
  [5, 'voucher', 'voucher', { time: false, store: true }],
  [5, 'gift_cards', 'gift_cards', { time: false, store: false }],
  [5, 'amount', 'amount', { time: false, store: false }],
])('an order with shipping code %i and nothing to hand over but %s is %s: %j', (code, nothing, handover, has) => {
  expect(handoverOf(code, nothing)).toBe(handover)
  expect({ time: hasTime(handover), store: isAtStore(handover) }).toEqual(has)
})
