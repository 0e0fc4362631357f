import { z } from 'zod'
import { DUE_NOW, dueNow } from './charge'
import { defineCall } from './define-call'
import { field } from './field'
import { amount, text } from './wire'

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
