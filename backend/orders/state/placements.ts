import { ORDER_STATUS, type OrderStatus } from '@/lib/domain/codes/order-status'

/** What happens when an order is placed, in the same transaction. */
export type PlacingEffect =
  | 'hold_stock'
  | 'hold_credit'
  | 'issue_gift_cards'
  | 'earn_points'
  | 'notify_placed'
  | 'notify_paid'
  | 'notify_store'

interface Placement {
  to: OrderStatus
  effects: readonly PlacingEffect[]
}

/** The initial states of an order. */
export const PLACEMENTS = {
  /** a card is charged at once */
  charge: { to: ORDER_STATUS.payment_review, effects: ['hold_stock', 'hold_credit'] },
  /** awaits its online payment, before which the store does not have it */
  online: { to: ORDER_STATUS.pending, effects: ['hold_stock', 'hold_credit', 'notify_placed'] },
  /** is paid later */
  unpaid: { to: ORDER_STATUS.pending, effects: ['hold_stock', 'hold_credit', 'notify_placed', 'notify_store'] },
  /** gift card and points pay it all */
  covered: {
    to: ORDER_STATUS.pending,
    effects: ['hold_stock', 'hold_credit', 'issue_gift_cards', 'notify_placed', 'notify_store'],
  },
  /** an amount without goods, fully covered: complete at once */
  covered_amount: { to: ORDER_STATUS.completed, effects: ['hold_credit', 'earn_points', 'notify_paid'] },
} as const satisfies Record<string, Placement>

export type PlacementName = keyof typeof PLACEMENTS

/** `due` is what is left for its method to pay, in minor units. */
export function placementOf(order: {
  isCard: boolean
  isOnline: boolean
  isAmount: boolean
  due: number
}): PlacementName {
  if (order.isCard) return 'charge'
  if (order.due > 0) return order.isOnline ? 'online' : 'unpaid'
  return order.isAmount ? 'covered_amount' : 'covered'
}
