import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import { type OrderRow, orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import type { Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { Surcharge } from '@/backend/pricing/surcharge'
import { isActiveStatus, ORDER_STATUS } from '@/lib/domain/codes/order-status'

/** The surcharges that an order of their own pays. */
export function separateSurcharges(order: Pick<OrderRow, 'storeSurcharge' | 'orderSurcharge'>): Surcharge[] {
  return [order.storeSurcharge, order.orderSurcharge].flatMap((one) => (one?.isSeparate ? [one] : []))
}

/** The sum of the separate surcharges, in minor units before tax. */
export function separateDebt(order: Pick<OrderRow, 'storeSurcharge' | 'orderSurcharge'>): number {
  return separateSurcharges(order).reduce((sum, { value }) => sum + value, 0)
}

const PAID = [ORDER_STATUS.completed, ORDER_STATUS.closed]

/** The order that has paid the surcharges of this one, or null. */
export async function findPayingOrder(db: Database, orderId: string): Promise<string | null> {
  const [payer] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.relatedOrderId, orderId), inArray(orders.status, PAID)))
  return payer?.id ?? null
}

/** SQL condition: the order has no separate surcharge that is unpaid. */
export function owesNothing(): SQL {
  return sql`(
    coalesce((${orders.orderSurcharge}->>'isSeparate')::boolean, false) = false
    and coalesce((${orders.storeSurcharge}->>'isSeparate')::boolean, false) = false
    or exists (select 1 from ${orders} as payer where payer.related_order_id = ${orders}.id and payer.status in (${ORDER_STATUS.completed}, ${ORDER_STATUS.closed}))
  )`
}

/** Throws `conflict` unless the order is active and owes exactly this amount. */
export function checkOwed(order: OrderRow, amount: number): void {
  if (!isActiveStatus(order.status) || amount <= 0 || separateDebt(order) !== amount) throw surchargeChanged()
}

/** The error for a surcharge that cannot be paid as it was shown. */
export function surchargeChanged(): DomainError {
  return new DomainError('conflict', 'the surcharge has been paid or has changed')
}

/** Locks the order that pays the surcharges of this one and was not cancelled; null if none. */
export async function findLivePayer(tx: Transaction, orderId: string): Promise<OrderRow | null> {
  const [live] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.relatedOrderId, orderId), ne(orders.status, ORDER_STATUS.canceled)))
    .for('update')
  return live ?? null
}
