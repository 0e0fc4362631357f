import { z } from 'zod'
import { defineCall } from './define-call'
import { unwrapPage } from './lists'
import { amount, filled, lan, paging, text, utcDate, whole } from './wire'

export const review = z.object({
  author: text.nullish(),
  author_cnt: whole.nullish(),
  author_reviews: whole.nullish(),
  profile_photo: text.nullish(),
  rat: amount,
  review_dt: utcDate.nullish(),
  cmt: text.nullish(),
  imgs: z.array(filled).nullish(),
  /** what the store wrote below it */
  answer: text.nullish(),
})

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
  records: z.object({ list: z.array(review), paging }),
  unwrap: unwrapPage('list'),
})
