import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '@/backend/catalogue/schema/products'
import { applyEvent } from '@/backend/orders/payments/webhooks/sandbox-webhook'
import { giftCards, pointsAccounts, transfers } from '@/backend/orders/schema/ledgers'
import { payments } from '@/backend/orders/schema/payments'
import { inTransaction } from '@/backend/platform/db/transaction'
import { createEvent } from '@/backend/providers/sandbox/sandbox-events'
import { givePoints, makeCustomer, makeGiftCard, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { askMenu, menuOf } from '@/tests/backend/support/menu-shopping'
import { checkOut, VISA } from '@/tests/backend/support/shopping'
import type { TestApp, Tokens } from '@/tests/backend/support/test-app'
import { size } from '@/tests/support/scale'
import { countAnswers, openRaceApp } from './race-app'

const SPENDS = size(200, 25)
const CANCELS = size(25, 5)

describe('points, gift cards and menus under races', () => {
  let api: TestApp
  let store: Awaited<ReturnType<typeof makeStore>>
  beforeAll(async () => {
    api = await openRaceApp('credit')
    store = await makeStore(api.db)
  })
  afterAll(() => api?.close())

  const quote = async (tokens: Tokens, pid: number, shp_mtd = 2): Promise<string> =>
    (await askMenu(api, tokens, store, [{ pid }], { shp_mtd })).records.qid
  const quotes = (tokens: Tokens, pid: number, many: number) =>
    Promise.all(Array.from({ length: many }, () => quote(tokens, pid)))

  it(`spends points once among ${SPENDS} full spends, and their ledger equals their balance`, async () => {
    const dish = await makeProduct(api.db, store, { price: 2000 })
    const me = await makeCustomer(api.db)
    await givePoints(api.db, me.id, 2240)
    const ids = await quotes(me.tokens, dish.id, SPENDS)
    const answers = await countAnswers(api.db, SPENDS, async (i) => {
      return (await checkOut(api, me.tokens, menuOf(store), ids[i] ?? '', { pay_mtd: 4, pt_cnt: 2240 })).RC
    })
    expect(answers).toEqual({ 200: 1, 409: SPENDS - 1 })
    const [account] = await api.db.select().from(pointsAccounts).where(eq(pointsAccounts.customerId, me.id))
    const isSpending = and(eq(transfers.customerId, me.id), eq(transfers.kind, 'points_spent'))
    const spent = await api.db
      .select()
      .from(transfers)
      .where(and(isSpending, eq(transfers.currency, 'points')))
    expect([account?.balance, spent.map(({ amount }) => amount)]).toEqual([0, [2240]])
  })

  it(`spends a gift card once among ${SPENDS} full spends; each of the others is told what is due instead`, async () => {
    const dish = await makeProduct(api.db, store, { price: 2000 })
    const me = await makeCustomer(api.db)
    const code = await makeGiftCard(api.db, me.id, store.gid ?? 0, 2240)
    const ids = await quotes(me.tokens, dish.id, SPENDS)
    const body = { pay_mtd: 3, gc_cd: code, due_now: { amt: 0, curr: 'CAD' } }
    const told: number[] = []
    const answers = await countAnswers(api.db, SPENDS, async (i) => {
      const { RC, records } = await checkOut(api, me.tokens, menuOf(store), ids[i] ?? '', body)
      if (RC === 409) told.push(records?.due_now?.amt)
      return RC
    })
    expect(answers).toEqual({ 200: 1, 409: SPENDS - 1 })
    expect(new Set(told)).toEqual(new Set([22.4]))
  })

  it('would spend a gift card many times with a read before the write', async () => {
    const me = await makeCustomer(api.db)
    const code = await makeGiftCard(api.db, me.id, store.gid ?? 0, 2240)
    const answers = await countAnswers(api.db, SPENDS, () =>
      inTransaction(api.db, async (tx) => {
        const [card] = await tx.select().from(giftCards).where(eq(giftCards.code, code))
        if (!card || card.balance < 2240) return 409
        await tx
          .update(giftCards)
          .set({ balance: card.balance - 2240 })
          .where(eq(giftCards.code, code))
        return 200
      }),
    )
    expect(answers[200]).toBeGreaterThan(1)
  })

  it(`sells the last 10 dishes of a menu to 10 of ${SPENDS} [ERR-37]`, async () => {
    const dish = await makeProduct(api.db, store, { stock: 10 })
    const me = await makeCustomer(api.db)
    const ids = await quotes(me.tokens, dish.id, SPENDS)
    const answers = await countAnswers(api.db, SPENDS, async (i) => {
      return (await checkOut(api, me.tokens, menuOf(store), ids[i] ?? '')).RC
    })
    expect(answers).toEqual({ 200: 10, 1000: SPENDS - 10 })
    const [left] = await api.db.select().from(products).where(eq(products.id, dish.id))
    expect(left?.stock).toBe(0)
  })

  it('issues the card of a gift card purchase once for 60 concurrent payment events', async () => {
    const gift = await makeProduct(api.db, store, { price: 5000, kind: 1 })
    const me = await makeCustomer(api.db)
    const qid = await quote(me.tokens, gift.id, 5)
    const done = await checkOut(api, me.tokens, menuOf(store), qid, { pay_mtd: 7, shp_mtd: 5 })
    const orderId: string = done.records.ord_id
    const [payment] = await api.db
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.state, 'redirected')))
    if (!payment) throw new Error('no payment')
    const events = Array.from({ length: 20 }, () => JSON.parse(createEvent('payment.succeeded', payment)))
    await Promise.all([...events, ...events, ...events].map((event) => applyEvent(api.deps, event)))
    const cards = await api.db.select().from(giftCards).where(eq(giftCards.orderId, orderId))
    const entries = await api.db
      .select()
      .from(transfers)
      .where(eq(transfers.giftCard, cards[0]?.code ?? ''))
    expect([cards.length, cards[0]?.balance, entries.length]).toEqual([1, 5000, 1])
  })

  it('either cancels a gift card purchase or spends its card, never both', async () => {
    const gift = await makeProduct(api.db, store, { price: 5000, kind: 1 })
    const dish = await makeProduct(api.db, store, { price: 2000 })
    const me = await makeCustomer(api.db)
    for (let round = 0; round < CANCELS; round++) {
      const body = { pay_mtd: 2, card: VISA, shp_mtd: 5 }
      const bought = await checkOut(api, me.tokens, menuOf(store), await quote(me.tokens, gift.id, 5), body)
      const ord_id: string = bought.records.ord_id
      const [card] = await api.db.select().from(giftCards).where(eq(giftCards.orderId, ord_id))
      const spend = { pay_mtd: 3, gc_cd: card?.code }
      const qid = await quote(me.tokens, dish.id)
      const [cancelled, spent] = await Promise.all([
        api.execute(me.tokens, '/api/rest/v7/aio', 'POST', { data: { action: 'cancel', ord_id } }),
        checkOut(api, me.tokens, menuOf(store), qid, spend),
      ])
      const [left] = await api.db
        .select({ balance: giftCards.balance })
        .from(giftCards)
        .where(eq(giftCards.orderId, ord_id))
      const both = [cancelled.RC === 200, spent.RC === 200]
      expect(both.filter(Boolean)).toHaveLength(1)
      expect(left?.balance).toBe(both[0] ? 0 : 5000 - 2240)
    }
    const [sum] = await api.db
      .select({ wrong: sql<number>`count(*) filter (where ${giftCards.balance} < 0)::int` })
      .from(giftCards)
    expect(sum?.wrong).toBe(0)
  })
})
