import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables } from '@/backend/demo/empty-tables'
import { seedDatabase } from '@/backend/demo/seed-database'
import { refundOrder } from '@/backend/orders/refunds/refund-order'
import { transfers } from '@/backend/orders/schema/ledgers'
import { orderRefunds, type RefundedLine } from '@/backend/orders/schema/order-refunds'
import { orderLines, orders } from '@/backend/orders/schema/orders'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { runSequence } from '@/tests/backend/payments/money-sequence'
import { makeCoupon, makeCustomer, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { BOTH_KINDS, MEALS_AND_DRINKS, makeTaxes } from '@/tests/backend/support/make-taxes'
import { menuOf } from '@/tests/backend/support/menu-shopping'
import { findMonthFaults } from '@/tests/backend/support/month-faults'
import { buy, VISA } from '@/tests/backend/support/shopping'
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
    const completed = await api.db.select().from(orders).where(eq(orders.status, ORDER_STATUS.completed))
    for (const { id } of completed) {
      const lines = await api.db.select().from(orderLines).where(eq(orderLines.orderId, id)).limit(1)
      const first = lines.map((line) => ({ lineId: line.id, quantity: 1 }))
      await refundOrder(api.db, id, { key: 'line', amount: null, reason: '', lines: first }, api.clock.now())
    }
    expect(await findMonthFaults(api.db, year)).toEqual([])
    const [order] = completed
    const money = { orderId: order?.id, amount: 1, currency: 'CAD', createdAt: order?.createdAt ?? new Date() }
    await api.db.insert(transfers).values({ ...money, kind: 'collected', debit: 'cash', credit: 'store' })
    expect(await findMonthFaults(api.db, year)).toEqual([expect.stringContaining(`${order?.id}: paid, stored: `)])
  }, 120_000)

  it(`after ${size(250, 8)} random histories of payments, refunds, gift cards and points`, async () => {
    const store = await makeStore(api.db, { hours: HOURS, deliveryHours: HOURS })
    await makeTaxes(api.db, store, BOTH_KINDS('house'))
    const dish = await makeProduct(api.db, store, { price: 1475, stock: null, taxClass: 'house' })
    const giftCard = await makeProduct(api.db, store, { price: 2500, kind: 1, stock: null })
    for (let n = 0; n < size(250, 8); n++)
      await runSequence(api, createSeededRandom(`month ${n}`), { gid: store.gid, dish: dish.id, giftCard: giftCard.id })
    expect(await findMonthFaults(api.db, { from: '2026-06-01', to: '2027-06-01' })).toEqual([])
  }, 120_000)

  it('after refunds of lines of several classes, and names what is wrong with their taxes', async () => {
    api.clock.set('2026-06-05T19:00:00Z')
    const store = await makeStore(api.db)
    await makeTaxes(api.db, store, MEALS_AND_DRINKS)
    const duck = await makeProduct(api.db, store, { price: 3200, taxClass: 'meal' })
    const beer = await makeProduct(api.db, store, { price: 955, taxClass: 'liquor' })
    const { tokens } = await makeCustomer(api.db)
    await makeCoupon(api.db, { code: 'TEN' })
    const dinner = {
      items: [
        { pid: duck.id, qty: 1 },
        { pid: beer.id, qty: 3 },
      ],
      cpn: 'TEN',
    }
    const buyDinner = () => buy(api, tokens, menuOf(store), { pay_mtd: 2, card: VISA, tips: 2 }, dinner)
    const refund = (id: string, key: string, amount: number | 'rest' | null, lines: RefundedLine[] = []) =>
      refundOrder(api.db, id, { key, amount, reason: '', lines }, api.clock.now())
    const [beers, parts] = [await buyDinner(), await buyDinner()]
    const [, beerLine] = await api.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, beers))
      .orderBy(orderLines.id)
    for (const key of ['one', 'two']) await refund(beers, key, null, [{ lineId: beerLine?.id ?? 0, quantity: 1 }])
    for (const amount of [333, 1234, 'rest'] as const) await refund(parts, `${amount}`, amount)

    const june = { from: '2026-06-01', to: '2026-06-30' }
    expect(await findMonthFaults(api.db, june)).toEqual([])
    // shares of the bill, as if the refund were not of lines
    const ofBeers = eq(orderRefunds.orderId, beers)
    await api.db.update(orderRefunds).set({ taxes: null }).where(ofBeers)
    expect(await findMonthFaults(api.db, june)).toEqual([
      `${beers}: refund_contained_tax_GST is 67, not 0`,
      `${beers}: refund_tax_GST is 64, not 86`,
      `${beers}: refund_tax_PST is 127, not 172`,
    ])
    await api.db.delete(orderRefunds).where(ofBeers)
    await api.db.update(orders).set({ appliedTaxes: [] }).where(eq(orders.id, parts))
    expect(await findMonthFaults(api.db, june)).toContainEqual(
      expect.stringContaining(`${parts}: tax in refunds, booked`),
    )
  })
})
