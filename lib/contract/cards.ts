import { z } from 'zod'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { digits, filled, whole } from './wire'

export const cardRef = z.string().min(1).max(200)

/** The number of a saved card stays with the provider. */
export const savedCard = z
  .object({
    ref: filled.meta(field('What the card is called in `card_ref`', 'pm_8c1f')),
    type: whole.nullish().meta(field('As in a `card`: 1 is Visa', 1, 'it is called “Card”')),
    last4: digits.length(4).meta(field('The last four digits of its number', '4242')),
    expm: whole.meta(field('Month in which it expires', 8)),
    expy: whole.meta(field('Year in which it expires', 2029)),
  })
  .meta({ id: 'saved_card', description: 'A card that the customer has saved, at the payment provider' })

export const SAVED_CARDS = addition(
  'The saved cards, the newest first, where the request asks for them and cards can be saved; their numbers stay with the provider',
  undefined,
  'cards are neither saved nor offered',
)

/** Offered by `cards` of the profile. */
export const removeCard = defineCall({
  name: 'removecard',
  about: 'Remove a saved card; answers those that are left.',
  when: 'A customer removes a card, where the profile has `cards`.',
  part: 'rest',
  addition: 'not offered without `cards`',
  again: 'RC 404, as the card is gone',
  method: 'POST',
  path: '/api/rest/v7/removecard',
  access: 'customer',
  request: z.object({ ref: cardRef.meta(field('The card', 'pm_8c1f')) }),
  records: z
    .object({
      cards: z
        .array(savedCard)
        .nullish()
        .meta(field('Those that are left', undefined, 'they are read again')),
    })
    .nullish(),
})
