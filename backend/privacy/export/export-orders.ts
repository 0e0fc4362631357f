import { desc, eq, inArray } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { notReturned, readRefunds } from '@/backend/orders/refunds/read-refunds'
import { orderComments, orderLines, orders } from '@/backend/orders/schema/orders'
import type { Database } from '@/backend/platform/db/database'
import { eachOrderField, type OrderFieldValues } from '@/lib/domain/codes/order-fields'
import { orderStatusName } from '@/lib/domain/codes/order-status'
import { paymentMethodName } from '@/lib/domain/codes/payment-method'
import { toDecimal } from '@/lib/domain/money/decimals'
import { type Exporter, ofExporter } from './exporter'

/** The customer's orders, the newest first, with their lines, comments and contact. */
export async function exportOrders(db: Database, exporter: Exporter) {
  const { language } = exporter
  const found = await db
    .select({ order: orders, store: stores.name })
    .from(orders)
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(ofExporter(orders.customerId, exporter))
    .orderBy(desc(orders.createdAt))
  const ids = found.map(({ order }) => order.id)
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(orderLines.id)
  const comments = await db
    .select()
    .from(orderComments)
    .where(inArray(orderComments.orderId, ids))
    .orderBy(orderComments.id)
  const refunds = await readRefunds(db, ids)
  return found.map(({ order, store }) => {
    const money = (minor: number) => toDecimal(minor, order.currency)
    const ofOrder = ({ orderId }: { orderId: string }) => orderId === order.id
    return {
      id: order.id,
      at: order.createdAt,
      store: store[language],
      site: order.site,
      status: orderStatusName(order.status),
      lines: lines.filter(ofOrder).map(({ name, options, quantity, amount }) => ({
        name: name[language],
        options: options.map((option) => option.choiceName[language]),
        quantity,
        amount: money(amount),
      })),
      currency: order.currency,
      total: money(order.grandTotal),
      tips: money(order.tips),
      paid: money(order.totalPaid),
      refunded: money(order.refunded - notReturned(refunds.filter(ofOrder))),
      refundOnItsWay: money(notReturned(refunds.filter(ofOrder))),
      refunds: refunds.filter(ofOrder).map(({ createdAt, reason, amount, giftCardCode, points }) => {
        return { at: createdAt, reason, amount: money(amount), giftCard: giftCardCode, points }
      }),
      paymentMethod: paymentMethodName(order.paymentMethod),
      card: order.cardLabel,
      giftCard: order.giftCardCode,
      coupon: order.couponCode,
      pointsSpent: order.pointsSpent,
      pointsEarned: order.pointsEarned,
      firstName: order.firstName,
      lastName: order.lastName,
      phone: order.phone,
      email: order.email,
      shippingAddress: order.shippingAddress,
      billingAddress: order.billingAddress,
      ...eachOrderField<OrderFieldValues>((field) => order[field]),
      comments: comments.filter(ofOrder).map(({ isAdmin, body, createdAt }) => ({
        at: createdAt,
        from: isAdmin ? 'store' : 'customer',
        body,
      })),
    }
  })
}
