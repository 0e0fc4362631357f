import {
  CATEGORY_CODE,
  CATEGORY_GROUPS,
  type CategoryCode,
  type CategoryGroup,
} from '@/lib/domain/codes/catalogue-codes'
import type { CategoryNode } from './category-tree'

/** The groups of each code; group sale has all of them. */
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
