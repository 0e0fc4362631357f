import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyTables } from '@/backend/demo/empty-tables'
import { makeProduct, makeStore } from '@/tests/backend/support/factories'
import { findFaults, findUnsettled } from '@/tests/backend/support/money-faults'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { createSeededRandom } from '@/tests/support/scale'
import type { Market } from './money-commands'
import { runSequence } from './money-sequence'

const SEQUENCES = 10_000
/** Sequences until the tables are emptied, since the check of the books reads all of them. */
const BATCH = 25
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

it(`${SEQUENCES} random sequences of payments, events and faults leave ledger, orders and provider in agreement, with one capture per intent and every refund done`, async () => {
  let market: Market | undefined
  for (let n = 0; n < SEQUENCES; n++) {
    if (!market || n % BATCH === 0) market = await openMarket()
    const since = new Date(STARTS_AT + (n % BATCH) * STEP_MS)
    api.clock.set(since.toISOString())
    const log = await runSequence(api, createSeededRandom(`money ${n}`), market)
    const faults = [...(await findUnsettled(api.deps)), ...(await findFaults(api.deps, since))]
    expect({ n, log, faults }).toEqual({ n, log, faults: [] })
  }
}, 7_200_000)
