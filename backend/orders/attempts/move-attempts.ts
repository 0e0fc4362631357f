import { and, inArray, type SQL } from 'drizzle-orm'
import { ATTEMPT_TRANSITIONS, type AttemptEvent } from '@/backend/orders/schema/attempt-transitions'
import { payments } from '@/backend/orders/schema/payments'
import type { Database } from '@/backend/platform/db/database'
import { firstPoll } from './poll-schedule'

export type Attempt = typeof payments.$inferSelect

/** Returns those that allow it; the rest stay as they are. */
export async function moveAttempts(
  db: Database,
  which: SQL | undefined,
  event: AttemptEvent,
  now: Date,
): Promise<Attempt[]> {
  const { from, to } = ATTEMPT_TRANSITIONS[event]
  return db
    .update(payments)
    .set({ state: to, movedAt: now, askAt: firstPoll(to, now) })
    .where(and(which, inArray(payments.state, [...from])))
    .returning()
}
