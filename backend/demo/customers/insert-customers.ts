import { hash } from '@node-rs/argon2'
import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { addresses, bookmarks, customers } from '@/backend/customers/schema/customers'
import { vaultCustomers } from '@/backend/customers/schema/saved-cards'
import type { Catalogue } from '@/backend/demo/build-catalogue'
import { couponRedemptions } from '@/backend/orders/schema/coupon-redemptions'
import { giftCards, pointsAccounts, transfers } from '@/backend/orders/schema/ledgers'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { orderComments, orderLines, orders } from '@/backend/orders/schema/orders'
import { payments, refunds } from '@/backend/orders/schema/payments'
import { POINTS } from '@/backend/orders/schema/transfer-kinds'
import { advanceIds, bulkInsert } from '@/backend/platform/db/bulk-write'
import type { Database } from '@/backend/platform/db/database'
import { sandboxCards, sandboxCharges, sandboxRefunds } from '@/backend/providers/sandbox/schema'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import { buildGiftCards, buildPaymentTransfers, buildPoints } from './build-ledgers'
import { buildOrderRefunds, buildRefunds } from './build-order-refunds'
import { buildOrders } from './build-orders'
import {
  buildAddresses,
  buildBookmarks,
  buildCustomers,
  buildSavedCard,
  DEMO_CUSTOMER,
  DEMO_PASSWORD,
  SECOND_CUSTOMER,
} from './people'

const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export async function insertCustomers(db: Database, catalogue: Catalogue, now: Date): Promise<void> {
  const fill = <T extends PgTable>(table: T, rows: T['$inferInsert'][]) => bulkInsert(db, table, rows)
  const passwordHash = await hash(DEMO_PASSWORD, ARGON2)
  await fill(
    customers,
    buildCustomers(now).map((customer) => ({ ...customer, passwordHash })),
  )
  await fill(addresses, buildAddresses(now))
  const saved = buildSavedCard(now)
  await fill(vaultCustomers, [saved.vault])
  await fill(sandboxCards, [saved.card])
  const liked = catalogue.products.filter((product) => product.kind === LINE_KIND.goods)
  const productIds = [liked[1], liked[5], liked[40], liked[90]].flatMap((product) => (product ? [product.id] : []))
  const dealIds = catalogue.deals
    .slice(20, 60)
    .filter((_, n) => n % 8 === 0)
    .map((deal) => deal.id)
  await fill(bookmarks, buildBookmarks(productIds, dealIds, now))

  const history = buildOrders(catalogue, now)
  await fill(orders, history.orders)
  await fill(orderLines, history.lines)
  await fill(orderComments, history.comments)
  await fill(payments, history.payments)
  await fill(
    sandboxCharges,
    history.payments.map(({ idempotencyKey, amount, refunded = 0, currency, createdAt }) => {
      return { idempotencyKey, outcome: 'succeeded' as const, amount, refunded, currency, createdAt }
    }),
  )
  const returned = buildRefunds(history)
  await fill(orderRefunds, buildOrderRefunds(history))
  await fill(refunds, returned)
  await fill(
    sandboxRefunds,
    returned.map(({ id: idempotencyKey, paymentId, amount }) => {
      const chargeKey = history.payments.find(({ id }) => id === paymentId)?.idempotencyKey ?? ''
      return { idempotencyKey, chargeKey, amount }
    }),
  )
  const redeemed = history.orders.filter((order) => order.couponCode)
  await fill(
    couponRedemptions,
    redeemed.map((order, n) => ({ orderId: order.id, couponId: 1, customerId: DEMO_CUSTOMER, nth: n + 1 })),
  )
  await db.update(coupons).set({ used: redeemed.length }).where(eq(coupons.id, 1))

  const points = buildPoints(history.orders, now)
  const sum = points
    .filter(({ currency }) => currency === POINTS)
    .reduce((total, { kind, amount }) => total + (kind === 'points_earned' ? amount : -amount), 0)
  await fill(pointsAccounts, [
    { customerId: DEMO_CUSTOMER, balance: sum },
    { customerId: SECOND_CUSTOMER, balance: 0 },
  ])
  const { cards, transfers: ofCards } = buildGiftCards(history.orders, now)
  await fill(giftCards, cards)
  await fill(transfers, [...buildPaymentTransfers(history), ...points, ...ofCards])
  // the statement of a received card begins with its receipt
  await db.execute(sql`update ${giftCards} set shown_from = (
    select max(id) from ${transfers} where gift_card = code and kind = 'card_received')`)
  await advanceIds(db, customers)
  await advanceIds(db, addresses)
}
