import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { linesOr } from '@/backend/operators/operation/command'
import { instant } from '@/backend/operators/operation/fields'
import { defineOperation, Recorded } from '@/backend/operators/operation/operation'
import { jobs } from '@/backend/platform/jobs/schema'

const NO_ABILITY = 'no ability covers the work of the system'

export const listJobs = defineOperation({
  name: 'jobs.list',
  about: 'Jobs that were given up after ten attempts, oldest first.',
  commandOnly: NO_ABILITY,
  request: z.object({}),
  answer: z.object({
    jobs: z.array(z.object({ id: z.int(), kind: z.string(), attempts: z.int(), dead_since: instant.optional() })),
  }),
  async run({ db }) {
    const dead = await db.select().from(jobs).where(isNotNull(jobs.deadAt)).orderBy(asc(jobs.deadAt))
    return {
      jobs: dead.map(({ id, kind, attempts, deadAt }) => ({ id, kind, attempts, dead_since: deadAt?.toISOString() })),
    }
  },
  commands: {
    list: {
      form: [],
      print: ({ jobs: dead }) =>
        linesOr(
          dead.map((job) => `${job.id}  ${job.kind}  ${job.attempts} attempts  dead since ${job.dead_since}`),
          'no job is dead',
        ),
    },
  },
})

export const retryJob = defineOperation({
  name: 'jobs.retry',
  about: 'A job that was given up is tried again at once.',
  commandOnly: NO_ABILITY,
  request: z.object({ id: z.int().min(0).max(999_999_999) }),
  answer: z.object({ is_due: z.boolean() }),
  audit: ({ id }) => ({ subject: `${id}` }),
  async run({ db, now }, { id }) {
    const revived = await db
      .update(jobs)
      .set({ deadAt: null, attempts: 0, dueAt: now() })
      .where(and(eq(jobs.id, id), isNotNull(jobs.deadAt)))
      .returning({ id: jobs.id })
    return revived.length > 0 ? { is_due: true } : new Recorded({ is_due: false }, null)
  },
  commands: {
    retry: {
      form: ['<id>'],
      print: ({ is_due: isDue }, { id }) => [`${id}: ${isDue ? 'will be tried at once' : 'nothing to retry'}`],
    },
  },
})
