import { z } from 'zod'
import { PAYMENT_STATES } from '@/lib/domain/codes/payment-state'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { id } from './ids'
import { unwrapPage } from './lists'
import {
  amount,
  currencyOfRecord,
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

export const ORDER_ID = field('Id of the order; it is random, of letters, digits, `-`, `.`, `_` and `~`', '9f3c1a7e')
export const WAITER_SERVICE = addition(
  'Whether the store serves at tables',
  true,
  'words for eating in without service',
)

export const paymentState = z.enum(PAYMENT_STATES)
export const PAYMENT_STATE = addition(
  '`waiting`: it is still to be paid; `confirming`: the provider has yet to say whether it took money',
  'waiting',
  'what the status says',
)

export const CLOCK_CITY = addition(
  'The city of the store, if it has its clock, in the language of the call',
  'Vancouver',
  'a reader elsewhere sees times with their offset',
)

/** Recent orders may have no more than id, logo, store name, amount and currency. */
const orderRow = z.object({
  ord_id: filled.meta(ORDER_ID),
  q_id: filled
    .nullish()
    .meta(
      addition('The quote that it was placed with', 'q-51d0', 'a checkout without an answer is found by its amount'),
    ),
  g_id: id.nullish().meta(addition('Id of the store', 12, 'no link to it, and no reorder')),
  tz: timeZone
    .nullish()
    .meta(addition('Time zone of the store', 'America/Vancouver', 'times are in the reader’s time zone')),
  city: text.nullish().meta(CLOCK_CITY),
  shp_mtd: whole
    .nullish()
    .meta(
      field(
        '1 delivery, 2 pickup, 3 eat-in, 4 flat rate, 5 free shipping; any other number is “unknown”',
        1,
        'not said',
      ),
    ),
  waiter_service: flag.nullish().meta(WAITER_SERVICE),
  s_nm: text.nullish().meta(field('Name of the store', 'Noodle House')),
  logo: text.nullish().meta(field('Logo of the store', 'noodle-house.webp', 'a placeholder')),
  dt: utcDate.nullish().meta(field('When it was placed', '2026-11-20 19:00:00')),
  amt: amount.meta(field('Its total', '45.21')),
  curr: currencyOfRecord.nullish().meta(field('Its currency', 'CAD', 'CAD')),
  st: whole.nullish().meta(field('Its status', 2, '“status unknown”, as any other number')),
  payment_state: paymentState.nullish().meta(PAYMENT_STATE),
  order_item: z
    .array(
      z.object({
        pid: id.meta(field('Id of the product', 34)),
        nm: filled.meta(field('Its name', 'Beef noodles')),
        cnt: whole.meta(field('How many', 2)),
        deal_id: id.nullish().meta(field('Id of the deal, of a group sale', 1001, 'it is from a menu')),
      }),
    )
    .nullish()
    .meta(addition('Its items', undefined, 'the row has no items')),
})

export const listOrders = defineCall({
  name: 'ordlst',
  about: 'Orders, newest first; `domain` limits them to an independent site.',
  when: 'The account and its order history; and a checkout without an answer, to find out whether it became an order.',
  part: 'orders',
  method: 'GET',
  path: '/api/rest/v7/ordlst',
  access: 'customer',
  request: z.object({
    page,
    limit: limit.default(20),
    domain: z
      .string()
      .max(253)
      .optional()
      .meta(field('The site of a store: only its orders', 'noodle.example', 'all')),
    q_id: z
      .string()
      .max(64)
      .optional()
      .meta(addition('Only the order of this quote', 'q-51d0', 'all')),
    lan: lan.optional().meta(addition('The language of all texts', 'en', 'any')),
  }),
  records: z.object({ orders: z.array(orderRow).meta(field('The orders')), paging }),
  unwrap: unwrapPage('orders'),
})

export const addComment = defineCall({
  name: 'comment',
  about: 'Write to the store about an order, until it starts preparing.',
  when: 'A customer sends a comment; the order is read after it.',
  part: 'orders',
  again: 'nothing more; an API that adds it a second time has it twice',
  method: 'POST',
  path: '/api/rest/v7/comment',
  access: 'customer',
  request: z.object({
    order_id: z.string().max(64).meta(ORDER_ID),
    comment: prose(1000).min(1).meta(field('The text', 'No onions, please')),
  }),
  records: nothing,
})

export const addReview = defineCall({
  name: 'review',
  about: 'Review a finished order, once, until its deadline.',
  when: 'A customer sends a review of an order that has none, until `allow_review_dt`.',
  part: 'orders',
  addition: 'the form says that it failed',
  again: 'RC 409, as it has a review',
  method: 'POST',
  path: '/api/rest/v7/review',
  access: 'customer',
  request: z.object({
    order_id: z.string().max(64).meta(ORDER_ID),
    rat: z.number().int().min(1).max(5).meta(field('Rating from 1 to 5', 5)),
    cmt: prose(2000).min(1).meta(field('The text', 'The best noodles in town.')),
  }),
  records: nothing,
})
