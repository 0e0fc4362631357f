import { CATEGORY_GROUPS } from '@/lib/domain/codes/catalogue-codes'

/** The header's category menu: each entry opens a group; `sale` opens all deals. */
export const MENU_CATEGORIES = {
  goods: CATEGORY_GROUPS.shopping,
  things_to_do: CATEGORY_GROUPS.entertainment,
  beauty_spas: CATEGORY_GROUPS.beauty_and_spas,
  restaurants: CATEGORY_GROUPS.food_and_drinks,
  travel: CATEGORY_GROUPS.travel,
  sale: undefined,
  health_fitness: CATEGORY_GROUPS.health_and_fitness,
} as const

export type MenuCategory = keyof typeof MENU_CATEGORIES
export const MENU_CATEGORY_KEYS = Object.keys(MENU_CATEGORIES) as MenuCategory[]

/** The menu entries that have deals, as far as the category tree counts them; empty when there are no deals. */
export function menuWithDeals(tree: { id: number; count: number | null }[]): MenuCategory[] {
  const groups = new Set(tree.filter(({ count }) => count !== 0).map(({ id }) => id))
  if (groups.size === 0) return []
  return MENU_CATEGORY_KEYS.filter((key) => {
    const group = MENU_CATEGORIES[key]
    return group === undefined || groups.has(group)
  })
}
