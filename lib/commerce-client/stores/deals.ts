import 'server-only'
import type { z } from 'zod'
import { toInstant } from '@/lib/commerce-client/transport/dates'
import { latLonOf } from '@/lib/commerce-client/transport/lat-lon'
import { toPictureUrl, toPictureUrls, toVideoUrl } from '@/lib/commerce-client/transport/picture-url'
import { readPublic } from '@/lib/commerce-client/transport/public-read'
import * as contract from '@/lib/contract/deals'
import { CATEGORY_CODE } from '@/lib/domain/codes/category-code'
import { COUNTED_DEALS } from '@/lib/domain/deals/deal-pages'
import {
  type Category,
  DEAL_SORTS,
  type Deal,
  type DealSummary,
  type OptionGroup,
  type Shortcut,
} from '@/lib/domain/deals/deals'
import { countRatings } from '@/lib/domain/deals/rating-counts'
import { toMinor } from '@/lib/domain/money/decimals'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import type { PageOf } from '@/lib/domain/page-of'
import type { Language } from '@/lib/domain/site/languages'
import { toReview } from './reviews'
import { toStoreSummary } from './store-mapper'

const DEFAULT_PAGE_SIZE = 20
/** Where an API does not count: as the quantity of an option. */
const UNTRACKED_STOCK = 10_000

export interface DealQuery {
  language: Language
  gid?: number
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

export async function listDeals(query: DealQuery): Promise<PageOf<DealSummary>> {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE } = query
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
      page,
      limit: pageSize,
    },
    { tags: ['catalogue'] },
  )
  if (!records) return { items: [], page, pageSize, total: 0 }
  return {
    items: records.list.map(toDealSummary),
    page: records.paging?.page ?? page,
    pageSize: records.paging?.limit || pageSize,
    total: records.paging?.total ?? records.list.length,
    ...(records.paging?.more && { hasMore: true }),
  }
}

/** Null for an unknown deal. */
export async function getDeal(id: number, language: Language): Promise<Deal | null> {
  const records = await readPublic(contract.readDeal, { pid: id, lan: language }, { tags: ['catalogue', `deal:${id}`] })
  return records && toDeal(records, id)
}

/** The category tree with deal counts: of one store, else near a place, else of all. */
export async function listCategories(
  language: Language,
  { gid, lat, lon }: Pick<DealQuery, 'gid' | 'lat' | 'lon'> = {},
): Promise<Category[]> {
  const request = { c_id: CATEGORY_CODE.groupsale, lan: language, gid, latlon: latLonOf({ lat, lon }) }
  const records = await readPublic(contract.listCategories, request, { tags: ['catalogue'] })
  return (records ?? []).map(toCategory)
}

export async function listShortcuts(language: Language): Promise<Shortcut[]> {
  const records = await readPublic(contract.listShortcuts, { lan: language }, { tags: ['catalogue'] })
  return (records ?? []).map((row) => ({ text: row.nm, picture: toPictureUrl(row.i_url) }))
}

export function toDealSummary(row: z.output<typeof contract.dealRow>): DealSummary {
  const currency = row.currency || DEFAULT_CURRENCY
  return {
    id: row.id,
    name: row.nm,
    shortDescription: row.s_dsc ?? '',
    picture: toPictureUrl(row.i_url),
    storeName: row.s_nm ?? '',
    location: row.location ?? '',
    price: { amount: toMinor(row.pc, currency), currency },
    dealPrice: { amount: toMinor(row.spc, currency), currency },
    rating: row.rnk ?? 0,
    ratingCount: row.r_cnt ?? 0,
    soldCount: row.s_cnt ?? 0,
  }
}

export function toOptionGroups(groups: contract.WireOptionGroup[], currency: string): OptionGroup[] {
  return groups.map((group) => ({
    id: group.id,
    name: group.nm ?? '',
    min: group.min ?? 0,
    max: group.max ?? 0,
    choices: group.opts.map((choice) => ({
      id: choice.id,
      name: choice.nm,
      price: toMinor(choice.pc, currency),
      stock: choice.sq ?? UNTRACKED_STOCK,
      groups: toOptionGroups(choice.opt ?? [], currency),
    })),
  }))
}

function toDeal(row: z.output<typeof contract.dealDetail>, requestedId: number): Deal {
  const currency = row.currency || DEFAULT_CURRENCY
  const reviews = (row.reviews ?? []).map(toReview)
  const hasAllReviews = reviews.length >= (row.r_cnt ?? 0)
  return {
    id: row.id ?? requestedId,
    gid: row.group_id,
    groupSaleId: row.group_sale_id,
    name: row.name,
    shortDescription: row.short_description ?? '',
    location: row.location ?? '',
    storeName: row.store_name ?? '',
    rating: row.rnk ?? row.rank ?? 0,
    ratingCount: row.r_cnt ?? 0,
    images: toPictureUrls(row.images),
    video: toVideoUrl(row.video),
    highlights: row.highlights ?? [],
    detailHtml: row.deal_detail ?? '',
    finePrintHtml: row.fine_print ?? '',
    reviews,
    ratingCounts: row.rat_cnts ?? (hasAllReviews ? countRatings(reviews) : null),
    reviewPhotos: toPictureUrls(row.reviews_imgs),
    startsAt: toInstant(row.sdt),
    endsAt: toInstant(row.edt),
    viewCount: row.view_count ?? 0,
    soldCount: row.sold ?? 0,
    price: { amount: toMinor(row.pc, currency), currency },
    dealPrice: { amount: toMinor(row.spc, currency), currency },
    limit: row.limit ?? 1,
    stock: row.stock ?? UNTRACKED_STOCK,
    pickup: row.pickup ?? false,
    delivery: row.delivery ?? false,
    optionGroups: toOptionGroups(row.opts ?? [], currency),
    categoryIds: row.c_ids ?? [],
    branches: (row.branch_list ?? []).map(toStoreSummary),
    related: (row.related_list ?? []).map(toDealSummary),
    shippingCountries: (row.shipping_rules ?? []).map((rule) => rule.country_code),
  }
}

function toCategory(row: contract.WireCategory): Category {
  return {
    id: row.id,
    name: row.nm,
    icon: row.icon ?? '',
    count: row.cnt ?? null,
    children: (row.sub ?? []).map(toCategory),
  }
}
