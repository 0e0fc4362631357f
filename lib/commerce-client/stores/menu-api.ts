import 'server-only'
import { toPictureUrl } from '@/lib/commerce-client/transport/picture-url'
import { readPublic } from '@/lib/commerce-client/transport/public-read'
import { listProducts as productsCall } from '@/lib/contract/stores'
import { compareIds, distinctIds, hasId, type Id, idText, isSameId } from '@/lib/domain/codes/id'
import { isLanguage, type Language } from '@/lib/domain/languages/languages'
import type { ListedDish } from '@/lib/domain/search/found-dishes'
import type { MenuSection, Product } from '@/lib/domain/stores/menu'
import { listSections, type MenuPage, sliceMenu, sliceOfPage, windowOfPage } from '@/lib/domain/stores/menu-pages'
import type { ListedStore, Store } from '@/lib/domain/stores/stores'
import { log } from '@/lib/log'
import { withHit } from './hit-mapper'
import { type MenuPart, readMenuSections, type WireSection } from './menu-sections'
import { type PricingStore, toProduct } from './product-mapper'
import { readHours } from './read-hours'
import { currencyOfStore, toPrice } from './sure-price'

type MenuOwner = Pick<Store, 'gid' | 'languages'> & PricingStore

/** A page of a store's menu, which is the whole one unless it is long; null for one that it does not have. */
export async function getMenuPage(store: MenuOwner, language: Language, page = 1): Promise<MenuPage | null> {
  const { sections, isWhole } = await readPart(store, language, windowOfPage(page))
  const counted = sections.map(({ id, name, count, products }) => ({ id, name, count: count ?? products.length }))
  const { listed, pages } = listSections(counted)
  if (page > pages) return null
  const { from, count } = sliceOfPage(page)
  const shown = pages === 1 ? sections : sliceMenu(sections, isWhole ? from : 0, count)
  return { sections: shown.map(({ count: _, ...section }) => section), listed, page, pages }
}

/** Some products of a store, in the order of its menu, without those that it does not sell. */
export async function getProducts(store: MenuOwner, language: Language, pids: readonly Id[]): Promise<Product[]> {
  if (pids.length === 0) return []
  const { sections } = await readPart(store, language, { ids: distinctIds(pids).sort(compareIds).join(',') })
  // an API may answer the whole menu
  return sections.flatMap(({ products }) => products).filter(({ id }) => hasId(pids, id))
}

interface ReadSection extends MenuSection {
  /** counts the products of all pages; null where the API answered the whole menu */
  count: number | null
}

/** Reads a part in the shopper's language, with the store's own names where they differ. */
async function readPart(store: MenuOwner, language: Language, part: MenuPart) {
  const { gid, languages } = store
  const own = languages.find(isLanguage)
  const [rows, ownRows] = await Promise.all([
    readMenuSections(gid, language, part),
    own && own !== language ? readOwnSections(gid, own, part) : [],
  ])
  const ownNames = new Map(ownRows.flatMap(({ products }) => products.map(({ pid, nm }) => [idText(pid), nm] as const)))
  const sections = rows.map(({ id, nm, cnt, time, products }, position): ReadSection => {
    const available = readHours(time, { call: 'cplst2', path: '*.time' })
    return {
      // a section without an id gets one that no API gives
      id: id ?? -1 - position,
      name: nm ?? '',
      available,
      count: cnt ?? null,
      products: products.map((row) => toProduct(row, available, store, ownNames.get(idText(row.pid)))),
    }
  })
  return { sections, isWhole: sections.every(({ count }) => count === null) }
}

async function readOwnSections(gid: Id, own: Language, part: MenuPart): Promise<WireSection[]> {
  return readMenuSections(gid, own, part).catch((error: Error) => {
    log.warn({ call: 'cplst2', reason: error.name }, 'a menu is shown without its own names')
    return []
  })
}

export interface ListedProduct {
  id: Id
  gid: Id
  name: string
  picture: string
}

/** Unknown ids are skipped, and so is what nobody asked for. A purge leaves them: products stay with their store. */
export async function listProducts(pids: readonly Id[], language: Language): Promise<ListedProduct[]> {
  const request = { pids: pids.join(','), lan: language }
  const rows = await readPublic(productsCall, request, { tags: [], id: pids[0] })
  const known = (rows ?? []).filter(({ pid }) => hasId(pids, pid))
  return known.map(({ pid, gid, nm, iurl }) => ({ id: pid, gid, name: nm, picture: toPictureUrl(iurl) }))
}

/** Finds products, in the order of the stores; empty when an API does not support the search. */
export async function searchProducts(
  stores: readonly ListedStore[],
  words: string,
  language: Language,
): Promise<ListedDish[]> {
  if (stores.length === 0) return []
  const request = { g_ids: stores.map(({ gid }) => gid).join(','), keywords: words, lan: language }
  const rows = await readPublic(productsCall, request, { tags: ['catalogue'], isAddition: true })
  const dishes = (rows ?? []).map(async ({ pid, gid, nm, iurl, pc, why }) => {
    const store = stores.find((one) => isSameId(one.gid, gid))
    if (!store) return []
    const price = toPrice(pc, store.currency ?? (await currencyOfStore(gid, language)))
    return { id: pid, name: nm, picture: toPictureUrl(iurl), price, store, ...withHit(why) }
  })
  return (await Promise.all(dishes)).flat()
}
