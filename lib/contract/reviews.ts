import { z } from 'zod'
import { REVIEW_SORTS } from '@/lib/domain/codes/review-sort'
import { LANGUAGES } from '@/lib/domain/languages/languages'
import { defineCall } from './define-call'
import { addition, field } from './field'
import { sentId } from './ids'
import { unwrapPage } from './lists'
import { amount, filled, lan, paging, quantity, text, utcDate, whole } from './wire'

export const review = z
  .object({
    author: text.nullish().meta(field('Who wrote it', 'Ada B.')),
    author_cnt: whole.nullish().meta(field('How often they ordered', 12)),
    author_reviews: whole.nullish().meta(field('How many reviews they wrote', 3)),
    profile_photo: text.nullish().meta(field('Their picture', 'ada.webp', 'their initial')),
    rat: amount.meta(field('Rating from 1 to 5', 5)),
    review_dt: utcDate.nullish().meta(field('When', '2026-11-20 19:00:00')),
    cmt: text.nullish().meta(field('The text', 'The best noodles in town.', 'the stars alone')),
    lan: text
      .nullish()
      .meta(
        addition(
          `The language it was written in: ${LANGUAGES.map((lan) => `\`${lan}\``).join(', ')} or any other tag`,
          'zh',
          'it is not marked',
        ),
      ),
    cmt_orig: text
      .nullish()
      .meta(
        addition(
          'With `lan`, where `cmt` is a translation: the text as it was written',
          '镇上最好吃的面。',
          'no original',
        ),
      ),
    imgs: z
      .array(filled)
      .nullish()
      .meta(addition('Pictures', ['noodles-1.webp'])),
    answer: text.nullish().meta(addition('What the store wrote below it', 'Thank you!')),
    answer_lan: text.nullish().meta(addition('The language of that', 'en', 'it is not marked')),
  })
  .meta({ id: 'review', description: 'A review' })

/** How many of all reviews have 5, 4, 3, 2 stars and 1 star, in this order; without it, nobody is told. */
export const ratingCounts = z.tuple([quantity, quantity, quantity, quantity, quantity])

export const RATING_COUNTS = addition(
  'How many of all reviews have 5, 4, 3, 2 stars and 1 star, in this order',
  [14, 5, 2, 0, 1],
  'no bars beside the rating',
)

export const listReviews = defineCall({
  name: 'srvw',
  about: 'Reviews of a store, those in the language of the request first, then the newest first.',
  when: 'The page of a store, and each page of its reviews, from the cache.',
  part: 'rest',
  addition: 'a store shows its rating, and no reviews',
  method: 'GET',
  path: '/api/v7/srvw',
  access: 'public',
  request: z.object({
    gid: sentId.meta(field('Id of the store', 12)),
    page: z.coerce.number().int().min(1).max(1000).default(1).meta(field('The page, counted from 1', 1)),
    limit: z.coerce.number().int().min(1).max(100).default(30).meta(field('Rows of a page', 10)),
    rat: z.coerce.number().int().min(1).max(5).optional().meta(addition('Only those with so many stars', 4)),
    sort: z
      .enum(REVIEW_SORTS)
      .optional()
      .meta(
        addition(
          'Which come first, whatever their language: the `newest`, the `highest` or the `lowest` ratings',
          'highest',
        ),
      ),
    lan,
  }),
  records: z.object({
    list: z.array(review).meta(field('The reviews')),
    paging,
    rat_cnts: ratingCounts.nullish().meta(RATING_COUNTS),
    sorts: z
      .array(text)
      .nullish()
      .meta(
        addition(
          'The values of `sort` that are heeded; who names any heeds `rat` as well, and `paging` counts what is left',
          REVIEW_SORTS,
          'no choice of stars, and none of the order',
        ),
      ),
  }),
  unwrap: unwrapPage('list'),
})
