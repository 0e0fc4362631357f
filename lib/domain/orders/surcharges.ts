import { isActive } from './order-rules'
import type { Order, Surcharge } from './orders'

type Surcharged = Pick<Order, 'status' | 'storeSurcharge' | 'orderSurcharge' | 'relatedOrderId'>

const all = (order: Pick<Surcharged, 'storeSurcharge' | 'orderSurcharge'>): Surcharge[] =>
  [order.storeSurcharge, order.orderSurcharge].filter((one) => one !== null)

/** Those with a value that an order's own bill holds. */
export function surchargesInBill(order: Pick<Surcharged, 'storeSurcharge' | 'orderSurcharge'>): Surcharge[] {
  return all(order).filter((one) => !one.isSeparate && (one.value ?? 0) > 0)
}

/** Those with a value that are paid by an order of their own. */
export function separateSurcharges(order: Pick<Surcharged, 'storeSurcharge' | 'orderSurcharge'>): Surcharge[] {
  return all(order).filter((one) => one.isSeparate && (one.value ?? 0) > 0)
}

export type SurchargeState = 'none' | 'unpaid' | 'paid' | 'paid_to'

/**
 * Unpaid until a related order exists, then paid by it; an order without a surcharge of its own that has a related one
 * has paid the surcharge of that.
 */
export function surchargeState(order: Surcharged): SurchargeState {
  if (separateSurcharges(order).length > 0) return order.relatedOrderId ? 'paid' : 'unpaid'
  return order.relatedOrderId && surchargesInBill(order).length === 0 ? 'paid_to' : 'none'
}

/** Only an active order's unpaid surcharge can be paid. */
export function canPaySurcharge(order: Surcharged): boolean {
  return isActive(order) && surchargeState(order) === 'unpaid'
}

/** What is to be paid, in minor units before tax, and the class it is taxed by. */
export function surchargeDebt(order: Surcharged): { amount: number; taxClass: string } {
  const owed = separateSurcharges(order)
  return { amount: owed.reduce((sum, { value }) => sum + (value ?? 0), 0), taxClass: owed[0]?.taxClass ?? '' }
}
