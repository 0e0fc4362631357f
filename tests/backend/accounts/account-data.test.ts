import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runWorkerOnce } from '@/backend/app/worker/run-worker'
import { hashPassword } from '@/backend/customers/accounts/password'
import type { customers } from '@/backend/customers/schema/customers'
import { giftCards, transfers } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { reviews } from '@/backend/orders/schema/reviews'
import { dumpDatabase } from '@/tests/backend/support/dump-database'
import { givePoints, makeCustomer, makeDeal, makeGiftCard, makeStore, nextId } from '@/tests/backend/support/factories'
import { textedCode } from '@/tests/backend/support/sent-messages'
import { buy, HOME, VISA } from '@/tests/backend/support/shopping'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'
import { type CanaryOwner, makeCanaryOwner, PASSWORD } from '@/tests/backend/threats/canary-owner'

const REST = '/api/rest/v7'
/** What names the owner of the canaries or tells how to reach them. */
const PERSON =
  /canary(?:first|last|nick|\.mail|-face|street|unit|buzz|city|comment|card|place|field)|6045559871|mastercard 4444/gi
const MASTERCARD = { ...VISA, num: '5555555555554444', type: 2 }
const REVIEW = { author: 'Ada B.', rating: 5, body: 'Lovely', language: 'en', photos: [], createdAt: new Date(0) }

let api: TestApp
let passwordHash: string
let store: Awaited<ReturnType<typeof makeStore>>
let deal: Awaited<ReturnType<typeof makeDeal>>
beforeAll(async () => {
  api = await openTestApp()
  passwordHash = await hashPassword('sesame')
  store = await makeStore(api.db, { domain: 'noodle.test' })
  deal = await makeDeal(api.db, store)
})
afterAll(() => api.close())
beforeEach(() => api.clock.advance(4000))

const remove = (tokens: Tokens, body: object) => api.execute(tokens, `${REST}/deleteaccount`, 'POST', body)
const exportOf = async (tokens: Tokens) => (await api.execute(tokens, `${REST}/exportaccount`, 'GET')).records
const aio = (tokens: Tokens, data: object) => api.execute(tokens, `${REST}/aio`, 'POST', { data })
const cancel = (tokens: Tokens, ord_id: string) => aio(tokens, { action: 'cancel', ord_id })
const traces = async () => [...new Set((await dumpDatabase(api.db)).toLowerCase().match(PERSON))].sort()

async function account(over: Partial<typeof customers.$inferInsert> = {}) {
  const email = `data${nextId()}@example.com`
  return { email, ...(await makeCustomer(api.db, { email, passwordHash, ...over })) }
}

describe('an export', () => {
  it('contains profile, addresses, orders, gift cards, points, bookmarks and reviews, and no secret', async () => {
    const me = await account({ lastName: 'Byron' })
    await api.execute(me.tokens, `${REST}/customerAddr`, 'POST', HOME)
    await api.execute(me.tokens, `${REST}/bookmark`, 'POST', { data: { ids: [store.gid], type: 7, action: 'add' } })
    const code = await makeGiftCard(api.db, me.id, store.gid ?? 0, 2500)
    await givePoints(api.db, me.id, 70)
    const orderId = await buy(api, me.tokens, deal, { pay_mtd: 2, card: VISA })
    await api.execute(me.tokens, `${REST}/comment`, 'POST', { order_id: orderId, comment: 'No onions' })
    await api.db.insert(reviews).values({ ...REVIEW, gid: deal.gid, customerId: me.id, orderId })

    const file = await exportOf(me.tokens)
    expect(file).toMatchObject({
      profile: { email: me.email, firstName: 'Ada', lastName: 'Byron', phone: '6045550100' },
      addresses: [{ street: '900 Robson St', phone: '6045550100' }],
      orders: [
        {
          id: orderId,
          lines: [{ quantity: 1, amount: 20 }],
          card: 'Visa 4242',
          firstName: 'Ada',
          comments: [{ from: 'customer', body: 'No onions' }],
        },
      ],
      giftCards: [{ code, balance: 25, currency: 'CAD', history: [{ kind: 'card_issued', change: 25 }] }],
      points: { balance: 70, history: [{ change: 70 }] },
      bookmarks: { stores: [store.name?.en], dishes: [], deals: [] },
      reviews: [{ orderId, rating: 5, body: 'Lovely' }],
    })
    expect(JSON.stringify(file)).not.toContain('argon2')
  })

  it("on a store's own domain leaves out what belongs to other stores", async () => {
    const me = await makeCustomer(api.db, {}, 'noodle.test')
    const other = await makeStore(api.db)
    const code = await makeGiftCard(api.db, me.id, store.gid ?? 0, 100)
    await makeGiftCard(api.db, me.id, other.gid ?? 0, 100)
    expect((await exportOf(me.tokens)).giftCards).toMatchObject([{ code }])
  })
})

describe('a deletion', () => {
  let owner: CanaryOwner
  beforeAll(async () => {
    owner = await makeCanaryOwner(api)
  })

  it('leaves no trace of the person in the database; orders, payments, ledger and the review stay', async () => {
    const { tokens } = owner
    const paid = await buy(api, tokens, owner.deal, { pay_mtd: 2, card: MASTERCARD })
    // pays for somebody else, with their own card and billing address
    const friend = await account()
    const theirs = await buy(api, friend.tokens, deal, { pay_mtd: 0 })
    await aio(tokens, { action: 'pay', ord_id: theirs, pay_mtd: 2, card: MASTERCARD, billing_adr_id: owner.book[0] })
    await api.execute(tokens, `${REST}/review`, 'POST', { order_id: owner.done, rat: 5, cmt: 'Lovely' })
    await api.execute(tokens, `${REST}/newemail`, 'POST', { email: 'canary.mail.new@example.com', password: PASSWORD })
    await api.post('/api/v7/forgetpwd', { email: owner.mail })
    await api.post(`${REST}/vcd`, { phone: owner.phone, action: 3, country_code: 'CA' })
    expect((await remove(tokens, { password: PASSWORD, give_up_credit: true })).RC).toBe(409)
    for (const id of [owner.kept, owner.spare, ...owner.open, paid]) await cancel(tokens, id)
    await runWorkerOnce(api.deps)
    const rows = async () => ({
      orders: (await api.db.select().from(orders).where(eq(orders.customerId, owner.id))).length,
      payments: (await api.db.select().from(payments)).length,
      transfers: await api.db.select().from(transfers).orderBy(transfers.id),
      cards: await api.db.select().from(giftCards).where(eq(giftCards.customerId, owner.id)),
    })
    const before = await rows()
    expect((await traces()).length).toBeGreaterThan(10)

    expect(await remove(tokens, { password: PASSWORD, give_up_credit: true })).toMatchObject({ RC: 200 })
    expect(await traces()).toEqual([])
    expect(await rows()).toEqual(before)
    const [review] = await api.db.select().from(reviews).where(eq(reviews.orderId, owner.done))
    expect(review).toMatchObject({ author: 'Anonymous', body: 'Lovely', rating: 5 })
    for (const ended of [tokens, owner.onSite]) {
      expect((await api.execute(ended, `${REST}/customerinfo`, 'GET')).RC).toBe(401)
    }
  })

  it('frees the email for a new account, which finds nothing of the old one', async () => {
    const me = await account()
    const order = await buy(api, me.tokens, deal)
    await cancel(me.tokens, order)
    expect((await remove(me.tokens, { password: 'sesame' })).RC).toBe(200)
    expect((await api.post('/api/rest/v8/login', { data: { email: me.email, password: 'sesame' } })).RC).toBe(403)
    const { records } = await api.post(`${REST}/register`, { email: me.email, password: 'another' })
    expect((await exportOf(records)).orders).toEqual([])
  })

  it('asks for the password, or a texted code where none is set', async () => {
    const me = await account()
    expect([(await remove(me.tokens, {})).RC, (await remove(me.tokens, { password: 'wrong' })).RC]).toEqual([403, 403])
    const phone = `604556${String(1000 + nextId())}`
    const texter = await account({ passwordHash: null, phone })
    expect((await remove(texter.tokens, {})).RC).toBe(483)
    expect((await remove(texter.tokens, { vc: await textedCode(api, phone) })).RC).toBe(200)
  })

  it('waits for open orders, for refunds under way, and for credit that is not given up', async () => {
    const me = await account()
    const order = await buy(api, me.tokens, deal, { pay_mtd: 2, card: VISA })
    expect((await remove(me.tokens, { password: 'sesame' })).RC).toBe(409)
    await cancel(me.tokens, order)
    expect(await remove(me.tokens, { password: 'sesame' })).toMatchObject({
      RC: 409,
      msg: 'a payment or refund is being confirmed',
    })
    await runWorkerOnce(api.deps)
    await makeGiftCard(api.db, me.id, store.gid ?? 0, 500)
    expect(await remove(me.tokens, { password: 'sesame' })).toMatchObject({
      RC: 409,
      msg: 'gift cards or points hold a balance',
    })
    expect((await remove(me.tokens, { password: 'sesame', give_up_credit: true })).RC).toBe(200)
  })
})
