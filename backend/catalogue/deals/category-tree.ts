import { sql } from 'drizzle-orm'
import { categories } from '@/backend/catalogue/schema/deals'
import type { CategoryCounts } from '@/backend/config/deps'
import type { Database } from '@/backend/platform/db/database'
import {
  CATEGORY_CODE,
  CATEGORY_GROUPS,
  type CategoryCode,
  type CategoryGroup,
} from '@/lib/domain/codes/catalogue-codes'
import type { Localised } from '@/lib/domain/languages/languages'
import type { CityKey } from '@/lib/domain/places/cities'
import { countDeals } from './category-counts'

export interface CategoryNode {
  id: number
  name: Localised
  icon: string
  count: number
  children: CategoryNode[]
}

/** The category tree with its active deals at `now`: everywhere, of a city, or of one store. */
export async function readCategoryTree(
  db: Database,
  cityCounts: CategoryCounts,
  now: Date,
  scope: { gid?: number | undefined; city?: CityKey | null } = {},
): Promise<CategoryNode[]> {
  const { gid, city = null } = scope
  const [rows, counted] = await Promise.all([
    db.select().from(categories).orderBy(categories.level, categories.position, categories.id),
    gid === undefined ? cityCounts.read(db, now, city) : countDeals(db, now, sql`gid = ${gid}`),
  ])
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

/** The groups of a category code; a code without an entry has all groups. */
const GROUPS: Partial<Record<CategoryCode, readonly CategoryGroup[]>> = {
  [CATEGORY_CODE.restaurant]: ['food_and_drinks'],
  [CATEGORY_CODE.travel]: ['travel'],
  [CATEGORY_CODE.shopping]: ['shopping'],
  [CATEGORY_CODE.service]: ['beauty_and_spas', 'health_and_fitness', 'home_services', 'automotive', 'local_services'],
}

export function treeOfCode(tree: CategoryNode[], code: CategoryCode): CategoryNode[] {
  const ids: number[] | undefined = GROUPS[code]?.map((group) => CATEGORY_GROUPS[group])
  return ids ? tree.filter(({ id }) => ids.includes(id)) : tree
}
