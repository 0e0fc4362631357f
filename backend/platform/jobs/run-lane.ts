import { and, asc, eq, inArray, isNull, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import type { Logger } from '@/lib/telemetry/logger'
import { reportError } from '@/lib/telemetry/report-error'
import { withRequestId } from '@/lib/telemetry/request-id'
import { inSpan } from '@/lib/telemetry/tracing'
import type { Job, JobKind, Lane } from './job'
import { jobs } from './schema'

const MAX_JOBS = 20
const MAX_ATTEMPTS = 10
/** After this time the job of a dead process is claimed again; every job takes less. */
const CLAIM_MS = 60_000

type JobRow = typeof jobs.$inferSelect

export interface JobDeps {
  db: Database
  now: () => Date
  logger: Logger
}

/** The jobs by their kind. */
type Jobs<Deps> = Readonly<Record<string, Job<Deps>>>

/** Runs due jobs of a lane. Failed jobs are retried with increasing delays, and are dead after the last attempt. */
export async function runLane<Deps extends JobDeps>(deps: Deps, known: Jobs<Deps>, lane: Lane): Promise<void> {
  for (let n = 0; n < MAX_JOBS; n++) {
    const job = await claimJob(deps, isOfLane(Object.values(known), lane))
    if (!job) return
    // log lines, spans and outgoing requests of the job carry its id
    await withRequestId(`job-${job.id}-${job.kind}`, () => attempt(deps, known, job))
  }
}

/** An unknown kind is in the lane `others`, where it fails. */
function isOfLane(known: readonly JobKind[], lane: Lane): SQL {
  const kindsOf = (which: (one: Lane) => boolean) => known.filter((one) => which(one.lane)).map(({ kind }) => kind)
  if (lane !== 'others')
    return inArray(
      jobs.kind,
      kindsOf((one) => one === lane),
    )
  return notInArray(
    jobs.kind,
    kindsOf((one) => one !== 'others'),
  )
}

async function attempt<Deps extends JobDeps>(
  deps: Deps,
  known: Jobs<Deps>,
  { id, kind, payload, attempts }: JobRow,
): Promise<void> {
  const { db, now, logger } = deps
  try {
    const job = known[kind]
    if (!job) throw new Error(`unknown job ${kind}`)
    await inSpan({ name: `job ${kind}`, kind: 'internal' }, () => job.run(deps, payload))
    await db.update(jobs).set({ doneAt: now() }).where(eq(jobs.id, id))
  } catch (error) {
    logger.error({ job: kind }, 'job failed', error)
    await db.update(jobs).set(afterFailure(attempts, now())).where(eq(jobs.id, id))
    if (attempts < MAX_ATTEMPTS) return
    logger.error({ job: kind }, 'job alarm: it is dead', error)
    reportError(error, 'job', kind)
  }
}

/** Claims the job that is due first; undefined if none is due. */
function claimJob({ db, now }: JobDeps, which: SQL) {
  const at = now()
  return inTransaction(db, async (tx) => {
    const [due] = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(which, isNull(jobs.doneAt), isNull(jobs.deadAt), lte(jobs.dueAt, at)))
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
