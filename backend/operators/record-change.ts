import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import type { CommandContext } from './command-context'
import { type Act, recordAct } from './record-act'

/** Does it and records it, in one transaction; nothing is recorded when it changed nothing, which it says by `isDone`. */
export function recordChange<T>(
  { db, actor, now }: CommandContext,
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
