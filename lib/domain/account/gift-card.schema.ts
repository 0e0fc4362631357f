import * as z from 'zod/mini'
import { prose } from '@/lib/domain/text.schema'
import { MAX_TRANSFER_COMMENT } from './gift-cards'

export const giftCardTransferSchema = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(40)),
  receiver: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  comment: z._default(prose(MAX_TRANSFER_COMMENT), ''),
})

export type GiftCardTransfer = z.output<typeof giftCardTransferSchema>

export const giftCardCodeSchema = z.pick(giftCardTransferSchema, { code: true })

export const giftCardHistoryQuery = z.extend(giftCardCodeSchema, { currency: z.string().check(z.length(3)) })
