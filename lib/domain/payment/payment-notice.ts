import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import type { Order } from '@/lib/domain/orders/orders'

export type PaymentNoticeKind =
  | 'paid'
  | 'unfinished'
  | 'confirming'
  | 'declined'
  | 'cancelled'
  | 'returned'
  | 'refunded'

/** The facts that the notice depends on; for an order that ended, also whether its money is still on its way back. */
type NoticeFacts = Pick<Order, 'paymentState' | 'status' | 'totalDue' | 'refunded' | 'refundPending'>

/** `isBack`: the payer has just come back from a provider. */
export function paymentNotice(order: NoticeFacts, isBack: boolean): PaymentNoticeKind | null {
  const { paymentState, status, totalDue, refunded, refundPending } = order
  const isReturned = status === ORDER_STATUS.canceled && refunded > 0 && refundPending === 0
  if (paymentState === 'returned' && isReturned) return 'refunded'
  if (paymentState !== null && paymentState !== 'waiting') return paymentState
  if (!isBack || status === ORDER_STATUS.canceled) return null
  return totalDue > 0 || paymentState === 'waiting' ? 'unfinished' : 'paid'
}

const SOON_MS = 3000
const LATER_MS = 15_000
/** Half a minute: most providers have spoken by then. A visitor's reads are limited per address. */
const SOON_READS = 10

/** Milliseconds, after so many reads of its order. */
export function confirmingInterval(reads: number): number {
  return reads < SOON_READS ? SOON_MS : LATER_MS
}
