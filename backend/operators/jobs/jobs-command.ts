import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { recordChange } from '@/backend/operators/access/audit-log'
import type { CommandContext } from '@/backend/operators/operation/command-context'
import type { Database } from '@/backend/platform/db/database'
import { CommandError } from '@/backend/platform/errors/command-error'
import { jobs } from '@/backend/platform/jobs/schema'

export const JOBS_USAGE = 'npm run cli -- jobs list | retry <id>'

/** `list`, `retry 7`. */
export async function runJobsCommand(context: CommandContext, [command = 'list', id = '']: string[]) {
  const { db, now } = context
  if (command === 'list') return listJobs(db)
  if (command !== 'retry' || !/^\d{1,9}$/.test(id)) throw new CommandError(JOBS_USAGE)
  const act = { act: 'jobs.retry', subject: id }
  const isDone = await recordChange(context, act, (tx) => retryJob(tx, Number(id), now()), Boolean)
  return [isDone ? `${id}: will be tried at once` : `${id}: nothing to retry`]
}

async function listJobs(db: Database): Promise<string[]> {
  const dead = await listDeadJobs(db)
  if (dead.length === 0) return ['no job is dead']
  return dead.map(
    ({ id, kind, attempts, deadAt }) => `${id}  ${kind}  ${attempts} attempts  dead since ${deadAt?.toISOString()}`,
  )
}

function listDeadJobs(db: Database) {
  return db.select().from(jobs).where(isNotNull(jobs.deadAt)).orderBy(asc(jobs.deadAt))
}

/** Returns whether there was a dead job with this id. */
async function retryJob(db: Database, id: number, now: Date): Promise<boolean> {
  const revived = await db
    .update(jobs)
    .set({ deadAt: null, attempts: 0, dueAt: now })
    .where(and(eq(jobs.id, id), isNotNull(jobs.deadAt)))
    .returning({ id: jobs.id })
  return revived.length > 0
}
