import { asc } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { shortcuts } from '@/backend/db/schema/deals'

/** The search shortcuts of the landing page, in order. */
export function listShortcuts(db: Database) {
  return db.select().from(shortcuts).orderBy(asc(shortcuts.position), asc(shortcuts.id))
}
