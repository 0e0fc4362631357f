import { and, eq } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { orders } from '@/backend/db/schema/orders'
import { payments } from '@/backend/db/schema/payments'
import { inTransaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { Refusal } from '@/backend/refusal'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { chargeRefusal } from './charge-reserved'
import { openAttempt } from './open-attempt'
import { settleSuccess } from './settle-success'

/** Opens an express payment of the customer's own order and returns its id. Throws like `openAttempt`. */
export async function beginExpress(deps: Deps, customerId: number, orderId: string): Promise<string> {
  await checkOwner(deps.db, customerId, orderId)
  const attempt = { orderId, method: PAYMENT_METHOD.paypal_express, tips: undefined, returnUrl: '' }
  const { id } = await inTransaction(deps.db, (tx) => openAttempt(tx, deps, attempt))
  return id
}

/**
 * Captures an express payment that the payer has approved and settles it. Throws `invalidRequest` for an unknown or
 * closed payment, `transactionDeclined`.
 */
export async function authorizeExpress(
  { db, now, provider }: Deps,
  customerId: number,
  approval: { orderId: string; paymentId: string; payerId: string },
): Promise<void> {
  const { orderId, paymentId, payerId } = approval
  await checkOwner(db, customerId, orderId)
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.id, paymentId), eq(payments.orderId, orderId)))
  if (payment?.state === 'succeeded') return
  if (payment?.state !== 'pending' || !payerId) throw new Refusal('invalidRequest', 'no such open payment')
  const { idempotencyKey, amount, currency } = payment
  const outcome = await provider.capture({ idempotencyKey, amount, currency, payerId })
  if (outcome === 'succeeded') {
    await inTransaction(db, (tx) => settleSuccess(tx, paymentId, now()))
    return
  }
  await db.update(payments).set({ state: 'declined', settledAt: now() }).where(eq(payments.id, paymentId))
  throw chargeRefusal(outcome)
}

/** Closes the open express payments of the customer's own order; the order remains payable. */
export async function cancelExpress({ db, now }: Deps, customerId: number, orderId: string): Promise<void> {
  await checkOwner(db, customerId, orderId)
  await db
    .update(payments)
    .set({ state: 'canceled', settledAt: now() })
    .where(
      and(
        eq(payments.orderId, orderId),
        eq(payments.method, PAYMENT_METHOD.paypal_express),
        eq(payments.state, 'pending'),
      ),
    )
}

async function checkOwner(db: Database, customerId: number, orderId: string): Promise<void> {
  const [mine] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
  if (!mine) throw new Refusal('invalidRequest', 'record not found')
}
