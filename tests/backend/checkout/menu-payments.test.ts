import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { products } from '@/backend/catalogue/schema/products'
import { giftCards } from '@/backend/orders/schema/ledgers'
import {
  givePoints,
  makeCoupon,
  makeCustomer,
  makeGiftCard,
  makeProduct,
  makeStore,
  nextId,
  storeValues,
} from '@/tests/backend/support/factories'
import { askMenu, menuOf, snapshot } from '@/tests/backend/support/menu-shopping'
import { checkOut, readOrder, VISA } from '@/tests/backend/support/shopping'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

/** A shopper with 100.00 on a gift card and 5000 points, before a dish of 10.00 (11.20 with tax). */
async function scene(over: Parameters<typeof makeStore>[1] = {}) {
  const store = await makeStore(api.db, over)
  const dish = await makeProduct(api.db, store, { price: 1000, stock: 9 })
  const me = await makeCustomer(api.db)
  await givePoints(api.db, me.id, 5000)
  const code = await makeGiftCard(api.db, me.id, store.gid, 10_000)
  await makeCoupon(api.db, { code: `TEN${store.gid}`, gid: store.gid, perCustomerLimit: 1 })
  const quote = async (quoteOver: object = {}): Promise<string> =>
    (await askMenu(api, me.tokens, store, [{ pid: dish.id }], quoteOver)).records.qid
  const pay = (qid: string, body: object) => checkOut(api, me.tokens, menuOf(store), qid, body)
  return { store, dish, me, code, quote, pay }
}

describe('payment of a menu order', () => {
  it.each<[number, string, object]>([
    [3, 'the gift card alone', { gift: true }],
    [4, 'points alone', { pt_cnt: 1120 }],
    [5, 'both, exactly', { pt_cnt: 500, gift: true }],
  ])('method %i is %s, to the cent [PAY-2] [PAY-7]', async (pay_mtd, _, { gift, ...body }: { gift?: boolean }) => {
    const { quote, pay, code, me } = await scene()
    const done = await pay(await quote(), { pay_mtd, ...body, ...(gift ? { gc_cd: code } : {}) })
    expect(done.RC).toBe(200)
    const order = await readOrder(api, me.tokens, done.records.ord_id)
    expect(order).toMatchObject({ payment_method: pay_mtd, total_due: 0, total_paid: 11.2, status: 1 })
  })

  it('covers tips as well, and can be combined with another method for the rest [PAY-10] [TIP-8]', async () => {
    const { quote, pay, code, me } = await scene()
    const all = await pay(await quote(), { pay_mtd: 3, gc_cd: code, tips: 2.55 })
    expect(await readOrder(api, me.tokens, all.records.ord_id)).toMatchObject({
      tips: 2.55,
      giftcard_payment: 13.75,
      total_due: 0,
    })
    const part = await pay(await quote(), { pay_mtd: 2, card: VISA, pt_cnt: 300, tips: 1 })
    expect(await readOrder(api, me.tokens, part.records.ord_id)).toMatchObject({
      points_payment: 3,
      payment_method: 2,
      total_paid: 12.2,
    })
  })

  it('is method 11 when the order costs nothing [PAY-6]', async () => {
    const { store, me, dish } = await scene()
    await makeCoupon(api.db, { code: 'ALL', gid: store.gid, value: 100 })
    const { records } = await askMenu(api, me.tokens, store, [{ pid: dish.id }], { cpn: 'ALL' })
    expect(records.g_total).toBe(0)
    const done = await checkOut(api, me.tokens, menuOf(store), records.qid, { pay_mtd: 11 })
    expect(await readOrder(api, me.tokens, done.records.ord_id)).toMatchObject({ payment_method: 11, total_due: 0 })
  })

  it('earns points per currency spent less discounts, once complete', async () => {
    const { store, me, dish, pay } = await scene({ settings: { ...storeValues().settings, v2p: 3 } })
    const { records } = await askMenu(api, me.tokens, store, [{ pid: dish.id }], { cpn: `TEN${store.gid}` })
    const done = await pay(records.qid, {})
    expect((await readOrder(api, me.tokens, done.records.ord_id)).reward_points).toBe(27)
  })
})

describe('a refused checkout loses nothing', () => {
  it.each<[string, number, (given: Awaited<ReturnType<typeof scene>>) => object | Promise<object>]>([
    ['3 for more than the card has', 463, ({ code }) => ({ pay_mtd: 3, gc_cd: code, tips: 95 })],
    ['3 beside points', 463, ({ code }) => ({ pay_mtd: 3, gc_cd: code, pt_cnt: 100 })],
    ['4 with too few points', 463, () => ({ pay_mtd: 4, pt_cnt: 900 })],
    ['5 where points cover all', 463, ({ code }) => ({ pay_mtd: 5, gc_cd: code, pt_cnt: 2000 })],
    ['11 for what is not free', 463, () => ({ pay_mtd: 11 })],
    ['wechat beside a gift card', 463, ({ code }) => ({ pay_mtd: 6, gc_cd: code, tips: 95 })],
    ['alipay beside a gift card', 463, ({ code }) => ({ pay_mtd: 8, gc_cd: code, tips: 95 })],
    ['a method of no number', 463, () => ({ pay_mtd: 99 })],
    ['more points than there are', 409, () => ({ pay_mtd: 1, pt_cnt: 5001, tips: 900 })],
    ['points below nothing', 400, () => ({ pt_cnt: -5 })],
    ['points of a half', 400, () => ({ pt_cnt: 1.5 })],
    ['an unknown gift card', 400, () => ({ pay_mtd: 3, gc_cd: 'NOBODYS' })],
    [
      "another customer's gift card",
      400,
      async ({ store }) => ({
        pay_mtd: 3,
        gc_cd: await makeGiftCard(api.db, (await makeCustomer(api.db)).id, store.gid, 9000),
      }),
    ],
    [
      'a gift card of another store',
      400,
      async ({ me }) => ({ pay_mtd: 3, gc_cd: await makeGiftCard(api.db, me.id, (await makeStore(api.db)).gid, 9000) }),
    ],
    [
      'an expired gift card',
      400,
      async ({ code }) => {
        const expiresAt = new Date('2026-06-05T18:59:59Z')
        await api.db.update(giftCards).set({ expiresAt }).where(eq(giftCards.code, code))
        return { pay_mtd: 3, gc_cd: code }
      },
    ],
    ['tips below nothing', 400, () => ({ tips: -1 })],
    ['tips above the most', 400, () => ({ tips: 99_999.01 })],
    ['tips of half a cent', 400, () => ({ tips: 1.005 })],
    ['a quote of nobody', 400, () => ({ q_id: 'nothing' })],
    ['another shipping method', 460, () => ({ shp_mtd: 1 })],
    ['an unknown shipping code', 464, () => ({ shp_cd: 'rocket' })],
    [
      'a declined card',
      456,
      ({ code }) => ({ pay_mtd: 2, card: { ...VISA, num: '4000000000000002' }, gc_cd: code, tips: 95 }),
    ],
    ['a card of wrong digits', 461, () => ({ pay_mtd: 2, card: { ...VISA, num: '4242424242424241' }, pt_cnt: 500 })],
  ])('%s: %i', async (_, rc, makeBody) => {
    const given = await scene()
    const qid = await given.quote({ cpn: `TEN${given.store.gid}` })
    const body = await makeBody(given)
    const before = await snapshot(api)
    expect((await given.pay(qid, body)).RC).toBe(rc)
    expect(await snapshot(api)).toEqual(before)
  })

  it('tips where the store accepts none: 400 [TIP-9] [TIP-10]', async () => {
    const { quote, pay } = await scene({ tipsEnabled: false })
    const qid = await quote()
    const before = await snapshot(api)
    expect((await pay(qid, { tips: 1 })).RC).toBe(400)
    expect(await snapshot(api)).toEqual(before)
    expect((await pay(qid, { tips: 0 })).RC).toBe(200)
  })

  it('a changed price: 409, and a new quote has it [ERR-38]', async () => {
    const { quote, pay, dish, me } = await scene()
    const qid = await quote()
    await api.db.update(products).set({ price: 1200 }).where(eq(products.id, dish.id))
    const before = await snapshot(api)
    expect((await pay(qid, { pt_cnt: 100 })).RC).toBe(409)
    expect(await snapshot(api)).toEqual(before)
    const again = await pay(await quote(), {})
    expect((await readOrder(api, me.tokens, again.records.ord_id)).sub_total).toBe(12)
  })

  it('an absurd amount: 400', async () => {
    const { store, me } = await scene()
    const gold = await makeProduct(api.db, store, { id: 900_000 + nextId(), price: 2_000_000_000 })
    expect((await askMenu(api, me.tokens, store, [{ pid: gold.id, qty: 999 }])).RC).toBe(400)
  })
})

describe('refund', () => {
  it.each(['cancel', 'expiry'])('by %s returns card, points, coupon and stock exactly once', async (how) => {
    const { store, quote, pay, code, me } = await scene()
    const qid = await quote({ cpn: `TEN${store.gid}` })
    const before = await snapshot(api)
    const done = await pay(qid, { pay_mtd: 7, pt_cnt: 300, gc_cd: code, tips: 99 })
    expect(done.RC).toBe(200)
    expect((await snapshot(api)).cards).not.toEqual(before.cards)
    const end = async () => {
      if (how === 'cancel') {
        const data = { action: 'cancel', ord_id: done.records.ord_id }
        return (await api.execute(me.tokens, '/api/rest/v7/aio', 'POST', { data })).RC
      }
      api.clock.advance(901)
      const { runWorkerOnce } = await import('@/backend/app/worker/run-worker')
      await runWorkerOnce(api.deps)
      return 200
    }
    expect(await end()).toBe(200)
    await end()
    expect(await snapshot(api)).toEqual({ ...before, orders: before.orders + 1 })
    expect((await pay(await quote({ cpn: `TEN${store.gid}` }), {})).RC).toBe(200)
  })
})
