import { CATEGORY_CODE, type CategoryCode } from '@/lib/domain/codes/category-code'
import type { CategoryNode } from './count-categories'

/** The level-1 groups of each code; group sale has all of them. */
const GROUPS: Partial<Record<CategoryCode, readonly number[]>> = {
  [CATEGORY_CODE.restaurant]: [1000],
  [CATEGORY_CODE.travel]: [1400],
  [CATEGORY_CODE.shopping]: [1500],
  // beauty and spas, health and fitness, home services, automotive, local services
  [CATEGORY_CODE.service]: [1200, 1300, 1600, 1700, 1800],
}

/** The part of the category tree that a code stands for. */
export function treeOfCode(tree: CategoryNode[], code: CategoryCode): CategoryNode[] {
  const groups = GROUPS[code]
  return groups ? tree.filter(({ id }) => groups.includes(id)) : tree
}
