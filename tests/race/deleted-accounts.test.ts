import { count, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '@/backend/customers/accounts/password'
import { giftCards } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { requestDeletion } from '@/backend/privacy/deletion/planned-deletions'
import { makeCustomer, makeDeal, makeGiftCard, makeStore, nextId } from '@/tests/backend/support/factories'
import { checkOut, quoteId } from '@/tests/backend/support/shopping'
import type { TestAnswer, TestApp, Tokens } from '@/tests/backend/support/test-app'
import { openRaceApp } from './race-app'

const REST = '/api/rest/v7'
/** few, so that none waits for a lock as long as the API allows */
const TIMES = 3

describe('accounts deleted under races', () => {
  let api: TestApp
  let passwordHash: string
  beforeAll(async () => {
    api = await openRaceApp('deleted')
    passwordHash = await hashPassword('sesame')
  })
  afterAll(() => api?.close())

  const remove = (tokens: Tokens) => api.execute(tokens, `${REST}/deleteaccount`, 'POST', { password: 'sesame' })
  const makeLeavers = () =>
    Promise.all(
      Array.from({ length: TIMES }, async () => {
        const email = `leaver${nextId()}@example.com`
        return { email, ...(await makeCustomer(api.db, { email, passwordHash })) }
      }),
    )

  /** Resolves once so many statements wait for a lock. */
  async function untilWaiting(statements: number): Promise<void> {
    for (let waiting = 0; waiting < statements; ) {
      const [row] = await api.db
        .select({ n: count() })
        .from(sql`pg_stat_activity`)
        .where(sql`wait_event_type = 'Lock' and datname = current_database()`)
      waiting = row?.n ?? 0
    }
  }

  const byOperator = async ({ id }: { id: number }) => {
    const { planned } = await requestDeletion(api.db, { id, givesUpCredit: false }, api.clock.now())
    return planned ? 409 : 200
  }
  it.each([
    ['their owners', async ({ tokens }: { tokens: Tokens }) => (await remove(tokens)).RC],
    ['an operator', byOperator],
  ])(`${TIMES} checkouts that passed their session check before the deletion by %s leave no order`, async (_, end) => {
    const deal = await makeDeal(api.db, await makeStore(api.db))
    const people = await makeLeavers()
    const quotes = await Promise.all(people.map(({ tokens }) => quoteId(api, tokens, deal)))
    let buying: Promise<TestAnswer>[] = []
    await api.db.transaction(async (tx) => {
      // read by a checkout before it writes anything, and never by a deletion
      await tx.execute(sql`lock table deals in access exclusive mode`)
      buying = people.map(({ tokens }, n) => checkOut(api, tokens, deal, quotes[n] ?? ''))
      await untilWaiting(TIMES)
      expect(await Promise.all(people.map(end))).toEqual(people.map(() => 200))
    })
    const answers = await Promise.all(buying)
    expect(answers.map(({ RC }) => RC)).toEqual(people.map(() => 401))
    const ids = people.map(({ id }) => id)
    expect(await api.db.select().from(orders).where(inArray(orders.customerId, ids))).toEqual([])
  })

  it(`${TIMES} gift cards given during the deletion of their receivers stay with their giver`, async () => {
    const store = await makeStore(api.db)
    const giver = await makeCustomer(api.db)
    const people = await makeLeavers()
    const codes = await Promise.all(people.map(() => makeGiftCard(api.db, giver.id, store.gid, 5000)))
    let both: Promise<TestAnswer>[] = []
    await api.db.transaction(async (tx) => {
      // written by a deletion after it has locked its customer, and never by a gift
      await tx.execute(sql`lock table bookmarks in access exclusive mode`)
      both = people.map(({ tokens }) => remove(tokens))
      await untilWaiting(TIMES)
      both.push(
        ...people.map(({ email: receiver }, n) =>
          api.execute(giver.tokens, `${REST}/giftcard`, 'POST', { receiver, code: codes[n], comment: '' }),
        ),
      )
      await untilWaiting(2 * TIMES)
    })
    const answers = (await Promise.all(both)).map(({ RC }) => RC)
    expect(answers).toEqual([...people.map(() => 200), ...people.map(() => 484)])
    expect(await api.db.select().from(giftCards).where(eq(giftCards.customerId, giver.id))).toHaveLength(TIMES)
  })
})
