import { z } from 'zod'
import { MOST_OF_COMMENT, MOST_OF_REVIEW } from './orders'

/** Never empty. [ORD-19] */
export const orderComment = z.object({ comment: z.string().trim().min(1).max(MOST_OF_COMMENT) })

export const orderReview = z.object({
  rating: z.number().int().min(1).max(5),
  comment: z.string().trim().min(1).max(MOST_OF_REVIEW),
})

export type OrderReview = z.output<typeof orderReview>
