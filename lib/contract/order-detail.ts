import { z } from 'zod'
import { PAYER_STATES } from '@/lib/domain/codes/payment-state'
import { addressRecord } from './addresses'
import { defineCall } from './define-call'
import { estimate } from './estimate'
import { addition, field, unread } from './field'
import { id } from './ids'
import { toldOrderFields } from './order-field-schemas'
import { CLOCK_CITY, ORDER_ID, WAITER_SERVICE } from './orders'
import { TAX_LIST } from './tax'
import { amount, currencyOfRecord, filled, flag, lan, text, timeZone, utcDate, whole } from './wire'

const orderAddress = addressRecord.omit({ id: true, is_default: true, lat: true, lon: true })

const option = z
  .object({
    id: id.meta(field('Id of the group, or of what was chosen in it', 1)),
    nm: filled.meta(field('Its name', 'Size')),
    pc: amount.nullish().meta(unread('0.00', 'What it added to the price')),
    get opts() {
      return z
        .array(option)
        .nullish()
        .meta(field('What was chosen in it', undefined, 'nothing below it'))
    },
  })
  .meta({ id: 'ordered_option', description: 'A group of options with what was chosen in it, and so on' })
export type WireOption = z.output<typeof option>

export const surcharge = z
  .object({
    label: text.nullish().meta(field('What it is for', 'Packing', 'the word surcharge')),
    value: amount.nullish().meta(field('The amount', '1.00', 'it is paid, where there is a related order')),
    is_separate: flag
      .nullish()
      .meta(field('It is paid by an order of its own, and in no total', false, 'it is in the total')),
    tax_class: text.nullish().meta(field('Sent back when it is paid', 'food')),
  })
  .meta({ id: 'surcharge', description: 'What a store adds to an order' })

/** A part of what was refunded, and where it goes. */
const refundPart = z.object({
  to: text
    .nullish()
    .meta(
      field(
        '`payment` (the way it was paid online), `cash`, `giftcard`, `points`, or `support`: to a payer without an account, by people',
        'payment',
        'not said',
      ),
    ),
  amt: amount.meta(field('The amount', '5.00')),
  dt: utcDate.nullish().meta(field('When it was returned', '2026-11-21 18:00:00', 'no date')),
  pending: flag.nullish().meta(field('It is not returned yet', false, 'it is returned')),
  reason: text.nullish().meta(field('Why, in the store’s words', 'Sold out')),
  gc_cd: text.nullish().meta(field('With `giftcard`: the card that has it', 'GC-7Q4M-2K9X')),
  pt_cnt: whole.nullish().meta(field('With `points`: how many', 200)),
})

/** The documents have two names for some of it: `sub_total` or `subtotal`, `shipping_fee` or `delivery_fee`. */
export const orderDetail = z
  .object({
    id: filled.nullish().meta(unread(5001)),
    order_id: filled.nullish().meta(field('Id of the order', '9f3c1a7e', 'the one that was asked for')),
    status: whole
      .nullish()
      .meta(
        field(
          '1 pending, 2 processing, 3 payment review, 4 completed, 5 cancelled, 6 closed, 7 pending payment',
          2,
          '“status unknown”, as any other number, and nothing that depends on it',
        ),
      ),
    status_detail: text.nullish().meta(field('`holded`: the store holds it', '')),
    quote_id: text.nullish().meta(unread('q-51d0')),
    group_id: id.meta(field('Id of the store', 12)),
    allow_paynow: flag
      .nullish()
      .meta(field('Whether it can be paid online now; not one that is paid in cash at the store', 1, 'it cannot')),
    payment_state: z
      .enum(PAYER_STATES)
      .nullish()
      .meta(
        addition(
          '`waiting` or `confirming`; for its payer also how the last attempt ended: `declined`, `cancelled`, `returned`',
          'waiting',
          'what the status says',
        ),
      ),
    delivery_status: whole.nullish().meta(field('From 115 on the store prepares it, and it cannot be changed', 0, '0')),
    related_order_id: text
      .nullish()
      .meta(field('The order that paid its separate surcharge', '77ab90c2', 'it is unpaid')),
    waiter_service: flag.nullish().meta(WAITER_SERVICE),
    ...toldOrderFields,
    server: text.nullish().meta(field('Who serves them', 'Ann')),
    firstname: text.nullish().meta(field('First name of the customer', 'Mei')),
    lastname: text.nullish().meta(field('Last name', 'Chen')),
    phone: text.nullish().meta(field('Phone of the customer', '6045550123')),
    email: text.nullish().meta(field('Email of the customer', 'mei@mail.example')),
    shipping_address: orderAddress.nullish().meta(field('Where it goes')),
    billing_address: orderAddress.nullish().meta(field('Of the card')),
    store_name: text.nullish().meta(field('Name of the store', 'Noodle House')),
    store_logo: text.nullish().meta(addition('Logo of the store', 'noodle-house.webp', 'a placeholder')),
    store_city: text.nullish().meta(CLOCK_CITY),
    store_address: z
      .object({
        formatted: text.nullish().meta(field('On one line', '500 Granville St, Vancouver')),
        lat: amount.nullish().meta(field('Latitude', 49.2838, 'no map')),
        lon: amount.nullish().meta(field('Longitude', -123.1142, 'no map')),
      })
      .nullish()
      .meta(field('Where the store is')),
    store_phone: text.nullish().meta(field('Phone of the store', '6045550100', 'no link to call it')),
    store_timezone: timeZone
      .nullish()
      .meta(addition('Time zone of the store', 'America/Vancouver', 'times are in the reader’s time zone')),
    currency: currencyOfRecord.nullish().meta(field('Currency of all amounts', 'CAD', 'CAD')),
    sub_total: amount.nullish().meta(field('All lines together', '40.00', '`subtotal`, else `item_ttl`')),
    subtotal: amount.nullish().meta(field('The same', '40.00')),
    item_ttl: amount.nullish().meta(field('The same', '40.00')),
    store_discount: amount.nullish().meta(field('What the store takes off', '4.00', '0')),
    coupon_discount: amount.nullish().meta(field('What the coupon takes off', '1.50', '0')),
    total_discount: amount.nullish().meta(field('Both together, and any other', '5.50', 'the two together')),
    coupon_code: text.nullish().meta(field('The coupon', 'SPRING5')),
    shipping_fee: amount.nullish().meta(field('Fee of the fulfilment', '3.99', '0')),
    delivery_fee: amount.nullish().meta(field('The same; another amount is a line of its own', '3.99', '0')),
    total_before_tax: amount.nullish().meta(field('Total before tax', '38.49', '0')),
    tax: amount.nullish().meta(field('All taxes together', '1.92', '0')),
    taxes: z
      .record(z.string(), amount)
      .nullish()
      .meta(field('Each tax by its name', { GST: '1.92' }, 'one line for all of them')),
    tax_list: TAX_LIST,
    tips: amount.nullish().meta(field('Tips', '4.80', '0')),
    order_total: amount.meta(field('Total with everything', '45.21')),
    giftcard_payment: amount.nullish().meta(field('What a gift card paid', '10.00', '0')),
    giftcard_code: text.nullish().meta(unread('GC-7Q4M-2K9X', 'The gift card')),
    points_payment: amount.nullish().meta(field('What points paid', '2.00', '0')),
    reward_points: amount.nullish().meta(unread(40, 'Points that it earned')),
    total_paid: amount.nullish().meta(field('What is paid', '12.00', '0')),
    total_due: amount.meta(field('What is still to be paid', '33.21')),
    refund_amt: amount.nullish().meta(field('What was returned', '0.00', '0')),
    refund_pending: amount.nullish().meta(addition('What is refunded and not returned yet', '0.00', '0')),
    refunds: z
      .array(refundPart)
      .nullish()
      .meta(addition('The parts of what was refunded', undefined, 'the sum alone')),
    credit_card: text.nullish().meta(field('The card, as it may be shown', 'Visa 4242')),
    payment_method: whole.nullish().meta(field('How it is paid; any other number is “unknown”', 8, 'not said')),
    shipping_method: whole
      .nullish()
      .meta(
        field(
          '1 delivery, 2 pickup, 3 eat-in, 4 flat rate, 5 free shipping; any other number is “unknown”',
          1,
          'not said',
        ),
      ),
    shipping_code: text.nullish().meta(field('The way within that, as in a quote', 'express')),
    shipping_description: text.nullish().meta(unread('Express', 'Its name')),
    comments: z
      .array(
        z.object({
          comment: filled.meta(field('The text', 'No onions, please')),
          time: utcDate.nullish().meta(field('When', '2026-11-20 19:01:00')),
          is_admin: flag.nullish().meta(field('The store wrote it', false, 'the customer did')),
        }),
      )
      .nullish()
      .meta(field('What customer and store wrote, the oldest first')),
    order_item: z
      .array(
        z.object({
          pid: id.meta(field('Id of the product', 34)),
          nm: filled.meta(field('Its name', 'Beef noodles')),
          pc: amount.meta(field('Price of one', '20.00')),
          cnt: whole.meta(field('How many', 2)),
          amt: amount.meta(field('Price of all of them', '40.00')),
          opts: z.array(option).nullish().meta(field('What was chosen with it')),
          deal_id: id.nullish().meta(addition('Id of the deal, of a group sale', 1001, 'it is from a menu')),
          img: text.nullish().meta(addition('Picture', 'beef-noodles.webp')),
          vld_dt: utcDate
            .nullish()
            .meta(addition('Of a voucher: until when it can be used', '2027-05-19 19:00:00', 'no date')),
          is_gc: flag
            .nullish()
            .meta(
              addition(
                'It is a gift card, which is mailed',
                true,
                'it is handed over, so a code is shown to the store',
              ),
            ),
        }),
      )
      .nullish()
      .meta(field('Its lines', undefined, 'the amounts alone')),
    order_dt: utcDate.nullish().meta(field('When it was placed', '2026-11-20 19:00:00')),
    est_ready_dt: utcDate
      .nullish()
      .meta(field('When the store expects it to be ready', '2026-11-20 19:40:00', 'the requested time')),
    prepared_dt: utcDate
      .nullish()
      .meta(
        addition('Since when it is ready to be collected, served or sent', '2026-11-20 19:35:00', 'the status says'),
      ),
    est_ready_dt_converted: text.nullish().meta(unread('11:40am', 'The same in local time')),
    exp_dt_start: utcDate
      .nullish()
      .meta(field('When it is requested from; `2000-01-01 00:00` is as soon as possible', '2026-11-20 19:30:00')),
    exp_dt_end: utcDate.nullish().meta(field('Until when', '2026-11-20 20:00:00')),
    exp_dt_full: text.nullish().meta(unread('2026-11-20 11:30am', 'Both in local time')),
    est: estimate
      .nullish()
      .meta(
        addition(
          'What was promised when it was placed for as soon as possible; once there is an `est_ready_dt`, that is shown',
          undefined,
          '“as soon as possible” alone',
        ),
      ),
    order_expire_dt: utcDate
      .nullish()
      .meta(field('Until when an unpaid order is held', '2026-11-20 19:15:00', 'no countdown')),
    has_review: flag.nullish().meta(field('Whether it has a review', false, 'it has none')),
    allow_review_dt: utcDate.nullish().meta(field('Until when it can be reviewed', '2026-12-20 08:00:00', 'it cannot')),
    store_surcharge: surcharge.nullish().meta(field('A surcharge by the store’s rule')),
    order_surcharge: surcharge.nullish().meta(field('A surcharge on this order')),
  })
  .meta({ id: 'order', description: 'An order' })

export const readOrder = defineCall({
  name: 'orddtl',
  about: 'One order of the customer. A visitor with its id, who pays it, sees store, items and amounts only.',
  when: 'The page of an order, again every 10 s while it changes; and whoever opens its link to pay it, without a session.',
  part: 'orders',
  method: 'GET',
  path: '/api/rest/v8/orddtl/{orderId}/{lan}',
  access: 'visitor',
  request: z.object({
    orderId: z.string().max(64).meta(ORDER_ID),
    lan,
    returned: flag
      .optional()
      .meta(addition('Its payer has just come back from a provider, which is asked first', true, 'nobody has')),
  }),
  records: orderDetail,
})
