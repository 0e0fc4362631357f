import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import type { ZonedTime } from '@/lib/domain/time/time'

export const REFUND_TARGETS = ['payment', 'cash', 'giftcard', 'points', 'support'] as const
type RefundTarget = (typeof REFUND_TARGETS)[number]

export interface RefundPart {
  /** null if the API omits it, or tells another */
  to: RefundTarget | null
  /** minor units */
  amount: number
  isPending: boolean
  /** local time of the store; null if the API omits it */
  at: ZonedTime | null
  /** the gift card that has it; empty if the API omits it, as the next two */
  giftCardCode: string
  points: number
  reason: string
}

export type ReturnedPart = RefundPart & { at: ZonedTime }

/** The parts of a cancelled order that were returned to where it was paid from. */
export function returnedParts({ status, refunds }: { status: number | null; refunds: RefundPart[] }): ReturnedPart[] {
  if (status !== ORDER_STATUS.canceled) return []
  return refunds.filter((part): part is ReturnedPart => part.to === 'payment' && !part.isPending && part.at !== null)
}
