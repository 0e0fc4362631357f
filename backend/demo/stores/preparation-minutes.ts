import { pathOf } from '@/backend/demo/catalogue/tree'

/** From an order to its being ready; of nested categories the deepest one counts. */
const BY_CATEGORY: Record<number, number> = {
  1000: 20,
  1013: 25,
  1014: 25,
  1015: 25,
  1017: 15,
  1020: 10,
  1040: 30,
  1050: 15,
}

/** By the category of the store's own trade; undefined for a trade that prepares nothing. */
export function preparationMinutes(category: number): number | undefined {
  const known = pathOf(category).findLast((id) => id in BY_CATEGORY)
  return known === undefined ? undefined : BY_CATEGORY[known]
}
