import { describe, expect, test } from 'vitest'
import type { OrderStatus } from '@/lib/domain/codes/order-status'
import { awaitedPayment } from '@/lib/domain/orders/order-rules'
import type { Order } from '@/lib/domain/orders/orders'
import { confirmingInterval, type PaymentNoticeKind, paymentNotice } from '@/lib/domain/payment/payment-notice'

type State = Order['paymentState']
const order = (paymentState: State, status: OrderStatus = 1, totalDue = 100, refunded = 0, refundPending = 0) => ({
  ...{ paymentState, status, totalDue, refunded, refundPending },
})

describe('the news for a payer', () => {
  test.each<[State, boolean, PaymentNoticeKind | null]>([
    [null, false, null],
    ['waiting', false, null],
    ['waiting', true, 'unfinished'],
    [null, true, 'unfinished'],
    ['confirming', false, 'confirming'],
    ['confirming', true, 'confirming'],
    ['declined', false, 'declined'],
    ['cancelled', true, 'cancelled'],
    ['returned', false, 'returned'],
  ])('an unpaid order, %s, back from a provider: %s, has %s', (state, isBack, news) => {
    expect(paymentNotice(order(state), isBack)).toBe(news)
  })

  test('paid is news only to a payer who has just come back', () => {
    expect(paymentNotice(order(null, 2, 0), true)).toBe('paid')
    expect(paymentNotice(order(null, 2, 0), false)).toBeNull()
    // an API need not say how much is due
    expect(paymentNotice(order('waiting', 7, 0), true)).toBe('unfinished')
  })

  test('a cancelled order with nothing due is never called paid', () => {
    expect(paymentNotice(order(null, 5, 0), true)).toBeNull()
    expect(paymentNotice(order('returned', 5, 0), true)).toBe('returned')
  })

  test('money is on its way until all of it was returned', () => {
    expect(paymentNotice(order('returned', 5, 0, 1300, 940), false)).toBe('returned')
    expect(paymentNotice(order('returned', 5, 0, 2240, 0), false)).toBe('refunded')
    expect(paymentNotice(order('returned', 2, 0, 500, 0), false)).toBe('returned')
  })
})

describe('an awaited payment', () => {
  test.each<[State, OrderStatus, 'waiting' | 'confirming' | null]>([
    [null, 1, null],
    ['waiting', 1, 'waiting'],
    ['declined', 1, 'waiting'],
    ['cancelled', 1, 'waiting'],
    ['confirming', 3, 'confirming'],
    ['returned', 1, null],
    ['confirming', 5, null],
  ])('%s at status %i: %s', (state, status, awaited) => {
    expect(awaitedPayment(order(state, status))).toBe(awaited)
  })
})

test('a payment that is being confirmed is asked about every 3 s, after half a minute every 15 s', () => {
  expect([1, 9, 10, 100].map(confirmingInterval)).toEqual([3000, 3000, 15_000, 15_000])
})
