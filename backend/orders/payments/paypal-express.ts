import { and, eq, type SQL } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { type Attempt, lockOrderOfAttempt, moveAttempts } from '@/backend/orders/attempts/move-attempts'
import { reconcileBeforeReplacing } from '@/backend/orders/payments/settlement/reconcile-order'
import { isInDoubt } from '@/backend/orders/schema/attempt-transitions'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { amountDue } from '@/backend/orders/state/amount-due'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { type DueNow, dueChanged } from './due-now'
import { openAtProvider } from './hand-off-payment'
import { openAttempt } from './open-attempt'
import { takePayment } from './take-payment'

/** Opens a PayPal payment and returns PayPal's id of it. Throws like `openAttempt` and `openAtProvider`. */
export async function beginExpress(
  deps: Deps,
  customerId: number,
  orderId: string,
  shownDue: DueNow | null,
): Promise<string> {
  await checkOwner(deps.db, customerId, orderId)
  await reconcileBeforeReplacing(deps, orderId)
  const method = PAYMENT_METHOD.paypal_express
  const request = { orderId, payerId: customerId, method, tips: undefined, returnUrl: '', shownDue }
  const attempt = await inTransaction(deps.db, (tx) => openAttempt(tx, deps, request))
  return (await openAtProvider(deps, attempt)).reference
}

interface Approval {
  orderId: string
  paymentId: string
  payerId: string
  shownDue: DueNow | null
}

/**
 * Captures a payment that its payer has approved. Throws `invalidRequest` for an unknown or closed payment, `conflict`
 * when its amount is not what the order owes or the payer saw, `paymentConfirming` while its outcome is not known, and
 * like `takePayment`.
 */
export async function authorizeExpress(deps: Deps, customerId: number, approval: Approval): Promise<void> {
  const { db, provider } = deps
  const { orderId, paymentId: reference, payerId } = approval
  await checkOwner(db, customerId, orderId)
  const mine = and(eq(payments.reference, reference), eq(payments.orderId, orderId), eq(payments.payerId, customerId))
  const attempt = payerId ? await authorise(deps, mine, approval.shownDue) : null
  if (!attempt) return checkKnown(db, mine)
  const { id, idempotencyKey, amount, currency } = attempt
  const capture = { idempotencyKey, amount, currency, payerId }
  const taken = await takePayment(deps, id, (signal) => provider.capture(capture, signal))
  if (taken === 'confirming') throw new DomainError('paymentConfirming', 'the payment is being confirmed')
}

/** Null for an attempt that is not open. One is cancelled whose amount is not what the order owes now. */
async function authorise({ db, now }: Deps, mine: SQL | undefined, shown: DueNow | null): Promise<Attempt | null> {
  const { attempt, due } = await inTransaction(db, async (tx) => {
    const [open] = await tx.select().from(payments).where(mine)
    const order = open && (await lockOrderOfAttempt(tx, open.id))
    if (!open || !order) return { attempt: null, due: null }
    const { currency } = order
    const due = { amount: amountDue({ ...order, tips: open.tips }), currency }
    const isShown = !shown || (shown.amount === open.amount && shown.currency === currency)
    if (due.amount === open.amount && isShown) {
      const [authorised] = await moveAttempts(tx, mine, 'authorise', now())
      return { attempt: authorised ?? null, due: null }
    }
    const closed = await moveAttempts(tx, mine, 'cancel', now())
    return { attempt: null, due: closed.length > 0 ? due : null }
  })
  if (due) throw dueChanged(due)
  return attempt
}

/** Answers an approval that changes nothing: returns where the payment is captured already. */
async function checkKnown(db: Database, mine: SQL | undefined): Promise<void> {
  const [known] = await db.select().from(payments).where(mine)
  if (known?.state === 'captured' && known.refunded === 0) return
  if (known?.state === 'captured') throw new DomainError('paymentReturned', 'the money is on its way back')
  if (known && isInDoubt(known.state)) throw new DomainError('paymentConfirming', 'the payment is being confirmed')
  throw new DomainError('invalidRequest', 'no such open payment')
}

/** Closes the payer's open PayPal payments; the order remains payable. */
export async function cancelExpress({ db, now }: Deps, customerId: number, orderId: string): Promise<void> {
  await checkOwner(db, customerId, orderId)
  const mine = and(eq(payments.orderId, orderId), eq(payments.payerId, customerId))
  await moveAttempts(db, and(mine, eq(payments.method, PAYMENT_METHOD.paypal_express)), 'cancel', now())
}

/** Throws `invalidRequest` unless the order is the customer's own; null stands for a visitor. */
export async function checkOwner(db: Database, customerId: number | null, orderId: string): Promise<void> {
  const [order] = await db.select({ customerId: orders.customerId }).from(orders).where(eq(orders.id, orderId))
  if (!order || order.customerId !== customerId) throw new DomainError('invalidRequest', 'record not found')
}
