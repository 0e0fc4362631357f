import type { Transaction } from '@/backend/platform/db/transaction'
import type { Actor } from './abilities'
import { auditEntries } from './schema'

export interface Act {
  /** as `orders.accept` */
  act: string
  subject: string
  /** nothing that somebody wrote: entries cannot be erased */
  detail?: string
}

/** In the transaction of what it records: there is an entry if and only if that was done. */
export async function recordAct(tx: Transaction, actor: Actor, { act, subject, detail }: Act, now: Date) {
  const { operatorId, name } = actor
  await tx.insert(auditEntries).values({ at: now, operatorId, actor: name, act, subject, detail: detail ?? '' })
}
