import { type CategoryNode, readCategoryTree } from '@/backend/catalogue/deals/category-tree'
import { matchNames } from '@/backend/catalogue/stores/match-names'
import type { CategoryCounts } from '@/backend/config/deps'
import type { Database } from '@/backend/platform/db/database'
import type { Suggesting } from './suggesting'

export interface SuggestedCategory {
  node: CategoryNode
  /** its ids from the first level on */
  path: number[]
}

/**
 * Categories with deals whose own name has the words, those of the first levels first. Names of other languages do not
 * count, except English: one character of Chinese finds what a Japanese word does not mean.
 */
export async function suggestCategories(
  db: Database,
  { keywords, language, city, limit }: Suggesting,
  counts: CategoryCounts,
  now: Date,
): Promise<SuggestedCategory[]> {
  const all = flatten(await readCategoryTree(db, counts, now, { city })).filter(({ node }) => node.count > 0)
  const isNamed = await matchNames(
    db,
    keywords,
    all.map(({ node }) => [node.name[language], node.name.en]),
  )
  return all
    .filter((_, at) => isNamed[at])
    .sort((one, other) => one.path.length - other.path.length)
    .slice(0, limit)
}

function flatten(nodes: CategoryNode[], above: number[] = []): SuggestedCategory[] {
  return nodes.flatMap((node) => {
    const path = [...above, node.id]
    return [{ node, path }, ...flatten(node.children, path)]
  })
}
