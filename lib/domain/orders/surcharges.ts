import { isActive } from './order-rules'
import type { Order, Surcharge } from './orders'

type Surcharged = Pick<Order, 'status' | 'storeSurcharge' | 'orderSurcharge' | 'relatedOrderId'>

const all = (order: Pick<Surcharged, 'storeSurcharge' | 'orderSurcharge'>): Surcharge[] =>
  [order.storeSurcharge, order.orderSurcharge].filter((one) => one !== null)

export function surchargesInBill(order: Pick<Surcharged, 'storeSurcharge' | 'orderSurcharge'>): Surcharge[] {
  return all(order).filter((one) => !one.isSeparate && (one.value ?? 0) > 0)
}

export function separateSurcharges(order: Pick<Surcharged, 'storeSurcharge' | 'orderSurcharge'>): Surcharge[] {
  return all(order).filter((one) => one.isSeparate && (one.value ?? 0) > 0)
}

export type SurchargeState = 'none' | 'unpaid' | 'closed' | 'paid' | 'paid_to'

/**
 * Unpaid until a related order exists, then paid by it; closed while its order is not active. An order
 * without a surcharge of its own but with a related order has paid that order's surcharge.
 */
export function surchargeState(order: Surcharged): SurchargeState {
  if (separateSurcharges(order).length > 0) {
    if (order.relatedOrderId) return 'paid'
    return isActive(order) ? 'unpaid' : 'closed'
  }
  return order.relatedOrderId && surchargesInBill(order).length === 0 ? 'paid_to' : 'none'
}

/** Minor units, before tax. */
export function surchargeDebt(order: Surcharged): { amount: number; taxClass: string } {
  const owed = separateSurcharges(order)
  return { amount: owed.reduce((sum, { value }) => sum + (value ?? 0), 0), taxClass: owed[0]?.taxClass ?? '' }
}
