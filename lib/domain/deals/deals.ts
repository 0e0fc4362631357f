import { hasId, type Id } from '@/lib/domain/codes/id'
import type { Money } from '@/lib/domain/money/money'
import type { OptionGroup } from '@/lib/domain/option-groups'
import type { PageOf } from '@/lib/domain/page-of'
import type { Hit } from '@/lib/domain/stores/hit'
import type { WeeklyHours } from '@/lib/domain/stores/opening-hours'
import type { StoreSummary } from '@/lib/domain/stores/stores'
import { thoseFirst } from '@/lib/domain/those-first'
import type { RatingCounts } from './rating-counts'

export interface DealSummary {
  id: Id
  /** of its store; null if the API omits it */
  gid: Id | null
  name: string
  shortDescription: string
  picture: string
  storeName: string
  /** the neighbourhood, as `Kitsilano, Vancouver` */
  location: string
  price: Money
  dealPrice: Money
  /** 0 to 5, one decimal */
  rating: number
  ratingCount: number
  soldCount: number
  /** null if the API omits it */
  isUsableNow: boolean | null
  hit?: Hit
}

/** Those whose picture is none of `shown` first, then those in words, without one; each in their order. */
export function withOtherPictures(deals: readonly DealSummary[], shown: readonly string[]): DealSummary[] {
  const placeOf = ({ picture }: DealSummary) => {
    if (picture === '') return 1
    return shown.includes(picture) ? 2 : 0
  }
  return deals.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Those that cannot be used now come last: by the API's word, else because their store is known to be closed. */
export function usableFirst(deals: readonly DealSummary[], stores: readonly StoreSummary[] = []): DealSummary[] {
  const closed = stores.filter(({ isOpen }) => isOpen === false).map(({ gid }) => gid)
  return thoseFirst(deals, ({ gid, isUsableNow }) => isUsableNow ?? (gid === null || !hasId(closed, gid)))
}

/** The first deal leads that can be used now at one of these stores, and whose picture is not `shown` elsewhere. */
export function ledByStores(
  deals: readonly DealSummary[],
  stores: readonly StoreSummary[],
  shown: readonly string[],
): DealSummary[] {
  const ids = stores.filter(({ isOpen }) => isOpen !== false).map(({ gid }) => gid)
  const lead = deals.find(
    ({ gid, picture, isUsableNow }) =>
      isUsableNow !== false && gid !== null && hasId(ids, gid) && picture !== '' && !shown.includes(picture),
  )
  return thoseFirst(deals, (deal) => deal === lead)
}

export interface Review {
  author: string
  authorReviews: number
  profilePhoto: string
  rating: number
  /** UTC instant, ISO 8601 */
  reviewedAt: string | null
  comment: string
  /** the one that it was written in, a BCP 47 tag; null if the API omits it */
  language: string | null
  /** where `comment` is a translation: the text as it was written; empty otherwise */
  original: string
  photos: string[]
  answer: string
  /** language of the answer, as `language` */
  answerLanguage: string | null
}

/** Instants are ISO 8601 in UTC. */
export interface Deal {
  id: Id
  gid: Id
  /** the product id used in carts and orders */
  groupSaleId: Id
  name: string
  shortDescription: string
  location: string
  storeName: string
  rating: number
  ratingCount: number
  images: string[]
  video: string | null
  highlights: string[]
  /** HTML, not yet sanitised */
  detailHtml: string
  finePrintHtml: string
  reviews: Review[]
  /** counts all reviews; null where they are not known */
  ratingCounts: RatingCounts | null
  reviewPhotos: string[]
  /** UTC instants, ISO 8601; null if the API omits them */
  startsAt: string | null
  endsAt: string | null
  /** days after the purchase in which a voucher can be used */
  validDays: number | null
  /** when it can be used, in local time of the store; null where its conditions alone say it */
  useHours: WeeklyHours | null
  viewCount: number
  soldCount: number
  price: Money
  dealPrice: Money
  limit: number
  stock: number
  pickup: boolean
  delivery: boolean
  optionGroups: OptionGroup[]
  /** category path, group first */
  categoryIds: number[]
  branches: StoreSummary[]
  related: DealSummary[]
  shippingCountries: string[]
}

export interface Category {
  id: number
  name: string
  icon: string
  /** number of deals below it; null if the API omits it */
  count: number | null
  children: Category[]
}

export interface Shortcut {
  text: string
  picture: string
}

export interface FoundDeals extends PageOf<DealSummary> {
  /** the words that were searched for instead of what was typed, which nothing has */
  corrected?: string
}

export const DEAL_SORTS = {
  best_match: 106,
  distance: 102,
  ranking: 103,
  price_ascending: 104,
  price_descending: 105,
} as const
export type DealSort = keyof typeof DEAL_SORTS
