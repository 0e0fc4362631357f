import { z } from 'zod'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { id } from './ids'
import { unwrapPage } from './lists'
import {
  amount,
  currencyOfRecord,
  filled,
  limit,
  page,
  paging,
  prose,
  text,
  timeZone,
  typed,
  utcDate,
  whole,
} from './wire'

const CODE = field('Code of the card', 'GC-7Q4M-2K9X')

const giftCard = z
  .object({
    gc: filled.meta(CODE),
    g_id: id.meta(field('Id of the store that sold it', 12)),
    s_name: text.nullish().meta(field('Name of the store', 'Noodle House')),
    logo: text.nullish().meta(field('Logo of the store', 'noodle-house.webp', 'a placeholder')),
    bal: amount.meta(field('What is left on it', '25.00')),
    bk_val: amount.nullish().meta(field('What was on it at first', '50.00', 'what is left')),
    c_id: id.nullish().meta(field('Id of the company', 3)),
    curr: currencyOfRecord
      .nullish()
      .default('CAD')
      .meta(field('Its currency', 'CAD', 'CAD')),
    exp_dt: utcDate.nullish().meta(field('When it expires', '2027-01-01 08:00:00', 'it does not expire')),
    pur_dt: utcDate.nullish().meta(field('When it was bought', '2026-01-01 20:15:00')),
    tz: timeZone
      .nullish()
      .meta(addition('Time zone of the store', 'America/Vancouver', 'dates are in the reader’s time zone')),
    waits_for: text
      .nullish()
      .meta(
        addition(
          'The address that it is given to, until its owner confirms it',
          'bo@mail.example',
          'it is the customer’s',
        ),
      ),
    accent: text.nullish().meta(addition('Colour of the store', '#0f766e', 'the colour of the site')),
  })
  .meta({ id: 'gift_card', description: 'A gift card' })

export const listGiftCards = defineCall({
  name: 'giftcard',
  about: 'Gift cards of the customer; `domain` limits them to an independent site.',
  when: 'The page of gift cards, and a checkout where the store takes them.',
  part: 'rest',
  method: 'GET',
  path: '/api/rest/v7/giftcard',
  access: 'customer',
  request: z.object({
    page,
    limit: limit.default(-1),
    status: z.coerce
      .number()
      .int()
      .optional()
      .meta(field('Cards of this status only; never sent', 1, 'all')),
    domain: z
      .string()
      .optional()
      .meta(addition('The site of a store: only its cards', 'noodle.example', 'all')),
  }),
  records: z.object({ cards: z.array(giftCard).meta(field('The cards')), paging }),
  unwrap: unwrapPage('cards'),
})

export const readGiftCard = defineCall({
  name: 'giftcard/get/{code}',
  about: 'One gift card.',
  when: 'Never: the list of the customer’s cards has all of it.',
  part: 'rest',
  method: 'GET',
  path: '/api/rest/v7/giftcard/get/{code}',
  access: 'customer',
  request: z.object({ code: typed(40).meta(CODE) }),
  records: giftCard.nullish(),
})

export const listGiftCardHistory = defineCall({
  name: 'gifthistory',
  about: 'What happened to a gift card.',
  when: 'A customer opens the history of a card.',
  part: 'rest',
  method: 'GET',
  path: '/api/rest/v7/gifthistory',
  access: 'customer',
  request: z.object({ code: typed(40).meta(CODE), page, limit: limit.default(-1) }),
  records: z.object({
    history: z
      .array(
        z.object({
          date: utcDate.nullish().meta(field('When', '2026-11-20 19:00:00')),
          type: whole
            .nullish()
            .meta(field('0 created, 1 used, 5 refunded, 6 transferred, 7 received', 1, 'the entry has no name')),
          extra: text.nullish().meta(field('The order, or the other person', '9f3c1a7e')),
          delta: amount.meta(field('What was added; below 0: taken off', '-25.00')),
          balance: amount.nullish().meta(field('What was left then', '25.00')),
        }),
      )
      .meta(field('The entries, newest first')),
    tz: timeZone
      .nullish()
      .meta(addition('Time zone of the store', 'America/Vancouver', 'dates are in the reader’s time zone')),
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
  when: 'A customer sends the form of a transfer.',
  part: 'rest',
  again: 'RC 404, as the card is no longer the customer’s',
  method: 'POST',
  path: '/api/rest/v7/giftcard',
  access: 'customer',
  request: z.object({
    receiver: typed(200).min(1).meta(field('Email or phone of who gets it', 'bo@mail.example')),
    comment: prose(500).optional().meta(field('What the receiver reads', 'Happy birthday!')),
    code: typed(40).meta(CODE),
  }),
  records: z.object({ cards: z.array(giftCard).meta(field('The cards that are left')), paging }).nullish(),
})

export const takeBackGiftCard = defineCall({
  name: 'giftcard/takeback',
  about: 'Take back a card that waits for the address it was given to.',
  when: 'A customer takes back a card that has `waits_for`.',
  part: 'rest',
  addition: 'never offered, as no card has `waits_for`',
  again: 'RC 404, as it no longer waits',
  method: 'POST',
  path: '/api/rest/v7/giftcard/takeback',
  access: 'customer',
  request: z.object({ code: typed(40).meta(CODE) }),
  records: giftCard.nullish(),
})
