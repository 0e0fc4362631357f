import { asc } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { shortcuts } from '@/backend/db/schema/deals'
import type { Point } from '@/lib/domain/places/distance'
import type { Language } from '@/lib/domain/site/languages'
import { listDeals } from './list-deals'
import { parseFilters } from './parse-filters'

interface ShortcutQuery {
  language: Language
  /** restricts the list to words that deals of the nearest city have */
  near: Point | null
}

/** The search shortcuts of the landing page, in order. */
export async function listShortcuts(db: Database, { language, near }: ShortcutQuery, now: Date) {
  const rows = await db.select().from(shortcuts).orderBy(asc(shortcuts.position), asc(shortcuts.id))
  if (!near) return rows
  const found = await Promise.all(rows.map(({ text }) => hasDeal(db, text[language], near, now)))
  return rows.filter((_, n) => found[n])
}

async function hasDeal(db: Database, keywords: string, near: Point, now: Date): Promise<boolean> {
  const any = { sort: 106, categories: [], filters: parseFilters(undefined, undefined), gid: undefined }
  const { total } = await listDeals(db, { ...any, keywords, near, page: 1, pageSize: 1, countTo: 1 }, now)
  return total > 0
}
