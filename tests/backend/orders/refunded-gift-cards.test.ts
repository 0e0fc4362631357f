import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { giftCards } from '@/backend/orders/schema/ledgers'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { orderLines, orders } from '@/backend/orders/schema/orders'
import { makeCustomer, makeProduct } from '@/tests/backend/support/factories'
import { menuOf } from '@/tests/backend/support/menu-shopping'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { buy, readOrder, VISA } from '@/tests/backend/support/shopping'

const { api, store, run, call, operator, work } = await openOperatorDesk()
const token = await operator(['orders', 'refunds'])
const gift = await makeProduct(api.db, store, { price: 5000, kind: 1 })
const dish = await makeProduct(api.db, store, { price: 2000 })
afterAll(() => api.close())

const BY_CARD = { pay_mtd: 2, card: VISA }

/** Two gift cards of C$50.00, and so many dishes of C$22.40 with tax. */
async function bought(dishes = 0) {
  const me = await makeCustomer(api.db)
  const items = [
    { pid: gift.id, qty: 2, options: [] },
    ...(dishes > 0 ? [{ pid: dish.id, qty: dishes, options: [] }] : []),
  ]
  const how = dishes > 0 ? {} : { shp_mtd: 5 }
  const id = await buy(api, me.tokens, menuOf(store), { ...BY_CARD, ...how }, { items, ...how })
  const cards = await api.db.select().from(giftCards).where(eq(giftCards.orderId, id)).orderBy(giftCards.code)
  const lines = await api.db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.id)
  return { ...me, id, codes: cards.map(({ code }) => code), giftLine: lines[0]?.id ?? 0, dishLine: lines[1]?.id ?? 0 }
}
type Bought = Awaited<ReturnType<typeof bought>>

const use = ({ tokens, codes }: Bought) =>
  buy(api, tokens, menuOf(store), { ...BY_CARD, gc_cd: codes[0] }, { items: [{ pid: dish.id, qty: 1, options: [] }] })
const giveAway = async ({ codes }: Bought) => {
  const friend = await makeCustomer(api.db)
  await api.db
    .update(giftCards)
    .set({ customerId: friend.id })
    .where(eq(giftCards.code, codes[0] ?? ''))
}
const refund = (id: string, body: object, key = 'a') => call(token, 'POST', `/orders/${id}/refund`, { key, ...body })
const cancel = (id: string) => call(token, 'POST', `/orders/${id}/cancel`)
const balances = async ({ codes }: Bought) => {
  const rows = await api.db.select().from(giftCards)
  return codes.map((code) => rows.find((row) => row.code === code)?.balance)
}
const books = async () => {
  await work()
  return checkBooks(api.deps, new Date(0))
}

describe('a gift card whose sister of the same order was used or given away', () => {
  it.each([
    ['used', use, 2760],
    ['given away', giveAway, 5000],
  ])('%s: is returned by its line and ends; the sister stays', async (_, spend, left) => {
    const me = await bought()
    await spend(me)
    const { giftLine: id } = me
    const one = { lines: [{ id, quantity: 1 }] }
    for (let turn = 0; turn < 2; turn++) {
      const { status, body } = await refund(me.id, one)
      expect([status, body.refunded, body.lines[0].id]).toEqual([200, 50, id])
    }
    expect(await balances(me)).toEqual([left, 0])
    expect(await refund(me.id, one, 'b')).toEqual({
      status: 409,
      body: {
        error: `of the gift cards of line ${id}, 0 can still be returned: others were used, given away or returned`,
      },
    })
    expect(await refund(me.id, { amount: 1 }, 'c')).toEqual({
      status: 409,
      body: { error: 'what is left is on gift cards that the order bought: refund their lines' },
    })
    expect((await cancel(me.id)).body.error).toBe('a gift card of the order has been used or given away')
    expect(await readOrder(api, me.tokens, me.id)).toMatchObject({ refund_amt: 0, refund_pending: 50 })
    expect(await books()).toEqual([])
  })

  it('is returned by a command', async () => {
    const me = await bought()
    await use(me)
    expect(await run('orders', 'show', me.id)).toContainEqual(
      expect.stringMatching(`^2 × .+  100 CAD  line ${me.giftLine}$`),
    )
    const refused = await run('orders', 'refund', me.id, '--line', `${me.giftLine}:2`)
    expect(refused[0]).toMatch(/^of the gift cards of line \d+, 1 can still be returned/)
    const done = await run('orders', 'refund', me.id, '--line', `${me.giftLine}`, 'Bought', 'twice')
    expect(done).toEqual([`${me.id}: refunded, 50 CAD in all`])
    expect((await readOrder(api, me.tokens, me.id)).refunds[0].reason).toBe('Bought twice')
    expect(await run('orders', 'refund', me.id, '--line', 'x')).toEqual([
      expect.stringContaining('npm run cli -- orders'),
    ])
  })

  it('goes back with the rest when the order is cancelled after the other was returned', async () => {
    const me = await bought(1)
    await refund(me.id, { lines: [{ id: me.giftLine, quantity: 1 }] })
    const { status, body } = await cancel(me.id)
    expect([status, body.refunded, await balances(me)]).toEqual([200, 122.4, [0, 0]])
    expect(await books()).toEqual([])
  })
})

describe('of an order with goods and gift cards', () => {
  it('a refund has tax and points of the goods alone', async () => {
    const me = await bought(2)
    await api.db.update(orders).set({ pointsEarned: 40 }).where(eq(orders.id, me.id))
    await refund(me.id, { lines: [{ id: me.giftLine, quantity: 1 }] }, 'card')
    await refund(me.id, { amount: 22.4 }, 'half of the goods')
    await refund(me.id, { amount: 'rest' }, 'rest')
    const rows = await api.db
      .select()
      .from(orderRefunds)
      .where(eq(orderRefunds.orderId, me.id))
      .orderBy(orderRefunds.createdAt)
    const parts = Object.fromEntries(rows.map((row) => [row.key, [row.amount, row.tax, row.pointsUnearned]]))
    expect(parts).toEqual({ card: [5000, 0, 0], 'half of the goods': [2240, 240, 20], rest: [2240, 240, 20] })
    expect([await balances(me), await books()]).toEqual([expect.arrayContaining([0, 5000]), []])
  })

  it('a line is refunded once, whatever the key', async () => {
    const me = await bought(1)
    const lines = [{ id: me.dishLine, quantity: 1 }]
    expect((await refund(me.id, { lines })).body.refunded).toBe(22.4)
    expect(await refund(me.id, { lines }, 'b')).toEqual({
      status: 409,
      body: { error: `of line ${me.dishLine}, 0 can still be refunded` },
    })
  })

  it.each([
    ['an amount and lines', { amount: 1, lines: [{ id: 1, quantity: 1 }] }],
    ['neither', {}],
    ['no lines', { lines: [] }],
    ['a line that is none', { lines: [{ id: 2_000_000_000, quantity: 1 }] }],
    ['nothing of a line', { lines: [{ id: 1, quantity: 0 }] }],
  ])('%s is no refund', async (_, body) => {
    const me = await bought(1)
    expect((await refund(me.id, body)).status).toBe(400)
  })
})
