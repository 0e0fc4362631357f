import { stringify } from 'csv-stringify/sync'
import { and, asc, eq, gte, inArray, lt, ne, or, type SQL } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { addDays, fromLocal, toLocal } from '@/backend/catalogue/stores/local-time'
import type { Actor } from '@/backend/operators/access/abilities'
import { isInReach, requireStores } from '@/backend/operators/access/reach'
import { transfers } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { POINTS, type TransferKind } from '@/backend/orders/schema/transfer-kinds'
import type { Database } from '@/backend/platform/db/database'
import { toDecimalText } from '@/lib/domain/money/decimals'
import { type BillParts, shareOfBill } from './share-of-bill'

const INCOME: readonly TransferKind[] = ['paid', 'collected', 'card_spent', 'points_spent']

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
}

export interface SalesQuery {
  /** keys; empty: every store in reach */
  stores: readonly string[]
  /** `YYYY-MM-DD`; `from` and `to` are included */
  from: string
  to: string
}

type Moved = Awaited<ReturnType<typeof readTransfers>>[number]

/** Sales by store and day. An order counts on the days of its income, each with the share of the bill that it paid. */
export async function readSales(db: Database, actor: Actor, query: SalesQuery): Promise<SalesRow[]> {
  const inReach = isInReach({ gids: await requireStores(db, actor, query.stores) }, stores.gid)
  const zones = await db.selectDistinct({ timeZone: stores.timeZone }).from(stores).where(inReach)
  const rows = new Map<string, SalesRow & { ids: Set<string> }>()
  for (const { timeZone } of zones) {
    const [start, end] = [fromLocal(query.from, 0, timeZone), fromLocal(addDays(query.to, 1), 0, timeZone)]
    const isInPeriod = and(gte(transfers.createdAt, start), lt(transfers.createdAt, end))
    const touched = db.selectDistinct({ id: transfers.orderId }).from(transfers).where(isInPeriod)
    const moved = await readTransfers(db, and(inReach, eq(stores.timeZone, timeZone), inArray(orders.id, touched)))
    addMoved(rows, moved, { start, end })
  }
  const sorted = [...rows].sort(([a], [b]) => (a < b ? -1 : 1))
  return sorted.map(([, { ids, ...row }]) => ({ ...row, orders: ids.size }))
}

/** All transfers of the orders, since income of earlier days determines which share of the bill the rest paid. */
function readTransfers(db: Database, which: SQL | undefined) {
  const isOfStore = or(eq(transfers.debit, 'store'), eq(transfers.credit, 'store'))
  return db
    .select({ transfer: transfers, order: orders, store: stores.urlKey, timeZone: stores.timeZone })
    .from(transfers)
    .innerJoin(orders, eq(orders.id, transfers.orderId))
    .innerJoin(stores, eq(stores.gid, orders.gid))
    .where(and(which, isOfStore, ne(transfers.currency, POINTS)))
    .orderBy(asc(transfers.createdAt), asc(transfers.id))
}

function addMoved(
  rows: Map<string, SalesRow & { ids: Set<string> }>,
  moved: Moved[],
  { start, end }: { start: Date; end: Date },
): void {
  const incomeOf = new Map<string, number>()
  for (const { transfer, order, store, timeZone } of moved) {
    const { kind, amount, createdAt, currency } = transfer
    const before = incomeOf.get(order.id) ?? 0
    const isIncome = INCOME.includes(kind)
    if (isIncome) incomeOf.set(order.id, before + amount)
    if (createdAt < start || createdAt >= end) continue
    const day = toLocal(createdAt, timeZone).date
    const key = `${store} ${day} ${currency}`
    const row = rows.get(key) ?? emptyRow(store, day, currency)
    rows.set(key, row)
    row.net += transfer.credit === 'store' ? amount : -amount
    if (kind === 'card_issued' || kind === 'card_voided') row.giftCards += kind === 'card_issued' ? amount : -amount
    else if (!isIncome) row.refunds += amount
    else {
      row.ids.add(order.id)
      const parts = shareOfBill(billOf(order), { amount, before })
      for (const name of Object.keys(parts) as (keyof BillParts)[]) row[name] += parts[name]
    }
  }
}

function billOf(order: Moved['order']): BillParts {
  const { itemTotal, storeDiscount, couponDiscount, surcharge, shippingFee, tax, tips } = order
  return {
    gross: itemTotal,
    discounts: storeDiscount + couponDiscount,
    fees: surcharge + shippingFee,
    taxes: tax,
    tips,
  }
}

function emptyRow(store: string, day: string, currency: string) {
  const parts = { gross: 0, discounts: 0, fees: 0, taxes: 0, tips: 0, refunds: 0, giftCards: 0, net: 0 }
  return { store, day, currency, orders: 0, ...parts, ids: new Set<string>() }
}

const AMOUNTS = ['gross', 'discounts', 'fees', 'taxes', 'tips', 'refunds', 'giftCards', 'net'] as const
const HEADINGS = [
  'store',
  'day',
  'currency',
  'orders',
  ...AMOUNTS.map((name) => (name === 'giftCards' ? 'gift_cards' : name)),
]

/** Writes CSV with amounts in major units. */
export function salesCsv(rows: readonly SalesRow[]): string {
  const cells = rows.map((row) => [
    row.store,
    row.day,
    row.currency,
    row.orders,
    ...AMOUNTS.map((name) => toDecimalText(row[name], row.currency)),
  ])
  return stringify([HEADINGS, ...cells])
}
