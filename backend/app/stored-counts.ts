import { millisecondsInDay } from 'date-fns/constants'
import { and, count, eq, gt, inArray, isNotNull, isNull, lte, min, sql } from 'drizzle-orm'
import { JOBS } from '@/backend/app/worker/jobs'
import { AHEAD_MS } from '@/backend/orders/notifications/notify-store'
import { ATTEMPT_STATES, IN_DOUBT } from '@/backend/orders/schema/attempt-transitions'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { orders } from '@/backend/orders/schema/orders'
import { payments, refunds } from '@/backend/orders/schema/payments'
import { REFUND_STATES } from '@/backend/orders/schema/refund-transitions'
import type { Database } from '@/backend/platform/db/database'
import { jobs } from '@/backend/platform/jobs/schema'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

type Counts = Record<string, number>

export async function countAttempts(db: Database): Promise<Counts> {
  const rows = await db.select({ name: payments.state, n: count() }).from(payments).groupBy(payments.state)
  return ofEach(ATTEMPT_STATES, rows)
}

export async function countRefunds(db: Database): Promise<Counts> {
  const rows = await db.select({ name: refunds.state, n: count() }).from(refunds).groupBy(refunds.state)
  return ofEach(REFUND_STATES, rows)
}

/** Payments and refunds that need a person, by their problem. */
export async function countProblems(db: Database): Promise<Counts> {
  const unclaimed = and(gt(orderRefunds.unclaimed, 0), isNull(orderRefunds.paidOutAt))
  return {
    wrong_amount: await db.$count(payments, eq(payments.problem, 'wrong_amount')),
    unclaimed_credit: await db.$count(orderRefunds, unclaimed),
  }
}

export async function countJobs(db: Database): Promise<Counts> {
  return {
    waiting: await db.$count(jobs, and(isNull(jobs.doneAt), isNull(jobs.deadAt))),
    dead: await db.$count(jobs, isNotNull(jobs.deadAt)),
  }
}

export async function countDeadJobs(db: Database): Promise<Counts> {
  const rows = await db
    .select({ name: jobs.kind, n: count() })
    .from(jobs)
    .where(isNotNull(jobs.deadAt))
    .groupBy(jobs.kind)
  return ofEach(Object.keys(JOBS), rows)
}

/** Seconds that the oldest order has waited for its store, one for later from when it is expected to; 0 without one. */
export async function ageOfOrders(db: Database, now: Date): Promise<Counts> {
  const ahead = sql`make_interval(secs => ${AHEAD_MS / 1000})`
  const since = sql`greatest(${orders.createdAt}, ${orders.expectedStart} - ${ahead})`
  const [from, to] = [new Date(now.getTime() - millisecondsInDay), now].map(
    (at) => sql`${at.toISOString()}::timestamptz`,
  )
  const isWaiting = and(
    eq(orders.status, ORDER_STATUS.pending),
    isNull(orders.expiresAt),
    sql`${since} between ${from} and ${to}`,
  )
  const seconds = sql`extract(epoch from ${to} - min(${since}))`.mapWith(Number)
  const rows = await db.select({ seconds }).from(orders).where(isWaiting)
  return { unaccepted: rows[0]?.seconds ?? 0 }
}

/** Seconds by kind of job since the oldest waiting job was first due; 0 without one. */
export async function ageOfJobs(db: Database, now: Date): Promise<Counts> {
  const rows = await db
    .select({ name: jobs.kind, since: min(jobs.firstDueAt) })
    .from(jobs)
    .where(and(isNull(jobs.doneAt), isNull(jobs.deadAt), lte(jobs.firstDueAt, now)))
    .groupBy(jobs.kind)
  return ofEach(Object.keys(JOBS), rows.map(toAge(now)))
}

/** Seconds by doubtful state that the oldest attempt has been in it; 0 without one. */
export async function ageOfDoubt(db: Database, now: Date): Promise<Counts> {
  const rows = await db
    .select({ name: payments.state, since: min(payments.movedAt) })
    .from(payments)
    .where(inArray(payments.state, [...IN_DOUBT]))
    .groupBy(payments.state)
  return ofEach(IN_DOUBT, rows.map(toAge(now)))
}

const toAge = (now: Date) => (row: { name: string; since: Date | null }) => ({
  name: row.name,
  n: row.since ? Math.max(0, (now.getTime() - row.since.getTime()) / 1000) : 0,
})

/** A number for each name, so that a name without rows becomes 0; other names are ignored. */
function ofEach(names: readonly string[], rows: { name: string; n: number }[]): Counts {
  return Object.fromEntries(names.map((name) => [name, rows.find((row) => row.name === name)?.n ?? 0]))
}
