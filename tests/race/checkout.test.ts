import { and, count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { deals } from '@/backend/catalogue/schema/deals'
import { couponRedemptions } from '@/backend/orders/schema/coupon-redemptions'
import { giftCards, transfers } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { inTransaction } from '@/backend/platform/db/transaction'
import { sandboxCharges } from '@/backend/providers/sandbox/schema'
import { makeCoupon, makeCustomer, makeDeal, makeGiftCard, makeStore } from '@/tests/backend/support/factories'
import { askQuote, checkOut, quoteId, VISA } from '@/tests/backend/support/shopping'
import type { TestApp, Tokens } from '@/tests/backend/support/test-app'
import { size } from '@/tests/support/scale'
import { countAnswers, openRaceApp } from './race-app'

const BUYERS = size(500, 60)
const COUPON_ORDERS = size(300, 30)
const SPENDS = size(200, 25)

describe('checkout under races', () => {
  let api: TestApp
  let store: Awaited<ReturnType<typeof makeStore>>
  const buyers: Tokens[] = []
  beforeAll(async () => {
    api = await openRaceApp('checkout')
    store = await makeStore(api.db)
    for (let i = 0; i < BUYERS; i++) buyers.push((await makeCustomer(api.db)).tokens)
  })
  afterAll(() => api?.close())

  const quoteAll = (deal: { gid: number; groupSaleId: number }, many: Tokens[], over: object = {}) =>
    Promise.all(many.map((buyer) => quoteId(api, buyer, deal, over)))
  const ordersOf = async (gid: number) => {
    const [row] = await api.db.select({ n: count() }).from(orders).where(eq(orders.gid, gid))
    return Number(row?.n)
  }

  it(`sells exactly 10 of 10 to ${BUYERS} buyers and returns out of stock to ${BUYERS - 10} [ERR-37]`, async () => {
    const deal = await makeDeal(api.db, store, { stock: 10 })
    const quotes = await quoteAll(deal, buyers)
    const answers = await countAnswers(api.db, BUYERS, async (i) => {
      const buyer = buyers[i]
      return buyer ? (await checkOut(api, buyer, deal, quotes[i] ?? '')).RC : 0
    })
    expect(answers).toEqual({ 200: 10, 1000: BUYERS - 10 })
    const [left] = await api.db
      .select()
      .from(deals)
      .where(eq(deals.id, deal.id ?? 0))
    expect([left?.stock, left?.soldCount]).toEqual([0, 10])
  })

  it('would oversell with a read before the write', async () => {
    const deal = await makeDeal(api.db, store, { stock: 10 })
    const id = deal.id ?? 0
    const answers = await countAnswers(api.db, BUYERS, () =>
      inTransaction(api.db, async (tx) => {
        const [row] = await tx.select({ stock: deals.stock }).from(deals).where(eq(deals.id, id))
        if (!row || row.stock < 1) return 1000
        await tx
          .update(deals)
          .set({ stock: row.stock - 1 })
          .where(eq(deals.id, id))
        return 200
      }),
    )
    expect(answers[200]).toBeGreaterThan(10)
  })

  it(`applies a coupon for one order once among ${COUPON_ORDERS}`, async () => {
    const shop = await makeStore(api.db)
    const deal = await makeDeal(api.db, shop, { stock: 1000 })
    const couponId = await makeCoupon(api.db, { code: 'RACE', gid: shop.gid, totalLimit: 1 })
    const many = buyers.slice(0, COUPON_ORDERS)
    const quotes = await quoteAll(deal, many, { cpn: 'RACE' })
    const answers = await countAnswers(api.db, many.length, async (i) => {
      const buyer = many[i]
      return buyer ? (await checkOut(api, buyer, deal, quotes[i] ?? '')).RC : 0
    })
    expect(answers).toEqual({ 200: 1, 409: COUPON_ORDERS - 1 })
    const [coupon] = await api.db.select().from(coupons).where(eq(coupons.id, couponId))
    const uses = await api.db.select().from(couponRedemptions).where(eq(couponRedemptions.couponId, couponId))
    expect([coupon?.used, uses.length, await ordersOf(shop.gid)]).toEqual([1, 1, 1])
  })

  it("applies one customer's only use once, from 50 concurrent quotes", async () => {
    const shop = await makeStore(api.db)
    const deal = await makeDeal(api.db, shop, { stock: 1000 })
    await makeCoupon(api.db, { code: 'MINE', gid: shop.gid, perCustomerLimit: 1 })
    const buyer = buyers[0] ?? { token: '', secret: '' }
    const quotes = await quoteAll(
      deal,
      Array.from({ length: 50 }, () => buyer),
      { cpn: 'MINE' },
    )
    const answers = await countAnswers(api.db, 50, async (i) => (await checkOut(api, buyer, deal, quotes[i] ?? '')).RC)
    expect(answers).toEqual({ 200: 1, 409: 49 })
  })

  it('creates one order and one charge for a quote that is sent 60 times at once', async () => {
    const shop = await makeStore(api.db)
    const deal = await makeDeal(api.db, shop, { stock: 1000 })
    const buyer = buyers[1] ?? { token: '', secret: '' }
    const qid = await quoteId(api, buyer, deal)
    const ids = new Set<string>()
    const answers = await countAnswers(api.db, 60, async () => {
      const answer = await checkOut(api, buyer, deal, qid, { pay_mtd: 2, card: VISA })
      ids.add(answer.records?.ord_id)
      return answer.RC
    })
    expect(answers).toEqual({ 200: 60 })
    expect([ids.size, await ordersOf(shop.gid)]).toEqual([1, 1])
    const charges = await api.db
      .select({ key: sandboxCharges.idempotencyKey })
      .from(sandboxCharges)
      .innerJoin(payments, eq(payments.idempotencyKey, sandboxCharges.idempotencyKey))
      .where(eq(payments.orderId, [...ids][0] ?? ''))
    expect(charges).toHaveLength(1)
  })

  it(`spends a gift card once among ${SPENDS} full spends, and its ledger equals its balance`, async () => {
    const shop = await makeStore(api.db)
    const deal = await makeDeal(api.db, shop, { stock: 1000 })
    const owner = await makeCustomer(api.db)
    const code = await makeGiftCard(api.db, owner.id, shop.gid, 2240)
    const quotes = await quoteAll(
      deal,
      Array.from({ length: SPENDS }, () => owner.tokens),
    )
    const answers = await countAnswers(api.db, SPENDS, async (i) => {
      const body = { pay_mtd: 3, gc_cd: code }
      return (await checkOut(api, owner.tokens, deal, quotes[i] ?? '', body)).RC
    })
    expect(answers[200]).toBe(1)
    const [card] = await api.db.select().from(giftCards).where(eq(giftCards.code, code))
    const [ledger] = await api.db
      .select({ sum: sql<number>`coalesce(sum(${transfers.amount}), 0)::int` })
      .from(transfers)
      .where(and(eq(transfers.giftCard, code), eq(transfers.kind, 'card_spent')))
    expect([card?.balance, ledger?.sum]).toEqual([0, 2240])
  })

  it('returns stock exactly once when 20 cancels of an order race', async () => {
    const deal = await makeDeal(api.db, store, { stock: 5 })
    const buyer = buyers[2] ?? { token: '', secret: '' }
    const { records } = await checkOut(api, buyer, deal, await quoteId(api, buyer, deal))
    const answers = await countAnswers(api.db, 20, async () => {
      const data = { action: 'cancel', ord_id: records.ord_id }
      return (await api.execute(buyer, '/api/rest/v7/aio', 'POST', { data })).RC
    })
    expect(answers).toEqual({ 200: 1, 409: 19 })
    expect((await askQuote(api, buyer, deal, { items: [{ pid: deal.groupSaleId, qty: 5 }] })).RC).toBe(200)
    const [left] = await api.db
      .select()
      .from(deals)
      .where(eq(deals.id, deal.id ?? 0))
    expect(left?.stock).toBe(5)
  })
})
