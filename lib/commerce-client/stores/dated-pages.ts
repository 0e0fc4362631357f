import 'server-only'
import { toInstant } from '@/lib/commerce-client/transport/dates'
import { readPublic } from '@/lib/commerce-client/transport/public-read'
import { listDeals } from '@/lib/contract/deals'
import { listStores } from '@/lib/contract/stores'
import type { Id } from '@/lib/domain/codes/id'
import { DEAL_SORTS } from '@/lib/domain/deals/deals'
import type { Language } from '@/lib/domain/languages/languages'
import { countMenuPages, WHOLE_MENU } from '@/lib/domain/stores/menu-pages'
import { getDeal } from './deals-api'
import { dealsOfStore } from './deals-of-store'
import { readMenuSections } from './menu-sections'

/** A file of the sitemap lists as many products, in four languages. */
const MAX_MENU_PAGES = 40

export interface DatedPage {
  id: Id
  /** when what the page says last changed, ISO 8601 in UTC; null if the API omits */
  changedAt: string | null
}

/** A page of deals, from 1: of one store, else of all. */
export async function listDatedDeals(
  query: { gid?: Id; page: number; pageSize: number },
  language: Language,
): Promise<DatedPage[]> {
  const { gid, page, pageSize } = query
  const request = { lan: language, sort_id: DEAL_SORTS.best_match, gid, count_to: 1, page, limit: pageSize }
  const records = await readPublic(listDeals, request, { tags: ['catalogue'] })
  const rows = records?.list ?? []
  const own = gid === undefined ? rows : await dealsOfStore(rows, gid, (id) => getDeal(id, language))
  return own.map(({ id, mdt }) => ({ id, changedAt: toInstant(mdt) }))
}

export interface DatedStore extends DatedPage {
  /** pages of the menu; 1 if the API omits how many products it has */
  menuPages: number
}

/** A page of all stores by id, from 1; empty after the last, and where an API lists none. */
export async function listDatedStores(page: number, language: Language): Promise<DatedStore[]> {
  const records = await readPublic(listStores, { page, lan: language }, { tags: ['catalogue'], isAddition: true })
  return (records ?? []).map(({ gid, mdt, p_cnt }) => {
    const products = Math.min(p_cnt ?? 0, MAX_MENU_PAGES * WHOLE_MENU)
    return { id: gid, changedAt: toInstant(mdt), menuPages: countMenuPages(products) }
  })
}

/** Lists the products of a store in menu order. */
export async function listDatedProducts(gid: Id, language: Language): Promise<DatedPage[]> {
  const all: DatedPage[] = []
  for (let page = 1; page <= MAX_MENU_PAGES; page++) {
    const sections = await readMenuSections(gid, language, { page, limit: WHOLE_MENU })
    const products = sections.flatMap((section) => section.products)
    all.push(...products.map(({ pid, mdt }) => ({ id: pid, changedAt: toInstant(mdt) })))
    // an API that has no pages answers the whole menu
    const total = sections.reduce((sum, { cnt }) => sum + (cnt ?? 0), 0)
    if (products.length === 0 || all.length >= total) break
  }
  return all
}
