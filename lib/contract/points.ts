import { z } from 'zod'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { amount, text, utcDate } from './wire'

export const readPoints = defineCall({
  name: 'points',
  about: 'Points of the customer, with their history.',
  when: 'The page of points.',
  part: 'rest',
  method: 'GET',
  path: '/api/rest/v7/points',
  access: 'customer',
  request: z.object({
    page: z.coerce.number().int().min(1).default(1).meta(field('The page of the history', 1)),
    limit: z.coerce.number().int().min(-1).default(-1).meta(field('Rows of a page; -1: all of them', -1)),
  }),
  records: z.object({
    balance: amount.meta(field('Points that were ever given', 1200)),
    remaining: amount.nullish().meta(field('Points that are left', 800, 'as many as were given')),
    redeemed: amount.nullish().meta(field('Points that were used', 400, '0')),
    history: z
      .array(
        z.object({
          date: utcDate.nullish().meta(field('When', '2026-11-20 19:00:00')),
          delta: amount.meta(field('Points added; below 0: taken off', -400)),
          balance: amount.nullish().meta(field('Points that were left then', 800)),
          ord_id: text.nullish().meta(field('The order', '9f3c1a7e')),
        }),
      )
      .nullish()
      .meta(addition('What happened to the points, newest first', undefined, 'no history')),
  }),
})
