import { millisecondsInDay } from 'date-fns/constants'
import type { OrderRow } from '@/backend/orders/schema/orders'
import { DELIVERY_STATUS, isPreparationStarted, ORDER_STATUS, type OrderStatus } from '@/lib/domain/codes/order-status'
import { amountDue } from './amount-due'

export type OrderFacts = Pick<
  OrderRow,
  | 'status'
  | 'deliveryStatus'
  | 'preparedAt'
  | 'expiresAt'
  | 'expectedStart'
  | 'selfCheckout'
  | 'relatedOrderId'
  | 'grandTotal'
  | 'tips'
  | 'totalPaid'
  | 'reviewUntil'
>

/** What happens in addition to the change of the order itself. Each is a function of `move-order.ts`. */
export type Effect =
  /** ends the order that pays this one's surcharge */
  | 'end_payer'
  | 'cancel_attempts'
  | 'expire_attempts'
  | 'release_stock'
  | 'release_coupon'
  | 'void_gift_cards'
  | 'refund'
  | 'issue_gift_cards'
  | 'collect_cash'
  | 'earn_points'
  | 'erase'
  | 'notify_store'
  | 'notify_paid'
  | 'notify_ready'
  | 'notify_promised'
  | 'notify_preparing'
  | 'notify_prepared'
  | 'notify_completed'
  | 'notify_canceled'

export interface Transition {
  from: readonly OrderStatus[]
  /** null leaves the status unchanged */
  to: OrderStatus | null
  guard?: (order: OrderFacts, now: Date) => boolean
  sets?: (order: OrderFacts, now: Date) => Partial<Omit<OrderRow, 'id' | 'status'>>
  /** in execution order */
  effects: readonly Effect[]
  /** nothing is due afterwards: a store that did not have the order is notified, and gift cards are issued */
  pays?: true
}

const { pending, processing, payment_review, completed, canceled, closed } = ORDER_STATUS
const { preparing } = DELIVERY_STATUS

const READY_AFTER_MS = 20 * 60_000
/** How long an unpaid online order is held. */
export const HOLD_MS = 15 * 60_000
export const REVIEW_MS = 30 * millisecondsInDay

const RELEASES = ['release_stock', 'release_coupon', 'void_gift_cards', 'refund'] as const
const ENDS: Pick<Transition, 'to' | 'sets' | 'effects'> = {
  to: canceled,
  sets: () => ({ allowPayNow: false, expiresAt: null }),
  effects: ['end_payer', 'cancel_attempts', ...RELEASES],
}
const ENDS_AND_NOTIFIES: typeof ENDS = { ...ENDS, effects: [...ENDS.effects, 'notify_canceled'] }

/**
 * Every event that can happen to a placed order (see `placements.ts` for the initial states). Anything else is
 * rejected. Statuses 6 and 7 belong to other systems and are never reached.
 */
export const TRANSITIONS = {
  /** the store accepts it; orders awaiting online payment are excluded */
  accept: {
    from: [pending],
    to: processing,
    guard: ({ expiresAt }) => expiresAt === null,
    sets: (order, now) => ({ allowPayNow: false, readyAt: readyAt(order, now) }),
    effects: ['notify_ready'],
  },
  start: {
    from: [processing],
    to: null,
    guard: ({ deliveryStatus }) => !isPreparationStarted(deliveryStatus),
    sets: () => ({ deliveryStatus: preparing }),
    effects: ['notify_preparing'],
  },
  /** another time is promised */
  promise: { from: [processing], to: null, effects: ['notify_promised'] },
  /** the goods are ready to be collected, served or sent */
  prepare: {
    from: [processing],
    to: null,
    guard: ({ preparedAt }) => preparedAt === null,
    sets: (_, now) => ({ deliveryStatus: preparing, preparedAt: now }),
    effects: ['notify_prepared'],
  },
  /** the goods are handed over, and cash is paid */
  complete: {
    from: [processing],
    to: completed,
    sets: ({ grandTotal, tips }, now) => ({ totalPaid: grandTotal + tips, reviewUntil: reviewUntil(now) }),
    effects: ['collect_cash', 'earn_points', 'notify_completed'],
    pays: true,
  },
  pay: {
    from: [pending, processing],
    to: null,
    guard: isGoods,
    sets: paid,
    effects: ['cancel_attempts', 'notify_paid'],
    pays: true,
  },
  /** the card of the checkout is charged */
  confirm: {
    from: [payment_review],
    to: pending,
    guard: isGoods,
    sets: paid,
    effects: ['cancel_attempts', 'notify_paid'],
    pays: true,
  },
  /** an amount without goods is complete once it is paid */
  pay_amount: {
    from: [pending, processing, payment_review],
    to: completed,
    guard: ({ selfCheckout }) => selfCheckout,
    sets: (order, now) => ({ ...paid(), reviewUntil: order.relatedOrderId ? order.reviewUntil : reviewUntil(now) }),
    effects: ['cancel_attempts', 'earn_points', 'notify_paid'],
    pays: true,
  },
  /** the card of the checkout is charged once its owner has passed 3-D Secure, on the payment page */
  start_3ds: {
    from: [payment_review],
    to: pending,
    sets: (_, now) => ({ allowPayNow: true, expiresAt: new Date(now.getTime() + HOLD_MS) }),
    effects: [],
  },
  /** the card of the checkout is declined, or was never charged */
  undo: { from: [payment_review], to: null, effects: ['release_stock', 'release_coupon', 'refund', 'erase'] },
  /** the card took no money, after the customer heard that the payment is being confirmed */
  fail: { from: [payment_review], ...ENDS_AND_NOTIFIES },
  /** cancelled by its customer before the store accepts it */
  cancel: { from: [pending], ...ENDS_AND_NOTIFIES },
  /** cancelled by the store */
  reject: { from: [pending, processing], ...ENDS_AND_NOTIFIES },
  expire: {
    from: [pending],
    guard: ({ expiresAt }, now) => expiresAt !== null && expiresAt <= now,
    ...ENDS,
    effects: ['end_payer', 'expire_attempts', ...RELEASES, 'notify_canceled'],
  },
  /** replaced by a newer payment of the same surcharge */
  replace: { from: [pending], guard: (order) => paysSurcharge(order) && amountDue(order) > 0, ...ENDS },
  /** the order whose surcharge it pays has ended */
  follow: {
    from: [pending, processing, payment_review, completed, closed],
    guard: paysSurcharge,
    ...ENDS_AND_NOTIFIES,
  },
} as const satisfies Record<string, Transition>

export type OrderEvent = keyof typeof TRANSITIONS

/** The event by which a payment reaches the order. */
export function paymentEvent({ selfCheckout, status }: Pick<OrderFacts, 'selfCheckout' | 'status'>): OrderEvent {
  if (selfCheckout) return 'pay_amount'
  return status === payment_review ? 'confirm' : 'pay'
}

/** Whether the table allows the event for the order as it is now. */
export function canMove(order: OrderFacts, event: OrderEvent, now: Date): boolean {
  const { from, guard }: Transition = TRANSITIONS[event]
  return from.includes(order.status) && (guard?.(order, now) ?? true)
}

/** The effects of an event, in execution order; `order` is the one before the move. */
export function effectsOf(order: OrderFacts, event: OrderEvent): Effect[] {
  const { effects, pays }: Transition = TRANSITIONS[event]
  return [
    ...effects,
    ...(pays && awaitsPayment(order) && isGoods(order) ? (['notify_store'] as const) : []),
    ...(pays && amountDue(order) > 0 ? (['issue_gift_cards'] as const) : []),
  ]
}

/** Whether the store does not have the order yet, since it awaits its payment. */
function awaitsPayment({ status, expiresAt }: OrderFacts): boolean {
  return status === payment_review || expiresAt !== null
}

function isGoods({ selfCheckout }: OrderFacts): boolean {
  return !selfCheckout
}

function paysSurcharge({ relatedOrderId }: OrderFacts): boolean {
  return relatedOrderId !== null
}

function paid() {
  return { allowPayNow: false, expiresAt: null }
}

/** Until when an order that is completed now can be reviewed. */
function reviewUntil(now: Date): Date {
  return new Date(now.getTime() + REVIEW_MS)
}

function readyAt({ expectedStart }: OrderFacts, now: Date): Date {
  const soonest = new Date(now.getTime() + READY_AFTER_MS)
  return expectedStart && expectedStart > soonest ? expectedStart : soonest
}
