import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PLACEMENTS, type PlacementName, placementOf } from '@/backend/orders/state/placements'
import {
  canMove,
  type Effect,
  effectsOf,
  type OrderEvent,
  type OrderFacts,
  paymentEvent,
  TRANSITIONS,
  type Transition,
} from '@/backend/orders/state/transitions'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

const NOW = new Date('2026-06-05T18:00:00Z')
const EVENTS = Object.keys(TRANSITIONS) as OrderEvent[]
const order = (over: Partial<OrderFacts> = {}): OrderFacts => ({
  status: ORDER_STATUS.pending,
  deliveryStatus: 0,
  preparedAt: null,
  expiresAt: null,
  expectedStart: null,
  selfCheckout: false,
  relatedOrderId: null,
  grandTotal: 1120,
  tips: 0,
  totalPaid: 0,
  reviewUntil: null,
  ...over,
})

/** What may happen to goods in cash at each status, written down apart from the table. */
const ALLOWED: Record<keyof typeof ORDER_STATUS, OrderEvent[]> = {
  pending: ['accept', 'pay', 'cancel', 'reject'],
  processing: ['start', 'promise', 'prepare', 'complete', 'pay', 'reject'],
  payment_review: ['confirm', 'start_3ds', 'undo', 'fail'],
  completed: [],
  canceled: [],
  closed: [],
  pending_payment: [],
}

describe('the transitions of an order', () => {
  test.each(Object.entries(ALLOWED))('a %s order of goods allows exactly these events', (name, allowed) => {
    const status = ORDER_STATUS[name as keyof typeof ORDER_STATUS]
    expect(EVENTS.filter((event) => canMove(order({ status }), event, NOW))).toEqual(allowed)
  })

  test.each([
    [
      'one that awaits online payment is not accepted',
      { expiresAt: new Date('2026-06-05T19:00:00Z') },
      'accept',
      false,
    ],
    ['its hold is not over yet', { expiresAt: new Date('2026-06-05T18:00:01Z') }, 'expire', false],
    ['its hold is over', { expiresAt: NOW }, 'expire', true],
    ['preparation starts once', { status: ORDER_STATUS.processing, deliveryStatus: 115 }, 'start', false],
    ['only a payer of a surcharge ends with another order', {}, 'follow', false],
    ['a payer ends with its order, even when it is complete', { status: 4, relatedOrderId: 'x' }, 'follow', true],
    ['a payer that is paid is not replaced', { relatedOrderId: 'x', totalPaid: 1120 }, 'replace', false],
  ] as const)('%s', (_, over, event, allowed) => {
    expect(canMove(order(over), event, NOW)).toBe(allowed)
  })

  test('gift cards are issued by the transition that pays the order, and by no other', () => {
    const processing = { status: ORDER_STATUS.processing }
    const completes = ['collect_cash', 'earn_points', 'notify_completed']
    expect(effectsOf(order(processing), 'complete')).toEqual([...completes, 'issue_gift_cards'])
    expect(effectsOf(order({ ...processing, totalPaid: 1120 }), 'complete')).toEqual(completes)
  })

  test('the initial state of an order depends on its payment', () => {
    const by = { isCard: false, isOnline: false, isAmount: false, due: 0 }
    expect(placementOf({ ...by, isCard: true, due: 5 })).toBe('charge')
    expect(placementOf({ ...by, due: 5 })).toBe('unpaid')
    expect(placementOf({ ...by, isOnline: true, due: 5 })).toBe('online')
    expect(placementOf(by)).toBe('covered')
    expect(placementOf({ ...by, isAmount: true })).toBe('covered_amount')
  })
})

/** One order's life: every event that is allowed happens, every other is refused; counts what was done. */
function live(placement: PlacementName, isAmount: boolean, isPayer: boolean, events: readonly OrderEvent[]) {
  const { to, effects } = PLACEMENTS[placement]
  const covered = placement === 'covered' || placement === 'covered_amount'
  let facts = order({
    status: to,
    selfCheckout: isAmount,
    relatedOrderId: isPayer ? 'owing' : null,
    totalPaid: covered ? 1120 : 0,
    expiresAt: placement === 'online' ? NOW : null,
  })
  const done: string[] = [...effects]
  let isErased = false
  for (const event of events) {
    if (isErased || !canMove(facts, event, NOW)) continue
    // a payment of nothing is turned away before it becomes an event
    const isPayment = event === paymentEvent(facts)
    if (isPayment && facts.totalPaid >= 1120) continue
    const { from, to: next, sets }: Transition = TRANSITIONS[event]
    expect(from).toContain(facts.status)
    const happening: Effect[] = effectsOf(facts, event)
    done.push(...happening)
    isErased = happening.includes('erase')
    facts = { ...facts, ...sets?.(facts, NOW), ...(isPayment && { totalPaid: 1120 }), status: next ?? facts.status }
  }
  const times = (effect: string) => done.filter((one) => one === effect).length
  return { facts, done, isErased, times }
}

test('no sequence of events applies an effect twice, or releases what is not held', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<[PlacementName, boolean]>(
        ['charge', false],
        ['charge', true],
        ['unpaid', false],
        ['online', false],
        ['online', true],
        ['covered', false],
        ['covered_amount', true],
      ),
      fc.boolean(),
      fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 }),
      ([placement, isAmount], payer, events) => {
        const { facts, done, isErased, times } = live(placement, isAmount, isAmount && payer, events)
        // an order can be paid and then cancelled: the pages are closed by the first of the two; a store may promise again
        const once = new Set(done.filter((effect) => effect !== 'cancel_attempts' && effect !== 'notify_promised'))
        for (const effect of once) expect([effect, times(effect)]).toEqual([effect, 1])
        // a store is told of goods once it can accept them, and never of an amount
        const isPaid = facts.totalPaid >= 1120
        const isOfStore = !isAmount && (placement === 'unpaid' || isPaid)
        expect(times('notify_store')).toBe(isOfStore ? 1 : 0)
        const isCanceled = facts.status === ORDER_STATUS.canceled
        expect(times('release_stock')).toBe(isCanceled || isErased ? 1 : 0)
        expect(times('refund')).toBe(isCanceled || isErased ? 1 : 0)
        // an amount that a payer completes may be cancelled with its order; it has earned no points to take back
        if (!payer) expect(times('earn_points')).toBe(facts.status === ORDER_STATUS.completed ? 1 : 0)
        // an amount without goods buys no cards, so `covered_amount` issues none
        expect(times('issue_gift_cards')).toBe(isPaid && placement !== 'covered_amount' ? 1 : 0)
      },
    ),
    { numRuns: 2000 },
  )
})
