import 'server-only'
import type { z } from 'zod'
import { latLonOf } from '@/lib/commerce-client/transport/lat-lon'
import { toPictureUrl } from '@/lib/commerce-client/transport/picture-url'
import { readPublic } from '@/lib/commerce-client/transport/public-read'
import * as categories from '@/lib/contract/deal-categories'
import { readDeal } from '@/lib/contract/deal-detail'
import * as contract from '@/lib/contract/deals'
import { CATEGORY_CODE } from '@/lib/domain/codes/catalogue-codes'
import { type Id, idText } from '@/lib/domain/codes/id'
import { COUNTED_DEALS } from '@/lib/domain/deals/deal-pages'
import { type Category, DEAL_SORTS, type Deal, type FoundDeals, type Shortcut } from '@/lib/domain/deals/deals'
import type { Language } from '@/lib/domain/languages/languages'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import { sizeOfPages } from '@/lib/domain/page-of'
import { toCategory, toDeal } from './deal-mapper'
import { dealsOfStore } from './deals-of-store'
import { pricedDeals } from './priced-deals'
import { getStore } from './stores-api'

const DEFAULT_PAGE_SIZE = 20
/** The limit for an API that does not say whose deals it lists, since each row is then another read. */
const MAX_PAGES_OF_ALL = 10

type Row = z.output<typeof contract.dealRow>
type Paging = z.output<typeof contract.listDeals.records>['paging']

export interface DealQuery {
  language: Language
  gid?: Id
  lat?: number
  lon?: number
  sort?: number
  text?: string
  /** the deepest category */
  categoryId?: number
  /** the filter string of BROW-12 */
  flag?: string
  /** percent; exact, which the flag is not */
  minDiscount?: number
  /** how far to count: beyond it the list `hasMore`, if the API supports it */
  countTo?: number
  page?: number
  pageSize?: number
}

/** A page of deals; `pageSize` rows of it at most, if given. */
export async function listDeals(query: DealQuery): Promise<FoundDeals> {
  const { language, gid, page = 1, pageSize } = query
  const { rows, paging, corrected } = await readRows({ ...query, page })
  const own = gid === undefined ? rows : await dealsOfStore(rows, gid, (id) => getDeal(id, language))
  if (gid !== undefined && own.length < rows.length) return listDealsOfStore({ ...query, gid, page })
  const total = paging?.total ?? rows.length
  return {
    items: await pricedDeals(own.slice(0, pageSize), language, getDeal),
    page: paging?.page ?? page,
    pageSize: pageSize ?? (paging?.limit || (await sizeOf(query, rows, total))),
    total,
    ...(paging?.more && { hasMore: true }),
    ...(corrected && { corrected }),
  }
}

interface Rows {
  rows: Row[]
  paging: Paging
  /** the words that were searched for instead */
  corrected: string | null | undefined
}

async function readRows(query: DealQuery): Promise<Rows> {
  const records = await readPublic(
    contract.listDeals,
    {
      lan: query.language,
      latlon: latLonOf(query),
      c_ids: query.categoryId?.toString(),
      sort_id: query.sort ?? DEAL_SORTS.best_match,
      keywords: query.text || undefined,
      flag: query.flag,
      min_discount: query.minDiscount,
      gid: query.gid,
      count_to: query.countTo ?? COUNTED_DEALS,
      page: query.page,
      limit: query.pageSize ?? DEFAULT_PAGE_SIZE,
    },
    { tags: query.gid === undefined ? ['catalogue'] : [`store:${query.gid}`] },
  )
  return { rows: records?.list ?? [], paging: records?.paging, corrected: records?.corrected }
}

async function sizeOf(query: DealQuery, rows: readonly Row[], total: number): Promise<number> {
  const isFirst = (query.page ?? 1) === 1
  const first = isFirst || total <= rows.length ? rows : (await readRows({ ...query, page: 1 })).rows
  return sizeOfPages({ requested: DEFAULT_PAGE_SIZE, firstRows: first.length, total })
}

/** Where an API lists the deals of all stores: as many of its pages as it may have, without those of others. */
async function listDealsOfStore(query: DealQuery & { gid: Id; page: number }): Promise<FoundDeals> {
  const { language, gid, page, pageSize = DEFAULT_PAGE_SIZE } = query
  const all = new Map<string, Row>()
  for (let next = 1; next <= MAX_PAGES_OF_ALL; next++) {
    const { rows, paging } = await readRows({ ...query, pageSize: DEFAULT_PAGE_SIZE, page: next })
    const known = all.size
    for (const row of rows) all.set(idText(row.id), row)
    if (all.size === known || all.size >= (paging?.total ?? 0)) break
  }
  const own = await dealsOfStore([...all.values()], gid, (id) => getDeal(id, language))
  const shown = own.slice((page - 1) * pageSize, page * pageSize)
  return { items: await pricedDeals(shown, language, getDeal), page, pageSize, total: own.length }
}

/** Null for an unknown deal. One without a currency is sold in its store's, which must be read then. */
export async function getDeal(id: Id, language: Language): Promise<Deal | null> {
  const records = await readPublic(readDeal, { pid: id, lan: language }, { tags: ['catalogue', `deal:${id}`], id })
  if (!records) return null
  const currency = records.currency || (await getStore(records.group_id, language))?.currency || DEFAULT_CURRENCY
  return toDeal(records, id, currency)
}

/** The category tree with deal counts: of one store, else near a place, else of all. */
export async function listCategories(
  language: Language,
  { gid, lat, lon }: Pick<DealQuery, 'gid' | 'lat' | 'lon'> = {},
): Promise<Category[]> {
  const request = { c_id: CATEGORY_CODE.groupsale, lan: language, gid, latlon: latLonOf({ lat, lon }) }
  const records = await readPublic(categories.listCategories, request, { tags: ['catalogue'] })
  return (records ?? []).map(toCategory)
}

/** Search words that find deals near a place, if the API looks; else all. */
export async function listShortcuts(
  language: Language,
  { lat, lon }: Pick<DealQuery, 'lat' | 'lon'> = {},
): Promise<Shortcut[]> {
  const request = { lan: language, latlon: latLonOf({ lat, lon }) }
  const records = await readPublic(categories.listShortcuts, request, { tags: ['catalogue'] })
  return (records ?? []).map((row) => ({ text: row.nm, picture: toPictureUrl(row.i_url) }))
}
