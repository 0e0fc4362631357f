import { z } from 'zod'
import { ADDRESS_TYPE } from '@/lib/domain/codes/address-type'
import { serverAddress } from './addresses'
import { defineCall } from './define-call'
import { orderDetail, paymentState, surcharge } from './orders'
import { amount, currency, digits, filled, flag, line, prose, text, utcDate, whole } from './wire'

/** Item1 is the option group, Item2 the chosen option: one pair per choice. */
const chosen = z.object({ Item1: whole, Item2: whole })

const quoteItem = z.object({
  pid: whole,
  qty: z.number(),
  /** ignored by the API, which computes prices itself */
  pc: amount.optional(),
  options: z.array(chosen).max(100).default([]),
  /** an amount without goods: `pc` is the amount, and it must be the only line */
  selfCheckout: flag.optional(),
})

const shippingType = z.object({
  snm: text.nullish(),
  methods: z.array(z.object({ code: filled, desc: text.nullish(), fee: amount })),
})

/** A quote with the lines, the taxes and the shipping types that the screen shows, where an API tells them. */
export const quoteRecords = z.object({
  g_total: amount,
  item_ttl: amount.nullish(),
  tax: amount.nullish(),
  taxes: z.record(z.string(), amount).nullish(),
  ttl_bf_tax: amount.nullish(),
  dis_ttl: amount.nullish(),
  cpn_dis: amount.nullish(),
  /** why a known coupon does not apply: `expired`, `limit_reached`, `held_by_order` or `minimum_not_met` */
  cpn_reason: text.nullish(),
  /** the customer's own unpaid order that holds it, with `held_by_order` */
  cpn_order: filled.nullish(),
  /** the required subtotal, with `minimum_not_met` */
  cpn_min: amount.nullish(),
  store_dis: amount.nullish(),
  p_bal: amount.nullish(),
  surcharge: amount.nullish(),
  /** by the store's rule; a separate one is not included in any total */
  store_surcharge: surcharge.nullish(),
  order_surcharge: surcharge.nullish(),
  qid: filled,
  shp_mtd: whole.nullish(),
  shp_fee: amount.nullish(),
  shp_types: z.array(shippingType).nullish(),
  curr: currency.nullish(),
  /** local date of the store to its slots, in UTC */
  allowed_periods: z.record(z.string(), z.array(z.object({ start: utcDate, end: utcDate }))).nullish(),
  asap: flag.nullish(),
  shp_mtds: z.array(whole).nullish(),
  items: z
    .array(
      z.object({
        pid: whole,
        nm: filled,
        qty: whole,
        pc: amount,
        amt: amount,
        img: text.nullish(),
        /** 1 is a gift card */
        pt: whole.nullish(),
        opts: z.array(filled).nullish(),
      }),
    )
    .nullish(),
  oos: z.array(filled).nullish(),
})

export const quote = defineCall({
  name: 'ctotal',
  about: 'Price a cart. Answers an id that a checkout spends.',
  method: 'POST',
  path: '/api/rest/v8/ctotal',
  access: 'customer',
  isRepeatable: true,
  request: z.object({
    data: z.object({
      gid: whole,
      items: z.array(quoteItem).max(100),
      /** 0 while none is selected */
      shp_mtd: whole,
      shp_cd: z.string().max(40).nullish(),
      cpn: z.string().max(60).nullish(),
      /** of an amount without goods */
      tax_class: z.string().max(40).nullish(),
      addr: serverAddress.nullish(),
      /** the order whose separate surcharges the amount pays */
      related_order_id: z.string().max(64).nullish(),
      lan: z.string().optional(),
    }),
  }),
  records: quoteRecords,
})

/**
 * What the payer saw as due now, tips included: an addition of ours, in every call that opens or captures a charge. An
 * API that knows it refuses with 409, and the amounts in `records`, when it would charge something else.
 */
const dueNow = z.object({ amt: amount, curr: currency })

export const card = z.object({
  num: digits.regex(/^\d{12,19}$/),
  owner: z.string().min(1).max(120),
  type: whole,
  expm: whole,
  expy: whole,
  cvv: digits.regex(/^\d{3,4}$/),
  cntry: z.string().length(2),
  zipcd: z.string().max(12).nullish(),
})

export const checkoutData = z.object({
  action: z.undefined().optional(),
  pay_mtd: whole,
  card: card.nullish(),
  shp_mtd: whole,
  shp_cd: z.string().max(40).nullish(),
  c_id: whole.nullish(),
  g_id: whole,
  adr_lst: z
    .array(serverAddress.extend({ type: z.literal(Object.values(ADDRESS_TYPE)) }))
    .max(2)
    .default([]),
  c_fnm: line(80).nullish(),
  c_lnm: line(80).nullish(),
  c_tn: z.string().max(40).nullish(),
  tips: amount.nullish(),
  pt_amt: amount.nullish(),
  pt_cnt: z.number().int().min(0).nullish(),
  ord_cmt: prose(1000).nullish(),
  gc_cd: z.string().max(40).nullish(),
  tb_num: digits.max(3).nullish(),
  party_size: digits.max(3).nullish(),
  exp_dt_start: z.string().max(19).nullish(),
  exp_dt_end: z.string().max(19).nullish(),
  /**
   * The id of the quote, and the idempotency key of the checkout: a repeated checkout with it answers the order that it
   * became, and charges nothing again. An API that is still working on the first one makes the second wait for it.
   */
  q_id: z.string().max(64),
  device: z.literal('h5').default('h5'),
  due_now: dueNow.nullish(),
  related_order_id: z.string().max(64).nullish(),
  is_shared_domain: flag.default(true),
  /** the URL a provider redirects the shopper to; `{ord_id}` is a placeholder */
  return_url: z.url().max(500).optional(),
})

const cancelData = z.object({ action: z.literal('cancel'), ord_id: z.string().max(64), lan: z.string().optional() })

export const payData = z.object({
  action: z.literal('pay'),
  ord_id: z.string().max(64),
  pay_mtd: whole,
  tips: amount.nullish(),
  device: z.literal('h5').default('h5'),
  card: card.nullish(),
  billing_adr_id: whole.nullish(),
  due_now: dueNow.nullish(),
  return_url: z.url().max(500).optional(),
})

const aioRecords = z.object({
  ord_id: filled.nullish(),
  pay_url: z.string().nullish(),
  /** connects the provider's card form with the payment, where the store has a `publishable_key` */
  client_secret: z.string().nullish(),
  payment_state: paymentState.nullish(),
  order: orderDetail.nullish(),
})

/** One endpoint with three uses: check out, cancel (`action: cancel`), pay an existing order (`action: pay`). */
export const allInOne = defineCall({
  name: 'aio',
  about: 'Check out a quote; cancel an order; pay an order. Answered within 60 s.',
  method: 'POST',
  path: '/api/rest/v7/aio',
  access: 'visitor',
  charges: true,
  request: z.object({ data: z.union([cancelData, payData, checkoutData]) }),
  records: aioRecords.nullish(),
})

/** The parts add up to the total. */
export const priceInfo = z.object({
  store_surcharge: amount.nullish(),
  order_surcharge: amount.nullish(),
  subtotal: amount.nullish(),
  storeDiscount: amount.nullish(),
  shipping: amount.nullish(),
  tax: amount.nullish(),
  tip: amount.nullish(),
  total: amount,
})

/** 1 init, 2 authorize, 3 cancel. */
export const paypalExpress = defineCall({
  name: 'paypal_express',
  about: 'The express flow of the payment provider: init, authorize, cancel.',
  method: 'POST',
  path: '/api/rest/v7/paypal_express',
  access: 'customer',
  charges: true,
  request: z.object({
    data: z.union([
      z.object({ action: z.literal(1), oid: z.string().max(64), due_now: dueNow.nullish() }),
      z.object({
        action: z.literal(2),
        oid: z.string().max(64),
        paymentID: z.string().max(200),
        payerID: z.string().max(200),
        due_now: dueNow.nullish(),
      }),
      z.object({ action: z.literal(3), oid: z.string().max(64) }),
    ]),
  }),
  records: z.object({ paymentID: text.nullish(), price_info: priceInfo.nullish() }).optional(),
})
