import { eq, sql } from 'drizzle-orm'
import { publishStock } from '@/backend/catalogue/purge/publish-stock'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { cancelAttempts, expireAttempts } from '@/backend/orders/attempts/move-attempts'
import { creditPoints } from '@/backend/orders/credit/points'
import { voidGiftCards } from '@/backend/orders/gift-cards/bought-cards'
import { issueGiftCards } from '@/backend/orders/gift-cards/issue-gift-cards'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { notifyCustomer } from '@/backend/orders/notifications/notify-customer'
import { notifyStore } from '@/backend/orders/notifications/notify-store'
import { refundRest } from '@/backend/orders/refunds/book-refund'
import { couponRedemptions } from '@/backend/orders/schema/coupon-redemptions'
import { type OrderRow, orderLines, orders } from '@/backend/orders/schema/orders'
import { amountDue } from '@/backend/orders/state/amount-due'
import { findLivePayer } from '@/backend/orders/state/surcharge-debt'
import {
  canMove,
  type Effect,
  effectsOf,
  type OrderEvent,
  TRANSITIONS,
  type Transition,
} from '@/backend/orders/state/transitions'
import { releaseStock } from '@/backend/orders/stock/hold-stock'
import type { Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { orderStatusName } from '@/lib/domain/codes/order-status'

type RunEffect = (tx: Transaction, order: OrderRow, now: Date) => Promise<void>

/** All but `end_payer`, which moves another order. */
const EFFECTS: Record<Exclude<Effect, 'end_payer'>, RunEffect> = {
  cancel_attempts: cancelAttempts,
  expire_attempts: expireAttempts,
  release_stock: giveBackStock,
  release_coupon: releaseCoupon,
  void_gift_cards: voidGiftCards,
  refund: refundRest,
  issue_gift_cards: issueGiftCards,
  collect_cash: collectCash,
  earn_points: creditPoints,
  erase: eraseOrder,
  notify_store: notifyStore,
  notify_paid: (tx, order, now) => notifyCustomer(tx, order, 'paid', now),
  notify_ready: (tx, order, now) => notifyCustomer(tx, order, 'ready', now),
  notify_promised: (tx, order, now) => notifyCustomer(tx, order, 'ready', now),
  notify_preparing: (tx, order, now) => notifyCustomer(tx, order, 'preparing', now),
  notify_prepared: (tx, order, now) => notifyCustomer(tx, order, 'prepared', now),
  notify_completed: (tx, order, now) => notifyCustomer(tx, order, 'completed', now),
  notify_canceled: (tx, order, now) => notifyCustomer(tx, order, 'canceled', now),
}

/**
 * Moves an order by an event, and runs the effects of that. The caller must have locked the row. Throws `conflict`
 * where the table does not allow it, and the errors of the effects.
 */
export async function moveOrder(
  tx: Transaction,
  order: OrderRow,
  event: OrderEvent,
  now: Date,
  also: Partial<Omit<OrderRow, 'id' | 'status'>> = {},
): Promise<void> {
  if (!canMove(order, event, now)) {
    throw new DomainError('conflict', `not possible: the order is ${orderStatusName(order.status)}`)
  }
  const { to, sets }: Transition = TRANSITIONS[event]
  await tx
    .update(orders)
    .set({ ...sets?.(order, now), ...also, status: to ?? order.status, updatedAt: now })
    .where(eq(orders.id, order.id))
  for (const effect of effectsOf(order, event)) {
    if (effect === 'end_payer') await endPayer(tx, order, now)
    else await EFFECTS[effect](tx, order, now)
  }
}

async function endPayer(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const payer = await findLivePayer(tx, order.id)
  if (payer) await moveOrder(tx, payer, 'follow', now)
}

/** Deletes the order of a declined checkout, so that its quote can be ordered again. Attempt and transfers remain. */
async function eraseOrder(tx: Transaction, order: OrderRow): Promise<void> {
  await tx.delete(orders).where(eq(orders.id, order.id))
}

async function giveBackStock(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  const dealIds = lines.flatMap((line) => line.dealId ?? [])
  await publishStock(tx, { gid: order.gid, dealIds }, await releaseStock(tx, lines), now)
}

async function collectCash(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const { id: orderId, currency } = order
  await bookTransfer(tx, { kind: 'collected', amount: amountDue(order), currency, orderId }, now)
}

async function releaseCoupon(tx: Transaction, { id: orderId }: Pick<OrderRow, 'id'>): Promise<void> {
  const [used] = await tx.delete(couponRedemptions).where(eq(couponRedemptions.orderId, orderId)).returning()
  if (!used) return
  await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} - 1` })
    .where(eq(coupons.id, used.couponId))
}
