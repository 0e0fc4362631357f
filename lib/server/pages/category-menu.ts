import 'server-only'
import { listCategories } from '@/lib/commerce-client/stores/deals'
import { MENU_CATEGORY_KEYS, type MenuCategory, menuWithDeals } from '@/lib/domain/deals/deal-categories'
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
