import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { type OrderRow, orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { Surcharge } from '@/backend/pricing/surcharge'

import { isActiveStatus, ORDER_STATUS } from '@/lib/domain/codes/order-status'

export function separateSurcharges(order: Pick<OrderRow, 'storeSurcharge' | 'orderSurcharge'>): Surcharge[] {
  return [order.storeSurcharge, order.orderSurcharge].flatMap((one) => (one?.isSeparate ? [one] : []))
}

/** In minor units before tax. */
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

export function owesNothing(): SQL {
  return sql`(
    coalesce((${orders.orderSurcharge}->>'isSeparate')::boolean, false) = false
    and coalesce((${orders.storeSurcharge}->>'isSeparate')::boolean, false) = false
    or exists (select 1 from ${orders} as payer where payer.related_order_id = ${orders}.id and payer.status in (${ORDER_STATUS.completed}, ${ORDER_STATUS.closed}))
  )`
}

/** Throws `conflict` unless the order is active and owes exactly this amount. */
export function checkOwed(order: OrderRow, amount: number): void {
  if (!isActiveStatus(order.status) || amount <= 0 || separateDebt(order) !== amount) throw settled()
}

export function settled(): DomainError {
  return new DomainError('conflict', 'the surcharge has been paid or has changed')
}
