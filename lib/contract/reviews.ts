import { z } from 'zod'
import { defineCall } from './define-call'
import { unwrapPage } from './lists'
import { amount, filled, lan, paging, quantity, text, utcDate, whole } from './wire'

export const review = z.object({
  author: text.nullish(),
  author_cnt: whole.nullish(),
  author_reviews: whole.nullish(),
  profile_photo: text.nullish(),
  rat: amount,
  review_dt: utcDate.nullish(),
  cmt: text.nullish(),
  /** the language that it was written in: `en`, `zh`, `zh-Hant`, `jp` or any other tag */
  lan: text.nullish(),
  /** with `lan`, where `cmt` is a translation for the reader: the text as it was written */
  cmt_orig: text.nullish(),
  imgs: z.array(filled).nullish(),
  /** what the store wrote below it, and its language */
  answer: text.nullish(),
  answer_lan: text.nullish(),
})

/** How many of all reviews have 5, 4, 3, 2 stars and 1 star, in this order; without it, nobody is told. */
export const ratingCounts = z.tuple([quantity, quantity, quantity, quantity, quantity])

export const listReviews = defineCall({
  name: 'srvw',
  about: 'Reviews of a store, those in the language of the request first, then the newest first.',
  method: 'GET',
  path: '/api/v7/srvw',
  access: 'public',
  request: z.object({
    gid: z.coerce.number().int(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(30),
    lan,
  }),
  records: z.object({ list: z.array(review), paging, rat_cnts: ratingCounts.nullish() }),
  unwrap: unwrapPage('list'),
})
