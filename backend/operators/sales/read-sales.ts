import { and, asc, eq, gte, inArray, lt, ne, or, type SQL } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { toLocal } from '@/backend/catalogue/stores/local-time'
import type { Actor } from '@/backend/operators/access/abilities'
import { isInReach, requireStores } from '@/backend/operators/access/reach'
import { transfers } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { POINTS } from '@/backend/orders/schema/transfer-kinds'
import { addTaxes, eachKind, type TaxParts, taxesOfOrder } from '@/backend/orders/taxes/tax-parts'
import type { Database } from '@/backend/platform/db/database'
import { inSnapshot } from '@/backend/platform/db/transaction'
import { type LocalPeriod, readLocalPeriods } from './local-periods'
import { readRefundTaxes } from './refund-taxes'
import { type BillParts, shareOfBill } from './share-of-bill'
import { noPayments, type Way, wayOf } from './ways-of-payment'

/** In minor units: the transfers of the ledger's account `store` for a store's orders on a day in its time zone. */
export interface SalesRow extends BillParts {
  store: string
  day: string
  currency: string
  /** orders with income on the day */
  orders: number
  refunds: number
  /** the value of gift cards sold less returned ones, which the store owes */
  giftCards: number
  /** gross − discounts + fees + taxes + tips − refunds − gift cards */
  net: number
  /** those that were added add up to `taxes` */
  taxesByLabel: TaxParts
  /** adds up to gross − discounts + fees + taxes + tips */
  paid: Record<Way, number>
  refundTaxes: TaxParts
}

export interface SalesQuery {
  /** keys; empty: every store in reach */
  stores: readonly string[]
  /** `YYYY-MM-DD`; `from` and `to` are included */
  from: string
  to: string
}

type Moved = Awaited<ReturnType<typeof readTransfers>>[number]
type CountedRow = SalesRow & { ids: Set<string> }
type RowOf = (of: { store: string; currency: string; day: string }) => CountedRow

/** Sales by store and day. An order counts on the days of its income, each with the share of the bill that it paid. */
export async function readSales(db: Database, actor: Actor, query: SalesQuery): Promise<SalesRow[]> {
  const inReach = isInReach({ gids: await requireStores(db, actor, query.stores) }, stores.gid)
  const rows = new Map<string, CountedRow>()
  const rowOf: RowOf = ({ store, day, currency }) => {
    const key = `${store} ${day} ${currency}`
    const row = rows.get(key) ?? emptyRow(store, day, currency)
    rows.set(key, row)
    return row
  }
  await inSnapshot(db, async (tx) => {
    for (const period of await readLocalPeriods(tx, inReach, query)) {
      const isInPeriod = and(gte(transfers.createdAt, period.start), lt(transfers.createdAt, period.end))
      const touched = tx.selectDistinct({ id: transfers.orderId }).from(transfers).where(isInPeriod)
      const which = and(inReach, eq(stores.timeZone, period.timeZone), inArray(orders.id, touched))
      addMoved(rowOf, await readTransfers(tx, which), period)
      for (const { createdAt, taxes, ...refund } of await readRefundTaxes(tx, which)) {
        if (!isWithin(createdAt, period)) continue
        const row = rowOf({ ...refund, day: toLocal(createdAt, period.timeZone).date })
        addParts(row.refundTaxes, taxes)
      }
    }
  })
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1))
  return sorted.map(([, { ids, ...row }]) => ({ ...row, orders: ids.size }))
}

/** All transfers of the orders, since income of earlier days determines which share of the bill the rest paid. */
function readTransfers(db: Database, which: SQL | undefined) {
  const isOfStore = or(eq(transfers.debit, 'store'), eq(transfers.credit, 'store'))
  return db
    .select({ transfer: transfers, order: orders, store: stores.urlKey, method: payments.method })
    .from(transfers)
    .innerJoin(orders, eq(orders.id, transfers.orderId))
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .leftJoin(payments, eq(payments.id, transfers.paymentId))
    .where(and(which, isOfStore, ne(transfers.currency, POINTS)))
    .orderBy(asc(transfers.createdAt), asc(transfers.id))
}

function addMoved(rowOf: RowOf, moved: Moved[], period: LocalPeriod): void {
  const incomeOf = new Map<string, number>()
  for (const { transfer, order, store, method } of moved) {
    const { kind, amount, createdAt, currency } = transfer
    const before = incomeOf.get(order.id) ?? 0
    const way = wayOf(kind, method)
    if (way) incomeOf.set(order.id, before + amount)
    if (!isWithin(createdAt, period)) continue
    const row = rowOf({ store, currency, day: toLocal(createdAt, period.timeZone).date })
    row.net += transfer.credit === 'store' ? amount : -amount
    if (kind === 'card_issued' || kind === 'card_voided') row.giftCards += kind === 'card_issued' ? amount : -amount
    else if (!way) row.refunds += amount
    else {
      row.ids.add(order.id)
      row.paid[way] += amount
      const { byLabel, ...parts } = shareOfBill(billOf(order), { amount, before })
      for (const name of Object.keys(parts) as (keyof BillParts)[]) row[name] += parts[name]
      addParts(row.taxesByLabel, byLabel)
    }
  }
}

function addParts(sum: TaxParts, more: TaxParts): void {
  addTaxes(sum.added, more.added)
  addTaxes(sum.contained, more.contained)
}

function isWithin(instant: Date, { start, end }: LocalPeriod): boolean {
  return instant >= start && instant < end
}

function billOf(order: Moved['order']) {
  const { itemTotal, storeDiscount, couponDiscount, surcharge, shippingFee, tax, tips } = order
  return {
    gross: itemTotal,
    discounts: storeDiscount + couponDiscount,
    fees: surcharge + shippingFee,
    taxes: tax,
    tips,
    byLabel: taxesOfOrder(order),
  }
}

function emptyRow(store: string, day: string, currency: string): CountedRow {
  const bill = { gross: 0, discounts: 0, fees: 0, taxes: 0, tips: 0 }
  const sums = { orders: 0, refunds: 0, giftCards: 0, net: 0, ids: new Set<string>() }
  const taxes = { taxesByLabel: eachKind(() => ({})), refundTaxes: eachKind(() => ({})) }
  return { store, day, currency, ...bill, ...sums, ...taxes, paid: noPayments() }
}
