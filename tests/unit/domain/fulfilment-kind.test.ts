import { expect, test } from 'vitest'
import { type FulfilmentKind, fulfilmentKindOf, hasTime, isAtStore } from '@/lib/domain/checkout/fulfilment-kind'

test.each<[number, Parameters<typeof fulfilmentKindOf>[1], FulfilmentKind, { time: boolean; store: boolean }]>([
  [1, null, 'delivery', { time: true, store: false }],
  [2, null, 'pickup', { time: true, store: true }],
  [3, null, 'eatin', { time: true, store: true }],
  [4, null, 'shipped', { time: false, store: false }],
  [5, null, 'shipped', { time: false, store: false }],
  [5, 'voucher', 'voucher', { time: false, store: true }],
  [5, 'gift_cards', 'gift_cards', { time: false, store: false }],
  [5, 'amount', 'amount', { time: false, store: false }],
])('an order with shipping code %i and nothing to hand over but %s is %s: %j', (code, nothing, fulfilmentKind, has) => {
  expect(fulfilmentKindOf(code, nothing)).toBe(fulfilmentKind)
  expect({ time: hasTime(fulfilmentKind), store: isAtStore(fulfilmentKind) }).toEqual(has)
})
