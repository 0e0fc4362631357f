import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transfers } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { payments, webhookEvents } from '@/backend/orders/schema/payments'
import { inTransaction } from '@/backend/platform/db/transaction'
import {
  createEvent,
  type SandboxEvent,
  SIGNATURE_HEADER,
  signEvent,
  WEBHOOK_PATH,
} from '@/backend/providers/sandbox/sandbox-events'
import { makeCustomer, makeStore } from '@/tests/backend/support/factories'
import { amountQuote, payAmount } from '@/tests/backend/support/surcharge-shopping'
import type { TestApp } from '@/tests/backend/support/test-app'
import { createSeededRandom, size } from '@/tests/support/scale'
import { countAnswers, openRaceApp } from './race-app'
import { forge } from './webhook-forgeries'

/** a multiple of 10 */
const EVENTS = size(1000, 40)
const BUYERS = 20
const LANES = 30
const TIMES = 5

type Payment = typeof payments.$inferSelect

describe('the webhook', () => {
  let api: TestApp
  let made = 0
  const templates: { order: typeof orders.$inferSelect; payment: Payment }[] = []
  beforeAll(async () => {
    api = await openRaceApp('webhooks')
    const store = await makeStore(api.db)
    for (let n = 0; n < BUYERS; n++) {
      const { tokens } = await makeCustomer(api.db)
      const qid = await amountQuote(api, tokens, store, 12.5)
      const { ord_id } = (await payAmount(api, tokens, store, qid, { pay_mtd: 8 })).records
      const [order] = await api.db.select().from(orders).where(eq(orders.id, ord_id))
      const [payment] = await api.db.select().from(payments).where(eq(payments.orderId, ord_id))
      if (!order || !payment) throw new Error('no payment')
      templates.push({ order, payment })
    }
  })
  afterAll(() => api?.close())

  /** Open payments of 12.50 at the till, each worth 12 points to its buyer: copies of those created by the API. */
  async function openPayments(many: number): Promise<Payment[]> {
    const copies = Array.from({ length: many }, (_, n) => {
      const { order, payment } = templates[n % BUYERS] ?? {}
      if (!order || !payment) throw new Error('no template')
      const id = `copy-${made++}`
      return {
        order: { ...order, id, quoteId: id },
        payment: { ...payment, id, orderId: id, idempotencyKey: id },
      }
    })
    await api.db.insert(orders).values(copies.map((copy) => copy.order))
    await api.db.insert(payments).values(copies.map((copy) => copy.payment))
    return copies.map((copy) => copy.payment)
  }

  async function post(body: string, headers?: Record<string, string>) {
    const signed = { [SIGNATURE_HEADER]: signEvent(body, api.deps.config.secrets.webhook, api.clock.now()) }
    const answer = await api.app.request(WEBHOOK_PATH, { method: 'POST', body, headers: headers ?? signed })
    return { status: answer.status, result: ((await answer.json()) as { result?: string }).result ?? '' }
  }

  /** How the orders of payments stand, and how often their points were credited. */
  async function booksOf(list: Payment[]) {
    const ids = new Set(list.map((payment) => payment.orderId))
    const mine = <T>(rows: T[], id: (row: T) => string | null) => rows.filter((row) => ids.has(id(row) ?? ''))
    const placed = mine(await api.db.select().from(orders), (order) => order.id)
    const attempts = mine(await api.db.select().from(payments), (payment) => payment.orderId)
    const earned = await api.db.select().from(transfers).where(eq(transfers.kind, 'points_earned'))
    const credited = mine(earned, (transfer) => transfer.orderId)
    return {
      paid: placed.filter((order) => order.status === 4 && order.totalPaid === 1250).length,
      open: placed.filter((order) => order.status === 1 && order.totalPaid === 0).length,
      succeeded: attempts.filter((payment) => payment.state === 'captured').length,
      credited: credited.length,
      points: credited.reduce((total, transfer) => total + transfer.amount, 0),
    }
  }

  it(`applies each of ${EVENTS} events once, sent five times each in random order`, async () => {
    const tenths = (n: number) => (n * EVENTS) / 10
    const open = await openPayments(tenths(8))
    const of = (type: SandboxEvent['type'], from: number, to: number) =>
      open.slice(tenths(from), tenths(to)).map((payment) => createEvent(type, payment))
    // of a fifth of them two stories are told, in any order: money that was taken counts
    const events = [
      ...of('payment.succeeded', 0, 7),
      ...of('payment.declined', 0, 1),
      ...of('payment.canceled', 1, 2),
      ...of('payment.declined', 7, 8),
    ]
    expect(events).toHaveLength(EVENTS)
    const repeated = Array.from({ length: TIMES }, () => events).flat()
    const queue = createSeededRandom('webhooks').sample(repeated, repeated.length)
    const results = new Map<string, number>()
    const lane = async () => {
      for (let body = queue.pop(); body; body = queue.pop()) {
        const { status, result } = await post(body)
        const key = `${status} ${result} ${result === 'applied' ? JSON.parse(body).id : ''}`
        results.set(key, (results.get(key) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    expect(results.get('200 known ')).toBe((TIMES - 1) * EVENTS)
    const applied = events.map((body) => results.get(`200 applied ${JSON.parse(body).id}`))
    expect(applied.filter((times) => times === 1)).toHaveLength(EVENTS)
    expect(results.size).toBe(EVENTS + 1)
    const paid = tenths(7)
    expect(await booksOf(open)).toEqual({ paid, open: tenths(1), succeeded: paid, credited: paid, points: paid * 12 })
  })

  it('rejects 100 forgeries, and accepts each genuine event afterwards', async () => {
    const random = createSeededRandom('forgeries')
    const open = await openPayments(6)
    const [other = '', ...bodies] = open.map((payment) => createEvent('payment.succeeded', payment))
    const known = async () => (await api.db.select().from(webhookEvents)).length
    const before = await known()
    const { secrets } = api.deps.config
    const forgeries = bodies.flatMap((body) =>
      forge({ body, other, secret: secrets.webhook, now: api.clock.now(), random }),
    )
    expect(forgeries).toHaveLength(100)
    const answers = await Promise.all(
      forgeries.map(async ({ what, body, headers }) => [what, (await post(body, headers)).status]),
    )
    expect(answers.filter(([, status]) => status !== 401)).toEqual([])
    expect(await known()).toBe(before)
    expect(await booksOf(open)).toMatchObject({ paid: 0, open: 6, credited: 0 })
    for (const body of [other, ...bodies]) expect(await post(body)).toEqual({ status: 200, result: 'applied' })
    expect(await booksOf(open)).toMatchObject({ paid: 6, open: 0, credited: 6 })
  })

  it('would record a payment several times if events were looked up first and stored afterwards', async () => {
    const [payment] = await openPayments(1)
    if (!payment) throw new Error('no payment')
    // the database itself refuses more than the bill
    await api.db.execute(sql`alter table orders drop constraint orders_paid`)
    const answers = await countAnswers(api.db, 50, () =>
      inTransaction(api.db, async (tx) => {
        const [found] = await tx.select().from(payments).where(eq(payments.id, payment.id))
        if (found?.state !== 'redirected') return 409
        await tx.update(payments).set({ state: 'captured' }).where(eq(payments.id, payment.id))
        await tx
          .update(orders)
          .set({ totalPaid: sql`${orders.totalPaid} + ${payment.amount}` })
          .where(eq(orders.id, payment.orderId ?? ''))
        return 200
      }),
    )
    expect(answers[200]).toBeGreaterThan(1)
  })
})
