import { randomUUID } from 'node:crypto'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import type { ChargeOutcome, ProviderRecord, RefundRequest } from '@/backend/providers/payment-provider'
import { LoggableError } from '@/lib/telemetry/loggable-error'
import { sandboxCharges, sandboxRefunds } from './schema'

/** Prefix of the keys of refunds that somebody makes at the provider itself. */
const BY_HAND = 'by hand '

interface Charge {
  idempotencyKey: string
  /** minor units */
  amount: number
  currency: string
}

export async function findRecord(db: Database, idempotencyKey: string): Promise<ProviderRecord | null> {
  const [row] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.idempotencyKey, idempotencyKey))
  if (!row) return null
  const returned = await db.select().from(sandboxRefunds).where(eq(sandboxRefunds.chargeKey, idempotencyKey))
  const refunds = returned.map(({ idempotencyKey: key, amount }) => ({
    key: key.startsWith(BY_HAND) ? null : key,
    amount,
  }))
  return { outcome: row.outcome, amount: row.amount, currency: row.currency, refunds }
}

/** Records an outcome, once per key, and returns the one that is recorded. */
export async function recordCharge(db: Database, charge: Charge, outcome: ChargeOutcome): Promise<ChargeOutcome> {
  const { idempotencyKey, amount, currency } = charge
  await db
    .insert(sandboxCharges)
    .values({ idempotencyKey, outcome, amount, currency })
    .onConflictDoNothing({ target: sandboxCharges.idempotencyKey })
  const [row] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.idempotencyKey, idempotencyKey))
  return row?.outcome ?? outcome
}

/** Returns money of a charge, once per key. Throws a LoggableError when that charge has not taken as much. */
export async function recordRefund(db: Database, request: RefundRequest): Promise<void> {
  const { idempotencyKey, chargeKey, amount } = request
  await inTransaction(db, async (tx) => {
    const [charge] = await tx
      .select()
      .from(sandboxCharges)
      .where(eq(sandboxCharges.idempotencyKey, chargeKey))
      .for('update')
    if (charge?.outcome !== 'succeeded') throw new LoggableError('the sandbox has no such charge to refund')
    const fresh = await tx
      .insert(sandboxRefunds)
      .values({ idempotencyKey, chargeKey, amount })
      .onConflictDoNothing()
      .returning({ key: sandboxRefunds.idempotencyKey })
    if (fresh.length === 0) return
    const left = lte(sql`${sandboxCharges.refunded} + ${amount}`, sandboxCharges.amount)
    const returned = await tx
      .update(sandboxCharges)
      .set({ refunded: sql`${sandboxCharges.refunded} + ${amount}` })
      .where(and(eq(sandboxCharges.idempotencyKey, chargeKey), left))
      .returning({ key: sandboxCharges.idempotencyKey })
    if (returned.length === 0) throw new LoggableError('the refund is larger than what the charge took')
  })
}

/**
 * A refund that somebody makes at the provider itself, as in the dashboard of a real one. Throws like `recordRefund`.
 */
export async function refundByHand(db: Database, chargeKey: string, amount: number): Promise<void> {
  await recordRefund(db, { idempotencyKey: `${BY_HAND}${randomUUID()}`, chargeKey, amount, currency: '' })
}
