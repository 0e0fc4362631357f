import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { type Id, isSameId } from '@/lib/domain/codes/id'
import { isActiveStatus, isFinishedStatus, isPreparationStarted, ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { isRedirectMethod } from '@/lib/domain/codes/payment-method'
import type { PaymentState } from '@/lib/domain/codes/payment-state'
import { thoseFirst } from '@/lib/domain/those-first'
import type { Order, OrderedThing, OrderItem, OrderRow } from './orders'

const MINUTE = 60_000
/** of an amount without goods */
const NO_PRODUCT = 0

export function isActive(order: Pick<Order, 'status'>): boolean {
  return isActiveStatus(order.status)
}

export function hasStorePrepared(order: Pick<Order, 'deliveryStatus'>): boolean {
  return isPreparationStarted(order.deliveryStatus)
}

/** Whether an open order waits for its shopper to pay, or for the provider's word; null for neither. */
export function awaitedPayment({
  status,
  paymentState,
}: Pick<OrderRow, 'status'> & Pick<Order, 'paymentState'>): PaymentState | null {
  if (isFinishedStatus(status) || paymentState === null || paymentState === 'returned') return null
  return paymentState === 'confirming' ? 'confirming' : 'waiting'
}

/** Those that are under way or wait for their payment, then the others, each in their order. */
export function openFirst<Row extends Pick<OrderRow, 'status' | 'paymentState'>>(rows: readonly Row[]): Row[] {
  return thoseFirst(rows, (row) => isActive(row) || awaitedPayment(row) !== null)
}

export function canPayNow(order: Pick<Order, 'status' | 'totalDue' | 'allowPayNow' | 'deliveryStatus'>): boolean {
  const isOpen = isActive(order) || order.status === ORDER_STATUS.pending_payment
  return isOpen && order.totalDue > 0 && order.allowPayNow && !hasStorePrepared(order)
}

export function canCancel(order: Pick<Order, 'status'>): boolean {
  return order.status === ORDER_STATUS.pending
}

export function isInRefreshWindow(
  order: Pick<Order, 'status' | 'readyAt' | 'requestedAt' | 'orderedAt'>,
  now: Date,
): boolean {
  if (isFinishedStatus(order.status)) return false
  const between = (from: number, to: number) => now.getTime() >= from && now.getTime() <= to
  if (order.readyAt) {
    const ready = Date.parse(order.readyAt)
    return between(ready - 10 * MINUTE, ready + 20 * MINUTE)
  }
  if (!order.requestedAt) return order.orderedAt !== null && now.getTime() <= Date.parse(order.orderedAt) + 30 * MINUTE
  const requested = Date.parse(order.requestedAt)
  return between(requested - 10 * MINUTE, requested + 30 * MINUTE)
}

/** The expected time that an active order shows, or null. */
export function expectedTimeLabel(
  order: Pick<Order, 'status' | 'fulfilmentMethod' | 'fulfilmentOption' | 'readyAt'>,
): 'requested_time' | 'scheduled_time' | null {
  const { delivery, pickup } = FULFILMENT_METHOD
  const shows = order.fulfilmentMethod === pickup || (order.fulfilmentMethod === delivery && !order.fulfilmentOption)
  if (!isActive(order) || !shows) return null
  return order.status === ORDER_STATUS.processing && order.readyAt ? 'scheduled_time' : 'requested_time'
}

/** Milliseconds; 0 when no countdown is shown. */
export function holdRemaining(order: Pick<Order, 'paymentMethod' | 'expiresAt'>, now: Date): number {
  if (!isRedirectMethod(order.paymentMethod) || !order.expiresAt) return 0
  return Math.max(0, Date.parse(order.expiresAt) - now.getTime())
}

export interface Remaining {
  days: number
  hours: number
  minutes: number
  seconds: number
  form: 'days' | 'days_hours_minutes' | 'hours_minutes' | 'minutes_seconds' | 'one_minute'
}

/** The parts of the remaining time, and which of them are shown. */
export function remainingTime(milliseconds: number): Remaining {
  const total = Math.floor(milliseconds / 1000)
  const days = Math.floor(total / 86_400)
  const hours = Math.floor((total % 86_400) / 3600)
  const minutes = Math.floor((total % 3600) / 60)
  const form =
    days >= 2
      ? 'days'
      : days >= 1
        ? 'days_hours_minutes'
        : hours >= 1
          ? 'hours_minutes'
          : minutes >= 1
            ? 'minutes_seconds'
            : 'one_minute'
  return { days, hours, minutes, seconds: total % 60, form }
}

/** Free shipping without an address is a voucher, a gift card sent by email or an amount without goods. */
export function isHandedOver({
  fulfilmentMethod,
  shippingAddress,
}: Pick<Order, 'fulfilmentMethod' | 'shippingAddress'>) {
  return fulfilmentMethod !== FULFILMENT_METHOD.freeShipping || shippingAddress !== null
}

export function isFinished(order: Pick<Order, 'status'>): boolean {
  return isFinishedStatus(order.status)
}

export function canComment(order: Pick<Order, 'deliveryStatus'>): boolean {
  return !hasStorePrepared(order)
}

/** Checked on click, since the page may be outdated. */
export function isPaymentRejected(order: Pick<Order, 'allowPayNow' | 'deliveryStatus'>): boolean {
  return !order.allowPayNow || hasStorePrepared(order)
}

/** Whether the order can be reviewed: once, before the deadline. */
export function canReview(order: Pick<Order, 'hasReview' | 'reviewUntil'>, now: Date): boolean {
  return !order.hasReview && order.reviewUntil !== null && now.getTime() <= Date.parse(order.reviewUntil)
}

/** Whether it is handed over: neither a gift card, which is mailed, nor just an amount. */
export function isGoods({ pid, isGiftCard }: Pick<OrderItem, 'pid' | 'isGiftCard'>): boolean {
  return !isSameId(pid, NO_PRODUCT) && !isGiftCard
}

/** Whether a menu may still offer an item: it is not just an amount, and not a deal. */
export function isOfMenu({ pid, dealId }: Pick<OrderedThing, 'pid' | 'dealId'>): boolean {
  return !isSameId(pid, NO_PRODUCT) && dealId === null
}

/** Whether its items can be put into the cart of its store again: it is finished, and of a menu. */
export function canReorder({ status, items }: Pick<OrderRow, 'status' | 'items'>): boolean {
  return isFinishedStatus(status) && items.some(isOfMenu)
}

/** Null unless it is finished and without dishes: a deal is bought again on its own page. */
export function dealToReorder({ status, items }: Pick<OrderRow, 'status' | 'items'>): Id | null {
  if (!isFinishedStatus(status) || items.some(isOfMenu)) return null
  return items.find(({ dealId }) => dealId !== null)?.dealId ?? null
}
