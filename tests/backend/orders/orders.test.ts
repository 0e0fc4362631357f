import { addDays } from 'date-fns'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { deals } from '@/backend/catalogue/schema/deals'
import { orderComments } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { sandboxCharges } from '@/backend/providers/sandbox/schema'
import { formatUtc } from '@/lib/domain/time/time'
import {
  givePoints,
  inAll,
  makeCoupon,
  makeCustomer,
  makeDeal,
  makeGiftCard,
  makeProduct,
  makeStore,
} from '@/tests/backend/support/factories'
import { openDesk } from '@/tests/backend/support/order-desk'
import { askQuote, buy, checkOut, quoteId, readOrder, VISA } from '@/tests/backend/support/shopping'

const { api, me, stranger, store, deal, cancel, work, stockOf } = await openDesk()
afterAll(() => api.close())

describe('ordlst', () => {
  it("lists the customer's own orders, newest first, by page and by domain [CALL-17] [ENT-33] [DOM-2]", async () => {
    const shopper = (await makeCustomer(api.db)).tokens
    const elsewhere = await makeDeal(api.db, await makeStore(api.db))
    const ids = [await buy(api, shopper, deal), await buy(api, shopper, elsewhere)]
    api.clock.advance(60)
    ids.unshift(await buy(api, shopper, deal))
    const list = async (query: string) => (await api.execute(shopper, `/api/rest/v7/ordlst${query}`, 'GET')).records
    const all = await list('')
    expect(all.paging).toEqual({ total: 3, page: 1, limit: 20 })
    expect(all.orders[0]).toMatchObject({
      ord_id: ids[0],
      shp_mtd: 2,
      s_nm: 'Harbour Spa',
      amt: 22.4,
      curr: 'CAD',
      st: 1,
      g_id: deal.gid,
      tz: 'America/Vancouver',
      order_item: [{ pid: deal.groupSaleId, cnt: 1, deal_id: deal.id }],
    })
    expect((await list('?limit=2&page=2')).orders).toHaveLength(1)
    expect((await list('?limit=-1')).orders).toHaveLength(3)
    expect((await list('?domain=spa.test')).paging.total).toBe(2)
  })

  it('takes its query from the data of a GET as well; the path decides where both name a field', async () => {
    const shopper = (await makeCustomer(api.db)).tokens
    await buy(api, shopper, deal)
    const paging = async (path: string, data: object) =>
      (await api.execute(shopper, `/api/rest/v7/ordlst${path}`, 'GET', data)).records.paging
    expect(await paging('', { page: 3, limit: 5, domain: null })).toEqual({ total: 1, page: 3, limit: 5 })
    expect(await paging('?limit=2', { page: '3', limit: 5 })).toEqual({ total: 1, page: 3, limit: 2 })
    expect(await paging('', { page: [3], limit: 5 })).toEqual({ total: 1, page: 1, limit: 5 })
  })

  it.each(['0', '-2', '101', 'x'])('refuses a page of %s', async (limit) => {
    expect((await api.execute(me, `/api/rest/v7/ordlst?limit=${limit}`, 'GET')).RC).toBe(400)
  })
})

describe('orddtl and comment', () => {
  it('says until when a voucher can be used, as its quote did, whatever becomes of the deal', async () => {
    const voucher = await makeDeal(api.db, store, { pickup: false, delivery: false, validDays: 90 })
    const [detail, quoted] = [
      await api.get(`/api/v7/gdtl?pid=${voucher.id}&lan=en`),
      await askQuote(api, me, voucher, { shp_mtd: 5 }),
    ]
    expect(detail.records.vld_days).toBe(90)
    const id = await buy(api, me, voucher, { shp_mtd: 5 }, { shp_mtd: 5 })
    await api.db
      .update(deals)
      .set({ validDays: null })
      .where(eq(deals.id, voucher.id ?? 0))
    const until = formatUtc(addDays(api.clock.now(), 90))
    expect(quoted.records.items[0].vld_dt).toBe(until)
    expect((await readOrder(api, me, id)).order_item[0].vld_dt).toBe(until)
    expect((await askQuote(api, me, voucher, { shp_mtd: 5 })).records.items[0].vld_dt).toBeNull()
  })

  it('says which of its items are gift cards', async () => {
    const { id: pid = 0 } = await makeProduct(api.db, store, { price: 5000, kind: 1 })
    const items = [{ pid, qty: 1 }]
    const ids = [await buy(api, me, deal, { shp_mtd: 5 }, { shp_mtd: 5, items }), await buy(api, me, deal)]
    const orders = await Promise.all(ids.map((id) => readOrder(api, me, id)))
    expect(orders.map(({ order_item: [item] }) => item.is_gc)).toEqual([true, false])
  })

  it.each([
    ['shortened', 90, 30, 90],
    ['lengthened', 30, 90, 90],
    ['taken away', 30, null, null],
    ['introduced', null, 30, null],
  ])('a validity that is %s between quote and order is no shorter than shown', async (_, before, after, days) => {
    const voucher = await makeDeal(api.db, store, { pickup: false, delivery: false, validDays: before })
    const qid = await quoteId(api, me, voucher, { shp_mtd: 5 })
    await api.db
      .update(deals)
      .set({ validDays: after })
      .where(eq(deals.id, voucher.id ?? 0))
    const { records } = await checkOut(api, me, voucher, qid, { shp_mtd: 5 })
    const until = days === null ? null : formatUtc(addDays(api.clock.now(), days))
    expect((await readOrder(api, me, records.ord_id)).order_item[0].vld_dt).toBe(until)
  })

  it("return 484 for another customer's order and an unknown one alike [CALL-19] [ERR-18]", async () => {
    const id = await buy(api, me, deal)
    const tries = [
      await api.execute(stranger, `/api/rest/v8/orddtl/${id}/en`, 'GET'),
      await api.execute(stranger, '/api/rest/v8/orddtl/aaaaaaaaaaaaaaaa/en', 'GET'),
      await api.execute(stranger, '/api/rest/v7/comment', 'POST', { order_id: id, comment: 'Hi' }),
      await cancel(stranger, id),
    ]
    for (const answer of tries) expect(answer).toEqual({ RC: 484, msg: 'record not found' })
  })

  it('sends a comment to the store, which replies in the demo, until it starts preparing [CALL-20] [ERR-17] [ORD-18]', async () => {
    const id = await buy(api, me, deal)
    const say = (comment: string) => api.execute(me, '/api/rest/v7/comment', 'POST', { order_id: id, comment })
    expect((await say('  ')).RC).toBe(400)
    expect((await say('ありがとう')).RC).toBe(200)
    // an answer that was lost
    expect((await say('ありがとう')).RC).toBe(200)
    api.clock.advance(5)
    await work()
    const { comments } = await readOrder(api, me, id)
    expect(comments.map((row: { is_admin: boolean }) => row.is_admin)).toEqual([false, true])
    expect(comments[1].comment).toContain('ありがとう')
    for (const step of ['accept', 'start']) await api.app.request(`/dev/orders/${id}/${step}`, { method: 'POST' })
    expect((await say('Too late')).RC).toBe(403)
  })

  it('answers a comment in the language of the call where it was written in it', async () => {
    const id = await buy(api, me, deal)
    const row = { orderId: id, isAdmin: true, body: 'Packed!' }
    await api.db.insert(orderComments).values([{ ...row, translations: inAll('Packed!') }, row])
    const read = async (lan: string) => {
      const { records } = await api.execute(me, `/api/rest/v8/orddtl/${id}/${lan}`, 'GET')
      return records.comments.map(({ comment }: { comment: string }) => comment)
    }
    expect(await read('en')).toEqual(['Packed!', 'Packed!'])
    expect(await read('zh')).toEqual(['Packed! 中', 'Packed!'])
  })
})

describe('a visitor with the id', () => {
  it('reads store, items and amounts, and no personal data', async () => {
    const id = await buy(api, me, deal, { ord_cmt: 'Secret wish', c_fnm: 'Grace', c_tn: '6045550177' })
    const { RC, records } = await api.get(`/api/rest/v8/orddtl/${id}/en`)
    expect(RC).toBe(200)
    expect(records).toMatchObject({
      store_name: 'Harbour Spa',
      total_due: 22.4,
      firstname: '',
      phone: '',
      comments: [],
    })
    expect(JSON.stringify(records)).not.toMatch(/Secret|Grace|6045550177|shopper-/)
    expect((await api.get('/api/rest/v8/orddtl/aaaaaaaaaaaaaaaa/en')).RC).toBe(484)
  })

  it('cannot guess ids, by reading or paying, which stops nobody there who has a link', async () => {
    const id = await buy(api, me, deal, { pay_mtd: 8 })
    const from = { 'x-forwarded-for': '203.0.113.20', 'content-type': 'application/json' }
    const read = async (order: string) =>
      ((await (await api.app.request(`/api/rest/v8/orddtl/${order}/en`, { headers: from })).json()) as { RC: number })
        .RC
    const pay = async (order: string) =>
      (await api.post('/api/rest/v7/aio', { data: { action: 'pay', ord_id: order, pay_mtd: 8 } }, from)).RC
    const codes = []
    for (let i = 0; i < 35; i++) codes.push(await read('aaaaaaaaaaaaaaab'), await pay('aaaaaaaaaaaaaaac'))
    const unknown = Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? 484 : 404))
    expect(codes).toEqual([...unknown, ...Array(10).fill(429)])
    for (let i = 0; i < 70; i++) expect(await read(id)).toBe(200)
    expect(await pay(id)).toBe(200)
    api.clock.advance(601)
  })

  it('pays at an address where others pay', async () => {
    const [one, two] = [await buy(api, me, deal, { pay_mtd: 8 }), await buy(api, me, deal, { pay_mtd: 8 })]
    const pay = async (order: string) =>
      (await api.post('/api/rest/v7/aio', { data: { action: 'pay', ord_id: order, pay_mtd: 8 } })).RC
    const codes = []
    for (let i = 0; i < 12; i++) codes.push(await pay(one), await pay(two))
    expect(codes).toEqual(Array(24).fill(200))
  })
})

describe('cancel', () => {
  it('returns the cancelled order and restores stock, coupon, gift card, points and money [CALL-21]', async () => {
    const shopper = await makeCustomer(api.db)
    await givePoints(api.db, shopper.id, 100)
    await makeCoupon(api.db, { code: 'BACK', gid: store.gid, totalLimit: 1 })
    const code = await makeGiftCard(api.db, shopper.id, store.gid, 500)
    const stock = await stockOf()
    const body = { pay_mtd: 2, card: VISA, pt_cnt: 100, gc_cd: code }
    const id = await buy(api, shopper.tokens, deal, body, { cpn: 'BACK' })
    const answer = await cancel(shopper.tokens, id)
    expect(answer).toMatchObject({
      RC: 200,
      records: { ord_id: id, order: { status: 5, total_due: 0, refund_amt: 6, refund_pending: 14.16 } },
    })
    expect(await stockOf()).toBe(stock)
    await work()
    const [payment] = await api.db.select().from(payments).where(eq(payments.orderId, id))
    const [charge] = await api.db
      .select()
      .from(sandboxCharges)
      .where(eq(sandboxCharges.idempotencyKey, payment?.idempotencyKey ?? ''))
    expect(charge?.refunded).toBe(2016 - 100 - 500)
    const again = await buy(api, shopper.tokens, deal, { pt_cnt: 100, gc_cd: code }, { cpn: 'BACK' })
    expect(await readOrder(api, shopper.tokens, again)).toMatchObject({
      coupon_discount: 2,
      points_payment: 1,
      giftcard_payment: 5,
    })
  })

  it('is refused once the store has accepted the order, and the second time [ORD-20]', async () => {
    const id = await buy(api, me, deal)
    await api.app.request(`/dev/orders/${id}/accept`, { method: 'POST' })
    expect((await cancel(me, id)).RC).toBe(409)
    const twice = await buy(api, me, deal)
    expect([(await cancel(me, twice)).RC, (await cancel(me, twice)).RC]).toEqual([200, 409])
  })
})
