import { z } from 'zod'
import { cardRef } from './cards'
import { CARD, CARD_REF, card, DEVICE, DUE_NOW, dueNow, RETURN_URL, SAVE_CARD } from './charge'
import { checkoutData } from './checkout'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { sentId } from './ids'
import { orderDetail } from './order-detail'
import { PAYMENT_STATE, paymentState } from './orders'
import { amount, filled, flag, LANGUAGE, whole } from './wire'

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
    tips: amount.nullish().meta(field('Tips', 4.8, 'those of the order')),
    device: z.literal('h5').default('h5').meta(DEVICE),
    card: card.nullish().meta(CARD),
    card_ref: cardRef.nullish().meta(CARD_REF),
    save_card: flag.nullish().meta(SAVE_CARD),
    billing_adr_id: sentId
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

/** Checks out, cancels (`action: cancel`) or pays an existing order (`action: pay`). */
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
