import 'server-only'
import { getTranslations } from 'next-intl/server'
import { listCategories } from '@/lib/commerce-client/stores/deals-api'
import { CATEGORY_GROUPS, type CategoryGroup } from '@/lib/domain/codes/catalogue-codes'
import { MENU_CATEGORY_KEYS, type MenuCategory, menuWithDeals } from '@/lib/domain/deals/deal-categories'
import type { Category } from '@/lib/domain/deals/deals'
import { type PageContext, storeLimit } from './page-context'
import { part } from './read-parts'

/** The entries of the category menu. On a store's own domain, categories without its deals are omitted. */
export function categoryMenu(context: PageContext) {
  return part('sfc', readMenu(context), () => MENU_CATEGORY_KEYS)
}

async function readMenu({ site, language }: PageContext): Promise<MenuCategory[]> {
  const gid = storeLimit(site)
  return gid === undefined ? MENU_CATEGORY_KEYS : menuWithDeals(await listCategories(language, { gid }))
}

/** The groups of the documents, for when the tree cannot be read; nobody knows how many deals are below them. */
export async function builtInCategories(): Promise<Category[]> {
  const name = await getTranslations('categories')
  return Object.entries(CATEGORY_GROUPS).map(([group, id]) => ({
    id,
    name: name(group as CategoryGroup),
    icon: '',
    count: null,
    children: [],
  }))
}
