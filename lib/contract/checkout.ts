import { z } from 'zod'
import { ADDRESS_TYPE } from '@/lib/domain/codes/address-type'
import { serverAddress } from './addresses'
import { defineCall } from './define-call'
import { addition, field, unread } from './field'
import { orderDetail, PAYMENT_STATE, paymentState, surcharge } from './orders'
import { amount, currency, digits, filled, flag, line, prose, text, utcDate, whole } from './wire'

const LANGUAGE = addition('The language of all texts', 'en', 'any')
const METHOD = 'How it reaches the customer: 1 delivery, 2 pickup, 3 eat-in, 4 flat rate, 5 free shipping'
const OPTION = field('The way within the method, a `code` of `shp_types`', 'express', 'none was offered')

/** One pair per choice. */
const chosen = z.object({
  Item1: whole.meta(field('Id of the option group', 1)),
  Item2: whole.meta(field('Id of the chosen option', 11)),
})

const quoteItem = z.object({
  pid: whole.meta(field('Id of the product; of a deal its `group_sale_id`', 34)),
  qty: z.number().meta(field('How many', 2)),
  pc: amount
    .optional()
    .meta(field('Price that the shopper saw; the API computes its own', '20.00', 'it is not compared')),
  options: z
    .array(chosen)
    .max(100)
    .default([])
    .meta(field('What was chosen with it', undefined, 'nothing')),
  selfCheckout: flag
    .optional()
    .meta(addition('An amount without goods: `pc` is the amount, and it is the only line', false, 'goods')),
})

const shippingType = z.object({
  snm: text.nullish().meta(field('Name of the group', 'Delivery')),
  methods: z
    .array(
      z.object({
        code: filled.meta(field('Sent back as `shp_cd`', 'express')),
        desc: text.nullish().meta(field('What it is', 'Express, 30 minutes', 'its code')),
        fee: amount.meta(field('Its fee', '5.99')),
      }),
    )
    .meta(field('The ways to choose from')),
})

/** A quote with the lines, the taxes and the shipping types that the screen shows, where an API tells them. */
export const quoteRecords = z.object({
  g_total: amount.meta(field('Total with everything but tips', '45.21')),
  item_ttl: amount.nullish().meta(addition('All lines together', '40.00', 'the sum of the prices in the cart')),
  tax: amount.nullish().meta(field('All taxes together', '1.92', '0')),
  taxes: z
    .record(z.string(), amount)
    .nullish()
    .meta(addition('Each tax by its name', { GST: '1.92' }, 'one line for all of them')),
  ttl_bf_tax: amount.nullish().meta(addition('Total before tax', '43.29', '`g_total` without `tax`')),
  dis_ttl: amount.nullish().meta(unread('5.50', 'All discounts together')),
  cpn_dis: amount.nullish().meta(field('What the coupon takes off; 0: it is invalid', '1.50', '0')),
  cpn_reason: text
    .nullish()
    .meta(
      addition(
        'Why a known coupon does not apply: `expired`, `limit_reached`, `held_by_order` or `minimum_not_met`',
        'minimum_not_met',
        '“invalid”',
      ),
    ),
  cpn_order: filled
    .nullish()
    .meta(addition('With `held_by_order`: the customer’s own unpaid order that holds it', '9f3c1a7e', 'no link to it')),
  cpn_min: amount.nullish().meta(addition('With `minimum_not_met`: the required subtotal', '50.00', '“invalid”')),
  store_dis: amount.nullish().meta(field('What the store takes off', '4.00', '0')),
  p_bal: amount.nullish().meta(field('Points that the customer has at the store', 1200, '0')),
  surcharge: amount.nullish().meta(field('Surcharges within the total', '1.00', '0')),
  store_surcharge: surcharge
    .nullish()
    .meta(addition('By the store’s rule; a separate one is in no total', undefined, 'the sum alone')),
  order_surcharge: surcharge.nullish().meta(addition('On this order', undefined, 'the sum alone')),
  qid: filled.meta(field('Id of the quote, which a checkout sends as `q_id`', 'q-51d0')),
  shp_mtd: whole.nullish().meta(field(METHOD, 1, 'the one that was asked for')),
  shp_fee: amount.nullish().meta(field('Fee of the fulfilment', '3.99', '0')),
  shp_types: z
    .array(shippingType)
    .nullish()
    .meta(addition('Ways within the method, of which one is chosen', undefined, 'nothing to choose')),
  curr: currency.nullish().meta(addition('Currency of all amounts', 'CAD', 'that of the store')),
  allowed_periods: z
    .record(
      z.string(),
      z.array(
        z.object({
          start: utcDate.meta(field('From', '2026-11-20 19:30:00')),
          end: utcDate.meta(field('Until', '2026-11-20 20:00:00')),
        }),
      ),
    )
    .nullish()
    .meta(
      field(
        'Local date of the store to its times, in UTC',
        { '2026-11-20': [{ start: '2026-11-20 19:30:00', end: '2026-11-20 20:00:00' }] },
        'no times to choose',
      ),
    ),
  asap: flag.nullish().meta(addition('Whether it can be as soon as possible', true, 'while the store is open')),
  shp_mtds: z
    .array(whole)
    .nullish()
    .meta(addition('Methods that the cart can have; not read', [1, 2])),
  items: z
    .array(
      z.object({
        pid: whole.meta(field('Id of the product', 34)),
        nm: filled.meta(field('Its name', 'Beef noodles')),
        qty: whole.meta(field('How many', 2)),
        pc: amount.meta(field('Price of one with its options', '20.00')),
        amt: amount.meta(field('Price of all of them', '40.00')),
        img: text.nullish().meta(field('Picture', 'beef-noodles.webp')),
        pt: whole.nullish().meta(field('1: a gift card; 0: goods', 0, 'goods')),
        opts: z
          .array(filled)
          .nullish()
          .meta(field('What was chosen, in words', ['Large'])),
      }),
    )
    .nullish()
    .meta(addition('The lines as priced', undefined, 'the lines and prices of the cart')),
  oos: z.array(filled).nullish().meta(field('Names of what is out of stock; read with RC 1000', [])),
})

export const quote = defineCall({
  name: 'ctotal',
  about: 'Price a cart. Answers an id that a checkout spends.',
  when: 'A checkout that opens, and every change of its cart, address, method or coupon.',
  part: 'checkout',
  again: 'another quote with the same amounts; nothing is reserved',
  method: 'POST',
  path: '/api/rest/v8/ctotal',
  access: 'customer',
  isRepeatable: true,
  request: z.object({
    data: z
      .object({
        gid: whole.meta(field('Id of the store', 12)),
        items: z.array(quoteItem).max(100).meta(field('The lines of the cart')),
        shp_mtd: whole.meta(field(`${METHOD}; 0 while none is selected, which is ours`, 1)),
        shp_cd: z
          .string()
          .max(40)
          .nullish()
          .meta(addition(OPTION.description, 'express', 'none')),
        cpn: z
          .string()
          .max(60)
          .nullish()
          .meta(field('The coupon', 'SPRING5', 'none')),
        tax_class: z
          .string()
          .max(40)
          .nullish()
          .meta(field('Of an amount without goods', 'food', 'none')),
        addr: serverAddress.nullish().meta(field('With the methods 1, 4 and 5: where it goes', undefined, 'none yet')),
        related_order_id: z
          .string()
          .max(64)
          .nullish()
          .meta(addition('The order whose separate surcharges the amount pays', '77ab90c2', 'none')),
        lan: z.string().optional().meta(LANGUAGE),
      })
      .meta({
        ...field('The cart'),
        'x-example': {
          gid: 12,
          items: [{ pid: 34, qty: 2, pc: '20.00', options: [{ Item1: 1, Item2: 11 }] }],
          shp_mtd: 2,
          cpn: 'SPRING5',
          lan: 'en',
        },
      }),
  }),
  records: quoteRecords,
})

/**
 * What the payer saw as due now, tips included: an addition of ours, in every call that opens or captures a charge. An
 * API that knows it refuses with 409, and the amounts in `records`, when it would charge something else.
 */
const dueNow = z
  .object({
    amt: amount.meta(field('The amount', '45.21')),
    curr: currency.meta(field('Its currency', 'CAD')),
  })
  .meta({ id: 'due_now', description: 'What the payer saw as due' })
const DUE_NOW = addition(
  'What the payer saw as due now, tips included; RC 409 when something else would be charged',
  undefined,
  'it is not compared',
)
const RETURN_URL = addition(
  'Where a provider sends the shopper back to; `{ord_id}` in it stands for the order',
  'https://plaza.example/account/orders/detail/9f3c1a7e?from=returned',
  'the page of the order is not opened by itself',
)
const CARD_EXAMPLE = {
  num: '4242424242424242',
  owner: 'Mei Chen',
  type: 1,
  expm: 12,
  expy: 2030,
  cvv: '123',
  cntry: 'CA',
  zipcd: 'V6B 1A1',
}

export const card = z
  .object({
    num: digits.regex(/^\d{12,19}$/).meta(field('Number, without spaces', '4242424242424242')),
    owner: z.string().min(1).max(120).meta(field('Cardholder', 'Mei Chen')),
    type: whole.meta(field('1 Visa, 2 MasterCard, 3 American Express, 4 Discover, 5 UnionPay, 6 JCB, 7 Maestro', 1)),
    expm: whole.meta(field('Month in which it expires', 12)),
    expy: whole.meta(field('Year in which it expires', 2030)),
    cvv: digits.regex(/^\d{3,4}$/).meta(field('Security code', '123')),
    cntry: z.string().length(2).meta(field('Country of the billing address, as two letters', 'CA')),
    zipcd: z.string().max(12).nullish().meta(field('Its postal code, where the country has them', 'V6B 1A1')),
  })
  .meta({ id: 'card', description: 'A credit card' })
const CARD = field('With payment method 2, unless the store has a `publishable_key`', undefined, 'no card is charged')
const TIPS = field('Tips', '4.80', 'none')
const DEVICE = field('Always `h5`', 'h5')

export const checkoutData = z
  .object({
    action: z
      .undefined()
      .optional()
      .meta({ ...field('None at a checkout'), not: {} }),
    pay_mtd: whole.meta(field('How it is paid: a number of the payment methods', 2)),
    card: card.nullish().meta(CARD),
    shp_mtd: whole.meta(field(METHOD, 2)),
    shp_cd: z.string().max(40).nullish().meta(OPTION),
    c_id: whole.nullish().meta(field('Id of the company, as the store has it', 3, 'the store names none')),
    g_id: whole.meta(field('Id of the store', 12)),
    adr_lst: z
      .array(
        serverAddress.extend({
          type: z.literal(Object.values(ADDRESS_TYPE)).meta(field('1 shipping; 2 billing, which is ours', 1)),
        }),
      )
      .max(2)
      .default([])
      .meta(field('Where it goes, and the address of the card', undefined, 'neither is needed')),
    c_fnm: line(80)
      .nullish()
      .meta(field('First name of the customer', 'Mei', 'that of the address')),
    c_lnm: line(80)
      .nullish()
      .meta(field('Last name', 'Chen', 'none')),
    c_tn: z
      .string()
      .max(40)
      .nullish()
      .meta(field('Phone of the customer', '6045550123', 'that of the address')),
    tips: amount.nullish().meta(TIPS),
    pt_amt: amount.nullish().meta(field('What points pay', '2.00', 'nothing')),
    pt_cnt: z
      .number()
      .int()
      .min(0)
      .nullish()
      .meta(field('How many points that are', 200, 'none')),
    ord_cmt: prose(1000)
      .nullish()
      .meta(field('Comment to the store', 'No onions, please', 'none')),
    gc_cd: z
      .string()
      .max(40)
      .nullish()
      .meta(field('Gift card, which pays what points leave', 'GC-7Q4M-2K9X', 'none')),
    tb_num: digits
      .max(3)
      .nullish()
      .meta(field('Table, of an order that is eaten in', '12', 'none')),
    party_size: digits
      .max(3)
      .nullish()
      .meta(addition('How many guests', '4', 'not said')),
    exp_dt_start: z
      .string()
      .max(19)
      .nullish()
      .meta(field('Requested from, in UTC; `2000-01-01 00:00:00`: as soon as possible', '2026-11-20 19:30:00')),
    exp_dt_end: z.string().max(19).nullish().meta(field('Until', '2026-11-20 20:00:00')),
    /**
     * The idempotency key of the checkout: a repeated checkout with it answers the order that it became, and charges
     * nothing again. An API that is still working on the first one makes the second wait for it.
     */
    q_id: z
      .string()
      .max(64)
      .meta(field('The quote, and the key of the checkout: sent again, it answers the order it became', 'q-51d0')),
    device: z.literal('h5').default('h5').meta(DEVICE),
    due_now: dueNow.nullish().meta(DUE_NOW),
    related_order_id: z
      .string()
      .max(64)
      .nullish()
      .meta(field('The order whose separate surcharges it pays', '77ab90c2', 'none')),
    is_shared_domain: flag.default(true).meta(field('Whether it is ordered on the shared site', true)),
    return_url: z.url().max(500).optional().meta(RETURN_URL),
  })
  .meta({
    title: 'Check out',
    'x-example': {
      pay_mtd: 2,
      card: CARD_EXAMPLE,
      shp_mtd: 2,
      c_id: 3,
      g_id: 12,
      adr_lst: [],
      c_fnm: 'Mei',
      c_lnm: 'Chen',
      c_tn: '6045550123',
      tips: '4.80',
      ord_cmt: 'No onions, please',
      exp_dt_start: '2000-01-01 00:00:00',
      exp_dt_end: '2000-01-01 00:00:00',
      q_id: 'q-51d0',
      device: 'h5',
      due_now: { amt: '50.01', curr: 'CAD' },
      is_shared_domain: true,
    },
  })

const cancelData = z
  .object({
    action: z.literal('cancel').meta(field('Always `cancel`', 'cancel')),
    ord_id: z.string().max(64).meta(field('Id of the order', '9f3c1a7e')),
    lan: z.string().optional().meta(LANGUAGE),
  })
  .meta({ title: 'Cancel an order' })

export const payData = z
  .object({
    action: z.literal('pay').meta(field('Always `pay`', 'pay')),
    ord_id: z.string().max(64).meta(field('Id of the order', '9f3c1a7e')),
    pay_mtd: whole.meta(field('How it is paid: a number of the payment methods', 2)),
    tips: amount.nullish().meta(TIPS),
    device: z.literal('h5').default('h5').meta(DEVICE),
    card: card.nullish().meta(CARD),
    billing_adr_id: whole
      .nullish()
      .meta(field('Id of the billing address, where the store requires one', 5, 'not required')),
    due_now: dueNow.nullish().meta(DUE_NOW),
    return_url: z.url().max(500).optional().meta(RETURN_URL),
  })
  .meta({ title: 'Pay an order' })

const aioRecords = z.object({
  ord_id: filled.nullish().meta(field('Id of the order', '9f3c1a7e', 'of a checkout: the answer cannot be read')),
  pay_url: z
    .string()
    .nullish()
    .meta(
      field(
        'Where the payer goes to pay, on an origin of `PAY_ORIGINS`',
        'https://pay.example/9f3c1a7e',
        'nothing is left to do',
      ),
    ),
  client_secret: z
    .string()
    .nullish()
    .meta(addition('Connects the form of the provider with the payment, with a `publishable_key`', 'pi_1_secret_2')),
  payment_state: paymentState.nullish().meta(PAYMENT_STATE),
  order: orderDetail.nullish().meta(addition('The order as it is now', undefined, 'it is read after it')),
})

/** One endpoint with three uses: check out, cancel (`action: cancel`), pay an existing order (`action: pay`). */
export const allInOne = defineCall({
  name: 'aio',
  about: 'Check out a quote; cancel an order; pay an order. Answered within 60 s.',
  when: 'A shopper places an order, cancels one, or pays one, which needs its link and no session.',
  part: 'checkout',
  again:
    'a checkout answers the order that its `q_id` became, and charges nothing again; a payment is refused once the order is paid',
  method: 'POST',
  path: '/api/rest/v7/aio',
  access: 'visitor',
  charges: true,
  request: z.object({ data: z.union([cancelData, payData, checkoutData]).meta(field('One of three')) }),
  records: aioRecords.nullish(),
})

/** The parts add up to the total. */
export const priceInfo = z.object({
  store_surcharge: amount.nullish().meta(field('Surcharge by the store’s rule', '0.00', '0')),
  order_surcharge: amount.nullish().meta(field('Surcharge on this order', '0.00', '0')),
  subtotal: amount.nullish().meta(field('All lines together', '40.00', '0')),
  storeDiscount: amount.nullish().meta(field('What the store takes off', '4.00', '0')),
  shipping: amount.nullish().meta(field('Fee of the fulfilment', '0.00', '0')),
  tax: amount.nullish().meta(field('All taxes together', '1.92', '0')),
  tip: amount.nullish().meta(field('Tips', '0.00', '0')),
  total: amount.meta(field('What is paid', '37.92')),
})

const ORDER = field('Id of the order', '9f3c1a7e')

/** 1 init, 2 authorize, 3 cancel. */
export const paypalExpress = defineCall({
  name: 'paypal_express',
  about: 'The express flow of the payment provider: init, authorize, cancel.',
  when: 'The page of the express payment: when it opens, when the payer has approved, when they close the window.',
  part: 'rest',
  again: 'the same payment; what was authorized is not charged again',
  method: 'POST',
  path: '/api/rest/v7/paypal_express',
  access: 'customer',
  charges: true,
  request: z.object({
    data: z
      .union([
        z
          .object({
            action: z.literal(1).meta(field('Always 1', 1)),
            oid: z.string().max(64).meta(ORDER),
            due_now: dueNow.nullish().meta(DUE_NOW),
          })
          .meta({ title: 'Init' }),
        z
          .object({
            action: z.literal(2).meta(field('Always 2', 2)),
            oid: z.string().max(64).meta(ORDER),
            paymentID: z.string().max(200).meta(field('The payment of the provider', 'PAY-1')),
            payerID: z.string().max(200).meta(field('The payer of the provider', 'PAYER-1')),
            due_now: dueNow.nullish().meta(DUE_NOW),
          })
          .meta({ title: 'Authorize' }),
        z
          .object({ action: z.literal(3).meta(field('Always 3', 3)), oid: z.string().max(64).meta(ORDER) })
          .meta({ title: 'Cancel' }),
      ])
      .meta(field('One of three')),
  }),
  records: z
    .object({
      paymentID: text.nullish().meta(field('After init: the payment of the provider', 'PAY-1', 'it cannot be paid')),
      price_info: priceInfo.nullish().meta(field('After init: what is paid', undefined, 'the amounts of the order')),
    })
    .optional(),
})
