import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { awaitedPayment, isActive, isGoods } from './order-rules'
import type { Order } from './orders'

/**
 * What the QR code of an order contains, which a scanner types: its id. Upper case takes a smaller code; an id that has
 * capitals already stays as it is.
 */
export function orderCode(orderId: string): string {
  return /[A-Z]/.test(orderId) ? orderId : orderId.toUpperCase()
}

/** Whether it is picked up, eaten or used at the store. Sent without an address is a voucher, or nothing that is sent. */
export function isForStore({
  fulfilmentMethod,
  shippingAddress,
}: Pick<Order, 'fulfilmentMethod' | 'shippingAddress'>): boolean {
  const { pickup, eatin, freeShipping } = FULFILMENT_METHOD
  if (fulfilmentMethod === freeShipping) return shippingAddress === null
  return fulfilmentMethod === pickup || fulfilmentMethod === eatin
}

/** Whether its customer has a code to show: the store has the order, and something to hand over. */
export function hasOrderCode(
  order: Pick<Order, 'status' | 'paymentState' | 'fulfilmentMethod' | 'shippingAddress' | 'items'>,
): boolean {
  const isHandedOver = order.items.length === 0 || order.items.some(isGoods)
  return isActive(order) && awaitedPayment(order) === null && isForStore(order) && isHandedOver
}
