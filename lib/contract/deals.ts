import { z } from 'zod'
import { defineCall } from './define-call'
import { storeRow } from './stores'
import { amount, flag, lan, page, paging, utcDate, whole } from './wire'

export const dealRow = z.object({
  id: whole,
  nm: z.string(),
  s_dsc: z.string(),
  i_url: z.string(),
  location: z.string().nullish(),
  s_nm: z.string().nullish(),
  pc: amount,
  spc: amount,
  currency: z.string().nullish(),
  rnk: amount.nullish(),
  r_cnt: whole.nullish(),
  s_cnt: whole.nullish(),
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
    gid: z.coerce.number().int().optional(),
    page,
    limit: z.coerce.number().int().min(1).max(60).default(20),
  }),
  records: z.object({ list: z.array(dealRow), paging }),
})

export interface WireOptionGroup {
  id: number
  nm: string
  min: number
  max: number
  opts: { id: number; nm: string; pc: number; sq: number; opt?: WireOptionGroup[] }[]
}
export const optionGroup: z.ZodType<WireOptionGroup, unknown> = z.object({
  id: whole,
  nm: z.string(),
  min: whole,
  max: whole,
  get opts() {
    return z.array(z.object({ id: whole, nm: z.string(), pc: amount, sq: whole, opt: z.array(optionGroup).optional() }))
  },
})

export const review = z.object({
  author: z.string(),
  author_cnt: whole.nullish(),
  author_reviews: whole.nullish(),
  profile_photo: z.string().nullish(),
  rat: amount,
  review_dt: utcDate,
  cmt: z.string(),
  imgs: z.array(z.string()).nullish(),
})

export const dealDetail = z.object({
  id: whole,
  g_id: whole,
  group_id: whole,
  group_sale_id: whole,
  name: z.string(),
  short_description: z.string(),
  rnk: amount.nullish(),
  rank: amount.nullish(),
  r_cnt: whole.nullish(),
  location: z.string().nullish(),
  images: z.array(z.string()),
  video: z.string().nullish(),
  highlights: z.array(z.string()).nullish(),
  reviews: z.array(review).nullish(),
  reviews_short: z.array(review).nullish(),
  reviews_imgs: z.array(z.string()).nullish(),
  reviews_imgs_short: z.array(z.string()).nullish(),
  deal_detail: z.string().nullish(),
  fine_print: z.string().nullish(),
  store_name: z.string(),
  s_info: z.string().nullish(),
  sdt: utcDate.nullish(),
  edt: utcDate,
  view_count: whole.nullish(),
  sold: whole.nullish(),
  pc: amount,
  spc: amount,
  currency: z.string().nullish(),
  limit: whole,
  stock: whole,
  pickup: flag,
  delivery: flag,
  opts: z.array(optionGroup),
  c_ids: z.array(whole).nullish(),
  branch_list: z.array(storeRow).nullish(),
  related_list: z.array(dealRow).nullish(),
  status: whole.nullish(),
  shipping_rules: z.array(z.object({ country_code: z.string() })).nullish(),
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
  icon?: string | null
  cnt: number
  sub?: WireCategory[] | null
}
const category: z.ZodType<WireCategory, unknown> = z.object({
  id: whole,
  nm: z.string(),
  icon: z.string().nullish(),
  cnt: whole,
  get sub() {
    return z.array(category).nullish()
  },
})

/** `c_id` 2 is group sale; `gid` counts only one store's deals, `latlon` those of the nearest city. */
export const listCategories = defineCall({
  name: 'sfc',
  about: 'The category tree, with the number of deals below each.',
  method: 'GET',
  path: '/api/v7/sfc',
  access: 'public',
  request: z.object({
    c_id: z.coerce.number().int().default(2),
    lan,
    gid: z.coerce.number().int().optional(),
    latlon: z
      .string()
      .regex(/^-?\d{1,3}(\.\d+)?,-?\d{1,3}(\.\d+)?$/)
      .optional(),
  }),
  records: z.array(category),
})

export const listFilters = defineCall({
  name: 'sff',
  about: 'The filters of the deals list and their values.',
  method: 'GET',
  path: '/api/v7/sff',
  access: 'public',
  request: z.object({ c_id: z.coerce.number().int().default(2), lan }),
  records: z.array(
    z.object({ key: z.string(), nm: z.string(), values: z.array(z.object({ value: z.number(), nm: z.string() })) }),
  ),
})

export const listSorts = defineCall({
  name: 'sfs',
  about: 'The orders a deals list can have.',
  method: 'GET',
  path: '/api/v7/sfs',
  access: 'public',
  request: z.object({ lan }),
  records: z.array(z.object({ id: whole, nm: z.string() })),
})

export const listShortcuts = defineCall({
  name: 'gshortcut',
  about: 'Search words to tap on the landing page.',
  method: 'GET',
  path: '/api/v7/gshortcut',
  access: 'public',
  request: z.object({ lan }),
  records: z.array(z.object({ nm: z.string(), i_url: z.string().nullish() })),
})
