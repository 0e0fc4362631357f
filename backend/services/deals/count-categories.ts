import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { categories } from '@/backend/db/schema/deals'
import { nearestCity, type Point } from '@/backend/services/places/distance'
import type { Localised } from '@/lib/domain/site/languages'

export interface CategoryNode {
  id: number
  name: Localised
  icon: string
  /** active deals in its subtree */
  count: number
  children: CategoryNode[]
}

/** The category tree with its active deals at `now`: everywhere, near a place, or of one store. */
export async function countCategories(
  db: Database,
  now: Date,
  scope: { gid?: number | undefined; near?: Point | null } = {},
): Promise<CategoryNode[]> {
  const rows = await db.select().from(categories).orderBy(categories.level, categories.position, categories.id)
  const where: SQL[] = [sql`ends_at > ${now.toISOString()}::timestamptz`]
  if (scope.gid !== undefined) where.push(sql`gid = ${scope.gid}`)
  else if (scope.near) where.push(sql`city_key = ${nearestCity(scope.near)}`)
  const { rows: counted } = (await db.execute(sql`
    select category1, category2, category3, count(*)::int as deals from deal_search
    where ${sql.join(where, sql` and `)} group by 1, 2, 3`)) as unknown as { rows: CountRow[] }

  const counts = new Map<number, number>()
  for (const row of counted) {
    for (const id of new Set([row.category1, row.category2, row.category3])) {
      counts.set(id, (counts.get(id) ?? 0) + row.deals)
    }
  }
  const nodes = new Map<number, CategoryNode>()
  const roots: CategoryNode[] = []
  for (const row of rows) {
    const node = { id: row.id, name: row.name, icon: row.icon, count: counts.get(row.id) ?? 0, children: [] }
    nodes.set(row.id, node)
    const parent = row.parentId === null ? undefined : nodes.get(row.parentId)
    ;(parent?.children ?? roots).push(node)
  }
  return roots
}

interface CountRow {
  category1: number
  category2: number
  category3: number
  deals: number
}
