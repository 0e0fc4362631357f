import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables } from '@/backend/demo/empty-tables'
import { seedDatabase } from '@/backend/demo/seed-database'
import { transfers } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { runSequence } from '@/tests/backend/payments/money-sequence'
import { makeProduct, makeStore } from '@/tests/backend/support/factories'
import { findMonthFaults } from '@/tests/backend/support/month-faults'
import { openTestApp } from '@/tests/backend/support/test-app'
import { createSeededRandom, size } from '@/tests/support/scale'

const api = await openTestApp({ simulator: false })
beforeEach(() => emptyTables(api.db))
afterAll(() => api.close())

const DAY = [{ open: 0, close: 1440 }]
const HOURS = [DAY, DAY, DAY, DAY, DAY, DAY, DAY] as const

describe('export, sales and ledger agree to the cent', () => {
  it('in every store of the demo', async () => {
    await seedDatabase(api.db, { now: api.clock.now() })
    const year = { from: '2025-06-15', to: '2026-06-15' }
    expect(await findMonthFaults(api.db, year)).toEqual([])
    const [order] = await api.db.select().from(orders).where(eq(orders.status, ORDER_STATUS.completed)).limit(1)
    const money = { orderId: order?.id, amount: 1, currency: 'CAD', createdAt: order?.createdAt ?? new Date() }
    await api.db.insert(transfers).values({ ...money, kind: 'collected', debit: 'cash', credit: 'store' })
    expect(await findMonthFaults(api.db, year)).toEqual([expect.stringContaining(`${order?.id}: paid, stored: `)])
  }, 120_000)

  it(`after ${size(250, 8)} random histories of payments, refunds, gift cards and points`, async () => {
    const store = await makeStore(api.db, { hours: HOURS, deliveryHours: HOURS })
    const dish = await makeProduct(api.db, store, { price: 1475, stock: null })
    const giftCard = await makeProduct(api.db, store, { price: 2500, kind: 1, stock: null })
    for (let n = 0; n < size(250, 8); n++)
      await runSequence(api, createSeededRandom(`month ${n}`), { gid: store.gid, dish: dish.id, giftCard: giftCard.id })
    expect(await findMonthFaults(api.db, { from: '2026-06-01', to: '2027-06-01' })).toEqual([])
  }, 120_000)
})
