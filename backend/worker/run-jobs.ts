import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { jobs } from '@/backend/db/schema/payments'
import { inTransaction } from '@/backend/db/transaction'
import type { Deps } from '@/backend/deps'
import { runJob } from './run-job'

const BATCH = 20
const MAX_ATTEMPTS = 10
/** After this time the job of a dead process is claimed again. */
const CLAIM_MS = 60_000

/**
 * Claims due jobs, so that no other process takes them, and runs them; failed ones are retried with increasing
 * delays, and are dead after the last attempt.
 */
export async function runJobs(deps: Deps): Promise<void> {
  const { db, now, logger } = deps
  const at = now()
  const claimed = await inTransaction(db, async (tx) => {
    const due = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(isNull(jobs.doneAt), isNull(jobs.deadAt), lte(jobs.dueAt, at)))
      .orderBy(asc(jobs.dueAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const rows = []
    for (const { id } of due) {
      const [row] = await tx
        .update(jobs)
        .set({ attempts: sql`${jobs.attempts} + 1`, dueAt: new Date(at.getTime() + CLAIM_MS) })
        .where(eq(jobs.id, id))
        .returning()
      if (row) rows.push(row)
    }
    return rows
  })
  for (const job of claimed) {
    try {
      await runJob(deps, job.kind, job.payload)
      await db.update(jobs).set({ doneAt: now() }).where(eq(jobs.id, job.id))
    } catch (error) {
      logger.error({ job: job.kind }, 'job failed', error)
      await db.update(jobs).set(afterFailure(job.attempts, now())).where(eq(jobs.id, job.id))
      if (job.attempts >= MAX_ATTEMPTS) logger.error({ job: job.kind }, 'job alarm: it is dead', error)
    }
  }
}

function afterFailure(attempts: number, now: Date) {
  if (attempts >= MAX_ATTEMPTS) return { deadAt: now }
  return { dueAt: new Date(now.getTime() + Math.min(3_600_000, 1000 * 2 ** attempts)) }
}
