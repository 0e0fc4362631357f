import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giftCards } from '@/backend/orders/schema/ledgers'
import { payments } from '@/backend/orders/schema/payments'
import { createEvent, SIGNATURE_HEADER, signEvent } from '@/backend/providers/sandbox/sandbox-events'
import { givePoints, makeCustomer, makeGiftCard, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { askMenu, menuOf, snapshot } from '@/tests/backend/support/menu-shopping'
import { sentMessages } from '@/tests/backend/support/sent-messages'
import { checkOut, readOrder, VISA } from '@/tests/backend/support/shopping'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

let api: TestApp
let store: Awaited<ReturnType<typeof makeStore>>
let gift: Awaited<ReturnType<typeof makeProduct>>
beforeAll(async () => {
  api = await openTestApp()
  store = await makeStore(api.db)
  gift = await makeProduct(api.db, store, { price: 5000, kind: 1 })
})
afterAll(() => api.close())

type Shopper = Awaited<ReturnType<typeof makeCustomer>>

async function order(me: Shopper, body: object = {}, qty = 1) {
  const { records } = await askMenu(api, me.tokens, store, [{ pid: gift.id, qty }], { shp_mtd: 5 })
  return checkOut(api, me.tokens, menuOf(store), records.qid, { shp_mtd: 5, pay_mtd: 2, card: VISA, ...body })
}
const cardsOf = async (me: Shopper) =>
  (await api.execute(me.tokens, '/api/rest/v7/giftcard?limit=-1', 'GET')).records.cards
const entriesOf = async (me: Shopper, code: string) =>
  (await api.execute(me.tokens, `/api/rest/v7/gifthistory?code=${code}`, 'GET')).records.history
const cancel = (me: Shopper, ord_id: string) =>
  api.execute(me.tokens, '/api/rest/v7/aio', 'POST', { data: { action: 'cancel', ord_id } })

async function sendEvents(orderId: string, times: number) {
  const [payment] = await api.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'redirected')))
  if (!payment) throw new Error('no payment')
  for (let n = 0; n < times; n++) {
    const body = createEvent('payment.succeeded', payment)
    const headers = { [SIGNATURE_HEADER]: signEvent(body, api.deps.config.secrets.webhook, api.clock.now()) }
    for (let again = 0; again < 2; again++)
      await api.app.request('/webhooks/sandbox', { method: 'POST', body, headers })
  }
}

describe('buying a gift card', () => {
  it('issues one per unit to the buyer, worth its price, with an entry of type 0 and an email [ENT-35] [ENT-63] [GIFT-2]', async () => {
    const me = await makeCustomer(api.db, { email: 'giver@example.com' })
    const done = await order(me, {}, 2)
    expect(done.RC).toBe(200)
    const cards = await cardsOf(me)
    expect(cards).toHaveLength(2)
    for (const card of cards) {
      expect(card).toMatchObject({ g_id: store.gid, bal: 50, bk_val: 50, curr: 'CAD', exp_dt: null })
      expect(card.gc).toMatch(/^PLZ[2-9A-Z]{13}$/)
      expect(await entriesOf(me, card.gc)).toMatchObject([
        { type: 0, delta: 50, balance: 50, extra: done.records.ord_id },
      ])
    }
    const toGiver = (await sentMessages(api)).filter((mail) => mail.recipient === 'giver@example.com')
    const mails = toGiver.filter((mail) => mail.subject.includes('gift card'))
    expect(mails.map((mail) => mail.body).sort()).toEqual(
      cards.map((card: { gc: string }) => expect.stringContaining(card.gc)).sort(),
    )
    expect(mails).toHaveLength(2)
  })

  it('issues it once, however often the payment is reported', async () => {
    const me = await makeCustomer(api.db)
    const done = await order(me, { pay_mtd: 7 })
    expect(await cardsOf(me)).toEqual([])
    await sendEvents(done.records.ord_id, 4)
    const cards = await cardsOf(me)
    expect(cards).toHaveLength(1)
    expect(await entriesOf(me, cards[0].gc)).toHaveLength(1)
    expect((await readOrder(api, me.tokens, done.records.ord_id)).total_paid).toBe(50)
  })

  it('issues it at once when paid by points, and on completion when paid in cash', async () => {
    const me = await makeCustomer(api.db)
    await givePoints(api.db, me.id, 5000)
    expect((await order(me, { pay_mtd: 4, pt_cnt: 5000 })).RC).toBe(200)
    expect(await cardsOf(me)).toHaveLength(1)
    const cash = await order(me, { pay_mtd: 1 })
    for (const step of ['accept', 'complete']) {
      expect(await cardsOf(me)).toHaveLength(1)
      await api.app.request(`/dev/orders/${cash.records.ord_id}/${step}`, { method: 'POST' })
    }
    expect(await cardsOf(me)).toHaveLength(2)
  })

  it('is no order to review: there is nothing to say of a gift card', async () => {
    const me = await makeCustomer(api.db)
    const { records } = await order(me, { pay_mtd: 1 })
    for (const step of ['accept', 'complete'])
      await api.app.request(`/dev/orders/${records.ord_id}/${step}`, { method: 'POST' })
    expect((await readOrder(api, me.tokens, records.ord_id)).allow_review_dt).toBeNull()
    const review = { order_id: records.ord_id, rat: 5, cmt: 'Good' }
    expect((await api.execute(me.tokens, '/api/rest/v7/review', 'POST', review)).RC).toBe(403)
  })

  it('issues none for a declined card or an expired order', async () => {
    const me = await makeCustomer(api.db)
    expect((await order(me, { card: { ...VISA, num: '4000000000000002' } })).RC).toBe(456)
    await order(me, { pay_mtd: 7 })
    api.clock.advance(901)
    expect(await cardsOf(me)).toEqual([])
  })

  it('cannot be paid with a gift card, wechat or alipay, not even in part [PAY-13] [PAY-14] [ERR-36]', async () => {
    const me = await makeCustomer(api.db)
    const gc_cd = await makeGiftCard(api.db, me.id, store.gid, 20_000)
    const before = await snapshot(api)
    for (const body of [{ pay_mtd: 3, gc_cd }, { pay_mtd: 2, gc_cd }, { pay_mtd: 6 }, { pay_mtd: 8 }]) {
      expect((await order(me, body)).RC).toBe(463)
    }
    expect(await snapshot(api)).toEqual(before)
    const open = await order(me, { pay_mtd: 7 })
    for (const pay_mtd of [6, 8]) {
      const data = { action: 'pay', ord_id: open.records.ord_id, pay_mtd }
      expect((await api.execute(me.tokens, '/api/rest/v7/aio', 'POST', { data })).RC).toBe(463)
    }
  })

  it('earns no points, and 21 in one order are too many', async () => {
    const me = await makeCustomer(api.db)
    const done = await order(me)
    expect((await readOrder(api, me.tokens, done.records.ord_id)).reward_points).toBe(0)
    expect((await askMenu(api, me.tokens, store, [{ pid: gift.id, qty: 21 }], { shp_mtd: 5 })).RC).toBe(400)
  })
})

describe('cancelling a gift card purchase', () => {
  it('voids an unspent card, with a ledger row, and refunds the money once', async () => {
    const me = await makeCustomer(api.db)
    const done = await order(me)
    const [card] = await cardsOf(me)
    expect([(await cancel(me, done.records.ord_id)).RC, (await cancel(me, done.records.ord_id)).RC]).toEqual([200, 409])
    expect((await cardsOf(me))[0]).toMatchObject({ gc: card.gc, bal: 0 })
    expect(
      (await entriesOf(me, card.gc)).map((entry: { type: number; delta: number }) => [entry.type, entry.delta]),
    ).toEqual([
      [5, -50],
      [0, 50],
    ])
    expect((await order(me, { pay_mtd: 3, gc_cd: card.gc })).RC).toBe(463)
  })

  it('is refused once the card has been spent or transferred, and nothing changes', async () => {
    const [me, friend] = [await makeCustomer(api.db), await makeCustomer(api.db, { email: 'friend@example.com' })]
    const given = await order(me)
    const [card] = await cardsOf(me)
    await api.execute(me.tokens, '/api/rest/v7/giftcard', 'POST', { code: card.gc, receiver: 'friend@example.com' })
    expect(await cardsOf(friend)).toHaveLength(1)
    const before = await snapshot(api)
    expect((await cancel(me, given.records.ord_id)).RC).toBe(409)
    expect(await snapshot(api)).toEqual(before)
    expect((await readOrder(api, me.tokens, given.records.ord_id)).status).toBe(1)

    const spent = await order(me)
    const [mine] = await cardsOf(me)
    const dish = await makeProduct(api.db, store)
    const { records } = await askMenu(api, me.tokens, store, [{ pid: dish.id }])
    const used = await checkOut(api, me.tokens, menuOf(store), records.qid, { pay_mtd: 3, gc_cd: mine.gc })
    expect(used.RC).toBe(200)
    expect((await cancel(me, spent.records.ord_id)).RC).toBe(409)
    expect((await cancel(me, used.records.ord_id)).RC).toBe(200)
    expect((await cancel(me, spent.records.ord_id)).RC).toBe(200)
    const [row] = await api.db.select().from(giftCards).where(eq(giftCards.code, mine.gc))
    expect(row?.balance).toBe(0)
  })
})
