import { asc, sql } from 'drizzle-orm'
import { shortcuts } from '@/backend/catalogue/schema/deals'
import type { Database } from '@/backend/platform/db/database'
import { rowsFrom } from '@/backend/platform/db/rows-from'
import type { Language } from '@/lib/domain/languages/languages'
import type { CityKey } from '@/lib/domain/places/cities'
import { matchingDeals, parseFilters } from './matching-deals'

interface ShortcutQuery {
  language: Language
  /** restricts the list to shortcuts that match deals of it */
  city: CityKey | null
}

const ANY_DEAL = { sort: 106, near: null, categories: [], filters: parseFilters(undefined, undefined), gid: undefined }

/** The search shortcuts of the landing page, in order. */
export async function listShortcuts(db: Database, { language, city }: ShortcutQuery, now: Date) {
  const all = await db.select().from(shortcuts).orderBy(asc(shortcuts.position), asc(shortcuts.id))
  if (!city || all.length === 0) return all
  const found = all.map(({ text }) => {
    const { counted } = matchingDeals({ ...ANY_DEAL, keywords: text[language], city }, now)
    return sql`exists (select 1 from ${counted})`
  })
  const rows = rowsFrom<{ found: boolean[] }>(
    await db.execute(sql`select json_build_array(${sql.join(found, sql`, `)}) as found`),
  )
  return all.filter((_, n) => rows[0]?.found[n])
}
