import { ORDER_STATUS, type OrderStatus } from '@/lib/domain/codes/order-status'

/** `reserveOrder` runs them in the transaction that places the order. */
export type PlacingEffect =
  | 'hold_stock'
  | 'hold_credit'
  | 'issue_gift_cards'
  | 'earn_points'
  | 'notify_placed'
  | 'notify_paid'

export interface Placement {
  to: OrderStatus
  effects: readonly PlacingEffect[]
}

export const PLACEMENTS = {
  charge: { to: ORDER_STATUS.payment_review, effects: ['hold_stock', 'hold_credit'] },
  /** it is paid later, or on a provider's page */
  unpaid: { to: ORDER_STATUS.pending, effects: ['hold_stock', 'hold_credit', 'notify_placed'] },
  covered: { to: ORDER_STATUS.pending, effects: ['hold_stock', 'hold_credit', 'issue_gift_cards', 'notify_placed'] },
  /** an amount without goods, fully covered: complete at once */
  covered_amount: { to: ORDER_STATUS.completed, effects: ['hold_credit', 'earn_points', 'notify_paid'] },
} as const satisfies Record<string, Placement>

export type PlacementName = keyof typeof PLACEMENTS

/** `due` is what is left for its method to pay, in minor units. */
export function placementOf(order: { isCard: boolean; isAmount: boolean; due: number }): PlacementName {
  if (order.isCard) return 'charge'
  if (order.due > 0) return 'unpaid'
  return order.isAmount ? 'covered_amount' : 'covered'
}
