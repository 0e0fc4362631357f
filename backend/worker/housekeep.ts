import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '@/backend/deps'

const BATCH = 5000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const lastRuns = new WeakMap<object, number>()

/** Runs housekeeping at most once an hour for each database this process uses. */
export async function housekeepHourly(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = deps.now().getTime()
  if (at - (lastRuns.get(deps.db) ?? 0) < HOUR_MS) return
  lastRuns.set(deps.db, at)
  await housekeep(deps)
}

/**
 * Deletes stale rows: quotes older than 7 days that became no order, codes a day old (limits look back an hour), jobs
 * done 7 days ago, notices older than 30 days. Each run deletes a limited number.
 */
export async function housekeep({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const before = (days: number) => sql`${new Date(now().getTime() - days * DAY_MS).toISOString()}::timestamptz`
  const drop = (table: SQL, where: SQL) =>
    db.execute(sql`delete from ${table} where id in (select id from ${table} where ${where} limit ${BATCH})`)
  const unspent = sql`not exists (select 1 from orders where orders.quote_id = quotes.id)`
  await drop(sql`quotes`, sql`created_at < ${before(7)} and ${unspent}`)
  await drop(sql`verification_codes`, sql`created_at < ${before(1)}`)
  await drop(sql`jobs`, sql`done_at < ${before(7)}`)
  await drop(sql`notices`, sql`created_at < ${before(30)}`)
}
