import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expireOrders } from '@/backend/app/worker/expire-orders'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { products } from '@/backend/catalogue/schema/products'
import { compareOwnBooks, findDifferences } from '@/backend/orders/ledger/compare-own-books'
import { giftCards, pointsAccounts } from '@/backend/orders/schema/ledgers'
import { inTransaction } from '@/backend/platform/db/transaction'
import {
  givePoints,
  makeCoupon,
  makeCustomer,
  makeGiftCard,
  makeProduct,
  makeStore,
} from '@/tests/backend/support/factories'
import type { TestApp } from '@/tests/backend/support/test-app'
import { size } from '@/tests/support/scale'
import { createLane, type Market, type Shopper } from './ledger-lane'
import { LedgerModel } from './ledger-model'
import { openRaceApp } from './race-app'

const LANES = 8
const COMMANDS = size(10_000, 400)
const STOCK = 9000

describe('the ledgers', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await openRaceApp('ledger')
  })
  afterAll(() => api?.close())

  async function makeMarket(): Promise<Market> {
    const store = await makeStore(api.db)
    const gid = store.gid ?? 0
    const prices = [350, 999, 1475, 2250, 4200]
    const dishes = []
    for (const price of prices) dishes.push((await makeProduct(api.db, store, { price, stock: STOCK })).id)
    const gift = await makeProduct(api.db, store, { price: 2500, kind: 1, stock: STOCK })
    const codes = ['TENTH', 'FEW', 'MINE']
    const limits = [{}, { totalLimit: 60 }, { perCustomerLimit: 5, kind: 'amount' as const, value: 300 }]
    const made = []
    for (const [n, code] of codes.entries())
      made.push({ id: await makeCoupon(api.db, { code, gid, ...limits[n] }), code })
    return { gid, dishes, gift: { pid: gift.id, worth: 2500 }, coupons: made, pointsPerUnit: 100 }
  }

  async function makeLane(market: Market, model: LedgerModel, lane: number) {
    const shoppers: Shopper[] = []
    for (let n = 0; n < 4; n++) {
      const email = `lane${lane}-${n}@example.com`
      const { id } = await makeCustomer(api.db, { email })
      await givePoints(api.db, id, 20_000)
      model.points.set(id, 20_000)
      shoppers.push({ id, email })
      const code = await makeGiftCard(api.db, id, market.gid, 100_000)
      model.cards.set(code, { owner: id, balance: 100_000, worth: 100_000 })
    }
    return createLane(api, market, shoppers, model, `ledger ${lane}`)
  }

  const rowsOf = async (query: ReturnType<typeof sql>) =>
    ((await api.db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows

  it(`match a model to the cent after ${COMMANDS} random commands in eight concurrent lanes`, async () => {
    const market = await makeMarket()
    const models = Array.from({ length: LANES }, () => new LedgerModel())
    const lanes = []
    for (const [n, model] of models.entries()) lanes.push(await makeLane(market, model, n))
    const counts = await Promise.all(lanes.map((lane) => lane.run(COMMANDS / LANES)))
    await expireOrders(api.deps)
    await expireOrders(api.deps)
    const done = counts.flatMap((each) => Object.entries(each))
    expect(done.reduce((sum, [, n]) => sum + n, 0)).toBe(COMMANDS)
    for (const name of ['buy', 'pay', 'cancel', 'expire', 'complete', 'repeat', 'transfer']) {
      expect(done.filter(([key]) => key === name).reduce((sum, [, n]) => sum + n, 0)).toBeGreaterThan(COMMANDS / 100)
    }

    const cards = await api.db.select().from(giftCards)
    const wanted = models.flatMap((model) => [...model.cards])
    const plain = (rows: [string, number, number][]) => rows.sort(([a], [b]) => (a < b ? -1 : 1))
    expect(plain(cards.map((card) => [card.code, card.customerId, card.balance]))).toEqual(
      plain(wanted.map(([code, card]) => [code, card.owner, card.balance])),
    )
    for (const [id, balance] of models.flatMap((model) => [...model.points])) {
      const [account] = await api.db.select().from(pointsAccounts).where(eq(pointsAccounts.customerId, id))
      expect([id, account?.balance]).toEqual([id, balance])
    }
    const sumOver = (key: 'taken' | 'couponUses', id: number) =>
      models.reduce((sum, model) => sum + (model[key].get(id) ?? 0), 0)
    for (const id of [...market.dishes, market.gift.pid]) {
      const [row] = await api.db.select().from(products).where(eq(products.id, id))
      expect([id, row?.stock]).toEqual([id, STOCK - sumOver('taken', id)])
    }
    for (const { id } of market.coupons) {
      const [row] = await api.db.select().from(coupons).where(eq(coupons.id, id))
      const [uses] = await rowsOf(sql`select count(*)::int n from coupon_redemptions where coupon_id = ${id}`)
      expect([id, row?.used, uses?.n]).toEqual([id, sumOver('couponUses', id), sumOver('couponUses', id)])
    }
  })

  it('add up: the double-entry ledger equals every balance and what every order was paid', async () => {
    const compared = await inTransaction(api.db, compareOwnBooks)
    expect(compared.flatMap(findDifferences)).toEqual([])
  })

  it('hold no payment of a cancelled order open or unreturned', async () => {
    expect(
      await rowsOf(sql`
        select p.id from payments p join orders o on o.id = p.order_id
        where o.status = 5
          and (p.state in ('sent', 'redirected', 'authorised', 'unknown') or p.state = 'captured' and p.refunded < p.amount)`),
    ).toEqual([])
  })
})
