import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { type AttemptState, IN_DOUBT, LIVE } from '@/backend/orders/schema/attempt-transitions'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { orders } from '@/backend/orders/schema/orders'
import { payments, refunds } from '@/backend/orders/schema/payments'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'

const NEWEST = 200
/** States in which a payment may still arrive, or may have been returned. */
const RECONCILABLE = [...LIVE, 'captured', 'cancelled', 'expired'] as const satisfies readonly AttemptState[]

/** An unsettled attempt or refund, or store credit of a refund whose payer has no account. */
export interface WaitingPayment {
  id: string
  kind: 'attempt' | 'refund' | 'credit'
  state: string
  /** minor units */
  amount: number
  currency: string
  since: Date
  /** why it needs a person; null while the worker can still settle it */
  problem: string | null
}

/** Lists payments that wait for their provider or for a person, oldest first. */
export async function listWaiting(db: Database): Promise<WaitingPayment[]> {
  const doubtful = await db
    .select()
    .from(payments)
    .where(or(inArray(payments.state, [...IN_DOUBT]), isNotNull(payments.problem)))
    .orderBy(asc(payments.movedAt))
    .limit(NEWEST)
  const owed = await db
    .select()
    .from(refunds)
    .where(ne(refunds.state, 'done'))
    .orderBy(asc(refunds.createdAt))
    .limit(NEWEST)
  const unclaimed = await db
    .select({ refund: orderRefunds, currency: orders.currency })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .where(isUnclaimed())
    .orderBy(asc(orderRefunds.createdAt))
    .limit(NEWEST)
  return [
    ...doubtful.map(({ id, state, amount, currency, movedAt: since, problem }) => {
      return { id, kind: 'attempt' as const, state, amount, currency, since, problem }
    }),
    ...owed.map(({ id, state, amount, currency, createdAt: since }) => {
      const problem = state === 'failed' ? 'the provider does not confirm it' : null
      return { id, kind: 'refund' as const, state, amount, currency, since, problem }
    }),
    ...unclaimed.map(({ refund: { id, unclaimed: amount, createdAt: since }, currency }) => {
      const problem = 'its payer has no account: pay it out, then settle it'
      return { id, kind: 'credit' as const, state: 'unclaimed', amount, currency, since, problem }
    }),
  ]
}

/** An attempt with its refunds, by the id of either; null for an unknown id. */
export async function findPayment(db: Database, id: string) {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id))
  const paymentId = refund?.paymentId ?? id
  const [attempt] = await db.select().from(payments).where(eq(payments.id, paymentId))
  if (!attempt) return null
  return { attempt, refunds: await db.select().from(refunds).where(eq(refunds.paymentId, paymentId)) }
}

/** Makes a payment or refund due at once. Returns whether there was anything to retry. */
export async function retryPayment(db: Database, id: string, now: Date): Promise<boolean> {
  const open = await db
    .update(refunds)
    .set({ dueAt: now })
    .where(and(eq(refunds.id, id), ne(refunds.state, 'done')))
    .returning({ id: refunds.id })
  if (open.length > 0) return true
  const reset = await db
    .update(payments)
    .set({ askAt: now, problem: null })
    .where(and(eq(payments.id, id), inArray(payments.state, [...RECONCILABLE])))
    .returning({ id: payments.id })
  return reset.length > 0
}

/** Records that unclaimed store credit was paid out. Returns whether there was any. */
export async function settleUnclaimed(db: Database, id: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [paid] = await tx
      .update(orderRefunds)
      .set({ paidOutAt: now })
      .where(and(eq(orderRefunds.id, id), isUnclaimed()))
      .returning({ orderId: orderRefunds.orderId, amount: orderRefunds.unclaimed })
    if (!paid) return false
    const [order] = await tx.select({ currency: orders.currency }).from(orders).where(eq(orders.id, paid.orderId))
    if (!order) throw new Error('a refund without an order')
    await bookTransfer(tx, { kind: 'credit_paid_out', ...paid, ...order }, now)
    return true
  })
}

function isUnclaimed() {
  return and(gt(orderRefunds.unclaimed, 0), isNull(orderRefunds.paidOutAt))
}
