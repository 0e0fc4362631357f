import { z } from 'zod'
import { defineCall } from './define-call'
import { unwrapPage } from './lists'
import { amount, currency, filled, limit, page, paging, prose, text, timeZone, utcDate, whole } from './wire'

/**
 * Additions of ours: the time zone of its store, as in its history, the address for which a given card waits, and the
 * accent of its store.
 */
const giftCard = z.object({
  gc: filled,
  g_id: whole,
  s_name: text.nullish(),
  logo: text.nullish(),
  bal: amount,
  bk_val: amount.nullish(),
  c_id: whole.nullish(),
  curr: currency.nullish().default('CAD'),
  exp_dt: utcDate.nullish(),
  pur_dt: utcDate.nullish(),
  tz: timeZone.nullish(),
  waits_for: text.nullish(),
  accent: text.nullish(),
})

export const listGiftCards = defineCall({
  name: 'giftcard',
  about: 'Gift cards of the customer; `domain` limits them to an independent site.',
  method: 'GET',
  path: '/api/rest/v7/giftcard',
  access: 'customer',
  request: z.object({
    page,
    limit: limit.default(-1),
    status: z.coerce.number().int().optional(),
    domain: z.string().optional(),
  }),
  records: z.object({ cards: z.array(giftCard), paging }),
  unwrap: unwrapPage('cards'),
})

export const readGiftCard = defineCall({
  name: 'giftcard/get/{code}',
  about: 'One gift card.',
  method: 'GET',
  path: '/api/rest/v7/giftcard/get/{code}',
  access: 'customer',
  request: z.object({ code: z.string().max(40) }),
  records: giftCard.nullish(),
})

export const listGiftCardHistory = defineCall({
  name: 'gifthistory',
  about: 'What happened to a gift card.',
  method: 'GET',
  path: '/api/rest/v7/gifthistory',
  access: 'customer',
  request: z.object({ code: z.string().max(40), page, limit: limit.default(-1) }),
  records: z.object({
    history: z.array(
      z.object({
        date: utcDate.nullish(),
        type: whole.nullish(),
        extra: text.nullish(),
        delta: amount,
        balance: amount.nullish(),
      }),
    ),
    tz: timeZone.nullish(),
    paging,
  }),
  unwrap: unwrapPage('history'),
})

/**
 * Our own API returns the remaining cards, among them one that waits until its receiver has confirmed their address;
 * the documents specify no response.
 */
export const transferGiftCard = defineCall({
  name: 'giftcard (transfer)',
  about: 'Give a card to another person.',
  method: 'POST',
  path: '/api/rest/v7/giftcard',
  access: 'customer',
  request: z.object({
    receiver: z.string().min(1).max(200),
    comment: prose(500).optional(),
    code: z.string().max(40),
  }),
  records: z.object({ cards: z.array(giftCard), paging }).nullish(),
})

/** An addition of ours, for a card that has `waits_for`. */
export const takeBackGiftCard = defineCall({
  name: 'giftcard/takeback',
  about: 'Take back a card that waits for the address it was given to.',
  method: 'POST',
  path: '/api/rest/v7/giftcard/takeback',
  access: 'customer',
  request: z.object({ code: z.string().max(40) }),
  records: giftCard.nullish(),
})
