import 'server-only'
import { listCategories } from '@/lib/commerce-client/stores/deals'
import { MENU_CATEGORY_KEYS, type MenuCategory, menuWithDeals } from '@/lib/domain/deals/deal-categories'
import { log } from '@/lib/log'
import { type PageContext, storeLimit } from './page-context'

/** The entries of the category menu. On a store's own domain, categories without its deals are omitted. */
export async function categoryMenu({ site, language }: PageContext): Promise<MenuCategory[]> {
  const gid = storeLimit(site)
  if (gid === undefined) return MENU_CATEGORY_KEYS
  try {
    return menuWithDeals(await listCategories(language, { gid }))
  } catch (error) {
    log.error({ call: 'sfc' }, 'the menu shows every category', error)
    return MENU_CATEGORY_KEYS
  }
}
