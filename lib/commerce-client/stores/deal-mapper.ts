import 'server-only'
import type { z } from 'zod'
import { toInstant } from '@/lib/commerce-client/transport/dates'
import { toPictureUrl, toPictureUrls, toVideoUrl } from '@/lib/commerce-client/transport/picture-url'
import type { WireCategory } from '@/lib/contract/deal-categories'
import type { dealDetail } from '@/lib/contract/deal-detail'
import type * as contract from '@/lib/contract/deals'
import type { WireOptionGroup } from '@/lib/contract/option-group'
import type { Id } from '@/lib/domain/codes/id'
import type { Category, Deal, DealSummary } from '@/lib/domain/deals/deals'
import { countRatings } from '@/lib/domain/deals/rating-counts'
import { toMinor } from '@/lib/domain/money/decimals'
import { canBeAnswered, type OptionGroup } from '@/lib/domain/option-groups'
import { withHit } from './hit-mapper'
import { readHours } from './read-hours'
import { toReview } from './reviews-api'
import { toStoreSummary } from './store-mapper'

/** Where an API does not count: as the quantity of an option. */
const UNTRACKED_STOCK = 10_000

export function toDealSummary(row: z.output<typeof contract.dealRow>, currency: string): DealSummary {
  return {
    id: row.id,
    gid: row.gid ?? null,
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
    isUsableNow: row.is_now ?? null,
    ...withHit(row.why),
  }
}

export function toOptionGroups(groups: WireOptionGroup[], currency: string): OptionGroup[] {
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

/** None is left of what needs a choice that it does not offer, or that could not be read. */
export function stockOf<T>(counted: T, groups: readonly OptionGroup[]): T | 0 {
  return canBeAnswered(groups) ? counted : 0
}

export function toDeal(row: z.output<typeof dealDetail>, requestedId: Id, currency: string): Deal {
  const reviews = (row.reviews ?? []).map(toReview)
  const optionGroups = toOptionGroups(row.opts ?? [], currency)
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
    validDays: row.vld_days ?? null,
    useHours: toUseHours(row.time),
    viewCount: row.view_count ?? 0,
    soldCount: row.sold ?? 0,
    price: { amount: toMinor(row.pc, currency), currency },
    dealPrice: { amount: toMinor(row.spc, currency), currency },
    limit: row.limit ?? 1,
    stock: stockOf(row.stock ?? UNTRACKED_STOCK, optionGroups),
    pickup: row.pickup ?? false,
    delivery: row.delivery ?? false,
    optionGroups,
    categoryIds: row.c_ids ?? [],
    branches: (row.branch_list ?? []).map(toStoreSummary),
    related: (row.related_list ?? []).map((one) => toDealSummary(one, one.currency || currency)),
    shippingCountries: (row.shipping_rules ?? []).map((rule) => rule.country_code),
  }
}

/** Hours on no day say nothing of when it can be used. */
function toUseHours(time: string | null | undefined) {
  const hours = readHours(time, { call: 'gdtl', path: 'time' })
  return hours?.some((day) => day.length > 0) ? hours : null
}

export function toCategory(row: WireCategory): Category {
  return {
    id: row.id,
    name: row.nm,
    icon: row.icon ?? '',
    count: row.cnt ?? null,
    children: (row.sub ?? []).map(toCategory),
  }
}
