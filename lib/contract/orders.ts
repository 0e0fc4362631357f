import { z } from 'zod'
import { PAYER_STATES, PAYMENT_STATES } from '@/lib/domain/codes/payment-state'
import { addressRecord } from './addresses'
import { defineCall } from './define-call'
import { unwrapPage } from './lists'
import {
  amount,
  currency,
  filled,
  flag,
  lan,
  limit,
  nothing,
  page,
  paging,
  prose,
  text,
  timeZone,
  utcDate,
  whole,
} from './wire'

/** An addition of ours. */
export const paymentState = z.enum(PAYMENT_STATES)

/**
 * An order in a list, with the logo of ENT-34; its store's id and time zone, and its items, are additions of ours. Recent orders may
 * have no more than id, logo, store name, amount and currency.
 */
const orderRow = z.object({
  ord_id: filled,
  /** the quote that it was placed with, an addition of ours */
  q_id: filled.nullish(),
  g_id: whole.nullish(),
  tz: timeZone.nullish(),
  shp_mtd: whole.nullish(),
  /** whether the store serves at tables, an addition of ours */
  waiter_service: flag.nullish(),
  s_nm: text.nullish(),
  logo: text.nullish(),
  dt: utcDate.nullish(),
  amt: amount,
  curr: currency.nullish(),
  st: whole.nullish(),
  payment_state: paymentState.nullish(),
  order_item: z.array(z.object({ pid: whole, nm: filled, cnt: whole, deal_id: whole.nullish() })).nullish(),
})

export const listOrders = defineCall({
  name: 'ordlst',
  about: 'Orders, newest first; `domain` limits them to an independent site.',
  method: 'GET',
  path: '/api/rest/v7/ordlst',
  access: 'customer',
  request: z.object({
    page,
    limit: limit.default(20),
    domain: z.string().max(253).optional(),
    /** an addition of ours: only the order of this quote */
    q_id: z.string().max(64).optional(),
    lan: lan.optional(),
  }),
  records: z.object({ orders: z.array(orderRow), paging }),
  unwrap: unwrapPage('orders'),
})

const orderAddress = addressRecord.omit({ id: true, is_default: true, lat: true, lon: true })

/** Nested options repeat the same shape. */
const option = z.object({
  id: whole,
  nm: filled,
  pc: amount.nullish(),
  get opts() {
    return z.array(option).nullish()
  },
})
export type WireOption = z.output<typeof option>

export const surcharge = z.object({
  label: text.nullish(),
  value: amount.nullish(),
  is_separate: flag.nullish(),
  tax_class: text.nullish(),
})

/**
 * A part of what was refunded, and where it goes: `payment` (the way it was paid online), `cash`, `giftcard` (`gc_cd` is
 * the card that has it), `points` (`pt_cnt` of them), or `support`: to a payer without an account, by people.
 */
const refundPart = z.object({
  to: text.nullish(),
  amt: amount,
  dt: utcDate.nullish(),
  pending: flag.nullish(),
  reason: text.nullish(),
  gc_cd: text.nullish(),
  pt_cnt: whole.nullish(),
})

/**
 * The detail of an order. The documents have two names for some of it: `sub_total` or `subtotal`, `shipping_fee` or
 * `delivery_fee`. Without an `order_id` it is the order that was asked for. The picture of an item is an addition of
 * ours.
 */
export const orderDetail = z.object({
  id: filled.nullish(),
  order_id: filled.nullish(),
  status: whole.nullish(),
  status_detail: text.nullish(),
  quote_id: text.nullish(),
  group_id: whole,
  allow_paynow: flag.nullish(),
  payment_state: z.enum(PAYER_STATES).nullish(),
  delivery_status: whole.nullish(),
  related_order_id: text.nullish(),
  /** whether the store serves at tables, an addition of ours */
  waiter_service: flag.nullish(),
  table_number: text.nullish(),
  party_size: text.nullish(),
  server: text.nullish(),
  firstname: text.nullish(),
  lastname: text.nullish(),
  phone: text.nullish(),
  email: text.nullish(),
  shipping_address: orderAddress.nullish(),
  billing_address: orderAddress.nullish(),
  store_name: text.nullish(),
  store_logo: text.nullish(),
  store_address: z.object({ formatted: text.nullish(), lat: amount.nullish(), lon: amount.nullish() }).nullish(),
  store_phone: text.nullish(),
  store_timezone: timeZone.nullish(),
  currency: currency.nullish(),
  sub_total: amount.nullish(),
  subtotal: amount.nullish(),
  item_ttl: amount.nullish(),
  store_discount: amount.nullish(),
  coupon_discount: amount.nullish(),
  total_discount: amount.nullish(),
  coupon_code: text.nullish(),
  shipping_fee: amount.nullish(),
  delivery_fee: amount.nullish(),
  total_before_tax: amount.nullish(),
  tax: amount.nullish(),
  taxes: z.record(z.string(), amount).nullish(),
  tips: amount.nullish(),
  order_total: amount,
  giftcard_payment: amount.nullish(),
  giftcard_code: text.nullish(),
  points_payment: amount.nullish(),
  reward_points: amount.nullish(),
  total_paid: amount.nullish(),
  total_due: amount,
  /** only what was returned */
  refund_amt: amount.nullish(),
  /** an addition of ours: what is refunded and not returned yet, for example while the provider does not answer */
  refund_pending: amount.nullish(),
  /** an addition of ours */
  refunds: z.array(refundPart).nullish(),
  credit_card: text.nullish(),
  payment_method: whole.nullish(),
  shipping_method: whole.nullish(),
  shipping_code: text.nullish(),
  shipping_description: text.nullish(),
  comments: z.array(z.object({ comment: filled, time: utcDate.nullish(), is_admin: flag.nullish() })).nullish(),
  order_item: z
    .array(
      z.object({
        pid: whole,
        nm: filled,
        pc: amount,
        cnt: whole,
        amt: amount,
        opts: z.array(option).nullish(),
        deal_id: whole.nullish(),
        img: text.nullish(),
      }),
    )
    .nullish(),
  order_dt: utcDate.nullish(),
  est_ready_dt: utcDate.nullish(),
  est_ready_dt_converted: text.nullish(),
  exp_dt_start: utcDate.nullish(),
  exp_dt_end: utcDate.nullish(),
  exp_dt_full: text.nullish(),
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
  request: z.object({ order_id: z.string().max(64), comment: prose(1000).min(1) }),
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
    cmt: prose(2000).min(1),
  }),
  records: nothing,
})
