import { and, eq, ne, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stepOrder } from '@/backend/orders/moves/order-commands'
import { applyEvent } from '@/backend/orders/payments/webhooks/sandbox-webhook'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { inTransaction } from '@/backend/platform/db/transaction'
import { createEvent } from '@/backend/providers/sandbox/sandbox-events'
import { sandboxCharges } from '@/backend/providers/sandbox/schema'
import { makeCustomer, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { VISA } from '@/tests/backend/support/shopping'
import { amountQuote, owingOrder, payAmount } from '@/tests/backend/support/surcharge-shopping'
import type { TestApp, Tokens } from '@/tests/backend/support/test-app'
import { countAnswers, openRaceApp } from './race-app'

const TIMES = 60

describe('surcharges under races', () => {
  let api: TestApp
  let me: Tokens
  let store: Awaited<ReturnType<typeof makeStore>>
  let dish: Awaited<ReturnType<typeof makeProduct>>
  beforeAll(async () => {
    api = await openRaceApp('surcharges')
    store = await makeStore(api.db)
    dish = await makeProduct(api.db, store)
    me = (await makeCustomer(api.db)).tokens
  })
  afterAll(() => api?.close())

  const owe = () => owingOrder(api, me, store, dish)
  const quotesFor = (id: string, many: number) =>
    Promise.all(Array.from({ length: many }, () => amountQuote(api, me, store, 3.2, { related_order_id: id })))
  const payersOf = (id: string) =>
    api.db
      .select()
      .from(orders)
      .where(and(eq(orders.relatedOrderId, id), ne(orders.status, 5)))

  it('are paid once by 60 concurrent cards, and one card is charged', async () => {
    const id = await owe()
    const quotes = await quotesFor(id, TIMES)
    const before = (await api.db.select().from(sandboxCharges)).length
    const answers = await countAnswers(api.db, TIMES, async (i) => {
      return (await payAmount(api, me, store, quotes[i] ?? '', { pay_mtd: 2, card: VISA })).RC
    })
    expect(answers).toEqual({ 200: 1, 409: TIMES - 1 })
    const [payer, ...more] = await payersOf(id)
    expect([payer?.status, payer?.totalPaid, more.length]).toEqual([4, 358, 0])
    expect((await api.db.select().from(sandboxCharges)).length - before).toBe(1)
  })

  it('preserve one of 20 concurrent online payments; others that are paid are refunded', async () => {
    const id = await owe()
    const quotes = await quotesFor(id, 20)
    const begun = await countAnswers(api.db, 20, async (i) => {
      return (await payAmount(api, me, store, quotes[i] ?? '', { pay_mtd: 8 })).RC
    })
    expect(begun).toEqual({ 200: 20 })
    expect(await payersOf(id)).toHaveLength(1)
    const attempts = await api.db
      .select({ payment: payments })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(orders.relatedOrderId, id))
    expect(attempts).toHaveLength(20)
    await Promise.all(
      attempts.map(({ payment }) => applyEvent(api.deps, JSON.parse(createEvent('payment.succeeded', payment)))),
    )
    const states = await api.db
      .select({ state: payments.state, refunded: payments.refunded })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(orders.relatedOrderId, id))
    expect(states.every(({ state }) => state === 'captured')).toBe(true)
    const refunded = states.filter((row) => row.refunded === 358)
    expect([states.length - refunded.length, refunded.length]).toEqual([1, 19])
  })

  it('are either paid or cancelled with their order: money is never retained for a cancelled order', async () => {
    for (let round = 0; round < 20; round++) {
      const id = await owe()
      const [quote] = await quotesFor(id, 1)
      await Promise.all([
        payAmount(api, me, store, quote ?? '', { pay_mtd: 2, card: VISA }),
        stepOrder(api.db, id, 'cancel', api.clock.now()),
      ])
      expect(await payersOf(id)).toEqual([])
    }
  })

  it('would be paid many times with a read before the write', async () => {
    const owing = await owe()
    await api.db.execute(sql`drop index orders_pays_surcharge`)
    const answers = await countAnswers(api.db, TIMES, (i) =>
      inTransaction(api.db, async (tx) => {
        const [order] = await tx.select().from(orders).where(eq(orders.id, owing))
        const [payer] = await tx.select().from(orders).where(eq(orders.relatedOrderId, owing))
        if (!order || payer) return 409
        await tx.insert(orders).values({ ...order, id: `naive-${i}`, quoteId: `naive-${i}`, relatedOrderId: owing })
        return 200
      }),
    )
    expect(answers[200]).toBeGreaterThan(1)
  })
})
