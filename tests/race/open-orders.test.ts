import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders } from '@/backend/orders/schema/orders'
import { inTransaction } from '@/backend/platform/db/transaction'
import { makeCustomer, makeDeal, makeStore } from '@/tests/backend/support/factories'
import { quoteId } from '@/tests/backend/support/shopping'
import { DEFAULT_ORDER_LIMITS, type TestApp, type Tokens } from '@/tests/backend/support/test-app'
import { size } from '@/tests/support/scale'
import { countAnswers, openRaceApp } from './race-app'

const CHECKOUTS = size(60, 20)
const ACCOUNTS = size(20, 10)

describe('open orders under races', () => {
  let api: TestApp
  let deal: Awaited<ReturnType<typeof makeDeal>>
  beforeAll(async () => {
    api = await openRaceApp('open_orders', { orderLimits: { ...DEFAULT_ORDER_LIMITS, openQuotes: CHECKOUTS } })
    deal = await makeDeal(api.db, await makeStore(api.db), { stock: 10_000, limitPerOrder: 100 })
  })
  afterAll(() => api?.close())

  const unverified = () => makeCustomer(api.db, { emailConfirmedAt: null, phone: '' })
  const openOf = (id: number) => api.db.$count(orders, eq(orders.customerId, id))

  /** Paid on a page, by a shopper at that address. */
  async function checkOut({ token, secret }: Tokens, q_id: string, from: string): Promise<number> {
    const data = { pay_mtd: 8, shp_mtd: 2, g_id: deal.gid, q_id, c_fnm: 'Ada', c_tn: '6045550100', device: 'h5' }
    const call = { token, secret, path: '/api/rest/v7/aio', method: 'POST', data: { data } }
    return (await api.post('/api/execute', call, { 'x-forwarded-for': from })).RC
  }

  it(`of an unverified account are four of ${CHECKOUTS} checkouts at once`, async () => {
    const { id, tokens } = await unverified()
    const quotes: string[] = []
    for (let n = 0; n < CHECKOUTS; n++) quotes.push(await quoteId(api, tokens, deal))
    const answers = await countAnswers(api.db, CHECKOUTS, (n) => checkOut(tokens, quotes[n] ?? '', '203.0.113.1'))
    expect(answers).toEqual({ 200: 4, 429: CHECKOUTS - 4 })
    expect(await openOf(id)).toBe(4)
  })

  it(`of ${ACCOUNTS} unverified accounts at one address are eight`, async () => {
    const shoppers: { tokens: Tokens; quotes: string[] }[] = []
    for (let n = 0; n < ACCOUNTS; n++) {
      const { tokens } = await unverified()
      shoppers.push({ tokens, quotes: [await quoteId(api, tokens, deal), await quoteId(api, tokens, deal)] })
    }
    const answers = await countAnswers(api.db, ACCOUNTS * 2, (n) => {
      const { tokens, quotes } = shoppers[n % ACCOUNTS] as (typeof shoppers)[number]
      return checkOut(tokens, quotes[Math.floor(n / ACCOUNTS)] ?? '', '203.0.113.2')
    })
    expect(answers).toEqual({ 200: 8, 429: ACCOUNTS * 2 - 8 })
  })

  it('would be more if they were counted before they wait for each other', async () => {
    const { id, tokens } = await unverified()
    const quote = await quoteId(api, tokens, deal)
    expect(await checkOut(tokens, quote, '203.0.113.3')).toBe(200)
    const [first] = await api.db.select().from(orders).where(eq(orders.customerId, id))
    const answers = await countAnswers(api.db, CHECKOUTS, (n) =>
      inTransaction(api.db, async (tx) => {
        const isOpen = and(eq(orders.customerId, id), isNull(orders.relatedOrderId))
        if ((await tx.$count(orders, isOpen)) >= 4) return 429
        if (!first) return 500
        await tx.insert(orders).values({ ...first, id: `naive ${n}`, quoteId: `naive ${n}` })
        return 200
      }),
    )
    expect(answers[200]).toBeGreaterThan(3)
  })
})
