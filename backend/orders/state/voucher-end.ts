import { type SQL, sql } from 'drizzle-orm'
import { orderLines, orders } from '@/backend/orders/schema/orders'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'

/**
 * SQL expression: until when the vouchers of an order can be used, `infinity` without an end. Null for other orders. An
 * order is not over by itself while somebody may still come with one.
 */
export function voucherEnd(): SQL {
  return sql`case when ${orders.fulfilmentMethod} = ${FULFILMENT_METHOD.freeShipping} and ${orders.shippingAddress} is null then (
    select max(coalesce(${orderLines.validUntil}, 'infinity')) from ${orderLines}
    where ${orderLines.orderId} = ${orders.id} and ${orderLines.kind} = ${LINE_KIND.goods}) end`
}
