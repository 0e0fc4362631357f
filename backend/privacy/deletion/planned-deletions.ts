import { and, eq, inArray, notExists, sql } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import type { CustomerRow } from '@/backend/customers/accounts/login-address'
import { customers } from '@/backend/customers/schema/customers'
import { orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { plannedDeletions } from '@/backend/privacy/schema'
import { erasePerson } from './erase-person'
import { findObstacle, OPEN_STATUSES, requireCreditGivenUp } from './require-deletable'

const BATCH = 50

export interface PlannedDeletion {
  since: Date
  /** why the account is not deleted yet */
  waitsFor: string
}

/**
 * Deletes an account for its owner, or plans that while an order or payment is open. Returns the plan, null once it is
 * deleted, and whether anything changed. Throws `notFound`, and `conflict` for a balance that is not given up.
 */
export async function requestDeletion(
  db: Database,
  { id, givesUpCredit }: { id: number; givesUpCredit: boolean },
  now: Date,
): Promise<{ planned: PlannedDeletion | null; isChanged: boolean }> {
  return inTransaction(db, async (tx) => {
    const customer = await lockAccount(tx, id)
    if (customer.deletedAt) return { planned: null, isChanged: false }
    await requireCreditGivenUp(tx, id, givesUpCredit, now)
    const waitsFor = await findObstacle(tx, id, givesUpCredit, now)
    if (waitsFor === null) {
      await erasePerson(tx, customer, now)
      return { planned: null, isChanged: true }
    }
    const [before] = await tx.select().from(plannedDeletions).where(eq(plannedDeletions.customerId, id))
    const since = before?.plannedAt ?? now
    const isChanged = before === undefined || (givesUpCredit && !before.givesUpCredit)
    if (isChanged)
      await tx
        .insert(plannedDeletions)
        .values({ customerId: id, givesUpCredit, plannedAt: since })
        .onConflictDoUpdate({ target: plannedDeletions.customerId, set: { givesUpCredit } })
    return { planned: { since, waitsFor }, isChanged }
  })
}

/** Keeps an account whose deletion was planned. Returns false if none was. Throws `notFound`, also once it is deleted. */
export async function callOffDeletion(db: Database, id: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { deletedAt } = await lockAccount(tx, id)
    if (deletedAt) throw new DomainError('notFound', 'no such customer')
    const which = eq(plannedDeletions.customerId, id)
    const removed = await tx.delete(plannedDeletions).where(which).returning({ id: plannedDeletions.customerId })
    return removed.length > 0
  })
}

/** The planned deletion of an account, or null. */
export async function readPlannedDeletion(db: Database, id: number, now: Date): Promise<PlannedDeletion | null> {
  const [planned] = await db.select().from(plannedDeletions).where(eq(plannedDeletions.customerId, id))
  if (!planned) return null
  const waitsFor = await findObstacle(db, id, planned.givesUpCredit, now)
  return { since: planned.plannedAt, waitsFor: waitsFor ?? 'the next round of the worker' }
}

/** Deletes the accounts whose deletion was planned and that nothing keeps any more. */
export async function carryOutDeletions({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const isOpen = and(eq(orders.customerId, plannedDeletions.customerId), inArray(orders.status, OPEN_STATUSES))
  const due = await db
    .select({ id: plannedDeletions.customerId })
    .from(plannedDeletions)
    .where(notExists(db.select({ id: orders.id }).from(orders).where(isOpen)))
    // random, so that those which still wait never block the others for good
    .orderBy(sql`random()`)
    .limit(BATCH)
  for (const { id } of due) await inTransaction(db, (tx) => carryOut(tx, id, now()))
}

async function carryOut(tx: Transaction, id: number, now: Date): Promise<void> {
  const customer = await lockAccount(tx, id)
  const which = eq(plannedDeletions.customerId, id)
  // its owner was faster, at an API of the version before
  if (customer.deletedAt) await tx.delete(plannedDeletions).where(which)
  const [planned] = await tx.select().from(plannedDeletions).where(which)
  if (!planned || (await findObstacle(tx, id, planned.givesUpCredit, now)) !== null) return
  await erasePerson(tx, customer, now)
}

/** Waits for transactions that write orders and gift cards of the customer; later ones find the account deleted. */
async function lockAccount(tx: Transaction, id: number): Promise<CustomerRow> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, id)).for('update')
  if (!customer) throw new DomainError('notFound', 'no such customer')
  return customer
}
