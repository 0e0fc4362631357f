import { z } from 'zod'
import { ADDRESS_TYPE } from '@/lib/domain/codes/address-type'
import { serverAddress } from './addresses'
import { cardRef } from './cards'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { orderDetail } from './order-detail'
import { PAYMENT_STATE, paymentState } from './orders'
import { METHOD, OPTION } from './quote'
import { amount, currency, digits, filled, flag, LANGUAGE, line, prose, typed, whole } from './wire'

/**
 * What the payer saw as due now, tips included: an addition of ours, in every call that opens or captures a charge. An
 * API that knows it refuses with 409, and the amounts in `records`, when it would charge something else.
 */
export const dueNow = z
  .object({
    amt: amount.meta(field('The amount', '45.21')),
    curr: currency.meta(field('Its currency', 'CAD')),
  })
  .meta({ id: 'due_now', description: 'What the payer saw as due' })
export const DUE_NOW = addition(
  'What the payer saw as due now, tips included; RC 409 when something else would be charged',
  undefined,
  'it is not compared',
)
const RETURN_URL = addition(
  'Where a provider sends the shopper back to; `{ord_id}` in it stands for the order, and is found out where it stays',
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
    zipcd: typed(12).nullish().meta(field('Its postal code, where the country has them', 'V6B 1A1')),
  })
  .meta({ id: 'card', description: 'A credit card' })
const CARD = field('With payment method 2, unless the store has a `publishable_key`', undefined, 'no card is charged')
const CARD_REF = addition(
  'A saved card instead of `card`: the `ref` of one of the payer’s own `cards`',
  'pm_8c1f',
  'none',
)
const SAVE_CARD = addition('Whether the card that is entered is saved for the payer’s next orders', true, 'it is not')
const DEVICE = field('Always `h5`', 'h5')

export const checkoutData = z
  .object({
    action: z
      .undefined()
      .optional()
      .meta({ ...field('None at a checkout'), not: {} }),
    pay_mtd: whole.meta(field('How it is paid: a number of the payment methods', 2)),
    card: card.nullish().meta(CARD),
    card_ref: cardRef.nullish().meta(CARD_REF),
    save_card: flag.nullish().meta(SAVE_CARD),
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
    tips: amount.nullish().meta(field('Tips', '4.80', 'none')),
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
    gc_cd: typed(40)
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
    tips: amount.nullish().meta(field('Tips', '4.80', 'those of the order')),
    device: z.literal('h5').default('h5').meta(DEVICE),
    card: card.nullish().meta(CARD),
    card_ref: cardRef.nullish().meta(CARD_REF),
    save_card: flag.nullish().meta(SAVE_CARD),
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
