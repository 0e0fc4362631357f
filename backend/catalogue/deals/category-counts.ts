import { type SQL, sql } from 'drizzle-orm'
import type { CategoryCount, CategoryCounts } from '@/backend/config/deps'
import type { Database } from '@/backend/platform/db/database'
import { rowsFrom } from '@/backend/platform/db/rows-from'
import type { CityKey } from '@/lib/domain/places/cities'

const MAX_AGE = 30_000

/** Caches the counts of each city for `maxAge` ms; concurrent calls share one count. */
export function createCategoryCounts(maxAge = MAX_AGE): CategoryCounts {
  const counts = new Map<CityKey | null, { at: number; rows: Promise<CategoryCount[]> }>()
  return {
    read(db, now, city) {
      const at = now.getTime()
      const last = counts.get(city)
      if (last && Math.abs(at - last.at) < maxAge) return last.rows
      const rows = countDeals(db, now, city ? sql`city_key = ${city}` : sql`true`)
      counts.set(city, { at, rows })
      rows.catch(() => counts.delete(city))
      return rows
    },
  }
}

/** The active deals at `now` that meet a condition, by category. */
export async function countDeals(db: Database, now: Date, condition: SQL): Promise<CategoryCount[]> {
  return rowsFrom<CategoryCount>(
    await db.execute(sql`
    select category1, category2, category3, count(*)::int as deals from deal_search
    where ends_at > ${now.toISOString()}::timestamptz and ${condition} group by 1, 2, 3`),
  )
}
