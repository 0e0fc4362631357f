import type { Transaction } from '@/backend/platform/db/transaction'
import type { Actor } from './abilities'
import { auditEntries } from './schema'

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
