import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '@/backend/platform/db/database'
import { jobs } from '@/backend/platform/jobs/schema'

export function listDeadJobs(db: Database) {
  return db.select().from(jobs).where(isNotNull(jobs.deadAt)).orderBy(asc(jobs.deadAt))
}

/** Returns whether there was one. */
export async function retryJob(db: Database, id: number, now: Date): Promise<boolean> {
  const revived = await db
    .update(jobs)
    .set({ deadAt: null, attempts: 0, dueAt: now })
    .where(and(eq(jobs.id, id), isNotNull(jobs.deadAt)))
    .returning({ id: jobs.id })
  return revived.length > 0
}
