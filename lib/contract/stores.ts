import { z } from 'zod'
import { defineCall } from './define-call'
import { storeEstimates } from './estimate'
import { addition, field } from './field'
import { hit } from './hit'
import { id, ids } from './ids'
import { unwrapRows } from './lists'
import { STORE_CLOSURES } from './store-closures'
import { amount, currency, filled, flag, lan, latLon, text, timeZone, utcDate, whole } from './wire'

const KEYWORDS = addition(
  'What somebody typed, in any language: stores whose name has all of its words, at least',
  'noodle',
  'all',
)
export const TIME_ZONE = 'Time zone of the store, in which all its times are'
const address = z.object({
  unit: text.nullish().meta(field('Unit', '2')),
  street: text.nullish().meta(field('House number and street', '500 Granville St')),
  city: text.nullish().meta(field('City', 'Vancouver')),
  region: text.nullish().meta(field('Province or state', 'BC')),
  zipcd: text.nullish().meta(field('Postal code', 'V6C 1W6')),
  cntry: text.nullish().meta(field('Country, as two letters', 'CA')),
  lat: amount.nullish().meta(field('Latitude', 49.2838, 'no map, and no distance')),
  lon: amount.nullish().meta(field('Longitude', -123.1142, 'no map, and no distance')),
})

export const storeRow = z
  .object({
    gid: id.meta(field('Id of the store', 12)),
    nm: filled.meta(field('Name', 'Noodle House')),
    logo: text.nullish().meta(field('Logo', 'noodle-house.webp', 'a placeholder')),
    img: text.nullish().meta(addition('Picture', 'noodle-house-cover.webp', 'the logo')),
    adr: address.nullish().meta(field('Address', undefined, 'no address, and no map')),
    tn: text.nullish().meta(field('Phone, in any way of writing it; a link that calls it', '6045550100')),
    rnk: amount.nullish().meta(field('Rating from 1 to 5; left out, or 0, until there is a review', 4.5)),
    r_cnt: whole.nullish().meta(field('How many reviews it has', 20)),
    is_open: flag
      .nullish()
      .meta(
        field(
          'Whether it is open at this moment, holidays and all; for later times `hours` are read',
          true,
          'what its hours say, else nothing',
        ),
      ),
    cats: z
      .array(whole)
      .nullish()
      .meta(
        field(
          'Up to two categories of `sfc`, its own trade first, as deep as they go',
          [1001, 1005],
          'listed under no kind of stores',
        ),
      ),
  })
  .meta({ id: 'store_row', description: 'A store in a list, in short' })

/** A store in a list, with what its card shows; in the format of the detail. */
export const listedStore = storeRow.extend({
  tz: timeZone.nullish().meta(addition(TIME_ZONE, 'America/Vancouver', 'a card without hours, fee and services')),
  currency: currency.nullish().meta(addition('Currency of the store', 'CAD', 'that of its detail is read')),
  hours: z
    .object({
      weekly: text.meta(field('Hours of the week', '11:00-14:00,17:00-22:00;11:00-22:00;;11:00-22:00;;18:00-02:00;')),
    })
    .nullish()
    .meta(addition('When it is open', undefined, 'a card without hours, fee and services')),
  kflg: text
    .nullish()
    .meta(
      addition(
        'Flags: fee, minimum, the last order time',
        '100,1,0,0,0,1,0,1,30,0,3.99,5,0.5,15,8.5,20,0,1,1,20,0,100,1,0',
        'a card without hours, fee and services',
      ),
    ),
  sflg: text
    .nullish()
    .meta(addition('Flags: delivery, eat-in, takeout', '1,1,1', 'a card without hours, fee and services')),
  ...STORE_CLOSURES,
  est: storeEstimates,
  why: hit,
  mdt: utcDate
    .nullish()
    .meta(addition('When the store or its menu last changed', '2026-11-01 08:00:00', 'sitemaps have no date')),
  p_cnt: whole
    .nullish()
    .meta(
      addition('With `page`: how many products its menu has', 40, 'sitemaps list the first page of its menu alone'),
    ),
})

export const listStores = defineCall({
  name: 'slst',
  about: 'Stores: by ids, near a place, or a page of all. What is sent together narrows the list together.',
  when: 'The home page, a search and sitemaps, from the cache. An API may know `g_ids` alone, and answer RC 400, RC 404 or nothing to the rest: the storefront then lists the stores whose deals are ranked best near the place, and others are reached by their own address.',
  part: 'shop',
  method: 'GET',
  path: '/api/v7/slst',
  access: 'public',
  request: z.object({
    g_ids: ids.optional().meta(field('These stores, in any order; unknown ids are left out', '12,13', 'all')),
    latlon: latLon
      .optional()
      .meta(
        addition(
          'Stores near this place, as far as the platform sees fit; of the nearest, open ones first, then with `keywords` those whose name has the words, then by distance',
          '49.2827,-123.1207',
          'all',
        ),
      ),
    kind: z.coerce
      .number()
      .int()
      .optional()
      .meta(addition('As `kind` of a store; never sent', 1, 'all')),
    c_ids: ids
      .optional()
      .meta(
        addition('Categories of the first level of `sfc`: stores with a category below any of them', '1000', 'all'),
      ),
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(10_000)
      .optional()
      .meta(
        addition('A page of all stores, 100 at a time, by id; one with fewer is the last. Sent alone', 1, 'the first'),
      ),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(100)
      .default(100)
      .meta(addition('How many stores near a place at most; sent with `latlon`', 60, '100')),
    keywords: z.string().max(100).optional().meta(KEYWORDS),
    lan,
  }),
  records: z.array(listedStore),
  unwrap: unwrapRows,
})

export const productRow = z.object({
  pid: id.meta(field('Id of the product', 34)),
  nm: filled.meta(field('Name', 'Beef noodles')),
  iurl: text.nullish().meta(field('Picture', 'beef-noodles.webp', 'a placeholder')),
  rat: amount.nullish().meta(field('Rating from 1 to 5; left out, or 0, until there is a review', 4.5)),
  pc: amount.meta(field('Price in the currency of its store, before tax', '20.00')),
  gid: id.meta(field('Id of its store', 12)),
  why: hit,
})

export const listProducts = defineCall({
  name: 'psearch',
  about: 'Products by ids, or those of some stores whose names, or those of their sections, fit words in any language.',
  when: 'The page of one product, which says whose it is, and a search for dishes; from the cache. RC 404: products open on the page of their store only, and links to one lead to a missing page.',
  part: 'rest',
  method: 'GET',
  path: '/api/v7/psearch',
  access: 'public',
  request: z
    .object({
      pids: ids.optional().meta(field('These products', '34,35', 'a search')),
      g_ids: ids.optional().meta(addition('Of these stores', '12,13', '`pids` is sent')),
      keywords: z.string().max(100).optional().meta(KEYWORDS),
      lan,
    })
    .refine((q) => q.pids !== undefined || (q.g_ids && q.keywords), 'pids, or g_ids and keywords'),
  records: z.array(productRow),
  unwrap: unwrapRows,
})
