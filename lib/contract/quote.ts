import { z } from 'zod'
import { serverAddress } from './addresses'
import { defineCall } from './define-call'
import { estimate } from './estimate'
import { addition, field, unread } from './field'
import { id, sentId } from './ids'
import { surcharge } from './order-detail'
import { TAX_LIST } from './tax'
import { amount, currency, filled, flag, LANGUAGE, text, typed, utcDate, whole } from './wire'

export const METHOD = 'How it reaches the customer: 1 delivery, 2 pickup, 3 eat-in, 4 flat rate, 5 free shipping'
export const OPTION = field('The way within the method, a `code` of `shp_types`', 'express', 'none was offered')

/** Each choice is a pair of group and option. */
const chosen = z.object({
  Item1: sentId.meta(field('Id of the option group', 1)),
  Item2: sentId.meta(field('Id of the chosen option', 11)),
})

const quoteItem = z.object({
  pid: sentId.meta(field('Id of the product; of a deal its `group_sale_id`', 34)),
  qty: z.number().meta(field('How many', 2)),
  pc: amount.optional().meta(field('Price that the shopper saw; the API computes its own', 20, 'it is not compared')),
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
  g_total: amount.meta(field('Total with everything but tips: before tax, and `tax`', '41.46')),
  item_ttl: amount.nullish().meta(addition('All lines together', '40.00', 'the sum of the prices in the cart')),
  tax: amount.nullish().meta(field('All taxes together', '1.97', '0')),
  taxes: z
    .record(z.string(), amount)
    .nullish()
    .meta(addition('Each tax by its name', { GST: '1.97' }, 'one line for all of them')),
  tax_list: TAX_LIST,
  ttl_bf_tax: amount
    .nullish()
    .meta(
      addition(
        'Total before tax: the lines, the surcharges and the fee, without what the coupon and the store take off',
        '39.49',
        '`g_total` without `tax`',
      ),
    ),
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
  cpn_best: z
    .object({
      code: filled.meta(field('Its code', 'SPRING5')),
      nm: text.nullish().meta(field('What it is', '$5 off', 'its code')),
      amt: amount.meta(field('What it would take off', '5.00')),
    })
    .nullish()
    .meta(addition('Without a coupon: the one that would take most off this cart', undefined, 'none is offered')),
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
  shp_km: amount
    .nullish()
    .meta(addition('Of a delivery: the distance that its fee is for, in km', 7.4, 'no distance beside the fee')),
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
  est: estimate
    .nullish()
    .meta(
      addition('How long it takes if it is as soon as possible', undefined, 'no minutes beside “as soon as possible”'),
    ),
  shp_mtds: z
    .array(whole)
    .nullish()
    .meta(addition('Methods that the cart can have; not read', [1, 2])),
  items: z
    .array(
      z.object({
        pid: id.meta(field('Id of the product', 34)),
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
        vld_dt: utcDate
          .nullish()
          .meta(
            addition('Of a voucher that is bought now: until when it can be used', '2027-05-19 19:00:00', 'no date'),
          ),
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
        gid: sentId.meta(field('Id of the store', 12)),
        items: z.array(quoteItem).max(100).meta(field('The lines of the cart')),
        shp_mtd: whole.meta(
          field(
            `${METHOD}; 0 (an addition) while none is selected: an API that does not know it answers RC 460, and is asked again with the first method of the store`,
            1,
          ),
        ),
        shp_cd: z
          .string()
          .max(40)
          .nullish()
          .meta(addition(OPTION.description, 'express', 'none')),
        cpn: typed(60)
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
          items: [{ pid: 34, qty: 2, pc: 20, options: [{ Item1: 1, Item2: 11 }] }],
          shp_mtd: 2,
          cpn: 'SPRING5',
          lan: 'en',
        },
      }),
  }),
  records: quoteRecords,
})
