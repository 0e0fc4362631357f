import { z } from 'zod'
import { ADDRESS_TYPE } from '@/lib/domain/codes/account-codes'
import { serverAddress } from './addresses'
import { cardRef } from './cards'
import { CARD, CARD_REF, card, DEVICE, DUE_NOW, dueNow, RETURN_URL, SAVE_CARD } from './charge'
import { field } from './field'
import { sentId } from './ids'
import { sentOrderFields } from './order-field-schemas'
import { METHOD, OPTION } from './quote'
import { amount, flag, line, prose, typed, whole } from './wire'

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
    c_id: sentId.nullish().meta(field('Id of the company, as the store has it', 3, 'the store names none')),
    g_id: sentId.meta(field('Id of the store', 12)),
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
    tips: amount.nullish().meta(field('Tips', 4.8, 'none')),
    pt_amt: amount.nullish().meta(field('What points pay', 2, 'nothing')),
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
    ...sentOrderFields,
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
      tips: 4.8,
      ord_cmt: 'No onions, please',
      exp_dt_start: '2000-01-01 00:00:00',
      exp_dt_end: '2000-01-01 00:00:00',
      q_id: 'q-51d0',
      device: 'h5',
      due_now: { amt: 50.01, curr: 'CAD' },
      is_shared_domain: true,
    },
  })
