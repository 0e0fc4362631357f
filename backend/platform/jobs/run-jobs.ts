import { and, asc, eq, isNull, lte, notInArray, sql } from 'drizzle-orm'
import { runJob } from '@/backend/app/worker/run-job'
import type { Deps } from '@/backend/config/deps'
import { inTransaction } from '@/backend/platform/db/transaction'
import { reportError } from '@/lib/telemetry/report-error'
import { withRequestId } from '@/lib/telemetry/request-id'
import { inSpan } from '@/lib/telemetry/tracing'
import { jobs } from './schema'

const MAX_JOBS = 20
const MAX_ATTEMPTS = 10
/** After this time the job of a dead process is claimed again; no job takes as long. */
const CLAIM_MS = 60_000

type Job = typeof jobs.$inferSelect

/** What is sent to servers that may be slow or down: each kind is sent beside everything else. */
const SENT = {
  mails: 'send_notice',
  pushes: 'send_push',
  purges: 'catalogue_changed',
  webhooks: 'post_webhook',
} as const
const LANES = {
  mails: eq(jobs.kind, SENT.mails),
  pushes: eq(jobs.kind, SENT.pushes),
  purges: eq(jobs.kind, SENT.purges),
  webhooks: eq(jobs.kind, SENT.webhooks),
  others: notInArray(jobs.kind, Object.values(SENT)),
}

/** Failed ones are retried with increasing delays, and are dead after the last attempt. */
export async function runJobs(deps: Deps, lane: keyof typeof LANES): Promise<void> {
  for (let n = 0; n < MAX_JOBS; n++) {
    const job = await claimJob(deps, lane)
    if (!job) return
    // its log lines and spans, and what it asks of others, carry its id
    await withRequestId(`job-${job.id}-${job.kind}`, () => attempt(deps, job))
  }
}

async function attempt(deps: Deps, { id, kind, payload, attempts }: Job): Promise<void> {
  const { db, now, logger } = deps
  try {
    await inSpan({ name: `job ${kind}`, kind: 'internal' }, () => runJob(deps, kind, payload))
    await db.update(jobs).set({ doneAt: now() }).where(eq(jobs.id, id))
  } catch (error) {
    logger.error({ job: kind }, 'job failed', error)
    await db.update(jobs).set(afterFailure(attempts, now())).where(eq(jobs.id, id))
    if (attempts < MAX_ATTEMPTS) return
    logger.error({ job: kind }, 'job alarm: it is dead', error)
    reportError(error, 'job', kind)
  }
}

/** Undefined when none is due. */
function claimJob({ db, now }: Deps, lane: keyof typeof LANES) {
  const at = now()
  return inTransaction(db, async (tx) => {
    const [due] = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(LANES[lane], isNull(jobs.doneAt), isNull(jobs.deadAt), lte(jobs.dueAt, at)))
      .orderBy(asc(jobs.dueAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return
    const [job] = await tx
      .update(jobs)
      .set({ attempts: sql`${jobs.attempts} + 1`, dueAt: new Date(at.getTime() + CLAIM_MS) })
      .where(eq(jobs.id, due.id))
      .returning()
    return job
  })
}

function afterFailure(attempts: number, now: Date) {
  if (attempts >= MAX_ATTEMPTS) return { deadAt: now }
  return { dueAt: new Date(now.getTime() + Math.min(3_600_000, 1000 * 2 ** attempts)) }
}
