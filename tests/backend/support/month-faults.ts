import { parse } from 'csv-parse/sync'
import { ne } from 'drizzle-orm'
import { commandActor } from '@/backend/operators/access/abilities'
import type { OperationContext } from '@/backend/operators/operation/operation-context'
import { runOperation } from '@/backend/operators/operation/run-operation'
import { exportOrders } from '@/backend/operators/order-export/export-operation'
import { readSales, type SalesRow } from '@/backend/operators/sales/read-sales'
import { readBalances } from '@/backend/orders/ledger/read-balances'
import { transfers } from '@/backend/orders/schema/ledgers'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { orderLines, orders } from '@/backend/orders/schema/orders'
import { POINTS } from '@/backend/orders/schema/transfer-kinds'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { containedTax } from '@/backend/pricing/taxes/tax-amounts'
import { toMinor } from '@/lib/domain/money/decimals'
import { findRefundTaxFaults } from './refund-tax-faults'

type Amounts = Record<string, number>
interface ExportedOrder {
  id: string
  store: string
  state: string
  /** minor units, by column */
  amounts: Amounts
}

const NO_AMOUNTS = ['id', 'number', 'store', 'state', 'fulfilment', 'currency', 'coupon_code', 'references']
export function isAmount(column: string): boolean {
  return !NO_AMOUNTS.includes(column) && !/^(placed|completed|customer)_/.test(column)
}
const ACTOR = commandActor('test')

/** The whole text of an export. */
async function readExport(db: Database, request: Record<string, unknown>): Promise<string> {
  const { parts } = await runOperation(exportOrders, { db, actor: ACTOR } as OperationContext, request)
  let text = ''
  for await (const part of parts) text += part
  return text
}

async function readExported(db: Database, period: { from: string; to: string }): Promise<ExportedOrder[]> {
  const rows = parse<Record<string, string>>(await readExport(db, period), { columns: true })
  return rows.map(({ id = '', store = '', state = '', currency = '', ...cells }) => {
    const amounts = Object.entries(cells).filter(([name]) => isAmount(name))
    const minor = Object.fromEntries(amounts.map(([name, cell]) => [name, toMinor(cell, currency)]))
    return { id, store, state, amounts: minor }
  })
}

/**
 * What differs between the export of orders, the report of sales, the orders and the ledger, by order and by store. The
 * period must have every order, with all that moved.
 */
export async function findMonthFaults(db: Database, period: { from: string; to: string }): Promise<string[]> {
  const exported = await readExported(db, period)
  const sales = await readSales(db, ACTOR, { stores: [], ...period })
  const stored = new Map((await db.select().from(orders)).map((order) => [order.id, order]))
  const refunds = await db.select().from(orderRefunds)
  const lines = await db.select().from(orderLines)
  const earned = await inTransaction(db, (tx) => readBalances(tx, 'store', 'orderId', ne(transfers.currency, POINTS)))
  const faults: string[] = []
  const compare = (what: string, one: number | undefined, other: number | undefined) => {
    if (one !== other) faults.push(`${what}: ${one}, ${other}`)
  }
  compare('orders exported, stored', exported.length, stored.size)
  for (const { id, amounts } of exported) {
    const order = stored.get(id)
    if (!order) {
      faults.push(`${id}: exported, not stored`)
      continue
    }
    const isOfOrder = ({ orderId }: { orderId: string }) => orderId === id
    const ofOrder = { refunds: refunds.filter(isOfOrder), lines: lines.filter(isOfOrder) }
    compare(`${id}: parts, total`, billOf(amounts), amounts.total)
    compare(`${id}: total, stored`, amounts.total, order.grandTotal + order.tips)
    compare(`${id}: taxes, stored`, sumOf(amounts, 'tax_'), order.tax)
    compare(`${id}: contained, stored`, sumOf(amounts, 'contained_tax_'), containedTax(order.appliedTaxes))
    const returned = sumOf(amounts, 'refund_tax_') + sumOf(amounts, 'refund_contained_tax_')
    const booked = ofOrder.refunds.reduce((sum, { tax }) => sum + tax, 0)
    compare(`${id}: tax in refunds, booked`, returned, booked)
    faults.push(...findRefundTaxFaults({ order, amounts, ...ofOrder }))
    compare(`${id}: paid, stored`, sumOf(amounts, 'paid_'), order.totalPaid)
  }
  for (const store of new Set(exported.map((order) => order.store))) {
    const ours = exported.filter((order) => order.store === store)
    const inExport = addUp(ours.map(({ amounts }) => amounts))
    const inSales = addUp(sales.filter((row) => row.store === store).map(amountsOf))
    const inLedger = ours.reduce((sum, { id }) => sum + (earned.get(id) ?? 0), 0)
    // a bill that is paid in part has the shares of its parts, which the export does not know
    const isWhole = ours.every(({ amounts }) => [0, amounts.total].includes(sumOf(amounts, 'paid_')))
    const isPaid = ({ amounts }: ExportedOrder) => sumOf(amounts, 'paid_') > 0
    const billed = addUp(ours.filter(isPaid).map(({ amounts }) => amounts))
    for (const name of Object.keys({ ...inExport, ...inSales })) {
      if (/^(paid|refund)/.test(name)) compare(`${store}: ${name}`, inExport[name] ?? 0, inSales[name] ?? 0)
      if (isWhole && /^(contained_)?tax_/.test(name))
        compare(`${store}: ${name}`, billed[name] ?? 0, inSales[name] ?? 0)
    }
    const kept = sumOf(inExport, 'paid_') - (inExport.refunded ?? 0) - (inSales.gift_cards ?? 0)
    compare(`${store}: kept, in the ledger`, kept, inLedger)
    compare(`${store}: net, in the ledger`, inSales.net ?? 0, inLedger)
  }
  return faults
}

function billOf(amounts: Amounts): number {
  const { gross = 0, store_discount: store = 0, coupon_discount: coupon = 0, surcharge = 0, tips = 0 } = amounts
  return gross - store - coupon + surcharge + (amounts.shipping_fee ?? 0) + sumOf(amounts, 'tax_') + tips
}

/** Amounts of a row of sales, by the columns of the export. */
function amountsOf({ net, giftCards, refunds, paid, taxesByLabel, refundTaxes }: SalesRow): Amounts {
  const named = (prefix: string, amounts: Amounts) =>
    Object.entries(amounts).map(([name, amount]) => [`${prefix}_${name}`, amount])
  const taxes = [...named('tax', taxesByLabel.added), ...named('contained_tax', taxesByLabel.contained)]
  const returned = [...named('refund_tax', refundTaxes.added), ...named('refund_contained_tax', refundTaxes.contained)]
  const parts = [...named('paid', paid), ...taxes, ...returned]
  return { net, gift_cards: giftCards, refunded: refunds, ...Object.fromEntries(parts) }
}

function sumOf(amounts: Amounts, prefix: string): number {
  return Object.entries(amounts).reduce((sum, [name, amount]) => (name.startsWith(prefix) ? sum + amount : sum), 0)
}

function addUp(all: readonly Amounts[]): Amounts {
  const sums: Amounts = {}
  for (const amounts of all)
    for (const [name, amount] of Object.entries(amounts)) sums[name] = (sums[name] ?? 0) + amount
  return sums
}
