import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders } from '@/backend/db/schema/orders'
import { payments, refunds, sandboxCharges } from '@/backend/db/schema/payments'
import { emptyTables } from '@/backend/demo/empty-tables'
import { checkBooks } from '@/backend/services/ledger/check-books'
import { IN_DOUBT } from '@/backend/services/payments/state/attempt-transitions'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { makeProduct, makeStore } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { createSeededRandom, size } from '@/tests/support/scale'
import type { Market } from './money-commands'
import { runSequence } from './money-sequence'

const SEQUENCES = size(10_000, 300)
/** Sequences until the tables are emptied, since the check of the books reads all of them. */
const BATCH = 50
/** From one sequence to the next, each of which takes more than a day. */
const STEP_MS = 3 * 86_400_000
const STARTS_AT = Date.parse('2026-06-05T19:00:00Z')
const DAY = [{ open: 0, close: 1440 }]
const HOURS = [DAY, DAY, DAY, DAY, DAY, DAY, DAY] as const

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

async function openMarket(): Promise<Market> {
  await emptyTables(api.db)
  const store = await makeStore(api.db, { hours: HOURS, deliveryHours: HOURS })
  const dish = await makeProduct(api.db, store, { price: 1475, stock: null })
  const giftCard = await makeProduct(api.db, store, { price: 2500, kind: 1, stock: null })
  return { gid: store.gid, dish: dish.id, giftCard: giftCard.id }
}

/** What must not be once the provider is back and a day has passed. */
async function findFaults(since: Date): Promise<string[]> {
  const kept = sql`${sandboxCharges.amount} - ${sandboxCharges.refunded}`
  const held = await api.db
    .select({ id: payments.id, quoteId: payments.quoteId, status: orders.status })
    .from(payments)
    .innerJoin(sandboxCharges, eq(sandboxCharges.idempotencyKey, payments.idempotencyKey))
    .leftJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(sandboxCharges.outcome, 'succeeded'), gt(kept, 0)))
  const unreturned = await api.db.select().from(refunds).where(ne(refunds.state, 'done'))
  const doubtful = await api.db
    .select()
    .from(payments)
    .where(inArray(payments.state, [...IN_DOUBT]))
  const intents = held.map(({ quoteId }) => quoteId)
  const orphans = held.filter(({ status }) => status === null || status === ORDER_STATUS.canceled)
  return [
    ...(await checkBooks(api.deps, since)),
    ...intents.filter((id, n) => intents.indexOf(id) < n).map((id) => `quote ${id}: charged twice`),
    ...orphans.map(({ id }) => `attempt ${id}: kept without an order`),
    ...unreturned.map(({ id, state }) => `refund ${id}: ${state}`),
    ...doubtful.map(({ id, state }) => `attempt ${id}: ${state}`),
  ]
}

it(`${SEQUENCES} random sequences of payments, events and faults leave ledger, orders and provider in agreement, with one capture per intent and every refund done`, async () => {
  let market: Market | undefined
  for (let n = 0; n < SEQUENCES; n++) {
    if (!market || n % BATCH === 0) market = await openMarket()
    const since = new Date(STARTS_AT + (n % BATCH) * STEP_MS)
    api.clock.set(since.toISOString())
    const log = await runSequence(api, createSeededRandom(`money ${n}`), market)
    expect({ n, log, faults: await findFaults(since) }).toEqual({ n, log, faults: [] })
  }
}, 7_200_000)
