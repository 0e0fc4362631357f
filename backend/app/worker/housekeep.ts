import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { rowsFrom } from '@/backend/platform/db/rows-from'

const BATCH = 5000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const lastRuns = new WeakMap<object, number>()

/** Runs housekeeping until nothing is left, then once an hour, for each database this process uses. */
export async function housekeepHourly(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = deps.now().getTime()
  const last = lastRuns.get(deps.db) ?? 0
  // runs at once after the clock was set back
  if (at >= last && at - last < HOUR_MS) return
  // one batch, so that other work runs in between
  const isDone = await housekeep(deps)
  if (isDone) lastRuns.set(deps.db, at)
}

/** Deletes a batch of expired rows of each table; returns whether that was all. Limits need codes of the last hour. */
export async function housekeep({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  const before = (days: number) => sql`${new Date(now().getTime() - days * DAY_MS).toISOString()}::timestamptz`
  const drop = async (table: SQL, where: SQL, key = sql`id`) => {
    const rows = rowsFrom<{ count: number }>(
      await db.execute(sql`
      with gone as (delete from ${table} where ${key} in (select ${key} from ${table} where ${where} limit ${BATCH}) returning 1)
      select count(*)::int as count from gone`),
    )
    return rows[0]?.count ?? 0
  }
  const unspent = sql`not exists (select 1 from orders where orders.quote_id = quotes.id)`
  const lost = sql`not exists (select from deal_search where terms @@ word::tsquery)
    and not exists (select from store_search where terms @@ word::tsquery)`
  const dropped = [
    await drop(sql`quotes`, sql`created_at < ${before(7)} and ${unspent}`),
    await drop(sql`verification_codes`, sql`created_at < ${before(1)}`),
    await drop(sql`jobs`, sql`done_at < ${before(7)} or dead_at < ${before(90)}`),
    await drop(sql`notices`, sql`created_at < ${before(30)}`),
    await drop(sql`password_guesses`, sql`claimed_at < ${before(1)}`, sql`key`),
    // expired, see `oldestSession`
    await drop(sql`sessions`, sql`created_at < ${before(31)}`, sql`token_hash`),
    // providers repeat an event for some days
    await drop(sql`webhook_events`, sql`received_at < ${before(90)}`),
    await drop(sql`device_marks`, sql`used_at < ${before(365)}`, sql`mark_hash`),
    // a misspelt word of a deleted deal would otherwise never be corrected
    await drop(sql`search_words`, lost, sql`word`),
  ]
  return dropped.every((count) => count < BATCH)
}
