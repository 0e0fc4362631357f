import * as z from 'zod/mini'
import { prose } from '@/lib/domain/text.schema'
import { MAX_COMMENT, MAX_REVIEW } from './orders'

export const orderComment = z.object({ comment: prose(MAX_COMMENT).check(z.minLength(1)) })

export const orderReview = z.object({
  rating: z.int().check(z.gte(1), z.lte(5)),
  comment: prose(MAX_REVIEW).check(z.minLength(1)),
})

export type OrderReview = z.output<typeof orderReview>
