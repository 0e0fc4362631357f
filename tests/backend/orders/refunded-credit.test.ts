import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword } from '@/backend/customers/accounts/password'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { moveOrder } from '@/backend/orders/moves/move-order'
import { stepOrder } from '@/backend/orders/moves/order-commands'
import { refundOrder } from '@/backend/orders/refunds/refund-order'
import { giftCards, pointsAccounts } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { inTransaction } from '@/backend/platform/db/transaction'
import { jobs } from '@/backend/platform/jobs/schema'
import { givePoints, makeCustomer, makeGiftCard } from '@/tests/backend/support/factories'
import { openDesk } from '@/tests/backend/support/order-desk'
import { buy, readOrder } from '@/tests/backend/support/shopping'
import type { Tokens } from '@/tests/backend/support/test-app'

const { api, deal, store, work, cancel } = await openDesk()
afterAll(() => api.close())
beforeEach(() => api.clock.advance(4000))

const REST = '/api/rest/v7'
const DAY_S = 86_400
const check = () => checkBooks(api.deps, new Date(0))
const cardsOf = (customerId: number) => api.db.select().from(giftCards).where(eq(giftCards.customerId, customerId))
const give = (by: Tokens, code: string, receiver: string) =>
  api.execute(by, `${REST}/giftcard`, 'POST', { code, receiver, comment: '' })
const historyOf = async (tokens: Tokens, code: string) =>
  (await api.execute(tokens, `${REST}/gifthistory`, 'GET', { code })).records.history

/** A customer who has paid a part of an order, C$10.00 of C$22.40, with a gift card; the rest is paid in cash. */
async function payer(over: Parameters<typeof makeCustomer>[1] = {}) {
  const { id, tokens } = await makeCustomer(api.db, over)
  const code = await makeGiftCard(api.db, id, deal.gid, 1000)
  const orderId = await buy(api, tokens, deal, { gc_cd: code })
  return { id, tokens, code, orderId }
}

async function receiver(over: Parameters<typeof makeCustomer>[1] = {}) {
  const email = `receiver-${Math.random().toString(36).slice(2)}@example.com`
  return { email, ...(await makeCustomer(api.db, { email, ...over })) }
}

describe('what a gift card paid of an order that is cancelled', () => {
  it('goes to a new card of the store for who paid, once the card was given away [ENT-63]', async () => {
    const [me, other] = [await payer(), await receiver()]
    expect((await give(me.tokens, me.code, other.email)).RC).toBe(200)
    await cancel(me.tokens, me.orderId)
    expect((await cardsOf(other.id)).map(({ code, balance }) => [code, balance])).toEqual([[me.code, 0]])
    const [fresh, ...more] = await cardsOf(me.id)
    expect(more).toEqual([])
    expect(fresh).toMatchObject({ gid: store.gid, balance: 1000, bookValue: 1000, currency: 'CAD', expiresAt: null })
    expect((await readOrder(api, me.tokens, me.orderId)).refunds).toEqual([
      expect.objectContaining({ to: 'giftcard', amt: 10, gc_cd: fresh?.code }),
    ])
    expect(await historyOf(me.tokens, fresh?.code ?? '')).toEqual([
      expect.objectContaining({ type: 5, delta: 10, balance: 10, extra: me.orderId }),
    ])
    expect(await check()).toEqual([])
  })

  it('goes to a new card while the old one waits for an address, whose receiver gets no more than was given', async () => {
    const [me, other] = [await payer(), await receiver({ emailConfirmedAt: null })]
    await give(me.tokens, me.code, other.email)
    await cancel(me.tokens, me.orderId)
    const mine = await cardsOf(me.id)
    expect(mine.map(({ balance, waitsFor }) => [balance, waitsFor]).sort()).toEqual([
      [0, other.email],
      [1000, null],
    ])
    expect(await check()).toEqual([])
  })

  it.each([
    ['used up', null, null],
    ['expired', -1, 90],
    ['about to expire', 2, 90],
    ['valid for longer', 200, 200],
  ])('goes to the same card that is %s, valid for at least 90 days from then', async (_, expires, valid) => {
    const me = await payer()
    const inDays = (days: number | null) => days && new Date(api.clock.now().getTime() + days * DAY_S * 1000)
    const expiresAt = inDays(expires) || null
    await api.db.update(giftCards).set({ expiresAt }).where(eq(giftCards.code, me.code))
    await cancel(me.tokens, me.orderId)
    const [card, ...more] = await cardsOf(me.id)
    expect([card?.code, card?.balance, card?.expiresAt, more]).toEqual([me.code, 1000, inDays(valid) || null, []])
  })

  it('stays with the new card when the order of a declined card is undone', async () => {
    const [me, other] = [await payer(), await receiver()]
    await api.db.update(orders).set({ status: 3 }).where(eq(orders.id, me.orderId))
    await give(me.tokens, me.code, other.email)
    await inTransaction(api.db, async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.id, me.orderId)).for('update')
      if (order) await moveOrder(tx, order, 'undo', api.clock.now())
    })
    const [fresh] = await cardsOf(me.id)
    expect(await historyOf(me.tokens, fresh?.code ?? '')).toEqual([expect.objectContaining({ delta: 10, balance: 10 })])
    expect(await check()).toEqual([])
  })
})

describe('the history of a card that was given', () => {
  it('begins with the gift, and has no order of the giver', async () => {
    const [me, other] = [await payer(), await receiver()]
    const code = await makeGiftCard(api.db, me.id, deal.gid, 3000)
    const before = await buy(api, me.tokens, deal, { gc_cd: code })
    await give(me.tokens, code, other.email)
    const after = await buy(api, other.tokens, deal, { gc_cd: code })
    const rows = await historyOf(other.tokens, code)
    expect(rows.map(({ type, extra, delta, balance }: never) => [type, extra, delta, balance])).toEqual([
      [1, after, -7.6, 0],
      [7, 'Ada', 7.6, 7.6],
    ])
    const file = JSON.stringify((await api.execute(other.tokens, `${REST}/exportaccount`, 'GET')).records)
    expect([file.includes(before), JSON.stringify(rows).includes(before)]).toEqual([false, false])
  })

  it('begins empty for a card without money', async () => {
    const [me, other] = [await payer(), await receiver()]
    await give(me.tokens, me.code, other.email)
    expect(await historyOf(other.tokens, me.code)).toEqual([])
  })

  it('names no order of others, even of a card that was given before its history began with the gift', async () => {
    const [me, other] = [await payer(), await receiver()]
    await give(me.tokens, me.code, other.email)
    await api.db.update(giftCards).set({ shownFrom: null }).where(eq(giftCards.code, me.code))
    const rows = await historyOf(other.tokens, me.code)
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain(me.orderId)
  })
})

describe('credit of a payer whose account is deleted', () => {
  const run = async (...command: string[]) =>
    ((await api.post('/dev/operator', { command })) as unknown as { lines: string[] }).lines

  it('waits for people in the operator’s list, with one line in the log, until they have paid it out', async () => {
    const passwordHash = await hashPassword('sesame')
    const me = await payer({ passwordHash })
    await givePoints(api.db, me.id, 500)
    const paid = await buy(api, me.tokens, deal, { pt_cnt: 300 })
    for (const id of [me.orderId, paid])
      for (const step of ['accept', 'complete'] as const) await stepOrder(api.db, id, step, api.clock.now())
    const proof = { password: 'sesame', give_up_credit: true }
    expect((await api.execute(me.tokens, `${REST}/deleteaccount`, 'POST', proof)).RC).toBe(200)
    const all = { amount: 2240, reason: '', lines: [] }
    await work()
    const lines: string[] = []
    api.deps.logger = { ...api.deps.logger, error: (_, event, error) => lines.push(`${event}: ${String(error)}`) }
    await refundOrder(api.db, me.orderId, { key: 'a', ...all }, api.clock.now())
    const pointsBefore = await api.db.select().from(pointsAccounts).where(eq(pointsAccounts.customerId, me.id))
    const { id: refundId } = await refundOrder(api.db, paid, { key: 'b', ...all }, api.clock.now())
    await work()
    expect(lines).toEqual(
      Array(2).fill(expect.stringMatching(/^payment alarm: .*waits for people: its payer has no account$/)),
    )
    expect((await cardsOf(me.id)).map(({ balance }) => balance)).toEqual([0])
    const pointsAfter = await api.db.select().from(pointsAccounts).where(eq(pointsAccounts.customerId, me.id))
    expect((pointsAfter[0]?.balance ?? 0) <= (pointsBefore[0]?.balance ?? 0)).toBe(true)
    const waiting = await run('payments', 'list')
    expect(waiting.filter((line) => line.includes('credit  unclaimed')).map((line) => line.split('  ')[3])).toEqual([
      'C$10.00',
      'C$3.00',
    ])
    expect(await check()).toEqual([])
    expect(await run('payments', 'settle', refundId)).toEqual([`${refundId}: is paid out`])
    expect(await run('payments', 'settle', refundId)).toEqual([`${refundId}: nothing to settle`])
    expect((await run('payments', 'list')).filter((line) => line.includes('unclaimed'))).toHaveLength(1)
    expect(await check()).toEqual([])
    expect(
      await api.db
        .select()
        .from(jobs)
        .where(and(eq(jobs.kind, 'report_unclaimed'), isNull(jobs.doneAt))),
    ).toEqual([])
  })
})
