import { eq } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { readTaxes } from '@/backend/catalogue/taxes/store-taxes'
import { ownTaxClass, taxClassOf } from '@/backend/catalogue/taxes/tax-classes'
import { cancelAttempts } from '@/backend/orders/attempts/move-attempts'
import { isBeingConfirmed } from '@/backend/orders/attempts/payment-state'
import { type OrderRow, orderLines, orders } from '@/backend/orders/schema/orders'
import { amountDue } from '@/backend/orders/state/amount-due'
import { findLivePayer } from '@/backend/orders/state/surcharge-debt'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { withAmount } from '@/backend/pricing/price-quote'
import type { Surcharge } from '@/backend/pricing/surcharge'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'

import { isActiveStatus } from '@/lib/domain/codes/order-status'
import { toMinor } from '@/lib/domain/money/decimals'

/** Maximum of a surcharge, in major units. */
const MAX = 100_000

/**
 * Adds a store's surcharge to an order. A separate one is paid by its own order; any other joins the bill, which must
 * be unpaid, and closes the attempts with the former amount. Throws `notFound`, `invalidRequest` for the amount, and
 * `conflict` for an order that takes none or has one.
 */
export async function addSurcharge(db: Database, id: string, surcharge: Surcharge, now: Date): Promise<void> {
  const { value, isSeparate } = surcharge
  await inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
    if (!order) throw new DomainError('notFound', 'no such order')
    if (!Number.isSafeInteger(value) || value <= 0 || value > toMinor(MAX, order.currency)) {
      throw new DomainError('invalidRequest', 'invalid amount')
    }
    if (!isActiveStatus(order.status) || order.expiresAt !== null || order.selfCheckout) {
      throw new DomainError('conflict', 'a surcharge cannot be added to the order now')
    }
    if (order.orderSurcharge !== null) throw new DomainError('conflict', 'the order already has a surcharge')
    if (isSeparate && (await findLivePayer(tx, id))) throw new DomainError('conflict', 'its surcharge is being paid')
    const totals = isSeparate ? {} : await billWith(tx, order, surcharge, now)
    await tx
      .update(orders)
      .set({ orderSurcharge: surcharge, ...totals, updatedAt: now })
      .where(eq(orders.id, id))
    if (!isSeparate) await cancelAttempts(tx, order, now)
  })
}

async function billWith(db: Database, order: OrderRow, surcharge: Surcharge, now: Date) {
  if (await isBeingConfirmed(db, order.id))
    throw new DomainError('conflict', 'a payment of the order is being confirmed')
  if (amountDue(order) === 0) throw new DomainError('conflict', 'the order is paid: its surcharge must be separate')
  const [store] = await db.select().from(stores).where(eq(stores.gid, order.gid))
  if (!store) throw new Error('the store of the order no longer exists')
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  const goods = lines.filter(({ kind }) => kind === LINE_KIND.goods)
  const classed = goods.map((line) => ({ ...line, taxClass: taxClassOf(store.kind, line.taxClass) }))
  const charge = { taxClass: ownTaxClass(surcharge.taxClass), amount: surcharge.value }
  const { ratesOf } = await readTaxes(db, store, order.shippingAddress, now)
  return withAmount(order, charge, classed, ratesOf)
}
