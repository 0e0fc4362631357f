import { z } from 'zod'
import { defineCall } from './define-call'
import { amount, flag, lan, utcDate, whole } from './wire'

/** Comma-separated. */
const ids = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15})*$/)
  .max(2000)

const address = z.object({
  unit: z.string().nullish(),
  street: z.string(),
  city: z.string(),
  region: z.string(),
  zipcd: z.string().nullish(),
  cntry: z.string(),
  lat: z.number(),
  lon: z.number(),
})

/** A store in lists and boxes, with the keys of ENT-37. */
export const storeRow = z.object({
  gid: whole,
  nm: z.string(),
  logo: z.string().nullish(),
  img: z.string().nullish(),
  adr: address,
  tn: z.string().nullish(),
  rnk: amount.nullish(),
  r_cnt: whole.nullish(),
  is_open: flag.nullish(),
  cats: z.array(whole).nullish(),
})

/**
 * A store in a list, with what its card shows. The additions are optional and have the format of the detail: `hours`
 * with its week, `kflg` with fee, minimum and the last order time, `sflg`; `next_open` while the store is closed.
 */
export const listedStore = storeRow.extend({
  tz: z.string().nullish(),
  currency: z.string().nullish(),
  hours: z.object({ weekly: z.string() }).nullish(),
  kflg: z.string().nullish(),
  sflg: z.string().nullish(),
  next_open: utcDate.nullish(),
})

/**
 * The detail of a store. Hours are texts of seven segments, Monday first, as `11:00-14:00,17:00-22:00;;…`; flags are
 * lists of `1`, `0` or amounts in the documents' order, separated by commas.
 */
export const storeDetail = storeRow.extend({
  group_id: whole,
  name: z.string(),
  domain: z.string().nullish(),
  kind: whole.nullish(),
  meta: z.string().nullish(),
  keywords: z.string().nullish(),
  owner: z.string().nullish(),
  s_cnt: whole.nullish(),
  desc: z.string().nullish(),
  imgs: z.array(z.string()).nullish(),
  tz: z.string(),
  web: z.string().nullish(),
  ukey: z.string().nullish(),
  currency: z.string().nullish(),
  rate: amount.nullish(),
  lans: z.array(z.string()).nullish(),
  lpage: z.string().nullish(),
  c_id: whole.nullish(),
  plan_id: whole.nullish(),
  allow_order: flag,
  can_pre_order: flag.nullish(),
  hours: z.object({ current: z.string().nullish(), delivery: z.string().nullish(), weekly: z.string() }),
  time_setting: z.string().nullish(),
  discounts: z.array(z.object({ pct: amount })).nullish(),
  announcements: z.array(z.string()).nullish(),
  coupons: z.array(z.object({ code: z.string(), nm: z.string(), edt: z.string() })).nullish(),
  shipping: z.array(z.string()).nullish(),
  kflg: z.string(),
  aflg: z.string(),
  sflg: z.string(),
  pflg: z.string(),
  p2v: whole,
  accept_alipay: flag,
  accept_cash: flag,
  accept_creditcard: flag,
  accept_express: flag,
  accept_paylater: flag,
  accept_wechat: flag,
  accept_union_pay: flag,
  accept_union_pay_express: flag,
  /** of the provider whose own form takes cards, so that a checkout has no `card`; absent: the card is sent to the API */
  publishable_key: z.string().nullish(),
  require_billing_address: flag,
  require_table_no: flag,
  eatin: flag,
  delivery: flag,
  takeout: flag,
  pickup: flag,
  min_delivery_amount: amount.nullish(),
  delivery_fee: amount.nullish(),
  tips_enabled: flag.nullish(),
  /** the maximum delivery distance */
  max_delivery_km: amount.nullish(),
  /** minutes before closing from which orders for as soon as possible are refused */
  last_order_min: whole.nullish(),
  /** local dates, as `2026-12-25`, on which the store is closed */
  holidays: z.array(z.string()).nullish(),
  /** when a closed store opens next */
  next_open: utcDate.nullish(),
})

/** By `gid`, or by `domain` for an independent site. */
export const readStore = defineCall({
  name: 'sdtl2',
  about: 'One store, by its id or by its own domain.',
  method: 'GET',
  path: '/api/v8/sdtl2',
  access: 'public',
  request: z
    .object({ gid: z.coerce.number().int().optional(), domain: z.string().max(253).optional(), lan })
    .refine((q) => q.gid !== undefined || q.domain !== undefined, 'gid or domain'),
  records: storeDetail,
})

export const listStores = defineCall({
  name: 'slst',
  about: 'Stores: by ids, near a place, or a page of all by id, 100 at a time.',
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
    keywords: z.string().max(100).optional(),
    lan,
  }),
  records: z.array(listedStore),
})

const productRow = z.object({
  pid: whole,
  nm: z.string(),
  iurl: z.string().nullish(),
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
})
