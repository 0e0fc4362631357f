import { z } from 'zod'
import { dealRow } from './deals'
import { defineCall } from './define-call'
import { addition, field, unread } from './field'
import { id, sentId } from './ids'
import { optionGroup } from './option-group'
import { RATING_COUNTS, ratingCounts, review } from './reviews'
import { storeRow } from './stores'
import { amount, currency, filled, flag, html, lan, text, utcDate, whole } from './wire'

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
  reviews: z
    .array(review)
    .nullish()
    .meta(field('Reviews, those in the language of the request first, then the newest: some or all')),
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
  time: text
    .nullish()
    .meta(
      addition(
        'When it can be used, as the hours of a store',
        ';11:00-14:30;11:00-14:30;11:00-14:30;11:00-14:30;;',
        'the conditions alone say it',
      ),
    ),
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
