import * as z from 'zod/mini'
import { prose, typed } from '@/lib/domain/text.schema'
import { MAX_TRANSFER_COMMENT } from './gift-cards'

export const giftCardTransferSchema = z.object({
  code: typed(40).check(z.minLength(1)),
  /** an email or a phone */
  receiver: typed(200).check(z.minLength(1)),
  comment: z._default(prose(MAX_TRANSFER_COMMENT), ''),
})

export type GiftCardTransfer = z.output<typeof giftCardTransferSchema>

export const giftCardCodeSchema = z.pick(giftCardTransferSchema, { code: true })

export const giftCardHistoryQuery = z.extend(giftCardCodeSchema, { currency: z.string().check(z.length(3)) })
