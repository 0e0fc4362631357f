import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { stores } from '@/backend/catalogue/schema/stores'
import { TAX_WORD, taxClassOf } from '@/backend/catalogue/taxes/tax-classes'
import { orderLines, orders } from '@/backend/orders/schema/orders'
import { checkOwed, findPayingOrder, separateSurcharges, surchargeChanged } from '@/backend/orders/state/surcharge-debt'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { inEveryLanguage } from '@/backend/platform/i18n/texts'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import type { Localised } from '@/lib/domain/languages/languages'
import { toDecimal, toMinor } from '@/lib/domain/money/decimals'
import { itemError } from './cart-item'

import type { CartLine, LoadedCart } from './load-cart'

export interface PayCartRequest {
  /** major units, as on the wire, since the currency depends on the store */
  amount: number
  taxClass: string
  /** the order whose separate surcharges are paid */
  relatedOrderId: string | null
}

type Store = typeof stores.$inferSelect

/** Maximum at the till, in major units. */
const MAX_SELF_CHECKOUT = 10_000
const ROUNDING_TOLERANCE = 1e-6
/** An amount entered at the till includes taxes unless it names a class. */
const TAXES_INCLUDED = 'exempt'

/**
 * Loads a pay cart. At the till the amount is above 0, at most 10000, and no finer than the currency; that of a
 * surcharge matches its order. Throws `invalidRequest`, `overPaymentLimit`; for a surcharge `notRegistered`, and
 * `conflict` (another amount, paid, or an order not active).
 */
export async function loadPayCart(
  db: Database,
  store: Store,
  customerId: number,
  request: PayCartRequest,
): Promise<LoadedCart> {
  const lines =
    request.relatedOrderId === null
      ? [selfCheckoutLine(store, request)]
      : await surchargeLines(db, store, customerId, { ...request, relatedOrderId: request.relatedOrderId })
  return { lines, deal: null, pay: { relatedOrderId: request.relatedOrderId } }
}

function selfCheckoutLine(store: Store, { amount, taxClass }: PayCartRequest): CartLine {
  if (!store.settings.selfCheckout) throw itemError('the store does not offer self-checkout')
  const minor = toMinor(amount, store.currency)
  if (amount > MAX_SELF_CHECKOUT) throw new DomainError('overPaymentLimit', 'above the limit of a self-checkout')
  if (minor <= 0 || Math.abs(toDecimal(minor, store.currency) - amount) > ROUNDING_TOLERANCE)
    throw itemError('invalid amount')
  return toLine(
    store,
    inEveryLanguage((texts) => texts.self_checkout),
    minor,
    taxClass ? taxClassOf(store.kind, TAX_WORD.test(taxClass) ? taxClass : '') : TAXES_INCLUDED,
  )
}

async function surchargeLines(
  db: Database,
  store: Store,
  customerId: number,
  { relatedOrderId, amount }: PayCartRequest & { relatedOrderId: string },
): Promise<CartLine[]> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, relatedOrderId), eq(orders.customerId, customerId), eq(orders.gid, store.gid)))
  if (!order) throw new DomainError('notRegistered', 'record not found')
  checkOwed(order, toMinor(amount, store.currency))
  if ((await findPayingOrder(db, order.id)) !== null) throw surchargeChanged()
  const most = await mainTaxClass(db, order.id)
  return separateSurcharges(order).map(({ label, value, taxClass }) =>
    toLine(store, label, value, taxClassOf(store.kind, taxClass, most)),
  )
}

/** The class of most of the goods, by which a surcharge without a class of its own is taxed; null without goods. */
async function mainTaxClass(db: Database, orderId: string): Promise<string | null> {
  const total = sql`sum(${orderLines.amount})`
  const [most] = await db
    .select({ taxClass: orderLines.taxClass })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.kind, LINE_KIND.goods)))
    .groupBy(orderLines.taxClass)
    .orderBy(desc(total), asc(orderLines.taxClass))
    .limit(1)
  return most?.taxClass ?? null
}

function toLine(store: Store, name: Localised, amount: number, taxClass: string): CartLine {
  const line = {
    pid: 0,
    dealId: null,
    kind: LINE_KIND.amount,
    name,
    picture: store.logo,
    unitPrice: amount,
    quantity: 1,
    limit: 1,
  }
  return { ...line, amount, options: [], validUntil: null, taxClass, available: null }
}
