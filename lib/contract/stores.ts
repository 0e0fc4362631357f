import { z } from 'zod'
import { defineCall } from './define-call'
import { unwrapRows } from './lists'
import { amount, currency, filled, flag, lan, text, timeZone, utcDate, whole } from './wire'

/** Comma-separated. */
const ids = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15})*$/)
  .max(2000)

const address = z.object({
  unit: text.nullish(),
  street: text.nullish(),
  city: text.nullish(),
  region: text.nullish(),
  zipcd: text.nullish(),
  cntry: text.nullish(),
  lat: amount.nullish(),
  lon: amount.nullish(),
})

export const storeRow = z.object({
  gid: whole,
  nm: filled,
  logo: text.nullish(),
  img: text.nullish(),
  adr: address.nullish(),
  tn: text.nullish(),
  rnk: amount.nullish(),
  r_cnt: whole.nullish(),
  is_open: flag.nullish(),
  cats: z.array(whole).nullish(),
})

/**
 * A store in a list, with what its card shows. The additions are optional and have the format of the detail: `hours`
 * with its week, `kflg` with fee, minimum and the last order time, `sflg`; `holidays`, local dates; `next_open` while the
 * store is closed, null when no opening is known; `mdt` is when the store or its menu last changed.
 */
export const listedStore = storeRow.extend({
  tz: timeZone.nullish(),
  currency: currency.nullish(),
  hours: z.object({ weekly: text }).nullish(),
  kflg: text.nullish(),
  sflg: text.nullish(),
  holidays: z.array(filled).nullish(),
  next_open: utcDate.nullish(),
  mdt: utcDate.nullish(),
})

/**
 * The detail of a store. Hours are texts of seven segments, Monday first, as `11:00-14:00,17:00-22:00;;…`, or in another
 * way of writing them that `hours.test.ts` lists; what cannot be read is unknown. Flags are lists of `1`, `0` or amounts in the documents' order, separated by commas. Without an id it is the store that was
 * asked for.
 */
export const storeDetail = storeRow.extend({
  gid: whole.nullish(),
  group_id: whole.nullish(),
  nm: filled.nullish(),
  name: filled.nullish(),
  domain: text.nullish(),
  kind: whole.nullish(),
  meta: text.nullish(),
  keywords: text.nullish(),
  owner: text.nullish(),
  s_cnt: whole.nullish(),
  desc: text.nullish(),
  imgs: z.array(filled).nullish(),
  tz: timeZone.nullish(),
  web: text.nullish(),
  ukey: text.nullish(),
  currency: currency.nullish(),
  rate: amount.nullish(),
  lans: z.array(filled).nullish(),
  lpage: text.nullish(),
  /** of its own domain: a colour as `#0f766e`; `plain`, `serif`, `round`; `round`, `soft`, `square` */
  theme: z.object({ accent: text.nullish(), face: text.nullish(), corner: text.nullish() }).nullish(),
  c_id: whole.nullish(),
  plan_id: whole.nullish(),
  allow_order: flag.nullish(),
  can_pre_order: flag.nullish(),
  hours: z.object({ current: text.nullish(), delivery: text.nullish(), weekly: text }).nullish(),
  time_setting: text.nullish(),
  discounts: z.array(z.object({ pct: amount })).nullish(),
  announcements: z.array(filled).nullish(),
  coupons: z.array(z.object({ code: filled, nm: text.nullish(), edt: utcDate.nullish() })).nullish(),
  shipping: z.array(filled).nullish(),
  kflg: text.nullish(),
  aflg: text.nullish(),
  sflg: text.nullish(),
  pflg: text.nullish(),
  p2v: whole.nullish(),
  accept_alipay: flag.nullish(),
  accept_cash: flag.nullish(),
  accept_creditcard: flag.nullish(),
  accept_express: flag.nullish(),
  accept_paylater: flag.nullish(),
  accept_wechat: flag.nullish(),
  accept_union_pay: flag.nullish(),
  accept_union_pay_express: flag.nullish(),
  /** of the provider whose own form takes cards, so that a checkout has no `card`; absent: the card is sent to the API */
  publishable_key: text.nullish(),
  require_billing_address: flag.nullish(),
  require_table_no: flag.nullish(),
  eatin: flag.nullish(),
  delivery: flag.nullish(),
  takeout: flag.nullish(),
  pickup: flag.nullish(),
  min_delivery_amount: amount.nullish(),
  delivery_fee: amount.nullish(),
  tips_enabled: flag.nullish(),
  /** the total up to which tips are flat amounts; absent: 20 */
  tip_cut_off: amount.nullish(),
  max_delivery_km: amount.nullish(),
  /** minutes before closing from which orders for as soon as possible are refused */
  last_order_min: whole.nullish(),
  /** local dates, as `2026-12-25`, on which the store is closed */
  holidays: z.array(filled).nullish(),
  /** while the store is closed; null when no opening is known */
  next_open: utcDate.nullish(),
})

/** By `gid`, or by `domain` for an independent site. `url` is the origin of the site that starts a self-checkout. */
export const readStore = defineCall({
  name: 'sdtl2',
  about: 'One store, by its id or by its own domain.',
  method: 'GET',
  path: '/api/v8/sdtl2',
  access: 'public',
  request: z
    .object({
      gid: z.coerce.number().int().optional(),
      domain: z.string().max(253).optional(),
      url: z.url().max(300).optional(),
      lan,
    })
    .refine((q) => q.gid !== undefined || q.domain !== undefined, 'gid or domain'),
  records: storeDetail,
})

export const listStores = defineCall({
  name: 'slst',
  about: 'Stores: by ids, near a place, at most `limit`, or a page of all by id, 100 at a time.',
  method: 'GET',
  path: '/api/v7/slst',
  access: 'public',
  request: z.object({
    g_ids: ids.optional(),
    latlon: z
      .string()
      .regex(/^-?\d{1,3}(\.\d+)?,-?\d{1,3}(\.\d+)?$/)
      .optional(),
    kind: z.coerce.number().int().optional(),
    /** category groups, as 1000: stores with a category in one of them */
    c_ids: ids.optional(),
    page: z.coerce.number().int().min(1).max(10_000).optional(),
    /** of stores near a place */
    limit: z.coerce.number().int().min(1).max(100).default(100),
    keywords: z.string().max(100).optional(),
    lan,
  }),
  records: z.array(listedStore),
  unwrap: unwrapRows,
})

const productRow = z.object({
  pid: whole,
  nm: filled,
  iurl: text.nullish(),
  rat: amount.nullish(),
  pc: amount,
  gid: whole,
})

export const listProducts = defineCall({
  name: 'psearch',
  about: 'Products by ids, or those of some stores whose names fit words in any language.',
  method: 'GET',
  path: '/api/v7/psearch',
  access: 'public',
  request: z
    .object({ pids: ids.optional(), g_ids: ids.optional(), keywords: z.string().max(100).optional(), lan })
    .refine((q) => q.pids !== undefined || (q.g_ids && q.keywords), 'pids, or g_ids and keywords'),
  records: z.array(productRow),
  unwrap: unwrapRows,
})
