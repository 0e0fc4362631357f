import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { customers } from '@/backend/customers/schema/customers'
import { stepOrder } from '@/backend/orders/moves/order-commands'
import { makeCustomer, makeDeal, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { askMenu } from '@/tests/backend/support/menu-shopping'
import { askQuote, quoteId, VISA } from '@/tests/backend/support/shopping'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'

const UNVERIFIED = { emailConfirmedAt: null, phone: '' }
const ALIPAY = { pay_mtd: 8, return_url: 'http://localhost:3000/account' }
const LATER = { pay_mtd: 0 }
const FULL = { RC: 429, records: { reason: 'open_orders' } }

let api: TestApp
let store: Awaited<ReturnType<typeof makeStore>>
let dish: Awaited<ReturnType<typeof makeProduct>>
let deal: Awaited<ReturnType<typeof makeDeal>>
beforeAll(async () => {
  api = await openTestApp()
  store = await makeStore(api.db)
  dish = await makeProduct(api.db, store)
  deal = await makeDeal(api.db, store, { limitPerOrder: 4, stock: 62 })
})
beforeEach(() => api.clock.set('2026-06-05T19:00:00Z'))
afterAll(() => api.close())

const unverified = async () => (await makeCustomer(api.db, UNVERIFIED)).tokens
const verified = async () => (await makeCustomer(api.db)).tokens

/** A checkout in cash at pickup, of a shopper who is at home in a network of their own unless `from` names another. */
function send(me: Tokens, q_id: string, over: object = {}, from = homeOf(me)) {
  const data = {
    pay_mtd: 1,
    shp_mtd: 2,
    g_id: store.gid,
    q_id,
    c_fnm: 'Ada',
    c_tn: '6045550100',
    device: 'h5',
    ...over,
  }
  const call = { ...me, path: '/api/rest/v7/aio', method: 'POST', data: { data } }
  return api.post('/api/execute', call, { 'x-forwarded-for': from })
}

const homes = new Map<string, string>()
function homeOf({ token }: Tokens): string {
  const home = homes.get(token) ?? `198.51.${100 + Math.floor(homes.size / 250)}.${homes.size % 250}`
  homes.set(token, home)
  return home
}

async function order(me: Tokens, over: object = {}, { qty = 1, from = homeOf(me) } = {}) {
  const { records } = await askMenu(api, me, store, [{ pid: dish.id ?? 0, qty }])
  return send(me, records.qid, over, from)
}

async function buyDeal(me: Tokens, qty: number) {
  return send(me, await quoteId(api, me, deal, { items: [{ pid: deal.groupSaleId, qty, options: [] }] }), ALIPAY)
}

async function times<T>(count: number, act: (n: number) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (let n = 0; n < count; n++) done.push(await act(n))
  return done
}

describe('open orders of an account', () => {
  it('without a confirmed email or phone are four; the fifth is refused before anything is held', async () => {
    const me = await unverified()
    const placed = await times(5, () => order(me))
    expect(placed.map(({ RC }) => RC)).toEqual([200, 200, 200, 200, 429])
    expect(placed.at(-1)).toMatchObject({ records: { reason: 'open_orders', proof_helps: true } })
    const { records } = await api.execute(me, '/api/rest/v7/ordlst', 'GET')
    expect(records.orders).toHaveLength(4)
  })

  it.each([
    ['it is cancelled', (me: Tokens, id: string) => cancel(me, id)],
    ['its store accepts it', async (_: Tokens, id: string) => stepOrder(api.db, id, 'accept', api.clock.now())],
    ['it is paid', async (me: Tokens, id: string) => pay(me, id)],
  ])('leave room for another when %s', async (_, change) => {
    const me = await unverified()
    const [first] = await times(4, () => order(me, LATER))
    expect(await order(me)).toMatchObject(FULL)
    await change(me, first?.records.ord_id)
    expect((await order(me)).RC).toBe(200)
    expect(await order(me)).toMatchObject(FULL)
  })

  it('of a verified account are twenty, with nothing that a proof would change', async () => {
    const me = await verified()
    const placed = await times(21, () => order(me))
    expect(placed.slice(0, 20).every(({ RC }) => RC === 200)).toBe(true)
    expect(placed.at(-1)).toMatchObject({ RC: 429, records: { reason: 'open_orders', proof_helps: false } })
  })

  it('are not counted when they are paid: ten dinners by card', async () => {
    const me = await unverified()
    const placed = await times(10, () => order(me, { pay_mtd: 2, card: VISA }))
    expect(placed.map(({ RC }) => RC)).toEqual(Array(10).fill(200))
  })

  it.each([
    ['a confirmed email', { emailConfirmedAt: new Date('2026-06-05T00:00:00Z') }],
    ['a phone', { phone: '6045550142' }],
  ])('are more with %s', async (_, proof) => {
    const { id, tokens } = await makeCustomer(api.db, UNVERIFIED)
    await times(4, () => order(tokens))
    expect(await order(tokens)).toMatchObject(FULL)
    await api.db.update(customers).set(proof).where(eq(customers.id, id))
    expect((await order(tokens)).RC).toBe(200)
  })
})

async function cancel(me: Tokens, ord_id: string) {
  expect((await api.execute(me, '/api/rest/v7/aio', 'POST', { data: { action: 'cancel', ord_id } })).RC).toBe(200)
}

async function pay(me: Tokens, ord_id: string) {
  const data = { action: 'pay', ord_id, pay_mtd: 2, card: VISA, device: 'h5' }
  expect((await api.execute(me, '/api/rest/v7/aio', 'POST', { data })).RC).toBe(200)
}

describe('units that an unverified account holds', () => {
  it('of a dish are twenty, in one order or in several', async () => {
    const me = await unverified()
    const held = (max: number) => ({
      RC: 429,
      records: { reason: 'held_units', proof_helps: true, items: [{ pid: dish.id, nm: dish.name.en, max }] },
    })
    expect(await order(me, {}, { qty: 21 })).toMatchObject(held(20))
    expect((await order(me, {}, { qty: 12 })).RC).toBe(200)
    expect(await order(me, {}, { qty: 9 })).toMatchObject(held(8))
    expect((await order(me, {}, { qty: 8 })).RC).toBe(200)
    expect(await order(me)).toMatchObject(held(0))
  })

  it('of a deal are its limit per order, in all open orders together', async () => {
    const me = await unverified()
    const first = await buyDeal(me, 3)
    const second = await buyDeal(me, 2)
    const items = [{ pid: deal.groupSaleId, nm: deal.name.en, max: 1 }]
    expect(second).toMatchObject({ RC: 429, records: { reason: 'held_units', items } })
    await cancel(me, first.records.ord_id)
    expect((await buyDeal(me, 4)).RC).toBe(200)
  })

  it('of a verified account have no limit but the stock', async () => {
    const me = await verified()
    expect((await order(me, {}, { qty: 999 })).RC).toBe(200)
    expect((await times(3, () => buyDeal(me, 4))).map(({ RC }) => RC)).toEqual([200, 200, 200])
  })
})

describe('open orders from one network address', () => {
  it('are eight of all unverified accounts together, which a proof lifts', async () => {
    const from = '203.0.113.7'
    const placed = await times(10, async () => order(await unverified(), {}, { from }))
    expect(placed.map(({ RC }) => RC)).toEqual([...Array(8).fill(200), 429, 429])
    expect(placed.at(-1)).toMatchObject({ records: { reason: 'prove', proof_helps: true } })
    // others are not concerned
    expect((await order(await unverified(), {}, { from: '203.0.113.8' })).RC).toBe(200)
    expect((await order(await verified(), {}, { from })).RC).toBe(200)
  })

  it('have no limit where the address is unknown', async () => {
    const placed = await times(12, async () => order(await unverified(), {}, { from: '127.0.0.1' }))
    expect(placed.every(({ RC }) => RC === 200)).toBe(true)
  })
})

describe('checkouts', () => {
  it('of an account are sixty an hour; the time until the next is told', async () => {
    const me = await verified()
    for (let n = 0; n < 60; n++) {
      const { records } = await order(me)
      await cancel(me, records.ord_id)
    }
    api.clock.advance(600)
    const refused = await order(me)
    expect(refused).toMatchObject({ RC: 429, records: { retry_after: 3000 } })
    api.clock.advance(3000)
    expect((await order(me)).RC).toBe(200)
  })

  it('are not counted when the same quote is sent again', async () => {
    const me = await verified()
    const declined = { ...VISA, num: '4000000000000002' }
    const quote = await askMenu(api, me, store, [{ pid: dish.id ?? 0 }])
    for (let n = 0; n < 70; n++) await send(me, quote.records.qid, n < 9 ? { pay_mtd: 2, card: declined } : {})
    expect((await order(me)).RC).toBe(200)
  })
})

test('twenty open quotes of a customer are stored, the newest, however many are asked for', async () => {
  const me = await unverified()
  const first = await quoteId(api, me, deal)
  const answers = await times(40, () => {
    api.clock.advance(1)
    return askQuote(api, me, deal)
  })
  expect(answers.map(({ RC }) => RC)).toEqual(Array(40).fill(200))
  expect((await send(me, first)).RC).toBe(400)
  expect((await send(me, answers.at(-21)?.records.qid)).RC).toBe(400)
  expect((await send(me, answers.at(-20)?.records.qid)).RC).toBe(200)
})
