export const REFUND_TARGETS = ['payment', 'cash', 'giftcard', 'points', 'support'] as const
type RefundTarget = (typeof REFUND_TARGETS)[number]

export interface RefundPart {
  /** null if the API omits it, or tells another */
  to: RefundTarget | null
  /** minor units */
  amount: number
  isPending: boolean
  /** the gift card that has it; empty if the API omits it, as the next two */
  giftCardCode: string
  points: number
  reason: string
}
