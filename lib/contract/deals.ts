import { z } from 'zod'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { hit } from './hit'
import { id, sentId } from './ids'
import { unwrapPage } from './lists'
import { amount, currency, filled, flag, lan, latLon, page, paging, text, utcDate, whole } from './wire'

const LISTED_NEAR = field(
  'Deals near this place, as far as the platform sees fit (the reference API: those of the nearest city, which `sfc` counts); it orders them only with `sort_id` 102',
  '49.2827,-123.1207',
  'anywhere',
)

export const dealRow = z
  .object({
    id: id.meta(field('Id of the deal, the `pid` of `gdtl`', 1001)),
    gid: id.nullish().meta(addition('Id of the store', 12, 'its detail says whose it is')),
    nm: filled.meta(field('Name', 'Spa day')),
    s_dsc: text.nullish().meta(field('Description in a line', 'Two hours for two')),
    i_url: text.nullish().meta(field('Picture', 'spa-day.webp', 'a placeholder')),
    location: text.nullish().meta(field('The quarter and city of the store', 'Downtown Vancouver')),
    s_nm: text.nullish().meta(addition('Name of the store', 'Spa House')),
    pc: amount.meta(field('Original price, before tax', '120.00')),
    spc: amount.meta(field('Price of the deal, before tax', '79.50')),
    currency: currency.nullish().meta(field('Currency of both', 'CAD', 'that of its store')),
    rnk: amount.nullish().meta(field('Rating from 1 to 5; left out, or 0, until there is a review', 4.8)),
    r_cnt: whole.nullish().meta(field('How many reviews it has', 22)),
    s_cnt: whole.nullish().meta(field('How many were sold; shown above 10', 205)),
    is_now: flag
      .nullish()
      .meta(
        addition(
          'Whether its store is open at this moment, and `time` of its detail holds',
          true,
          'lists follow `is_open` of its store alone, where they know it',
        ),
      ),
    why: hit,
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
      .meta(
        field(
          'One category of `sfc`, the last that a shopper chose; it stands for all below it. Several, separated by commas, mean any of them',
          '1001',
          'all',
        ),
      ),
    sort_id: z.coerce
      .number()
      .int()
      .optional()
      .meta(
        field(
          '106 best match, 102 nearest first, 103 best rated first, 104 and 105 by `spc`, the lowest or the highest first. Equal ones, and an unknown order: any order that is the same on all pages',
          106,
        ),
      ),
    keywords: z
      .string()
      .max(100)
      .optional()
      .meta(
        field('What somebody typed, in any language: deals whose name has all of its words, at least', 'spa', 'all'),
      ),
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
      .meta(addition('The least discount in percent, in place of the one in `flag`', 20, 'that of `flag`')),
    gid: sentId.optional().meta(addition('Deals of this store alone', 12, 'all')),
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
      .meta(addition('Rows of a page, 60 at most', 20, '20')),
  }),
  records: z.object({
    list: z.array(dealRow).meta(field('The deals that can be bought now. A page beyond the last is empty')),
    paging,
    corrected: text
      .nullish()
      .meta(
        addition(
          'Where nothing has `keywords`: similar words that something has, whose deals are listed instead',
          'massage',
          'none',
        ),
      ),
  }),
  unwrap: unwrapPage('list'),
})
