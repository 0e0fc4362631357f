import { and, eq, type SQL } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { orders } from '@/backend/db/schema/orders'
import { payments } from '@/backend/db/schema/payments'
import { inTransaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { Refusal } from '@/backend/refusal'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { askBeforeReplacing } from './ask-before-replacing'
import { openAtProvider } from './open-at-provider'
import { openAttempt } from './open-attempt'
import { isInDoubt } from './state/attempt-transitions'
import { moveAttempts } from './state/move-attempts'
import { takePayment } from './take-payment'

/**
 * Opens an express payment of the customer's own order and returns the provider's id of it. Throws like `openAttempt`
 * and `openAtProvider`.
 */
export async function beginExpress(deps: Deps, customerId: number, orderId: string): Promise<string> {
  await checkOwner(deps.db, customerId, orderId)
  await askBeforeReplacing(deps, orderId)
  const method = PAYMENT_METHOD.paypal_express
  const request = { orderId, payerId: customerId, method, tips: undefined, returnUrl: '' }
  const attempt = await inTransaction(deps.db, (tx) => openAttempt(tx, deps, request))
  return (await openAtProvider(deps, attempt)).reference
}

/**
 * Captures an express payment that the payer has approved and settles it. Throws `invalidRequest` for an unknown or
 * closed payment, and the errors of `takePayment`; `paymentConfirming` while its outcome is not known.
 */
export async function authorizeExpress(
  deps: Deps,
  customerId: number,
  approval: { orderId: string /** the provider's */; paymentId: string; payerId: string },
): Promise<void> {
  const { db, now, provider } = deps
  const { orderId, paymentId: reference, payerId } = approval
  await checkOwner(db, customerId, orderId)
  const mine = and(eq(payments.reference, reference), eq(payments.orderId, orderId), eq(payments.payerId, customerId))
  const [attempt] = payerId ? await moveAttempts(db, mine, 'authorise', now()) : []
  if (!attempt) return checkKnown(db, mine)
  const { id, idempotencyKey, amount, currency } = attempt
  const capture = { idempotencyKey, amount, currency, payerId }
  const taken = await takePayment(deps, id, (signal) => provider.capture(capture, signal))
  if (taken === 'confirming') throw new Refusal('paymentConfirming', 'the payment is being confirmed')
}

/** The answer to an approval that changes nothing: fine where the payment is captured already. */
async function checkKnown(db: Database, mine: SQL | undefined): Promise<void> {
  const [known] = await db.select().from(payments).where(mine)
  if (known?.state === 'captured' && known.refunded === 0) return
  if (known?.state === 'captured') throw new Refusal('paymentReturned', 'the money is on its way back')
  if (known && isInDoubt(known.state)) throw new Refusal('paymentConfirming', 'the payment is being confirmed')
  throw new Refusal('invalidRequest', 'no such open payment')
}

/** Closes the open express payments of the customer's own order; the order remains payable. */
export async function cancelExpress({ db, now }: Deps, customerId: number, orderId: string): Promise<void> {
  await checkOwner(db, customerId, orderId)
  const mine = and(eq(payments.orderId, orderId), eq(payments.payerId, customerId))
  await moveAttempts(db, and(mine, eq(payments.method, PAYMENT_METHOD.paypal_express)), 'cancel', now())
}

/** Throws `invalidRequest` unless the order is the customer's own; null is a visitor. */
export async function checkOwner(db: Database, customerId: number | null, orderId: string): Promise<void> {
  const [order] = await db.select({ customerId: orders.customerId }).from(orders).where(eq(orders.id, orderId))
  if (!order || order.customerId !== customerId) throw new Refusal('invalidRequest', 'record not found')
}
