import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { STORE_COLUMNS } from '@/backend/catalogue/purge/columns/store-columns'
import { publishChange } from '@/backend/catalogue/purge/publish-change'
import { tagsOf } from '@/backend/catalogue/purge/tags-of'
import { stores } from '@/backend/catalogue/schema/stores'
import { checkHours } from '@/backend/catalogue-files/check/check-hours'
import { toColumn } from '@/backend/catalogue-files/format/files'
import { type HoursRow, toHoursRows, toWeek } from '@/backend/catalogue-files/format/hours-rows'
import type { Actor } from '@/backend/operators/access/abilities'
import { requireStore } from '@/backend/operators/access/reach'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'

export interface Weeks {
  store: HoursRow[]
  delivery: HoursRow[]
}

const COLUMNS = { hours: stores.hours, deliveryHours: stores.deliveryHours }

/** The opening hours of a store and of its deliveries. Throws `notFound`, also for a store out of reach. */
export async function readWeeks(db: Database, actor: Actor, key: string): Promise<Weeks> {
  const { gid } = await requireStore(db, actor, key)
  const [row] = await db.select(COLUMNS).from(stores).where(eq(stores.gid, gid))
  if (!row) throw new DomainError('notFound', 'no such store')
  return { store: toHoursRows(row.hours), delivery: toHoursRows(row.deliveryHours) }
}

interface NewWeeks {
  store: HoursRow[]
  /** undefined: they stay, or follow those of the store where they were the same */
  delivery: HoursRow[] | undefined
}

/**
 * Replaces the weeks of a store, returns whether that changed any, and purges the pages that show them. Throws
 * `notFound`, and `invalidRequest` for times that an import refuses.
 */
export async function setWeeks(
  db: Database,
  { actor, key }: { actor: Actor; key: string },
  wanted: NewWeeks,
  now: Date,
): Promise<{ weeks: Weeks; isChanged: boolean }> {
  requireValid('hours', wanted.store)
  requireValid('delivery', wanted.delivery ?? [])
  return inTransaction(db, async (tx) => {
    const { gid } = await requireStore(tx, actor, key)
    const [before] = await tx.select(COLUMNS).from(stores).where(eq(stores.gid, gid)).for('update')
    if (!before) throw new DomainError('notFound', 'no such store')
    const hours = toWeek(wanted.store)
    const otherwise = isDeepStrictEqual(before.hours, before.deliveryHours) ? hours : before.deliveryHours
    const deliveryHours = wanted.delivery ? toWeek(wanted.delivery) : otherwise
    const set = { hours, deliveryHours }
    const isChanged = !isDeepStrictEqual(before, set)
    if (isChanged) {
      await tx.update(stores).set(set).where(eq(stores.gid, gid))
      await publishChange(tx, { tags: tagsOf({ shown: STORE_COLUMNS, set, gid }) }, now)
    }
    return { weeks: { store: toHoursRows(hours), delivery: toHoursRows(deliveryHours) }, isChanged }
  })
}

function requireValid(name: string, rows: HoursRow[]): void {
  const lines = rows.map((row, line) => ({ line, row, fields: new Set<string>() }))
  checkHours('hours', lines, (_, line, field, message) => {
    throw new DomainError('invalidRequest', `${name}.${line}.${toColumn(field)}: ${message}`)
  })
}
