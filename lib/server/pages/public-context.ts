import 'server-only'
import { MENU_CATEGORY_KEYS, type MenuCategory, menuWithDeals } from '@/lib/domain/deals/deal-categories'
import type { CityKey } from '@/lib/domain/places/cities'
import { log } from '@/lib/log'
import { listCategories } from '@/lib/remote/stores/deals'
import { type PageContext, pageContext, storeLimit } from './page-context'

export interface PublicContext extends PageContext {
  /** the entries of the category menu */
  menu: MenuCategory[]
}

/** The context of a page with the full header. On a store's own domain, categories without its deals are omitted. */
export async function publicContext(city?: CityKey): Promise<PublicContext> {
  const context = await pageContext(city)
  return { ...context, menu: await menuOf(context) }
}

async function menuOf({ site, language }: PageContext): Promise<MenuCategory[]> {
  const gid = storeLimit(site)
  if (gid === undefined) return MENU_CATEGORY_KEYS
  try {
    return menuWithDeals(await listCategories(language, { gid }))
  } catch (error) {
    log.warn({ err: error, call: 'sfc' }, 'the menu shows every category')
    return MENU_CATEGORY_KEYS
  }
}
