import { z } from 'zod'
import { byLanguage, instant } from '@/backend/operators/operation/fields'
import { writeOrderFields } from '@/lib/contract/order-fields'
import { byFieldType } from '@/lib/domain/codes/order-fields'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'

export const ORDER_STATES = Object.keys(ORDER_STATUS) as (keyof typeof ORDER_STATUS)[]

/** In major units. */
const money = z.number()

const summary = z.object({
  id: z.string(),
  number: z.string().describe('the end of the id, to be read out'),
  store: z.string().describe('key of the store'),
  state: z.enum(ORDER_STATES),
  awaits_payment: z.boolean().describe('an online payment is not made yet: it cannot be accepted'),
  is_open: z.boolean().describe('the store has something to do: it is not over, nor refunded in full'),
  is_preparing: z.boolean(),
  placed_at: instant,
  wanted_at: instant.nullable().describe('null: as soon as possible'),
  ready_at: instant.nullable().describe('what the store has promised'),
  prepared_at: instant.nullable().describe('since when it is ready'),
  completed_at: instant.nullable().describe('when it was handed over, or used'),
  fulfilment: z.string(),
  customer_id: z.int(),
  name: z.string(),
  phone: z.string(),
  currency: z.string(),
  total: money.describe('with tips'),
  paid: money,
  refunded: money,
  due: money,
})

/** An order in a list. */
export const orderSummary = summary.meta({ id: 'store_order_summary' })

export const orderDetail = summary
  .extend({
    email: z.string().nullable(),
    language: z.string(),
    address: z.string().nullable().describe('where it is delivered to'),
    ...writeOrderFields('operators', byFieldType({ digits: z.string(), flag: z.boolean() })),
    payment: z.string(),
    paid_by: z
      .array(z.object({ by: z.string(), amount: money }))
      .describe('each way that paid a part: `giftcard`, `points`, then the method of `payment`'),
    lines: z.array(
      z
        .object({
          id: z.int(),
          quantity: z.int(),
          name: z.string().describe('in the language of the customer'),
          names: byLanguage,
          options: z.array(z.string()).describe('in the language of the customer'),
          option_names: z.array(byLanguage),
          amount: money,
        })
        .describe('in the order'),
    ),
    bill: z.object({ goods: money, discounts: money, fees: money, taxes: money, tips: money }),
    comments: z.array(z.object({ from: z.enum(['store', 'customer']), text: z.string(), at: instant })),
    review: z
      .object({
        id: z.int(),
        stars: z.int(),
        text: z.string(),
        answer: z.string(),
        hidden_since: instant.nullable().describe('null: it is shown'),
      })
      .nullable(),
    refunds: z.array(z.object({ amount: money, reason: z.string(), at: instant })),
  })
  .meta({ id: 'store_order' })
