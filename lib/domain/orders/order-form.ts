import { z } from 'zod'
import { MAX_COMMENT, MAX_REVIEW } from './orders'

/** A comment, never empty. */
export const orderComment = z.object({ comment: z.string().trim().min(1).max(MAX_COMMENT) })

export const orderReview = z.object({
  rating: z.number().int().min(1).max(5),
  comment: z.string().trim().min(1).max(MAX_REVIEW),
})

export type OrderReview = z.output<typeof orderReview>
