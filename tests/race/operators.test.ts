import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deals } from '@/backend/catalogue/schema/deals'
import { sessions } from '@/backend/customers/schema/customers'
import { openSession } from '@/backend/customers/sessions/open-session'
import { auditEntries } from '@/backend/operators/access/schema'
import { addOperator } from '@/backend/operators/accounts/operator-accounts'
import { blockCustomer } from '@/backend/operators/customers/customer-accounts'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { orders } from '@/backend/orders/schema/orders'
import { makeCustomer, makeDeal, makeStore } from '@/tests/backend/support/factories'
import { buy, VISA } from '@/tests/backend/support/shopping'
import type { TestApp } from '@/tests/backend/support/test-app'
import { size } from '@/tests/support/scale'
import { countAnswers, openRaceApp } from './race-app'

const ROUNDS = size(40, 3)

describe('operators under races', () => {
  let api: TestApp
  let store: Awaited<ReturnType<typeof makeStore>>
  let deal: Awaited<ReturnType<typeof makeDeal>>
  let token: string
  beforeAll(async () => {
    api = await openRaceApp('operators')
    store = await makeStore(api.db)
    deal = await makeDeal(api.db, store, { stock: 100_000 })
    const wanted = {
      name: 'till',
      gids: null,
      abilities: ['orders' as const, 'refunds' as const, 'catalogue' as const],
    }
    token = await addOperator(api.db, wanted, api.clock.now())
  })
  afterAll(() => api?.close())

  async function post(path: string, body: object = {}): Promise<number> {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await api.app.request(`/api/operator${path}`, init)).status
  }
  const shopper = async () => (await makeCustomer(api.db)).tokens
  const actsOn = async (subject: string) => {
    const rows = await api.db.select().from(auditEntries).where(eq(auditEntries.subject, subject))
    return rows.map(({ act }) => act)
  }

  it('an order that 20 operators accept at once is accepted once, with one entry in the audit', async () => {
    const id = await buy(api, await shopper(), deal, { pay_mtd: 2, card: VISA })
    const answers = await countAnswers(api.db, 20, () => post(`/orders/${id}/accept`))
    expect(answers).toEqual({ 200: 1, 409: 19 })
    expect(await actsOn(id)).toEqual(['orders.accept'])
  })

  it(`of a completion and a cancellation at once, one is done, ${ROUNDS} times; the books agree`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await buy(api, await shopper(), deal, { pay_mtd: 2, card: VISA })
      await post(`/orders/${id}/accept`)
      const answers = await countAnswers(api.db, 8, (n) => post(`/orders/${id}/${n % 2 ? 'complete' : 'cancel'}`))
      expect(answers).toEqual({ 200: 1, 409: 7 })
      const [order] = await api.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id))
      const acts = await actsOn(id)
      expect(acts).toEqual(['orders.accept', order?.status === 4 ? 'orders.complete' : 'orders.cancel'])
    }
    expect(await checkBooks({ db: api.db, provider: api.deps.provider }, new Date(0))).toEqual([])
  })

  it(`nobody is logged in to an account that was blocked during ten logins, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await makeCustomer(api.db)
      const now = api.clock.now()
      const logins = Array.from({ length: 10 }, (_, n) => openSession(api.db, id, `site-${n}`, now).catch(() => null))
      await Promise.all([...logins.slice(0, 5), blockCustomer(api.db, id, now), ...logins.slice(5)])
      const live = await api.db.$count(sessions, and(eq(sessions.customerId, id), isNull(sessions.endedAt)))
      expect(live).toBe(0)
    }
  })

  it('a deal that is marked as sold out while 30 buy it is never sold below nothing', async () => {
    const few = await makeDeal(api.db, store, { stock: 20 })
    const shoppers = await Promise.all(Array.from({ length: 30 }, shopper))
    const [marked, ...bought] = await Promise.all([
      post(`/stores/${store.urlKey}/items/deal/${few.id}/stock`, { stock: 0 }),
      ...shoppers.map((one) =>
        buy(api, one, few).then(
          () => true,
          () => false,
        ),
      ),
    ])
    const [left] = await api.db.select({ stock: deals.stock }).from(deals).where(eq(deals.id, few.id))
    expect([marked, left?.stock]).toEqual([200, 0])
    expect(bought.filter(Boolean).length).toBeLessThanOrEqual(20)
    expect(await api.db.$count(orders, eq(orders.status, 1))).toBe(bought.filter(Boolean).length)
    await expect(buy(api, await shopper(), few)).rejects.toThrow()
  })
})
