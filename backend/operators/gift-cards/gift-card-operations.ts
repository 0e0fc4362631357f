import { z } from 'zod'
import { linesOr } from '@/backend/operators/operation/command'
import { giftCardCode, orderId } from '@/backend/operators/operation/fields'
import { defineOperation, Recorded } from '@/backend/operators/operation/operation'
import { forfeitGiftCard } from '@/backend/orders/gift-cards/forfeit-gift-card'
import { toDecimalText } from '@/lib/domain/money/decimals'
import { cardLines, giftCard, toGiftCard } from './gift-card-answer'
import { findByCode, findByOrder, requireCard } from './store-gift-cards'

export const findGiftCards = defineOperation({
  name: 'gift-cards.find',
  about: 'A gift card by its code, or at most 50 that an order bought: what is left on it, and what it was used for.',
  method: 'GET',
  path: '/gift-cards',
  ability: 'refunds',
  request: z
    .object({
      code: giftCardCode.optional().describe('with or without blanks and dashes'),
      order: orderId.optional().describe('in place of a code: the order that bought it'),
    })
    .refine(({ code, order }) => (code === undefined) !== (order === undefined), {
      path: ['code'],
      message: 'or order is needed, not both',
    }),
  answer: z.object({ gift_cards: z.array(giftCard) }),
  async run({ db, actor, now }, { code = '', order }) {
    const found = await (order === undefined ? findByCode(db, actor, code) : findByOrder(db, actor, order))
    return { gift_cards: found.map((card) => toGiftCard(card, now())) }
  },
  commands: {
    find: {
      form: ['[code...]', '--order <order>'],
      print: ({ gift_cards: cards }) => linesOr(cards.flatMap(cardLines), 'no such gift card'),
    },
  },
})

export const voidGiftCard = defineOperation({
  name: 'gift-cards.void',
  about:
    'It ends for good, and the store owes no more what was left on it. Nothing is refunded: that is a refund of the line that bought it. What it paid of an order that is refunded later goes to a new card.',
  method: 'POST',
  path: '/gift-cards/{code}/void',
  ability: 'refunds',
  request: z.object({ code: giftCardCode }),
  answer: giftCard,
  audit: ({ code }) => ({ subject: code }),
  async run({ db, actor, now }, { code }) {
    const { currency } = (await requireCard(db, actor, code)).card
    const forfeited = await forfeitGiftCard(db, code, now())
    const answer = toGiftCard(await requireCard(db, actor, code), now())
    return new Recorded(answer, forfeited === null ? null : `${toDecimalText(forfeited, currency)} ${currency}`)
  },
  commands: { void: { form: ['<code...>'], print: ({ code }) => [`${code}: is void`] } },
})
