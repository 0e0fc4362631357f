import 'server-only'
import type { z } from 'zod'
import { toPictureUrl } from '@/lib/commerce-client/transport/picture-url'
import { readPublic } from '@/lib/commerce-client/transport/public-read'
import { readMenu } from '@/lib/contract/menu'
import { listProducts as productsCall } from '@/lib/contract/stores'
import { toMinor } from '@/lib/domain/money/decimals'
import { isLanguage, type Language } from '@/lib/domain/site/languages'
import type { FoundDish } from '@/lib/domain/stores/home'
import type { MenuSection, Product } from '@/lib/domain/stores/menu'
import type { ListedStore, Store } from '@/lib/domain/stores/stores'
import { log } from '@/lib/log'
import { toOptionGroups } from './deal-mapper'
import { readHours } from './hours'
import { currencyOfStore, toPrice } from './sure-price'

const GIFT_CARD = 1

type WireSection = z.output<typeof readMenu.records>[number]
type WireProduct = WireSection['products'][number]

/** In the shopper's language, with the store's own names where they differ. */
export async function getMenu(
  { gid, currency, languages }: Pick<Store, 'gid' | 'currency' | 'languages'>,
  language: Language,
): Promise<MenuSection[]> {
  const own = languages.find(isLanguage)
  const [sections, ownSections] = await Promise.all([
    readSections(gid, language),
    own && own !== language ? readOwnSections(gid, own) : [],
  ])
  const ownNames = new Map(ownSections.flatMap(({ products }) => products.map(({ pid, nm }) => [pid, nm] as const)))
  return sections.map(({ id, nm, products }, position) => ({
    // a section without an id gets one that no API gives
    id: id ?? -1 - position,
    name: nm ?? '',
    products: products.map((row) => toProduct(row, currency, ownNames.get(row.pid))),
  }))
}

async function readOwnSections(gid: number, own: Language): Promise<WireSection[]> {
  return readSections(gid, own).catch((error: Error) => {
    log.warn({ call: 'cplst2', reason: error.name }, 'a menu is shown without its own names')
    return []
  })
}

async function readSections(gid: number, language: Language): Promise<WireSection[]> {
  return (await readPublic(readMenu, { gid, lan: language }, { tags: [`store:${gid}`] })) ?? []
}

function toProduct(row: WireProduct, currency: string, ownName: string | undefined): Product {
  return {
    id: row.pid,
    name: row.nm,
    ownName: ownName && ownName !== row.nm ? ownName : null,
    description: row.desc ?? '',
    picture: toPictureUrl(row.iurl),
    price: toMinor(row.pc, currency),
    optionGroups: toOptionGroups(row.opt ?? [], currency),
    stock: row.sq ?? null,
    available: readHours(row.time, { call: 'cplst2', path: '*.products.*.time' }),
    isGiftCard: row.pt === GIFT_CARD,
    taxClass: row.tax_class ?? '',
  }
}

export interface ListedProduct {
  id: number
  gid: number
  name: string
  picture: string
}

/** Unknown ids are skipped, and so is what nobody asked for. */
export async function listProducts(pids: readonly number[], language: Language): Promise<ListedProduct[]> {
  const request = { pids: pids.join(','), lan: language }
  const rows = await readPublic(productsCall, request, { tags: ['catalogue'] })
  const known = (rows ?? []).filter(({ pid }) => pids.includes(pid))
  return known.map(({ pid, gid, nm, iurl }) => ({ id: pid, gid, name: nm, picture: toPictureUrl(iurl) }))
}

/** In the stores' order; empty when an API does not support the search. */
export async function searchProducts(
  stores: readonly ListedStore[],
  words: string,
  language: Language,
): Promise<FoundDish[]> {
  if (stores.length === 0) return []
  const request = { g_ids: stores.map(({ gid }) => gid).join(','), keywords: words, lan: language }
  const rows = await readPublic(productsCall, request, { tags: ['catalogue'], isAddition: true })
  const dishes = (rows ?? []).map(async ({ pid, gid, nm, iurl, pc }) => {
    const store = stores.find((one) => one.gid === gid)
    if (!store) return []
    const price = toPrice(pc, store.currency ?? (await currencyOfStore(gid, language)))
    return { id: pid, name: nm, picture: toPictureUrl(iurl), price, storeName: store.name }
  })
  return (await Promise.all(dishes)).flat()
}
