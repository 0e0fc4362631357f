import { and, eq, gt } from 'drizzle-orm'
import { orders } from '@/backend/db/schema/orders'
import { payments } from '@/backend/db/schema/payments'
import { stores } from '@/backend/db/schema/stores'
import type { Transaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { offeredPayments } from '@/backend/providers/configured-providers'
import { Refusal } from '@/backend/refusal'
import { checkMethod } from '@/backend/services/checkout/order/plan-payment'
import { HOLD_MS } from '@/backend/services/checkout/order/prepare-order'
import { randomId } from '@/backend/services/checkout/order/random-id'
import { toReturnUrl } from '@/backend/services/checkout/order/to-return-url'
import { toTips } from '@/backend/services/checkout/pricing/to-tips'
import { buysGiftCards } from '@/backend/services/gift-cards/issue-gift-cards'
import { amountDue } from '@/backend/services/orders/state/amount-due'
import type { OrderRow } from '@/backend/services/orders/state/order-row'
import { isPreparationStarted } from '@/lib/domain/codes/delivery-status'
import { isActiveStatus } from '@/lib/domain/codes/order-status'
import { isPaymentMethod, isRedirectMethod, PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { toMinor } from '@/lib/domain/money/decimals'

/** The maximum time an unpaid order is held, however often a payment is started. */
const MAX_HOLD_MS = 60 * 60_000
/** A younger card attempt may still be in progress. */
const ATTEMPT_MS = 30_000

export interface AttemptRequest {
  orderId: string
  method: number
  /** major units; undefined leaves the order's tips unchanged */
  tips: number | undefined
  returnUrl: string
}

/**
 * Opens a payment of the amount due, under the order's lock: older open payments are closed, and card attempts never
 * run in parallel. Throws `notFound`, `invalidRequest`, `invalidPaymentMethod`, `overPaymentLimit`, `conflict`.
 */
export async function openAttempt(tx: Transaction, { now, config, provider }: Deps, request: AttemptRequest) {
  const at = now()
  const [order] = await tx.select().from(orders).where(eq(orders.id, request.orderId)).for('update')
  if (!order) throw new Refusal('notFound', 'record not found')
  const [store] = await tx.select().from(stores).where(eq(stores.gid, order.gid))
  const isOpen = isActiveStatus(order.status) && !isPreparationStarted(order.deliveryStatus)
  if (!isOpen || !order.allowPayNow || amountDue(order) === 0) {
    throw new Refusal('invalidRequest', 'the order cannot be paid now')
  }
  const { method } = request
  const isOffered = isPaymentMethod(method) && (method === PAYMENT_METHOD.credit_card || isRedirectMethod(method))
  if (!store || !isOffered) throw new Refusal('invalidPaymentMethod', 'the store does not accept this method')
  const accepted = offeredPayments(store.payments, config.paymentProviders)
  checkMethod(accepted, method, order.giftCardPayment > 0 || (await buysGiftCards(tx, order.id)))
  const { tips: requestedTips } = request
  const tips = requestedTips === undefined ? order.tips : toTips(requestedTips, order.currency, store.tipsEnabled)
  const amount = amountDue({ ...order, tips })
  if (amount === 0) throw new Refusal('invalidRequest', 'nothing is left to pay with these tips')
  if (amount > toMinor(config.paymentLimit, order.currency)) {
    throw new Refusal('overPaymentLimit', 'above the payment limit')
  }
  await closeOlderAttempts(tx, order, at)
  await tx
    .update(orders)
    .set({ tips, expiresAt: extendedHold(order, at), updatedAt: at })
    .where(eq(orders.id, order.id))
  const id = randomId()
  const [payment] = await tx
    .insert(payments)
    .values({
      id,
      orderId: order.id,
      method,
      provider: provider.name,
      state: 'pending',
      amount,
      currency: order.currency,
      idempotencyKey: id,
      returnUrl: toReturnUrl(request.returnUrl, request.orderId),
      createdAt: at,
    })
    .returning()
  if (!payment) throw new Error('the payment could not be opened')
  return payment
}

async function closeOlderAttempts(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  const running = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, order.id),
        eq(payments.state, 'pending'),
        eq(payments.method, PAYMENT_METHOD.credit_card),
        gt(payments.createdAt, new Date(now.getTime() - ATTEMPT_MS)),
      ),
    )
  if (running.length > 0) throw new Refusal('conflict', 'a payment is in progress')
  await tx
    .update(payments)
    .set({ state: 'canceled', settledAt: now })
    .where(and(eq(payments.orderId, order.id), eq(payments.state, 'pending')))
}

/** Starting a payment extends the hold, up to its maximum. */
function extendedHold(order: OrderRow, now: Date): Date | null {
  if (!order.expiresAt) return null
  const wanted = Math.max(order.expiresAt.getTime(), now.getTime() + HOLD_MS)
  return new Date(Math.min(wanted, Math.max(order.expiresAt.getTime(), order.createdAt.getTime() + MAX_HOLD_MS)))
}
