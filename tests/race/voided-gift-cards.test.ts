import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '@/backend/operators/access/schema'
import { addOperator } from '@/backend/operators/accounts/operator-accounts'
import { holdCredit } from '@/backend/orders/credit/hold-credit'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { giftCards, transfers } from '@/backend/orders/schema/ledgers'
import { rowsFrom } from '@/backend/platform/db/rows-from'
import { inTransaction } from '@/backend/platform/db/transaction'
import { makeCustomer, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { menuOf } from '@/tests/backend/support/menu-shopping'
import { buy, checkOut, quoteId, VISA } from '@/tests/backend/support/shopping'
import type { TestApp } from '@/tests/backend/support/test-app'
import { size } from '@/tests/support/scale'
import { countAnswers, openRaceApp } from './race-app'

const ROUNDS = size(60, 8)
const BY_CARD = { pay_mtd: 2, card: VISA }
const itemsOf = (pid = 0) => ({ items: [{ pid, qty: 1, options: [] }] })

describe('a gift card that is voided while it is spent', () => {
  let api: TestApp
  let store: Awaited<ReturnType<typeof makeStore>>
  let token: string
  beforeAll(async () => {
    api = await openRaceApp('voids')
    store = await makeStore(api.db)
    const wanted = { name: 'desk', gids: null, abilities: ['refunds' as const] }
    token = await addOperator(api.db, wanted, api.clock.now())
  })
  afterAll(() => api?.close())

  async function end(code: string): Promise<number> {
    const headers = { authorization: `Bearer ${token}` }
    return (await api.app.request(`/api/operator/gift-cards/${code}/void`, { method: 'POST', headers, body: '{}' }))
      .status
  }
  /** A card of C$50.00. */
  async function buyCard() {
    const gift = await makeProduct(api.db, store, { price: 5000, kind: 1 })
    const me = await makeCustomer(api.db)
    const digital = { shp_mtd: 5 }
    const how = { ...BY_CARD, ...digital }
    const orderId = await buy(api, me.tokens, menuOf(store), how, { ...itemsOf(gift.id), ...digital })
    const [card] = await api.db.select().from(giftCards).where(eq(giftCards.orderId, orderId))
    return { ...me, code: card?.code ?? '' }
  }
  const movesOf = async (code: string) => {
    const rows = await api.db.select().from(transfers).where(eq(transfers.giftCard, code)).orderBy(transfers.id)
    return rows.map(({ kind, amount }) => `${kind} ${amount}`)
  }
  const stateOf = async (code: string) => {
    const [card] = await api.db.select().from(giftCards).where(eq(giftCards.code, code))
    return [card?.balance, card?.forfeited]
  }
  const untilOneWaits = async () => {
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => rowsFrom(await api.db.execute(waiting)).length).toBeGreaterThan(0)
  }

  it(`ends once, and the books agree, ${ROUNDS} times`, async () => {
    const dish = await makeProduct(api.db, store, { price: 2000 })
    for (let round = 0; round < ROUNDS; round++) {
      const { tokens, code } = await buyCard()
      const qid = await quoteId(api, tokens, menuOf(store), itemsOf(dish.id))
      const spending = checkOut(api, tokens, menuOf(store), qid, { ...BY_CARD, gc_cd: code })
      // another moment of the spending in each round
      await new Promise((resolve) => setTimeout(resolve, (round * 5) % 40))
      expect(await countAnswers(api.db, 4, () => end(code))).toEqual({ 200: 4 })
      await spending
      const [balance, forfeited] = await stateOf(code)
      expect([balance, forfeited === 5000 || forfeited === 2760]).toEqual([0, true])
      expect(await api.db.$count(auditEntries, eq(auditEntries.subject, code))).toBe(1)
    }
    expect(await checkBooks({ db: api.db, provider: api.deps.provider }, new Date(0))).toEqual([])
  })

  it('waits for the spending, and ends with what that left', async () => {
    const { id: customerId, code } = await buyCard()
    const spent = { orderId: 'spent', couponId: null, giftCardPayment: 2240, pointsSpent: 0, pointsPayment: 0 }
    const credit = { ...spent, customerId, giftCardCode: code, currency: 'CAD' }
    let ending: Promise<number> | undefined
    await inTransaction(api.db, async (tx) => {
      await holdCredit(tx, credit, api.clock.now())
      ending = end(code)
      await untilOneWaits()
    })
    expect(await ending).toBe(200)
    expect(await movesOf(code)).toEqual(['card_issued 5000', 'card_spent 2240', 'card_voided 2760'])
    expect(await stateOf(code)).toEqual([0, 2760])
  })
})
