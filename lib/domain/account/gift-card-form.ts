import { z } from 'zod'
import { MAX_TRANSFER_COMMENT } from './gift-cards'

/** The card, its recipient (email or phone; required), and a comment (optional). */
export const giftCardTransfer = z.object({
  code: z.string().min(1).max(40),
  receiver: z.string().trim().min(1).max(200),
  comment: z.string().trim().max(MAX_TRANSFER_COMMENT).default(''),
})

export type GiftCardTransfer = z.output<typeof giftCardTransfer>

/** The card that is taken back. */
export const giftCardCode = giftCardTransfer.pick({ code: true })

/** The card whose history is requested, and the currency of its amounts. */
export const giftCardHistoryQuery = giftCardCode.extend({ currency: z.string().length(3) })
