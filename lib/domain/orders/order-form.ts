import * as z from 'zod/mini'
import { MAX_COMMENT, MAX_REVIEW } from './orders'

/** A comment, never empty. */
export const orderComment = z.object({ comment: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_COMMENT)) })

export const orderReview = z.object({
  rating: z.int().check(z.gte(1), z.lte(5)),
  comment: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_REVIEW)),
})

export type OrderReview = z.output<typeof orderReview>
