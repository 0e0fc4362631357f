import { z } from 'zod'
import type { Id } from '@/lib/domain/codes/id'
import { dealRow } from './deals'
import { defineCall } from './define-call'
import { addition, field, unread } from './field'
import { id, sentId } from './ids'
import { RATING_COUNTS, ratingCounts, review } from './reviews'
import { storeRow } from './stores'
import { amount, currency, filled, flag, html, lan, text, utcDate, whole } from './wire'

export interface WireOptionGroup {
  id: Id
  nm?: string | null | undefined
  min?: number | null | undefined
  max?: number | null | undefined
  opts: {
    id: Id
    nm: string
    pc: number
    sq?: number | null | undefined
    opt?: WireOptionGroup[] | null | undefined
  }[]
}
export const optionGroup: z.ZodType<WireOptionGroup, unknown> = z
  .object({
    id: id.meta(field('Id of the group, unique in its product, nested ones included', 1)),
    nm: text.nullish().meta(field('Name of the group', 'Room')),
    min: whole
      .nullish()
      .meta(field('How many are to be chosen at least; of a nested group, once its choice is made', 1, '0')),
    max: whole.nullish().meta(field('How many can be chosen; 0: any number', 1, '0')),
    get opts() {
      return z
        .array(
          z.object({
            id: id.meta(field('Id of the choice, unique in its product; it can be chosen once', 11)),
            nm: filled.meta(field('Name of the choice', 'Window')),
            pc: amount.meta(field('What it adds to the price; less than 0 for one that costs less', '5.00')),
            sq: whole.nullish().meta(field('How many are left; 0 or less is sold out', 3, 'not limited')),
            opt: z
              .array(optionGroup)
              .nullish()
              .meta(
                addition(
                  'Groups of options that this choice opens',
                  [{ id: 2, nm: 'View', min: 1, max: 1, opts: [{ id: 21, nm: 'Sea', pc: '9.00' }] }],
                  'nothing more is chosen',
                ),
              ),
          }),
        )
        .meta(field('The choices'))
    },
  })
  .meta({ id: 'option_group', description: 'A group of options, of which some are chosen' })

/** Without an `id` it is the deal that was asked for. */
export const dealDetail = z.object({
  id: id.nullish().meta(field('Id of the deal', 1001, 'the one that was asked for')),
  g_id: id.nullish().meta(field('Id of the store, a second time', 12)),
  group_id: id.meta(field('Id of the store', 12)),
  group_sale_id: id.meta(field('The `pid` of its line in a cart, unlike that of any product', 900)),
  name: filled.meta(field('Name', 'Spa day')),
  short_description: text.nullish().meta(field('Description in a line', 'Two hours for two')),
  rnk: amount.nullish().meta(field('Rating from 1 to 5; left out, or 0, until there is a review', 4.8, '`rank`')),
  rank: amount.nullish().meta(field('The same', 4.8)),
  r_cnt: whole.nullish().meta(field('How many reviews it has; `rat_cnts` adds up to it', 22)),
  location: text.nullish().meta(field('The quarter and city of the store', 'Downtown Vancouver')),
  images: z
    .array(filled)
    .nullish()
    .meta(field('Pictures', ['spa-1.webp', 'spa-2.webp'], 'a placeholder')),
  video: z.string().nullish().meta(field('A video, on an origin of `PICTURE_ORIGINS`', 'https://cdn.example/spa.mp4')),
  highlights: z
    .array(filled)
    .nullish()
    .meta(field('What is good about it, a line each', ['Sauna', 'Tea'])),
  reviews: z.array(review).nullish().meta(field('Reviews, the newest first: some or all')),
  rat_cnts: ratingCounts.nullish().meta(RATING_COUNTS),
  reviews_short: z.array(review).nullish().meta(unread(undefined, 'The first three')),
  reviews_imgs: z
    .array(filled)
    .nullish()
    .meta(field('Pictures of customers: the `imgs` of all reviews', ['review-1.webp'])),
  reviews_imgs_short: z
    .array(filled)
    .nullish()
    .meta(unread(['review-1.webp'], 'The first four')),
  deal_detail: html.nullish().meta(field('What one gets. HTML, which is sanitised', '<p>Sauna and pool</p>')),
  fine_print: html.nullish().meta(field('The conditions. HTML, which is sanitised', '<p>One for each person</p>')),
  store_name: text.nullish().meta(field('Name of the store', 'Spa House')),
  s_info: text.nullish().meta(unread('Since 1998', 'About the store')),
  sdt: utcDate.nullish().meta(unread('2026-11-01 08:00:00', 'When it begins')),
  edt: utcDate
    .nullish()
    .meta(
      field(
        'When it ends; from that second nobody can buy it. Its page stays, while lists leave it out',
        '2026-12-31 08:00:00',
        'it does not end',
      ),
    ),
  view_count: whole.nullish().meta(field('How often it was viewed; shown above 10', 400)),
  sold: whole.nullish().meta(field('How many were sold; shown above 10', 205)),
  pc: amount.meta(field('Original price, before its options and tax', '120.00')),
  spc: amount.meta(field('Price of the deal, before its options and tax', '79.50')),
  currency: currency.nullish().meta(field('Currency of both', 'CAD', 'that of its store')),
  limit: whole.nullish().meta(field('How many one shopper can buy at once', 4, '1')),
  stock: whole.nullish().meta(field('How many are left; 0 or less is sold out', 10, 'not limited')),
  pickup: flag
    .nullish()
    .meta(
      field(
        'Whether it can be picked up; one that can neither be picked up nor delivered is a voucher, ordered with `shp_mtd` 5',
        true,
        'it cannot',
      ),
    ),
  delivery: flag.nullish().meta(field('Whether it can be delivered', false, 'it cannot')),
  vld_days: whole
    .nullish()
    .meta(addition('Days after the purchase in which a voucher can be used', 180, 'the conditions alone say it')),
  opts: z
    .array(optionGroup)
    .nullish()
    .meta(field('What is chosen with it', undefined, 'nothing is chosen')),
  c_ids: z
    .array(whole)
    .nullish()
    .meta(addition('Its categories, the broadest first', [1200, 1201], 'no path of categories above the name')),
  branch_list: z.array(storeRow).nullish().meta(unread(undefined, 'Branches of the store where it is good')),
  related_list: z.array(dealRow).nullish().meta(field('Deals like it, without itself; four are enough')),
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
  request: z.object({ pid: sentId.meta(field('Id of the deal, as in a list', 1001)), lan }),
  records: dealDetail,
})
