import { type SQL, sql } from 'drizzle-orm'
import { type OrderRow, orders } from '@/backend/orders/schema/orders'
import { amountDue } from './amount-due'

type Money = Pick<OrderRow, 'status' | 'grandTotal' | 'tips' | 'totalPaid' | 'refunded'>

/** Whether all that was paid has gone back and nothing is due, so that a store has nothing more to do. */
export function isFullyRefunded(order: Money): boolean {
  return order.refunded > 0 && order.refunded >= order.totalPaid && amountDue(order) === 0
}

/** SQL condition on an open order: it is not `isFullyRefunded`. */
export function isNotFullyRefunded(): SQL {
  const { refunded, totalPaid, grandTotal, tips } = orders
  return sql`not (${refunded} > 0 and ${refunded} >= ${totalPaid} and ${grandTotal} + ${tips} <= ${totalPaid})`
}
