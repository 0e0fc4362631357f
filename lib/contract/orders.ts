import { z } from 'zod'
import { serverAddress } from './addresses'
import { defineCall } from './define-call'
import { amount, flag, idText, lan, limit, nothing, page, paging, utcDate, whole } from './wire'

/** An addition of ours: the payment is `waiting` for the shopper, or is being confirmed by its provider. */
export const paymentState = z.enum(['waiting', 'confirming'])

/** The same for a payer of the order, with the outcome of their last attempt that did not pay it. */
const payerState = z.enum([...paymentState.options, 'declined', 'cancelled', 'returned'])

/** An order in a list, with the logo of ENT-34; its store's id and time zone are additions of ours. */
const orderRow = z.object({
  ord_id: idText,
  g_id: whole.nullish(),
  tz: z.string().nullish(),
  shp_mtd: whole,
  s_nm: z.string(),
  logo: z.string().nullish(),
  dt: utcDate,
  amt: amount,
  curr: z.string().nullish(),
  st: whole,
  payment_state: paymentState.nullish(),
})

export const listOrders = defineCall({
  name: 'ordlst',
  about: 'Orders, newest first; `domain` limits them to an independent site.',
  method: 'GET',
  path: '/api/rest/v7/ordlst',
  access: 'customer',
  request: z.object({ page, limit: limit.default(20), domain: z.string().max(253).optional(), lan: lan.optional() }),
  records: z.object({ orders: z.array(orderRow), paging }),
})

/** The address parts of an order. */
const orderAddress = serverAddress.omit({ id: true, is_default: true, lat: true, lon: true })

export interface WireOption {
  id: number
  nm: string
  pc?: number
  opts?: WireOption[]
}

/** Nested options repeat the same shape. */
const option: z.ZodType<WireOption, unknown> = z.object({
  id: whole,
  nm: z.string(),
  pc: amount.optional(),
  get opts() {
    return z.array(option).optional()
  },
})

export const surcharge = z.object({
  label: z.string(),
  value: amount.nullish(),
  is_separate: flag.optional(),
  tax_class: z.string().nullish(),
})

/** The detail of an order. */
export const orderDetail = z.object({
  id: idText.optional(),
  order_id: idText,
  status: whole,
  status_detail: z.string().nullish(),
  quote_id: idText.nullish(),
  group_id: whole,
  allow_paynow: flag,
  payment_state: payerState.nullish(),
  delivery_status: whole.nullish(),
  related_order_id: idText.nullish(),
  table_number: z.string().nullish(),
  party_size: z.string().nullish(),
  server: z.string().nullish(),
  firstname: z.string(),
  lastname: z.string().nullish(),
  phone: z.string(),
  email: z.string().nullish(),
  shipping_address: orderAddress.nullish(),
  billing_address: orderAddress.nullish(),
  store_name: z.string(),
  store_logo: z.string().nullish(),
  store_address: z.object({ formatted: z.string(), lat: z.number().nullish(), lon: z.number().nullish() }),
  store_phone: z.string().nullish(),
  store_timezone: z.string().nullish(),
  currency: z.string().nullish(),
  sub_total: amount,
  item_ttl: amount,
  store_discount: amount.nullish(),
  coupon_discount: amount.nullish(),
  total_discount: amount.nullish(),
  coupon_code: z.string().nullish(),
  shipping_fee: amount.nullish(),
  total_before_tax: amount,
  tax: amount,
  taxes: z.record(z.string(), amount).nullish(),
  tips: amount.nullish(),
  order_total: amount,
  giftcard_payment: amount.nullish(),
  giftcard_code: z.string().nullish(),
  points_payment: amount.nullish(),
  reward_points: z.number().nullish(),
  total_paid: amount.nullish(),
  total_due: amount,
  refund_amt: amount.nullish(),
  credit_card: z.string().nullish(),
  payment_method: whole,
  shipping_method: whole,
  shipping_code: z.string().nullish(),
  shipping_description: z.string().nullish(),
  comments: z.array(z.object({ comment: z.string(), time: utcDate, is_admin: flag })),
  order_item: z.array(
    z.object({
      pid: whole,
      nm: z.string(),
      pc: amount,
      cnt: whole,
      amt: amount,
      opts: z.array(option).optional(),
      deal_id: whole.nullish(),
    }),
  ),
  order_dt: utcDate,
  est_ready_dt: utcDate.nullish(),
  est_ready_dt_converted: z.string().nullish(),
  exp_dt_start: utcDate,
  exp_dt_end: utcDate.nullish(),
  exp_dt_full: z.string().nullish(),
  order_expire_dt: utcDate.nullish(),
  has_review: flag.nullish(),
  allow_review_dt: utcDate.nullish(),
  store_surcharge: surcharge.nullish(),
  order_surcharge: surcharge.nullish(),
})

export const readOrder = defineCall({
  name: 'orddtl',
  about: 'One order of the customer. A visitor with its id, who pays it, sees store, items and amounts only.',
  method: 'GET',
  path: '/api/rest/v8/orddtl/{orderId}/{lan}',
  access: 'visitor',
  /** `returned`, an addition of ours: its payer has just come back from a provider, which is asked first */
  request: z.object({ orderId: z.string().max(64), lan, returned: flag.optional() }),
  records: orderDetail,
})

export const addComment = defineCall({
  name: 'comment',
  about: 'Write to the store about an order, until it starts preparing.',
  method: 'POST',
  path: '/api/rest/v7/comment',
  access: 'customer',
  request: z.object({ order_id: z.string().max(64), comment: z.string().trim().min(1).max(1000) }),
  records: nothing,
})

export const addReview = defineCall({
  name: 'review',
  about: 'Review a finished order, once, until its deadline.',
  method: 'POST',
  path: '/api/rest/v7/review',
  access: 'customer',
  request: z.object({
    order_id: z.string().max(64),
    rat: z.number().int().min(1).max(5),
    cmt: z.string().trim().min(1).max(2000),
  }),
  records: nothing,
})
