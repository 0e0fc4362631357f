import { count, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quotes } from '@/backend/checkout/schema'
import type { Random } from '@/backend/demo/random'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { sandboxCharges } from '@/backend/providers/sandbox/schema'
import { makeCustomer, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { limiterAt } from '@/tests/backend/support/limiter-at'
import { menuOf } from '@/tests/backend/support/menu-shopping'
import { checkOut, quoteId, VISA } from '@/tests/backend/support/shopping'
import type { TestApp, Tokens } from '@/tests/backend/support/test-app'
import { createSeededRandom, size } from '@/tests/support/scale'
import { countAnswers, openRaceApp } from './race-app'

const BUYERS = 50
const CHECKOUTS = size(1000, 50)
const SECOND_CARDS = size(25, 3)
const LANES = 40
const LOST = 0.3
const BY_CARD = { pay_mtd: 2, card: VISA }
const MASTERCARD = { ...VISA, num: '5555555555554444' }
const DECLINED = { ...VISA, num: '4000000000000002' }

describe('a checkout that is resent', () => {
  let api: TestApp
  let store: Awaited<ReturnType<typeof makeStore>>
  const buyers: { tokens: Tokens; pid: number }[] = []
  beforeAll(async () => {
    api = await openRaceApp('double')
    store = await makeStore(api.db)
    for (let n = 0; n < BUYERS; n++) {
      const { id: pid } = await makeProduct(api.db, store, { price: 2000 })
      buyers.push({ pid, tokens: (await makeCustomer(api.db)).tokens })
    }
  })
  afterAll(() => api?.close())

  const quoteOf = ({ tokens, pid }: { tokens: Tokens; pid: number }) =>
    quoteId(api, tokens, menuOf(store), { items: [{ pid, qty: 1 }] })
  const send = (tokens: Tokens, qid: string, body: object = BY_CARD) => checkOut(api, tokens, menuOf(store), qid, body)

  /** The requested number of quotes, each with its own buyer: copies of one created by the API. */
  async function makeQuotes(many: number) {
    const made: { tokens: Tokens; qid: string }[] = []
    for (const [n, buyer] of buyers.entries()) {
      const [row] = await api.db
        .select()
        .from(quotes)
        .where(eq(quotes.id, await quoteOf(buyer)))
      if (!row) throw new Error('no quote')
      const copies = Array.from({ length: many / BUYERS }, (_, copy) => ({ ...row, id: `sent-${n}-${copy}` }))
      await api.db.insert(quotes).values(copies)
      made.push(...copies.map(({ id: qid }) => ({ tokens: buyer.tokens, qid })))
    }
    return made
  }

  /** The outcome of quotes: numbers of orders, paid orders, attempted charges and successful charges. */
  async function outcomeOf(qids: string[]) {
    const placed = await api.db.select().from(orders).where(inArray(orders.quoteId, qids))
    const paid = placed.filter((order) => order.status === 1 && order.totalPaid === order.grandTotal)
    const ids = placed.map((order) => order.id)
    const attempts = await api.db.select().from(payments).where(inArray(payments.orderId, ids))
    const [taken] = await api.db
      .select({ n: count() })
      .from(sandboxCharges)
      .where(eq(sandboxCharges.outcome, 'succeeded'))
    return { orders: placed.length, paid: paid.length, attempts: attempts.length, charges: Number(taken?.n) }
  }

  it(`is one order and one charge: ${CHECKOUTS} sent one to five times, three of ten replies lost`, async () => {
    const made = await makeQuotes(CHECKOUTS)
    const told = new Map<string, Set<string>>()
    const seen = { sent: 0, lost: 0, refused: 0 }
    const abandoned: Promise<unknown>[] = []

    /** One sending; of lost replies half are waited for, and the other half belong to requests still on their way. */
    async function sendOnce({ tokens, qid }: { tokens: Tokens; qid: string }, random: Random): Promise<void> {
      seen.sent += 1
      const isLost = random.chance(LOST)
      const reply = send(tokens, qid)
      if (isLost) {
        seen.lost += 1
        if (random.chance(0.5)) await reply
        else abandoned.push(reply)
        return
      }
      const answer = await reply
      if (answer.RC === 200) told.get(qid)?.add(answer.records.ord_id)
      else seen.refused += 1
    }

    /** Sends one to five times, at once or one after another, and then until a reply has come. */
    async function insist(checkout: { tokens: Tokens; qid: string }): Promise<void> {
      const random = createSeededRandom(checkout.qid)
      const ids = new Set<string>()
      told.set(checkout.qid, ids)
      const times = Array.from({ length: random.int(1, 5) })
      if (random.chance(0.35)) await Promise.all(times.map(() => sendOnce(checkout, random)))
      else for (const _ of times) await sendOnce(checkout, random)
      while (ids.size === 0 && seen.refused === 0) await sendOnce(checkout, random)
    }

    const waiting = [...made]
    const lane = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await insist(next)
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    await Promise.all(abandoned)

    expect(seen.sent).toBeGreaterThan(2 * CHECKOUTS)
    expect(Math.abs(seen.lost / seen.sent - LOST)).toBeLessThan(0.15)
    expect(seen.refused).toBe(0)
    expect([...told.values()].filter((ids) => ids.size !== 1)).toEqual([])
    expect(new Set([...told.values()].flatMap((ids) => [...ids])).size).toBe(CHECKOUTS)
    expect(await outcomeOf(made.map(({ qid }) => qid))).toEqual({
      orders: CHECKOUTS,
      paid: CHECKOUTS,
      attempts: CHECKOUTS,
      charges: CHECKOUTS,
    })
  })

  it.each([
    ['a declined card, then another card twice at once', false],
    ['a card that is declined while another card is sent twice', true],
  ])(`%s: one order and one charge, ${SECOND_CARDS} times`, async (_, isAtOnce) => {
    for (const buyer of buyers.slice(0, SECOND_CARDS)) {
      // declined cards are limited, which other tests show
      api.deps.limiter = limiterAt(api.clock.now)
      const qid = await quoteOf(buyer)
      const before = (await outcomeOf([])).charges
      const declined = send(buyer.tokens, qid, { pay_mtd: 2, card: DECLINED })
      if (!isAtOnce) expect((await declined).RC).toBe(456)
      const paying = await Promise.all([1, 2].map(() => send(buyer.tokens, qid, { pay_mtd: 2, card: MASTERCARD })))
      expect(paying.map((answer) => answer.RC)).toEqual([200, 200])
      expect(new Set(paying.map((answer) => answer.records.ord_id)).size).toBe(1)
      // sent beside the others, the bad card is refused, or comes after them and is told of their order
      expect([456, 200]).toContain((await declined).RC)
      const { charges, ...rest } = await outcomeOf([qid])
      expect({ ...rest, charges: charges - before }).toEqual({ orders: 1, paid: 1, attempts: 1, charges: 1 })
    }
  })

  it('would create several orders and charges if a spent quote were only looked up', async () => {
    const buyer = buyers[0]
    if (!buyer) throw new Error('no buyer')
    const qid = await quoteOf(buyer)
    await api.db.execute(sql`alter table orders drop constraint "orders_quoteId_unique"`)
    const before = (await outcomeOf([])).charges
    await countAnswers(api.db, 30, async () => (await send(buyer.tokens, qid)).RC)
    const { orders: made, charges } = await outcomeOf([qid])
    expect(made).toBeGreaterThan(1)
    expect(charges - before).toBe(made)
  })
})
