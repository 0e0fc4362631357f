import { asc, eq, lte } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { nextPoll } from '@/backend/orders/attempts/poll-schedule'
import { reconcileAttempt } from '@/backend/orders/payments/settlement/reconcile-attempt'
import { sendRefund } from '@/backend/orders/refunds/send-refund'
import { payments, refunds } from '@/backend/orders/schema/payments'

const BATCH = 50

/** Throws at the first attempt without an answer, so that the others do not wait for a provider that is down. */
export async function reconcilePayments(deps: Deps): Promise<void> {
  const { db, now } = deps
  const silent = await db
    .select()
    .from(payments)
    .where(lte(payments.askAt, now()))
    // attempts in doubt before captured ones
    .orderBy(eq(payments.state, 'captured'), asc(payments.askAt))
    .limit(BATCH)
  for (const attempt of silent) {
    await db
      .update(payments)
      .set({ askAt: nextPoll(attempt, now()) })
      .where(eq(payments.id, attempt.id))
    await reconcileAttempt(deps, attempt)
  }
}

/** Sends the refunds that are due, until one fails. */
export async function sendRefunds(deps: Deps): Promise<void> {
  const { db, now } = deps
  const due = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(lte(refunds.dueAt, now()))
    .orderBy(asc(refunds.dueAt))
    .limit(BATCH)
  for (const { id } of due) {
    if (!(await sendRefund(deps, id))) return
  }
}
