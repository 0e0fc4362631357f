import { and, desc, eq } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import type { Actor } from './abilities'
import { auditEntries } from './schema'

const PAGE = 50

export interface Act {
  /** such as `orders.accept` */
  act: string
  /** the id or key of what was changed */
  subject: string
  /** never a text that a person wrote, since entries cannot be erased */
  detail?: string
}

/** Records an act in the transaction that does it, so that there is an entry if and only if it was done. */
export async function recordAct(tx: Transaction, actor: Actor, { act, subject, detail }: Act, now: Date) {
  const { operatorId, name } = actor
  await tx.insert(auditEntries).values({ at: now, operatorId, actor: name, act, subject, detail: detail ?? '' })
}

/** Makes a change and records it in one transaction; without a change, by `isDone` of its result, nothing is recorded. */
export function recordChange<T>(
  { db, actor, now }: { db: Database; actor: Actor; now: () => Date },
  act: Act,
  change: (tx: Transaction) => Promise<T>,
  isDone: (result: T) => boolean,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const result = await change(tx)
    if (isDone(result)) await recordAct(tx, actor, act, now())
    return result
  })
}

interface AuditQuery {
  actor?: string | undefined
  subject?: string | undefined
  page: number
}

/** Lists entries newest first, fifty to a page. */
export function listAudit(db: Database, { actor, subject, page }: AuditQuery) {
  const isBy = actor === undefined ? undefined : eq(auditEntries.actor, actor)
  const isOf = subject === undefined ? undefined : eq(auditEntries.subject, subject)
  return db
    .select()
    .from(auditEntries)
    .where(and(isBy, isOf))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(PAGE)
    .offset((page - 1) * PAGE)
}
