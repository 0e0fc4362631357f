import { z } from 'zod'
import { defineCall } from './define-call'
import { addition, field, unread } from './field'
import { unwrapRows } from './lists'
import { amount, currency, filled, flag, ids, lan, latLon, text, timeZone, utcDate, whole } from './wire'

const KEYWORDS = addition('Words that somebody typed, in any language', 'noodle', 'all')
const TIME_ZONE = 'Time zone of the store, in which all its times are'
const HOLIDAYS = addition('Local dates on which the store is closed', ['2026-12-25'], 'none is known')
const NEXT_OPEN = addition(
  'While the store is closed: when it opens; null if that is not known',
  '2026-11-21 19:00:00',
  '“Closed” without a time',
)

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
    gid: whole.meta(field('Id of the store', 12)),
    nm: filled.meta(field('Name', 'Noodle House')),
    logo: text.nullish().meta(field('Logo', 'noodle-house.webp', 'a placeholder')),
    img: text.nullish().meta(addition('Picture', 'noodle-house-cover.webp', 'the logo')),
    adr: address.nullish().meta(field('Address', undefined, 'no address, and no map')),
    tn: text.nullish().meta(field('Phone', '6045550100')),
    rnk: amount.nullish().meta(field('Rating from 1 to 5', 4.5)),
    r_cnt: whole.nullish().meta(field('How many reviews it has', 20)),
    is_open: flag.nullish().meta(field('Whether it is open now', true, 'what its hours say, else nothing')),
    cats: z
      .array(whole)
      .nullish()
      .meta(field('Up to two categories, as in `sfc`', [1001, 1005], 'listed under no kind of stores')),
  })
  .meta({ id: 'store_row', description: 'A store in a list, in short' })

/** A store in a list, with what its card shows; in the format of the detail. */
export const listedStore = storeRow.extend({
  tz: timeZone.nullish().meta(addition(TIME_ZONE, 'America/Vancouver', 'a card without hours, fee and services')),
  currency: currency.nullish().meta(addition('Currency of the store', 'CAD', 'CAD')),
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
  holidays: z.array(filled).nullish().meta(HOLIDAYS),
  next_open: utcDate.nullish().meta(NEXT_OPEN),
  mdt: utcDate
    .nullish()
    .meta(addition('When the store or its menu last changed', '2026-11-01 08:00:00', 'sitemaps have no date')),
})

const ACCEPTED = 'not offered'
/** The detail of a store; its flags and hours are explained in `flags.ts` and `docs/contract/formats.md`. */
export const storeDetail = storeRow.extend({
  gid: whole.nullish().meta(field('Id of the store', 12, '`group_id`, else the one that was asked for')),
  group_id: whole.nullish().meta(field('The same', 12)),
  nm: filled.nullish().meta(field('Name', 'Noodle House', '`name`; one of both is needed')),
  name: filled.nullish().meta(field('The same', 'Noodle House')),
  domain: text.nullish().meta(addition('Its own domain', 'noodle.example', 'it has none')),
  kind: whole
    .nullish()
    .meta(addition('1 restaurant, 2 group sale, 3 travel, 4 shopping, 5 service', 1, 'a restaurant')),
  meta: text.nullish().meta(unread('noodles')),
  keywords: text.nullish().meta(unread('noodle,面', 'Words, separated by commas')),
  owner: text.nullish().meta(unread('Ann')),
  s_cnt: whole.nullish().meta(unread(300)),
  desc: text.nullish().meta(field('Description', 'Hand-pulled noodles since 1998')),
  imgs: z
    .array(filled)
    .nullish()
    .meta(field('Pictures', ['noodles-1.webp', 'noodles-2.webp'])),
  tz: timeZone.nullish().meta(field(TIME_ZONE, 'America/Vancouver', 'no opening hours, and no times to choose')),
  web: text.nullish().meta(unread('https://noodle.example', 'Website')),
  ukey: text.nullish().meta(unread('noodle-house')),
  currency: currency.nullish().meta(field('Currency of all its prices', 'CAD', 'CAD')),
  rate: amount.nullish().meta(unread(1)),
  lans: z
    .array(filled)
    .nullish()
    .meta(field('Languages that the store writes in, its own first', ['zh', 'en'], 'dishes have one name')),
  lpage: text.nullish().meta(unread('', 'Landing page')),
  theme: z
    .object({
      accent: text.nullish().meta(field('A colour, as `#0f766e`', '#0f766e', 'the colour of the platform')),
      face: text.nullish().meta(field('Headings: `plain`, `serif` or `round`', 'serif', '`plain`')),
      corner: text.nullish().meta(field('Corners: `round`, `soft` or `square`', 'soft', '`round`')),
    })
    .nullish()
    .meta(addition('How its own domain looks', undefined, 'like the platform')),
  c_id: whole.nullish().meta(field('Id of the company, sent back by a checkout', 3, 'the id of the store is sent')),
  plan_id: whole.nullish().meta(unread(1)),
  allow_order: flag.nullish().meta(field('Whether it takes orders', true, 'it does')),
  can_pre_order: flag
    .nullish()
    .meta(field('Whether it takes orders for later while it is closed', true, 'it does not')),
  hours: z
    .object({
      current: text.nullish().meta(unread('11:00-22:00', 'Today’s hours')),
      delivery: text
        .nullish()
        .meta(unread('11:00-21:00;11:00-21:00;;11:00-21:00;;18:00-23:00;', 'When it delivers, as `weekly`')),
      weekly: text.meta(
        field('Seven days, Monday first', '11:00-14:00,17:00-22:00;11:00-22:00;;11:00-22:00;;18:00-02:00;'),
      ),
    })
    .nullish()
    .meta(field('When it is open', undefined, 'no hours; `is_open` and `allow_order` decide')),
  time_setting: text
    .nullish()
    .meta(field('When its menu can be ordered, as `weekly`', '11:00-22:00;11:00-22:00;;;;;', 'whenever it is open')),
  discounts: z
    .array(z.object({ pct: amount.meta(field('Percent off every order', 10)) }))
    .nullish()
    .meta(field('A discount of the store; the first is shown', undefined, 'no discount')),
  announcements: z
    .array(filled)
    .nullish()
    .meta(field('Lines above the menu', ['Closed on Tuesday'])),
  coupons: z
    .array(
      z.object({
        code: filled.meta(field('What a shopper types', 'SPRING5')),
        nm: text.nullish().meta(field('What it is', '$5 off', 'its code')),
        edt: utcDate.nullish().meta(field('When it ends', '2026-12-31 08:00:00', 'no date')),
      }),
    )
    .nullish()
    .meta(field('Coupons that anybody may use')),
  shipping: z
    .array(filled)
    .nullish()
    .meta(unread(['CA', 'US'], 'Countries that deals are shipped to, as two letters')),
  kflg: text
    .nullish()
    .meta(
      field(
        'Flags, in the order of the formats',
        '100,1,0,0,0,1,0,1,30,0,3.99,5,0.5,15,8.5,20,0,1,1,20,0,100,1,0',
        'orders where `allow_order`; no self-checkout, no limit of distance, no last order time',
      ),
    ),
  aflg: text.nullish().meta(field('Flags of its amenities', '110000000000', 'no amenities')),
  sflg: text.nullish().meta(unread('1,1,1', 'Flags of its services')),
  pflg: text
    .nullish()
    .meta(field('Flags of its payments; of them `points` is read', '1,1,1,0,1,1,1,1,0,0', 'no points')),
  p2v: whole.nullish().meta(field('Points that are worth one unit of the currency', 100, 'no points')),
  accept_alipay: flag.nullish().meta(field('Takes Alipay', true, ACCEPTED)),
  accept_cash: flag.nullish().meta(field('Takes cash', true, ACCEPTED)),
  accept_creditcard: flag.nullish().meta(field('Takes credit cards', true, ACCEPTED)),
  accept_express: flag.nullish().meta(field('Takes the express payment (PayPal)', false, ACCEPTED)),
  accept_paylater: flag.nullish().meta(field('Takes orders that are paid later', false, ACCEPTED)),
  accept_wechat: flag.nullish().meta(field('Takes WeChat Pay', true, ACCEPTED)),
  accept_union_pay: flag.nullish().meta(field('Takes UnionPay', false, ACCEPTED)),
  accept_union_pay_express: flag.nullish().meta(field('Takes UnionPay express', false, ACCEPTED)),
  publishable_key: text
    .nullish()
    .meta(
      addition(
        'Key of the provider whose own form takes cards, so that a checkout has no `card`',
        'pk_live_51',
        'the card is sent to the API',
      ),
    ),
  require_billing_address: flag.nullish().meta(field('A card needs a billing address', false, 'it does not')),
  require_table_no: flag.nullish().meta(field('Eating in needs a table number', false, 'it does not')),
  eatin: flag.nullish().meta(field('Serves guests', true, ACCEPTED)),
  delivery: flag.nullish().meta(field('Delivers', true, ACCEPTED)),
  takeout: flag.nullish().meta(field('Orders can be picked up', true, '`pickup`')),
  pickup: flag.nullish().meta(field('The same', true, '`takeout`')),
  min_delivery_amount: amount.nullish().meta(field('The least subtotal that it delivers', '20.00', 'no minimum')),
  delivery_fee: amount.nullish().meta(field('Fee of a delivery, as shown before a quote', '3.99', 'free')),
  tips_enabled: flag.nullish().meta(addition('Whether tips can be given', true, 'they can')),
  tip_cut_off: amount.nullish().meta(addition('The total up to which tips are flat amounts', '20.00', '20')),
  max_delivery_km: amount.nullish().meta(addition('The farthest it delivers; `kflg` is read', 8.5)),
  last_order_min: whole.nullish().meta(addition('Minutes before closing without new orders; `kflg` is read', 30)),
  holidays: z.array(filled).nullish().meta(HOLIDAYS),
  next_open: utcDate.nullish().meta(NEXT_OPEN),
})

export const readStore = defineCall({
  name: 'sdtl2',
  about: 'One store, by its id or by its own domain.',
  when: 'The page of a store, a deal, a cart, a checkout and the till, from the cache; for a host that is not the shared site’s, its store. RC 404: there is none.',
  part: 'shop',
  method: 'GET',
  path: '/api/v8/sdtl2',
  access: 'public',
  request: z
    .object({
      gid: z.coerce
        .number()
        .int()
        .optional()
        .meta(field('Id of the store', 12, '`domain` is sent')),
      domain: z
        .string()
        .max(253)
        .optional()
        .meta(field('Its own domain', 'noodle.example', '`gid` is sent')),
      url: z
        .url()
        .max(300)
        .optional()
        .meta(field('Origin of the site that starts a self-checkout', 'https://plaza.example', 'no self-checkout')),
      lan,
    })
    .refine((q) => q.gid !== undefined || q.domain !== undefined, 'gid or domain'),
  records: storeDetail,
})

export const listStores = defineCall({
  name: 'slst',
  about: 'Stores: by ids, near a place, at most `limit`, or a page of all by id, 100 at a time.',
  when: 'The home page, a search and sitemaps, from the cache. The documents name `g_ids` alone, which the storefront does not send.',
  part: 'shop',
  method: 'GET',
  path: '/api/v7/slst',
  access: 'public',
  request: z.object({
    g_ids: ids.optional().meta(field('These stores', '12,13', 'all')),
    latlon: latLon.optional().meta(addition('Stores near this place, open ones first', '49.2827,-123.1207', 'all')),
    kind: z.coerce
      .number()
      .int()
      .optional()
      .meta(addition('As `kind` of a store; never sent', 1, 'all')),
    c_ids: ids.optional().meta(addition('Groups of categories: stores with a category in one of them', '1000', 'all')),
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(10_000)
      .optional()
      .meta(addition('A page of all stores', 1, 'the first')),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(100)
      .default(100)
      .meta(addition('How many stores near a place at most', 60, '100')),
    keywords: z.string().max(100).optional().meta(KEYWORDS),
    lan,
  }),
  records: z.array(listedStore),
  unwrap: unwrapRows,
})

const productRow = z.object({
  pid: whole.meta(field('Id of the product', 34)),
  nm: filled.meta(field('Name', 'Beef noodles')),
  iurl: text.nullish().meta(field('Picture', 'beef-noodles.webp', 'a placeholder')),
  rat: amount.nullish().meta(field('Rating from 1 to 5', 4.5)),
  pc: amount.meta(field('Price in the currency of its store', '20.00')),
  gid: whole.meta(field('Id of its store', 12)),
})

export const listProducts = defineCall({
  name: 'psearch',
  about: 'Products by ids, or those of some stores whose names fit words in any language.',
  when: 'The page of one product, and a search for dishes, from the cache.',
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
