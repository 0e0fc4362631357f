/** Where a part of a refund goes. */
export const REFUND_TARGETS = ['payment', 'cash', 'giftcard', 'points', 'support'] as const
type RefundTarget = (typeof REFUND_TARGETS)[number]

/** A part of what was refunded of an order. */
export interface RefundPart {
  /** null if the API omits it, or tells another */
  to: RefundTarget | null
  /** minor units */
  amount: number
  /** it has not been returned yet */
  isPending: boolean
  /** the gift card that has it; empty if the API omits it, as the next two */
  giftCardCode: string
  points: number
  reason: string
}
