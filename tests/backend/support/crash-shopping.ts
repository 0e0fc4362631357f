import { inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { reconcilePayments } from '@/backend/app/worker/reconcile-payments'
import { openSession } from '@/backend/customers/sessions/open-session'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import type { Database } from '@/backend/platform/db/database'
import { sandboxCharges } from '@/backend/providers/sandbox/schema'
import type { ApiProcess } from './crash-process'
import { makeCustomer, makeProduct, makeStore } from './factories'
import { VISA } from './shopping'
import { createTestApp, type Tokens } from './test-app'

const DAY = [{ open: 0, close: 1440 }]
const ALWAYS = [DAY, DAY, DAY, DAY, DAY, DAY, DAY] as const
const EACH_ROUND = 6

export interface Market {
  gid: number
  pid: number
  shoppers: Tokens[]
}

export async function makeMarket(db: Database, shoppers: number): Promise<Market> {
  const store = await makeStore(db, { hours: ALWAYS, deliveryHours: ALWAYS })
  const { id: pid } = await makeProduct(db, store, { stock: 100_000 })
  const market: Market = { gid: store.gid, pid, shoppers: [] }
  for (let n = 0; n < shoppers; n++) {
    const { id } = await makeCustomer(db)
    market.shoppers.push(await openSession(db, id, 'shared', new Date()))
  }
  return market
}

export function createCrashShopping(api: ApiProcess, { gid, pid, shoppers }: Market) {
  const acknowledged = new Set<string>()
  /** quotes whose checkout got no answer */
  const lost: { tokens: Tokens; qid: string }[] = []

  const checkOut = (tokens: Tokens, qid: string) =>
    api.call(tokens, '/api/rest/v7/aio', { q_id: qid, g_id: gid, shp_mtd: 2, pay_mtd: 2, card: VISA, adr_lst: [] })

  async function shop(tokens: Tokens): Promise<void> {
    for (;;) {
      const body = { gid, items: [{ pid, qty: 1, options: [] }], shp_mtd: 2 }
      const quote = await api.call(tokens, '/api/rest/v8/ctotal', body).catch(() => null)
      if (quote?.RC !== 200) return
      const { qid } = quote.records
      const order = await checkOut(tokens, qid).catch(() => null)
      if (order?.RC === 200 && order.records.payment_state === null) acknowledged.add(order.records.ord_id)
      else lost.push({ tokens, qid })
      if (!order) return
    }
  }

  return {
    acknowledged,
    /** Kills the API `after` milliseconds after enough orders. */
    async killDuringCheckouts(after: number): Promise<void> {
      await api.start()
      const enough = acknowledged.size + EACH_ROUND
      const shopping = Promise.all(shoppers.map(shop))
      const deadline = Date.now() + 30_000
      while (acknowledged.size < enough && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      expect(acknowledged.size).toBeGreaterThanOrEqual(enough)
      await new Promise((resolve) => setTimeout(resolve, after))
      await api.stop('SIGKILL')
      await shopping
    },
    async sendLostAgain(): Promise<number> {
      await api.start()
      await Promise.all(
        lost.map(async ({ tokens, qid }) => {
          const again = await checkOut(tokens, qid)
          if (again.RC === 200 && again.records.payment_state === null) acknowledged.add(again.records.ord_id)
        }),
      )
      await api.stop('SIGTERM')
      return lost.length
    },
  }
}

/** Acknowledged orders are paid; after the reconciler has run, each order has one charge, and each charge one order. */
export async function expectWholeBooks(db: Database, acknowledged: Set<string>): Promise<void> {
  const { deps, clock } = createTestApp(db, async () => {})
  clock.set(new Date(Date.now() + 10 * 60_000).toISOString())
  for (let batch = 0; batch < 5; batch++) await reconcilePayments(deps)
  const kept = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...acknowledged]))
  expect(kept).toHaveLength(acknowledged.size)
  expect(kept.every((order) => order.status === 1 && order.totalPaid === order.grandTotal)).toBe(true)

  const all = await db.select().from(orders)
  // one whose charge never arrived is cancelled, once its customer was told that it is being confirmed
  const live = all.filter((order) => order.status !== 5)
  const paid = await db.select().from(payments)
  const charges = await db.select().from(sandboxCharges)
  expect(all.filter((order) => order.status === 3)).toEqual([])
  const taken = paid.filter((payment) => payment.state === 'captured')
  expect(paid.every(({ state }) => state === 'captured' || state === 'expired')).toBe(true)
  expect(taken.map((payment) => payment.orderId).sort()).toEqual(live.map((order) => order.id).sort())
  expect(taken.map((payment) => payment.idempotencyKey).sort()).toEqual(
    charges.map((charge) => charge.idempotencyKey).sort(),
  )
  expect(charges).toHaveLength(live.length)
  expect(charges.every((charge) => charge.outcome === 'succeeded' && charge.refunded === 0)).toBe(true)
}
