import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runWorkerOnce } from '@/backend/app/worker/run-worker'
import { dealSearch } from '@/backend/catalogue/schema/deals'
import { stores } from '@/backend/catalogue/schema/stores'
import { orders } from '@/backend/orders/schema/orders'
import { makeCustomer, makeDeal, makeGiftCard, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { buy } from '@/tests/backend/support/shopping'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

let api: TestApp
let store: Awaited<ReturnType<typeof makeStore>>
beforeAll(async () => {
  api = await openTestApp()
  store = await makeStore(api.db, { domain: 'gift.test' })
})
afterAll(() => api.close())

const REST = '/api/rest/v7'

describe('bookmark', () => {
  it('adds, lists and removes stores, products and deals, also by domain [CALL-30] [CALL-31] [DOM-3]', async () => {
    const { tokens } = await makeCustomer(api.db)
    const [deal, dish, other] = [
      await makeDeal(api.db, store),
      await makeProduct(api.db, store),
      await makeStore(api.db),
    ]
    const change = (ids: unknown[], type: number, action: string) =>
      api.execute(tokens, `${REST}/bookmark`, 'POST', { data: { ids, type, action } })
    await change([store.gid, other.gid], 7, 'add')
    await change([store.gid], 7, 'add')
    await change([dish.id], 6, 'add')
    const { records } = await change([deal.id], 2, 'add')
    expect(records.stores).toHaveLength(2)
    expect(records.products).toEqual([expect.objectContaining({ pid: dish.id, pc: 9.5, gid: store.gid })])
    expect(records.deals).toEqual([expect.objectContaining({ pid: deal.id, pc: 20 })])
    const limited = await api.execute(tokens, `${REST}/bookmark?lan=zh&domain=gift.test`, 'GET')
    expect(limited.records.stores.map((row: { nm: string }) => row.nm)).toEqual(['Harbour Spa 中'])
    expect((await change([store.gid], 7, 'delete')).records.stores).toHaveLength(1)
    expect((await change([1], 3, 'add')).RC).toBe(400)
  })
})

describe('giftcard', () => {
  it("lists, reads and shows the history of the customer's own cards only [CALL-33] [CALL-34] [CALL-35]", async () => {
    const [me, other] = [await makeCustomer(api.db), await makeCustomer(api.db)]
    const deal = await makeDeal(api.db, store)
    const code = await makeGiftCard(api.db, me.id, store.gid, 10_000)
    await buy(api, me.tokens, deal, { gc_cd: code })
    const list = await api.execute(me.tokens, `${REST}/giftcard?page=1&limit=-1`, 'GET')
    expect(list.records.cards[0]).toMatchObject({
      gc: code,
      bal: 77.6,
      bk_val: 100,
      curr: 'CAD',
      s_name: 'Harbour Spa',
    })
    const chinese = { ...me.tokens, method: 'GET', path: `${REST}/giftcard`, data: null }
    const inChinese = await api.post('/api/execute', chinese, { 'accept-language': 'zh-Hans' })
    expect(inChinese.records.cards[0]).toMatchObject({ s_name: 'Harbour Spa 中' })
    expect((await api.execute(me.tokens, `${REST}/giftcard/get/${code}`, 'GET')).records.bal).toBe(77.6)
    const history = await api.execute(me.tokens, `${REST}/gifthistory?code=${code}&limit=-1&page=1`, 'GET')
    expect(history.records.tz).toBe('America/Vancouver')
    expect(history.records.history).toMatchObject([
      { type: 1, delta: -22.4, balance: 77.6 },
      { type: 0, delta: 100, balance: 100 },
    ])
    expect((await api.execute(other.tokens, `${REST}/giftcard/get/${code}`, 'GET')).RC).toBe(484)
    expect((await api.execute(other.tokens, `${REST}/gifthistory?code=${code}`, 'GET')).RC).toBe(484)
    expect((await api.execute(other.tokens, `${REST}/giftcard`, 'GET')).records.cards).toEqual([])
  })

  it('moves to another customer, once [CALL-36] [ENT-63]', async () => {
    const [me, other] = [await makeCustomer(api.db), await makeCustomer(api.db, { email: 'friend@example.com' })]
    const code = await makeGiftCard(api.db, me.id, store.gid, 5000)
    const give = (receiver: string) =>
      api.execute(me.tokens, `${REST}/giftcard`, 'POST', { receiver, code, comment: 'Enjoy' })
    expect((await give('nobody@example.com')).RC).toBe(484)
    expect((await give('friend@example.com')).records.cards).toEqual([])
    expect((await give('friend@example.com')).RC).toBe(484)
    const { records } = await api.execute(other.tokens, `${REST}/gifthistory?code=${code}`, 'GET')
    expect(records.history.map((entry: { type: number }) => entry.type)).toEqual([7])
  })
})

describe('review', () => {
  it('is accepted once for a completed order before its deadline, and updates the ratings [ORD-24]', async () => {
    const { tokens } = await makeCustomer(api.db, { lastName: 'Byron' })
    const deal = await makeDeal(api.db, store, { ratingSum: 8, ratingCount: 2 })
    const id = await buy(api, tokens, deal)
    const review = (order_id = id) =>
      api.execute(tokens, `${REST}/review`, 'POST', { order_id, rat: 1, cmt: 'Too <b>hot</b>' })
    expect((await review()).RC).toBe(403)
    for (const step of ['accept', 'complete']) await api.app.request(`/dev/orders/${id}/${step}`, { method: 'POST' })
    expect((await review()).RC).toBe(200)
    expect((await review()).RC).toBe(409)
    expect((await review('aaaaaaaaaaaaaaaa')).RC).toBe(484)
    await runWorkerOnce(api.deps)
    const { records } = await api.get(`/api/v7/gdtl?pid=${deal.id}`)
    expect(records).toMatchObject({ rnk: 3, r_cnt: 3 })
    expect(records.reviews[0]).toMatchObject({ author: 'Ada B.', rat: 1, cmt: 'Too <b>hot</b>' })
    const [row] = await api.db
      .select()
      .from(dealSearch)
      .where(eq(dealSearch.dealId, deal.id ?? 0))
    expect(row?.rating).toBe(300)
    const [shop] = await api.db
      .select()
      .from(stores)
      .where(eq(stores.gid, store.gid ?? 0))
    expect([shop?.ratingSum, shop?.ratingCount]).toEqual([1, 1])
    const closed = await buy(api, tokens, deal)
    for (const step of ['accept', 'complete'])
      await api.app.request(`/dev/orders/${closed}/${step}`, { method: 'POST' })
    await api.db.update(orders).set({ status: 6 }).where(eq(orders.id, closed))
    expect((await review(closed)).RC).toBe(200)
    const late = await buy(api, tokens, deal)
    for (const step of ['accept', 'complete']) await api.app.request(`/dev/orders/${late}/${step}`, { method: 'POST' })
    await api.db.update(orders).set({ reviewUntil: api.clock.now() }).where(eq(orders.id, late))
    api.clock.advance(1)
    expect((await review(late)).RC).toBe(403)
  })

  it('can be answered by the store, whose last answer counts', async () => {
    const { tokens } = await makeCustomer(api.db)
    const shop = await makeStore(api.db)
    const id = await buy(api, tokens, await makeDeal(api.db, shop))
    const answer = (text: string) =>
      api.app.request(`/dev/orders/${id}/answer`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
      })
    expect((await answer('Thank you')).status).toBe(409)
    for (const step of ['accept', 'complete']) await api.app.request(`/dev/orders/${id}/${step}`, { method: 'POST' })
    await api.execute(tokens, `${REST}/review`, 'POST', { order_id: id, rat: 5, cmt: 'Good' })
    expect((await answer(' ')).status).toBe(400)
    expect((await answer('Thank you')).status).toBe(200)
    expect((await answer('Thank you, Ada')).status).toBe(200)
    const { records } = await api.get(`/api/v7/srvw?gid=${shop.gid}`)
    expect(records.list).toMatchObject([{ cmt: 'Good', answer: 'Thank you, Ada' }])
  })
})
