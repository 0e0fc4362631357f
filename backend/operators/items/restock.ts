import { minutesInHour } from 'date-fns/constants'
import { and, eq, lte } from 'drizzle-orm'
import { addDays, fromLocal, toLocal } from '@/backend/catalogue/stores/local-time'
import type { Deps } from '@/backend/config/deps'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { type ItemOfStore, type LockedItem, lockItem } from './lock-item'
import { restocks } from './schema'
import { writeStock } from './write-stock'

/** Before most stores open, and after most bars close. */
const MORNING = 5 * minutesInHour
const BATCH = 100

/** The next morning of the store, at 5. */
export function nextMorning(now: Date, timeZone: string): Date {
  const { date, minutes } = toLocal(now, timeZone)
  return fromLocal(minutes < MORNING ? date : addDays(date, 1), MORNING, timeZone)
}

/**
 * Remembers the stock of an item that is about to be sold out until `at`; null forgets it. One that is sold out already
 * has what was remembered before, else it is not counted afterwards.
 */
export async function planRestock(tx: Transaction, { gid, kind }: ItemOfStore, item: LockedItem, at: Date | null) {
  if (at === null) {
    await tx.delete(restocks).where(and(eq(restocks.kind, kind), eq(restocks.itemId, item.id)))
    return
  }
  const isSoldOut = item.stock === 0
  await tx
    .insert(restocks)
    .values({ kind, itemId: item.id, gid, stock: isSoldOut ? null : item.stock, at })
    .onConflictDoUpdate({
      target: [restocks.kind, restocks.itemId],
      set: isSoldOut ? { at } : { stock: item.stock, at },
    })
}

/** Gives items the stock of before whose time has come, unless it was changed since. */
export async function restockItems({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const due = await db.select().from(restocks).where(lte(restocks.at, now())).limit(BATCH)
  for (const { kind, itemId, gid, stock } of due)
    await inTransaction(db, async (tx) => {
      const isItem = and(eq(restocks.kind, kind), eq(restocks.itemId, itemId), lte(restocks.at, now()))
      const [gone] = await tx.delete(restocks).where(isItem).returning()
      if (!gone) return
      const item = { gid, kind, key: itemId }
      const found = await lockItem(tx, item).catch(noneWhereNotFound)
      if (found?.stock === 0) await writeStock(tx, item, found, stock, now())
    })
}

/** An import may have deleted it. */
function noneWhereNotFound(error: unknown): null {
  if (error instanceof DomainError && error.code === 'notFound') return null
  throw error
}
