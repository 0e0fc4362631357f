import { z } from 'zod'
import { CATEGORY_CODE } from '@/lib/domain/codes/category-code'
import { defineCall } from './define-call'
import { unwrapPage, unwrapRows } from './lists'
import { ratingCounts, review } from './reviews'
import { storeRow } from './stores'
import { amount, currency, filled, flag, html, lan, page, paging, text, utcDate, whole } from './wire'

/**
 * `gid` is the store; without it, the detail says whose the deal is. `mdt` is when what its page says last changed; sales
 * and reviews do not count.
 */
export const dealRow = z.object({
  id: whole,
  gid: whole.nullish(),
  nm: filled,
  s_dsc: text.nullish(),
  i_url: text.nullish(),
  location: text.nullish(),
  s_nm: text.nullish(),
  pc: amount,
  spc: amount,
  currency: currency.nullish(),
  rnk: amount.nullish(),
  r_cnt: whole.nullish(),
  s_cnt: whole.nullish(),
  mdt: utcDate.nullish(),
})

/** `c_ids` is the deepest category, `flag` the filters of BROW-12, `latlon` `lat,lon`. */
export const listDeals = defineCall({
  name: 'glst',
  about: 'Deals: keywords in any of the four languages, category, filters, sort, paging; `gid` limits them to a store.',
  method: 'GET',
  path: '/api/v7/glst',
  access: 'public',
  request: z.object({
    lan,
    latlon: z
      .string()
      .regex(/^-?\d{1,3}(\.\d+)?,-?\d{1,3}(\.\d+)?$/)
      .optional(),
    c_ids: z
      .string()
      .regex(/^\d{4}(,\d{4})*$/)
      .optional(),
    sort_id: z.coerce.number().int().optional(),
    keywords: z.string().max(100).optional(),
    flag: z.string().max(30).optional(),
    /** the exact minimum discount in percent, which `flag` cannot say; it replaces the flag's */
    min_discount: z.coerce.number().int().min(0).max(100).optional(),
    gid: z.coerce.number().int().optional(),
    /** `total` is counted up to this number, with `more` beyond it; without it, or where an API ignores it, exactly */
    count_to: z.coerce.number().int().min(1).max(100_000).optional(),
    page,
    limit: z.coerce.number().int().min(1).max(60).default(20),
  }),
  records: z.object({ list: z.array(dealRow), paging }),
  unwrap: unwrapPage('list'),
})

export interface WireOptionGroup {
  id: number
  nm?: string | null | undefined
  min?: number | null | undefined
  max?: number | null | undefined
  opts: {
    id: number
    nm: string
    pc: number
    sq?: number | null | undefined
    opt?: WireOptionGroup[] | null | undefined
  }[]
}
export const optionGroup: z.ZodType<WireOptionGroup, unknown> = z.object({
  id: whole,
  nm: text.nullish(),
  min: whole.nullish(),
  max: whole.nullish(),
  get opts() {
    return z.array(
      z.object({ id: whole, nm: filled, pc: amount, sq: whole.nullish(), opt: z.array(optionGroup).nullish() }),
    )
  },
})

/** Without an `id` it is the deal that was asked for. */
export const dealDetail = z.object({
  id: whole.nullish(),
  g_id: whole.nullish(),
  group_id: whole,
  group_sale_id: whole,
  name: filled,
  short_description: text.nullish(),
  rnk: amount.nullish(),
  rank: amount.nullish(),
  r_cnt: whole.nullish(),
  location: text.nullish(),
  images: z.array(filled).nullish(),
  video: z.string().nullish(),
  highlights: z.array(filled).nullish(),
  reviews: z.array(review).nullish(),
  /** of all reviews, of which `reviews` may be the newest */
  rat_cnts: ratingCounts.nullish(),
  reviews_short: z.array(review).nullish(),
  reviews_imgs: z.array(filled).nullish(),
  reviews_imgs_short: z.array(filled).nullish(),
  deal_detail: html.nullish(),
  fine_print: html.nullish(),
  store_name: text.nullish(),
  s_info: text.nullish(),
  sdt: utcDate.nullish(),
  edt: utcDate.nullish(),
  view_count: whole.nullish(),
  sold: whole.nullish(),
  pc: amount,
  spc: amount,
  currency: currency.nullish(),
  limit: whole.nullish(),
  stock: whole.nullish(),
  pickup: flag.nullish(),
  delivery: flag.nullish(),
  opts: z.array(optionGroup).nullish(),
  c_ids: z.array(whole).nullish(),
  branch_list: z.array(storeRow).nullish(),
  related_list: z.array(dealRow).nullish(),
  status: whole.nullish(),
  shipping_rules: z.array(z.object({ country_code: filled })).nullish(),
})

export const readDeal = defineCall({
  name: 'gdtl',
  about: 'One deal with its options and reviews.',
  method: 'GET',
  path: '/api/v7/gdtl',
  access: 'public',
  request: z.object({ pid: z.coerce.number().int(), lan }),
  records: dealDetail,
})

export interface WireCategory {
  id: number
  nm: string
  icon?: string | null | undefined
  cnt?: number | null | undefined
  sub?: WireCategory[] | null | undefined
}
const category: z.ZodType<WireCategory, unknown> = z.object({
  id: whole,
  nm: filled,
  icon: text.nullish(),
  cnt: whole.nullish(),
  get sub() {
    return z.array(category).nullish()
  },
})

const categoryCode = z.coerce
  .number()
  .pipe(z.literal(Object.values(CATEGORY_CODE)))
  .default(CATEGORY_CODE.groupsale)

/** `c_id` 2, group sale, is the whole tree; `gid` counts only one store's deals, `latlon` those of the nearest city. */
export const listCategories = defineCall({
  name: 'sfc',
  about: 'The category tree, with the number of deals below each.',
  method: 'GET',
  path: '/api/v7/sfc',
  access: 'public',
  request: z.object({
    c_id: categoryCode,
    lan,
    gid: z.coerce.number().int().optional(),
    latlon: z
      .string()
      .regex(/^-?\d{1,3}(\.\d+)?,-?\d{1,3}(\.\d+)?$/)
      .optional(),
  }),
  records: z.array(category),
  unwrap: unwrapRows,
})

export const listFilters = defineCall({
  name: 'sff',
  about: 'The filters of the deals list and their values.',
  method: 'GET',
  path: '/api/v7/sff',
  access: 'public',
  request: z.object({ c_id: categoryCode, lan }),
  records: z.array(z.object({ key: filled, nm: filled, values: z.array(z.object({ value: amount, nm: filled })) })),
  unwrap: unwrapRows,
})

export const listSorts = defineCall({
  name: 'sfs',
  about: 'The orders a deals list can have.',
  method: 'GET',
  path: '/api/v7/sfs',
  access: 'public',
  request: z.object({ lan }),
  records: z.array(z.object({ id: whole, nm: filled })),
  unwrap: unwrapRows,
})

export const listShortcuts = defineCall({
  name: 'gshortcut',
  about: 'Search words to tap on the landing page.',
  method: 'GET',
  path: '/api/v7/gshortcut',
  access: 'public',
  request: z.object({ lan }),
  records: z.array(z.object({ nm: filled, i_url: text.nullish() })),
  unwrap: unwrapRows,
})
