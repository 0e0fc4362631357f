import type { z } from 'zod'
import type { DealDetail } from '@/backend/catalogue/deals/read-deal'
import type { DealSummaryRow } from '@/backend/catalogue/deals/search-deals'
import type { OptionGroupRow } from '@/backend/catalogue/menus/load-options'
import { toPicture } from '@/backend/catalogue/pictures/picture-url'
import { isOpenAt, isWithin } from '@/backend/catalogue/stores/opening'
import type { dealDetail } from '@/lib/contract/deal-detail'
import type { dealRow } from '@/lib/contract/deals'
import type { WireOptionGroup } from '@/lib/contract/option-group'
import type { review } from '@/lib/contract/reviews'
import type { RatingCounts } from '@/lib/domain/deals/rating-counts'
import type { Language } from '@/lib/domain/languages/languages'
import { toDecimal } from '@/lib/domain/money/decimals'
import { everyWeek } from '@/lib/domain/stores/opening-calendar'
import { formatUtc } from '@/lib/domain/time/time'
import { toHoursText } from './hours'
import { toRating } from './rating'
import { toStoreRow } from './store'

const SHORT_REVIEWS = 3
const SHORT_PHOTOS = 4

/** The reviews of a deal, which orders own. */
export interface DealReviews {
  /** the reader's language first, then the newest; at most 50 */
  reviews: z.input<typeof review>[]
  ratingCounts: RatingCounts
}

export function toDealRow(row: DealSummaryRow, lan: Language, now: Date): z.input<typeof dealRow> {
  return {
    id: row.id,
    gid: row.gid,
    nm: row.name[lan],
    s_dsc: row.shortDescription[lan],
    i_url: toPicture(row.images[0] ?? ''),
    location: `${row.city}, ${row.region}`,
    s_nm: row.storeName[lan],
    pc: toDecimal(row.price, row.currency),
    spc: toDecimal(row.dealPrice, row.currency),
    currency: row.currency,
    rnk: toRating(row.ratingSum, row.ratingCount),
    r_cnt: row.ratingCount,
    s_cnt: row.soldCount,
    is_now: isUsable(row, now),
    mdt: formatUtc(new Date(row.changedAt)),
  }
}

function isUsable(row: DealSummaryRow, now: Date): boolean {
  return isOpenAt(row, now) && (row.useHours === null || isWithin(everyWeek(row.useHours), now, row.timeZone))
}

export function toOptionGroup(group: OptionGroupRow, currency: string, lan: Language): WireOptionGroup {
  return {
    id: group.id,
    nm: group.name[lan],
    min: group.min,
    max: group.max,
    opts: group.choices.map((choice) => ({
      id: choice.id,
      nm: choice.name[lan],
      pc: toDecimal(choice.price, currency),
      sq: choice.stock,
      ...(choice.groups.length > 0 ? { opt: choice.groups.map((g) => toOptionGroup(g, currency, lan)) } : {}),
    })),
  }
}

export function toDealDetail(
  detail: DealDetail,
  reviewed: DealReviews,
  lan: Language,
  now: Date,
): z.input<typeof dealDetail> {
  const { deal, store } = detail
  const rating = toRating(deal.ratingSum, deal.ratingCount)
  const { reviews, ratingCounts } = reviewed
  const photos = reviews.flatMap(({ imgs }) => imgs ?? [])
  return {
    id: deal.id,
    g_id: deal.gid,
    group_id: deal.gid,
    group_sale_id: deal.groupSaleId,
    name: deal.name[lan],
    short_description: deal.shortDescription[lan],
    rnk: rating,
    rank: rating,
    r_cnt: deal.ratingCount,
    location: `${store.city}, ${store.region}`,
    images: deal.images.map(toPicture),
    video: deal.video,
    highlights: deal.highlights.map((text) => text[lan]),
    reviews,
    rat_cnts: ratingCounts,
    reviews_short: reviews.slice(0, SHORT_REVIEWS),
    reviews_imgs: photos,
    reviews_imgs_short: photos.slice(0, SHORT_PHOTOS),
    deal_detail: deal.detail[lan],
    fine_print: deal.finePrint[lan],
    store_name: store.name[lan],
    s_info: store.description[lan],
    sdt: formatUtc(deal.startsAt),
    edt: formatUtc(deal.endsAt),
    view_count: deal.viewCount,
    sold: deal.soldCount,
    pc: toDecimal(deal.price, deal.currency),
    spc: toDecimal(deal.dealPrice, deal.currency),
    currency: deal.currency,
    limit: deal.limitPerOrder,
    stock: deal.stock,
    pickup: deal.pickup,
    delivery: deal.delivery,
    vld_days: deal.validDays,
    time: deal.useHours && toHoursText(deal.useHours),
    opts: detail.options.map((group) => toOptionGroup(group, deal.currency, lan)),
    c_ids: detail.categoryIds,
    branch_list: detail.branches.map((branch) => toStoreRow(branch, lan, now)),
    related_list: detail.related.map((row) => toDealRow(row, lan, now)),
    status: deal.endsAt > now && deal.stock > 0 ? 1 : 0,
    shipping_rules: store.shippingCountries.map((code) => ({ country_code: code })),
  }
}
