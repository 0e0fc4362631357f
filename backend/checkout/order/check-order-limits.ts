import { millisecondsInHour } from 'date-fns/constants'
import { and, count, eq, gt, inArray, isNull, min, ne, not, sql } from 'drizzle-orm'
import { quotes } from '@/backend/checkout/schema'
import type { Config } from '@/backend/config/config'
import type { OrderLimits } from '@/backend/config/order-limits'
import type { CustomerRow } from '@/backend/customers/accounts/login-address'
import { isVerified, isVerifiedRow } from '@/backend/customers/accounts/verification'
import { customers } from '@/backend/customers/schema/customers'
import { orderLines, orders } from '@/backend/orders/schema/orders'
import type { Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { checkOpenOrders } from './open-order-limits'
import type { OrderDraft } from './prepare-order'

/**
 * Counts a checkout and checks the limits of what is held without payment. Checkouts of one account wait for each other
 * here, and so do those of all unverified accounts at one network address. The payment of a surcharge holds nothing
 * more than the order that owes it. Throws `overLimit`.
 */
export async function checkOrderLimits(
  tx: Transaction,
  { orderLimits }: Pick<Config, 'orderLimits'>,
  { order, lines, due, language }: OrderDraft,
  customer: CustomerRow,
  now: Date,
): Promise<void> {
  await lock(tx, `open orders of ${customer.id}`)
  await countCheckout(tx, order, orderLimits, now)
  if (due === 0 || order.relatedOrderId) return
  const verified = isVerified(customer)
  const ordersOfAddress = verified ? 0 : await openOrdersFrom(tx, order.placedFrom ?? '')
  const { orders: open, units } = await openOrdersOf(tx, customer.id)
  checkOpenOrders(orderLimits, { isVerified: verified, orders: open, ordersOfAddress, units }, lines, language)
}

/** Takes an advisory lock until the transaction ends. */
async function lock(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
}

/** Counts the checkouts of an hour; the same quote again is the same checkout. */
async function countCheckout(
  tx: Transaction,
  { quoteId, customerId }: OrderDraft['order'],
  { checkoutsPerHour }: OrderLimits,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - millisecondsInHour)
  const [others] = await tx
    .select({ count: count(), first: min(quotes.attemptedAt) })
    .from(quotes)
    .where(and(eq(quotes.customerId, customerId), gt(quotes.attemptedAt, since), ne(quotes.id, quoteId)))
  if (others?.first && others.count >= checkoutsPerHour) {
    const seconds = Math.ceil((others.first.getTime() - since.getTime()) / 1000)
    throw new DomainError('overLimit', 'too many checkouts, try again later', { retry_after: Math.max(1, seconds) })
  }
  await tx
    .update(quotes)
    .set({ attemptedAt: now })
    .where(and(eq(quotes.id, quoteId), isNull(quotes.attemptedAt)))
}

/** Counts the open orders of all unverified accounts at an address; an unknown one would be that of all shoppers. */
async function openOrdersFrom(tx: Transaction, placedFrom: string): Promise<number> {
  if (placedFrom === '') return 0
  await lock(tx, `open orders from ${placedFrom}`)
  const [open] = await tx
    .select({ count: count() })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(and(eq(orders.placedFrom, placedFrom), isOpen(), not(isVerifiedRow() ?? sql`false`)))
  return open?.count ?? 0
}

async function openOrdersOf(tx: Transaction, customerId: number) {
  const lines = await tx
    .select({ orderId: orders.id, pid: orderLines.pid, quantity: orderLines.quantity })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.customerId, customerId), isOpen()))
  const units = new Map<number, number>()
  for (const { pid, quantity } of lines) units.set(pid, (units.get(pid) ?? 0) + quantity)
  return { orders: new Set(lines.map(({ orderId }) => orderId)).size, units }
}

/** SQL condition: neither accepted by its store nor paid, and no payment of a surcharge. */
function isOpen() {
  const { pending, payment_review } = ORDER_STATUS
  return and(
    inArray(orders.status, [pending, payment_review]),
    gt(sql`${orders.grandTotal} + ${orders.tips}`, orders.totalPaid),
    isNull(orders.relatedOrderId),
  )
}
