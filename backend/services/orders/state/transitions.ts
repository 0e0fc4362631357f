import { DELIVERY_STATUS, isPreparationStarted } from '@/lib/domain/codes/delivery-status'
import { ORDER_STATUS, type OrderStatus } from '@/lib/domain/codes/order-status'
import { dueOf } from './due-of'
import type { OrderRow } from './order-row'

/** What of an order a guard looks at. */
export type OrderFacts = Pick<
  OrderRow,
  | 'status'
  | 'deliveryStatus'
  | 'expiresAt'
  | 'expectedStart'
  | 'selfCheckout'
  | 'relatedOrderId'
  | 'grandTotal'
  | 'tips'
  | 'totalPaid'
  | 'reviewUntil'
>

/** What happens besides the change of the order itself. Each is a function in `effects.ts`. */
export type Effect =
  /** the order that pays this one's surcharge ends with it */
  | 'end_payer'
  | 'refund_payments'
  | 'close_payments'
  | 'close_pages'
  | 'give_back_stock'
  | 'give_back_coupon'
  | 'take_back_gift_cards'
  | 'give_back_credit'
  | 'publish_stock'
  | 'issue_gift_cards'
  | 'earn_points'
  /** credit goes back without a trace in its ledgers, and the order is deleted: it never came to be */
  | 'erase'

export interface Transition {
  from: readonly OrderStatus[]
  /** null: the status stays */
  to: OrderStatus | null
  /** what else must hold */
  guard?: (order: OrderFacts, now: Date) => boolean
  /** what else of the order changes */
  sets?: (order: OrderFacts, now: Date) => Partial<Omit<OrderRow, 'id' | 'status'>>
  /** in the order in which they happen */
  effects: readonly Effect[]
  /** after it nothing is due: gift cards are issued by whichever transition makes it so */
  pays?: true
}

const { pending, processing, payment_review, completed, canceled, closed } = ORDER_STATUS
const { preparing } = DELIVERY_STATUS

const READY_AFTER_MS = 20 * 60_000
/** A finished order may be reviewed so long. */
export const REVIEW_MS = 30 * 86_400_000

const ENDS: Pick<Transition, 'to' | 'sets' | 'effects'> = {
  to: canceled,
  sets: ({ totalPaid }) => ({ refunded: totalPaid, allowPayNow: false, expiresAt: null }),
  effects: [
    'end_payer',
    'refund_payments',
    'close_pages',
    'give_back_stock',
    'give_back_coupon',
    'take_back_gift_cards',
    'give_back_credit',
    'publish_stock',
  ],
}

/**
 * Everything that can happen to an order once it is placed (`placements.ts` says how it begins). What stands in no line
 * cannot happen. Status 6 and 7 are of other systems: nothing leads there.
 */
export const TRANSITIONS = {
  /** the store takes it; one that awaits online payment is left alone */
  accept: {
    from: [pending],
    to: processing,
    guard: ({ expiresAt }) => expiresAt === null,
    sets: (order, now) => ({ allowPayNow: false, readyAt: readyAt(order, now) }),
    effects: [],
  },
  /** the store begins to prepare it */
  start: {
    from: [processing],
    to: null,
    guard: ({ deliveryStatus }) => !isPreparationStarted(deliveryStatus),
    sets: () => ({ deliveryStatus: preparing }),
    effects: [],
  },
  /** handed over, and paid in cash at the latest by now */
  complete: {
    from: [processing],
    to: completed,
    sets: ({ grandTotal, tips }, now) => ({ totalPaid: grandTotal + tips, reviewUntil: reviewUntil(now) }),
    effects: ['earn_points'],
    pays: true,
  },
  /** paid later, on a provider's page or by card */
  pay: { from: [pending, processing], to: null, guard: isGoods, sets: paid, effects: ['close_payments'], pays: true },
  /** the card of the checkout is charged */
  confirm: { from: [payment_review], to: pending, guard: isGoods, sets: paid, effects: ['close_payments'], pays: true },
  /** an amount without goods is complete once it is paid */
  pay_amount: {
    from: [pending, processing, payment_review],
    to: completed,
    guard: ({ selfCheckout }) => selfCheckout,
    sets: (order, now) => ({ ...paid(), reviewUntil: order.relatedOrderId ? order.reviewUntil : reviewUntil(now) }),
    effects: ['close_payments', 'earn_points'],
    pays: true,
  },
  /** the card of the checkout is declined, or its charge was never made */
  undo: { from: [payment_review], to: null, effects: ['give_back_stock', 'give_back_coupon', 'erase'] },
  /** its customer cancels, while the store has not taken it */
  cancel: { from: [pending], ...ENDS },
  /** the store cancels */
  reject: { from: [pending, processing], ...ENDS },
  /** the time to pay is over */
  expire: {
    from: [pending],
    guard: ({ expiresAt }, now) => expiresAt !== null && expiresAt <= now,
    ...ENDS,
  },
  /** a newer payment of the same surcharge takes its place */
  replace: { from: [pending], guard: (order) => paysSurcharge(order) && dueOf(order) > 0, ...ENDS },
  /** the order whose surcharge it pays has ended */
  follow: { from: [pending, processing, payment_review, completed, closed], guard: paysSurcharge, ...ENDS },
} as const satisfies Record<string, Transition>

export type OrderEvent = keyof typeof TRANSITIONS

/** The event that a payment of an order is. */
export function paymentEvent({ selfCheckout, status }: Pick<OrderFacts, 'selfCheckout' | 'status'>): OrderEvent {
  if (selfCheckout) return 'pay_amount'
  return status === payment_review ? 'confirm' : 'pay'
}

/** Whether an event can happen to an order at `now`. */
export function canMove(order: OrderFacts, event: OrderEvent, now: Date): boolean {
  const { from, guard }: Transition = TRANSITIONS[event]
  return from.includes(order.status) && (guard?.(order, now) ?? true)
}

/** The effects of an event on this order, in their order. */
export function effectsOf(order: OrderFacts, event: OrderEvent): Effect[] {
  const { effects, pays }: Transition = TRANSITIONS[event]
  return pays && dueOf(order) > 0 ? [...effects, 'issue_gift_cards'] : [...effects]
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

/** An order of goods keeps the deadline that its completion sets. */
function reviewUntil(now: Date): Date {
  return new Date(now.getTime() + REVIEW_MS)
}

/** For a chosen time that time, else twenty minutes from now. */
function readyAt({ expectedStart }: OrderFacts, now: Date): Date {
  const soonest = new Date(now.getTime() + READY_AFTER_MS)
  return expectedStart && expectedStart > soonest ? expectedStart : soonest
}
