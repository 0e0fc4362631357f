import { z } from 'zod'
import { CATEGORY_CODE } from '@/lib/domain/codes/category-code'
import { defineCall } from './define-call'
import { addition, field, unread } from './field'
import { unwrapPage, unwrapRows } from './lists'
import { RATING_COUNTS, ratingCounts, review } from './reviews'
import { storeRow } from './stores'
import { amount, currency, filled, flag, html, lan, latLon, page, paging, text, utcDate, whole } from './wire'

const STORE_ID = field('Id of the store', 12)
const LISTED_NEAR = field('Near this place', '49.2827,-123.1207', 'anywhere')

export const dealRow = z
  .object({
    id: whole.meta(field('Id of the deal, the `pid` of `gdtl`', 1001)),
    gid: whole.nullish().meta(addition('Id of the store', 12, 'its detail says whose it is')),
    nm: filled.meta(field('Name', 'Spa day')),
    s_dsc: text.nullish().meta(field('Description in a line', 'Two hours for two')),
    i_url: text.nullish().meta(field('Picture', 'spa-day.webp', 'a placeholder')),
    location: text.nullish().meta(field('Where it is, in a few words', 'Downtown Vancouver')),
    s_nm: text.nullish().meta(addition('Name of the store', 'Spa House')),
    pc: amount.meta(field('Original price', '120.00')),
    spc: amount.meta(field('Price of the deal', '79.50')),
    currency: currency.nullish().meta(field('Currency of both', 'CAD', 'that of its store')),
    rnk: amount.nullish().meta(field('Rating from 1 to 5', 4.8)),
    r_cnt: whole.nullish().meta(field('How many reviews it has', 31)),
    s_cnt: whole.nullish().meta(field('How many were sold; shown above 10', 205)),
    mdt: utcDate
      .nullish()
      .meta(addition('When what its page says last changed', '2026-11-01 08:00:00', 'sitemaps have no date')),
  })
  .meta({ id: 'deal_row', description: 'A deal in a list' })

export const listDeals = defineCall({
  name: 'glst',
  about: 'Deals: keywords in any of the four languages, category, filters, sort, paging; `gid` limits them to a store.',
  when: 'Lists of deals: the landing page, browsing, a store, a sitemap; from the cache.',
  part: 'shop',
  method: 'GET',
  path: '/api/v7/glst',
  access: 'public',
  request: z.object({
    lan,
    latlon: latLon.optional().meta(LISTED_NEAR),
    c_ids: z
      .string()
      .regex(/^\d{4}(,\d{4})*$/)
      .optional()
      .meta(field('The deepest category, as in `sfc`', '1001', 'all')),
    sort_id: z.coerce
      .number()
      .int()
      .optional()
      .meta(field('106 best match, 102 distance, 103 ranking, 104 price ascending, 105 price descending', 106)),
    keywords: z
      .string()
      .max(100)
      .optional()
      .meta(field('Words that somebody typed, in any language', 'spa', 'all')),
    flag: z
      .string()
      .max(30)
      .optional()
      .meta(field('`0,`, a code of the discount, `,` and a code of the amount sold', '0,1000,0100', 'all')),
    min_discount: z.coerce
      .number()
      .int()
      .min(0)
      .max(100)
      .optional()
      .meta(addition('The least discount in percent, which `flag` cannot say exactly', 20, 'that of `flag`')),
    gid: z.coerce
      .number()
      .int()
      .optional()
      .meta(addition('Deals of this store alone', 12, 'all')),
    count_to: z.coerce
      .number()
      .int()
      .min(1)
      .max(100_000)
      .optional()
      .meta(
        addition('`total` may stop here, with `more`; an API that always counts ignores it', 1000, 'all are counted'),
      ),
    page,
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(60)
      .default(20)
      .meta(addition('Rows of a page', 20, '20')),
  }),
  records: z.object({
    list: z.array(dealRow).meta(field('The deals; empty where only stores have the corrected words')),
    paging,
    corrected: text
      .nullish()
      .meta(addition('The words that were searched for instead of `keywords`, which nothing has', 'massage', 'none')),
  }),
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
export const optionGroup: z.ZodType<WireOptionGroup, unknown> = z
  .object({
    id: whole.meta(field('Id of the group', 1)),
    nm: text.nullish().meta(field('Name of the group', 'Room')),
    min: whole.nullish().meta(field('How many are to be chosen at least', 1, '0')),
    max: whole.nullish().meta(field('How many can be chosen; 0: any number', 1, '0')),
    get opts() {
      return z
        .array(
          z.object({
            id: whole.meta(field('Id of the choice', 11)),
            nm: filled.meta(field('Name of the choice', 'Window')),
            pc: amount.meta(field('What it adds to the price', '5.00')),
            sq: whole.nullish().meta(field('How many are left; 0 or less is sold out', 3, 'not limited')),
            opt: z
              .array(optionGroup)
              .nullish()
              .meta(addition('Groups of options of this choice', undefined, 'nothing more is chosen')),
          }),
        )
        .meta(field('The choices'))
    },
  })
  .meta({ id: 'option_group', description: 'A group of options, of which some are chosen' })

/** Without an `id` it is the deal that was asked for. */
export const dealDetail = z.object({
  id: whole.nullish().meta(field('Id of the deal', 1001, 'the one that was asked for')),
  g_id: whole.nullish().meta(field('Id of the store, a second time', 12)),
  group_id: whole.meta(STORE_ID),
  group_sale_id: whole.meta(field('The `pid` of its line in a cart', 900)),
  name: filled.meta(field('Name', 'Spa day')),
  short_description: text.nullish().meta(field('Description in a line', 'Two hours for two')),
  rnk: amount.nullish().meta(field('Rating from 1 to 5', 4.8, '`rank`')),
  rank: amount.nullish().meta(field('The same', 4.8)),
  r_cnt: whole.nullish().meta(field('How many reviews it has', 31)),
  location: text.nullish().meta(field('Where it is, in a few words', 'Downtown Vancouver')),
  images: z
    .array(filled)
    .nullish()
    .meta(field('Pictures', ['spa-1.webp', 'spa-2.webp'], 'a placeholder')),
  video: z.string().nullish().meta(field('A video, on an origin of `PICTURE_ORIGINS`', 'https://cdn.example/spa.mp4')),
  highlights: z
    .array(filled)
    .nullish()
    .meta(field('What is good about it, a line each', ['Sauna', 'Tea'])),
  reviews: z.array(review).nullish().meta(field('Reviews, the newest first')),
  rat_cnts: ratingCounts.nullish().meta(RATING_COUNTS),
  reviews_short: z.array(review).nullish().meta(unread(undefined, 'The first three')),
  reviews_imgs: z
    .array(filled)
    .nullish()
    .meta(field('Pictures of customers', ['review-1.webp'])),
  reviews_imgs_short: z
    .array(filled)
    .nullish()
    .meta(unread(['review-1.webp'], 'The first four')),
  deal_detail: html.nullish().meta(field('What one gets. HTML, which is sanitised', '<p>Sauna and pool</p>')),
  fine_print: html.nullish().meta(field('The conditions. HTML, which is sanitised', '<p>One for each person</p>')),
  store_name: text.nullish().meta(field('Name of the store', 'Spa House')),
  s_info: text.nullish().meta(unread('Since 1998', 'About the store')),
  sdt: utcDate.nullish().meta(unread('2026-11-01 08:00:00', 'When it begins')),
  edt: utcDate.nullish().meta(field('When it ends; then nobody can buy it', '2026-12-31 08:00:00', 'it does not end')),
  view_count: whole.nullish().meta(field('How often it was viewed; shown above 10', 400)),
  sold: whole.nullish().meta(field('How many were sold; shown above 10', 205)),
  pc: amount.meta(field('Original price', '120.00')),
  spc: amount.meta(field('Price of the deal', '79.50')),
  currency: currency.nullish().meta(field('Currency of both', 'CAD', 'that of its store')),
  limit: whole.nullish().meta(field('How many one shopper can buy at once', 4, '1')),
  stock: whole.nullish().meta(field('How many are left; 0 is sold out', 10, 'not limited')),
  pickup: flag.nullish().meta(field('Whether it can be picked up', true, 'it cannot')),
  delivery: flag.nullish().meta(field('Whether it can be delivered', false, 'it cannot')),
  opts: z
    .array(optionGroup)
    .nullish()
    .meta(field('What is chosen with it', undefined, 'nothing is chosen')),
  c_ids: z
    .array(whole)
    .nullish()
    .meta(addition('Its categories, the broadest first', [1200, 1201], 'no path of categories above the name')),
  branch_list: z.array(storeRow).nullish().meta(unread(undefined, 'Branches of the store where it is good')),
  related_list: z.array(dealRow).nullish().meta(field('Deals like it')),
  status: whole.nullish().meta(unread(1)),
  shipping_rules: z
    .array(z.object({ country_code: filled.meta(field('A country, as two letters', 'CA')) }))
    .nullish()
    .meta(unread(undefined, 'Where it is shipped to')),
})

export const readDeal = defineCall({
  name: 'gdtl',
  about: 'One deal with its options and reviews.',
  when: 'The page of a deal, from the cache; its store is read after it.',
  part: 'shop',
  method: 'GET',
  path: '/api/v7/gdtl',
  access: 'public',
  request: z.object({ pid: z.coerce.number().int().meta(field('Id of the deal, as in a list', 1001)), lan }),
  records: dealDetail,
})

export interface WireCategory {
  id: number
  nm: string
  icon?: string | null | undefined
  cnt?: number | null | undefined
  sub?: WireCategory[] | null | undefined
}
const category: z.ZodType<WireCategory, unknown> = z
  .object({
    id: whole.meta(field('Id of the category, of four digits', 1000)),
    nm: filled.meta(field('Its name', 'Food and drinks')),
    icon: text.nullish().meta(field('Name of an icon', 'food')),
    cnt: whole.nullish().meta(field('How many deals are below it', 9, 'no number beside it')),
    get sub() {
      return z
        .array(category)
        .nullish()
        .meta(field('The categories below it', undefined, 'there are none'))
    },
  })
  .meta({ id: 'category', description: 'A category with those below it' })

const categoryCode = z.coerce
  .number()
  .pipe(z.literal(Object.values(CATEGORY_CODE)))
  .default(CATEGORY_CODE.groupsale)
  .meta(field('1 restaurant, 2 group sale, 3 travel, 4 shopping, 5 service; the storefront sends 2', 2))

export const listCategories = defineCall({
  name: 'sfc',
  about: 'The category tree, with the number of deals below each; `c_id` 2 is the whole tree.',
  when: 'Menus of categories and browsing, from the cache.',
  part: 'rest',
  method: 'GET',
  path: '/api/v7/sfc',
  access: 'public',
  request: z.object({
    c_id: categoryCode,
    lan,
    gid: z.coerce
      .number()
      .int()
      .optional()
      .meta(addition('Count the deals of this store alone', 12, 'all')),
    latlon: latLon.optional().meta(addition('Count the deals of the nearest city', '49.2827,-123.1207', 'all')),
  }),
  records: z.array(category),
  unwrap: unwrapRows,
})

export const listFilters = defineCall({
  name: 'sff',
  about: 'The filters of the deals list and their values.',
  when: 'Never: the filters of the documents are fixed.',
  part: 'rest',
  method: 'GET',
  path: '/api/v7/sff',
  access: 'public',
  request: z.object({ c_id: categoryCode, lan }),
  records: z.array(
    z.object({
      key: filled.meta(field('Key of the filter', 'sold')),
      nm: filled.meta(field('Its name', 'Sold')),
      values: z
        .array(
          z.object({
            value: amount.meta(field('A value', 50)),
            nm: filled.meta(field('Its name', 'More than 50')),
          }),
        )
        .meta(field('Its values')),
    }),
  ),
  unwrap: unwrapRows,
})

export const listSorts = defineCall({
  name: 'sfs',
  about: 'The orders a deals list can have.',
  when: 'Never: the sorts of the documents are fixed.',
  part: 'rest',
  method: 'GET',
  path: '/api/v7/sfs',
  access: 'public',
  request: z.object({ lan }),
  records: z.array(
    z.object({
      id: whole.meta(field('The `sort_id` of `glst`', 106)),
      nm: filled.meta(field('Its name', 'Best match')),
    }),
  ),
  unwrap: unwrapRows,
})

export const listShortcuts = defineCall({
  name: 'gshortcut',
  about: 'Search words to tap on the landing page.',
  when: 'The landing page of deals, from the cache.',
  part: 'rest',
  method: 'GET',
  path: '/api/v7/gshortcut',
  access: 'public',
  request: z.object({ lan }),
  records: z.array(
    z.object({
      nm: filled.meta(field('The words', 'brunch')),
      i_url: text.nullish().meta(field('Picture', 'brunch.webp')),
    }),
  ),
  unwrap: unwrapRows,
})
