import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bookTransfer } from '@/backend/orders/ledger/book-transfer'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { stepOrder } from '@/backend/orders/moves/order-commands'
import { refundOrder } from '@/backend/orders/refunds/refund-order'
import { giftCards, pointsAccounts, transfers } from '@/backend/orders/schema/ledgers'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { orderLines, orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { inTransaction } from '@/backend/platform/db/transaction'
import { givePoints, makeCustomer, makeGiftCard, makeProduct } from '@/tests/backend/support/factories'
import { menuOf } from '@/tests/backend/support/menu-shopping'
import { openDesk } from '@/tests/backend/support/order-desk'
import { sentMessages } from '@/tests/backend/support/sent-messages'
import { buy, readOrder, VISA } from '@/tests/backend/support/shopping'
import type { Tokens } from '@/tests/backend/support/test-app'

const { api, deal, store, work, cancel } = await openDesk()
const { provider } = api.deps
afterAll(() => api.close())
beforeEach(() => api.clock.advance(10))
afterEach(() => {
  api.deps.provider = provider
})

const BY_CARD = { pay_mtd: 2, card: VISA }
const check = () => checkBooks(api.deps, new Date(0))
const refund = (id: string, amount: number | null, over: Partial<Parameters<typeof refundOrder>[2]> = {}) => {
  api.clock.advance(1)
  return refundOrder(api.db, id, { key: `${amount}`, amount, reason: '', lines: [], ...over }, api.clock.now())
}
const refundsOf = (id: string) =>
  api.db.select().from(orderRefunds).where(eq(orderRefunds.orderId, id)).orderBy(orderRefunds.createdAt)
const complete = async (id: string) => {
  for (const step of ['accept', 'complete'] as const) await stepOrder(api.db, id, step, api.clock.now())
}
const pointsOf = async (id: number) =>
  (await api.db.select().from(pointsAccounts).where(eq(pointsAccounts.customerId, id)))[0]?.balance
const movesOf = async (id: string) =>
  (await api.db.select().from(transfers).where(eq(transfers.orderId, id)).orderBy(transfers.id)).map(
    ({ kind, amount }) => `${kind} ${amount}`,
  )

/** An order of C$22.40, of which C$2.40 is tax, paid with C$3.00 of points, C$10.00 of a gift card, and a card. */
async function mixedOrder() {
  const { id, tokens } = await makeCustomer(api.db)
  await givePoints(api.db, id, 500)
  const code = await makeGiftCard(api.db, id, deal.gid, 1000)
  const orderId = await buy(api, tokens, deal, { ...BY_CARD, pt_cnt: 300, gc_cd: code })
  return { id, tokens, code, orderId }
}

describe('a partial refund', () => {
  it('goes back through the provider first, then to the gift card, then to points; the status stays', async () => {
    const me = await mixedOrder()
    await complete(me.orderId)
    await refund(me.orderId, 500)
    await refund(me.orderId, 1000)
    await refund(me.orderId, 700)
    const parts = (await refundsOf(me.orderId)).map((one) => [one.byProvider, one.byGiftCard, one.byPoints, one.points])
    expect(parts).toEqual([
      [500, 0, 0, 0],
      [440, 560, 0, 0],
      [0, 440, 260, 260],
    ])
    await work()
    const order = await readOrder(api, me.tokens, me.orderId)
    expect(order).toMatchObject({ status: 4, total_paid: 22.4, refund_amt: 22, refund_pending: 0, total_due: 0 })
    const [card] = await api.db.select().from(giftCards).where(eq(giftCards.code, me.code))
    expect([card?.balance, await check()]).toEqual([1000, []])
  })

  it('has its share of the tax, and all refunds of an order add up to its tax', async () => {
    const me = await mixedOrder()
    for (const amount of [333, 334, 335, 1238]) await refund(me.orderId, amount)
    const taxes = (await refundsOf(me.orderId)).map(({ tax }) => tax)
    expect([taxes[0], taxes.reduce((sum, tax) => sum + tax, 0)]).toEqual([35, 240])
  })

  it('of lines costs what they cost after discounts, with their share of the tax', async () => {
    const { tokens } = await makeCustomer(api.db)
    const [soup, tea] = [
      await makeProduct(api.db, store, { price: 1000 }),
      await makeProduct(api.db, store, { price: 300 }),
    ]
    const items = [
      { pid: soup.id, qty: 2, options: [] },
      { pid: tea.id, qty: 1, options: [] },
    ]
    const id = await buy(api, tokens, menuOf(store), BY_CARD, { items })
    const lines = await api.db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.id)
    await refund(id, null, { key: 'soup', lines: [{ lineId: lines[0]?.id ?? 0, quantity: 1 }] })
    await refund(id, null, { key: 'tea', lines: [{ lineId: lines[1]?.id ?? 0, quantity: 1 }] })
    expect((await refundsOf(id)).map(({ amount, tax, lines: of }) => [amount, tax, of.length])).toEqual([
      [1120, 120, 1],
      [336, 36, 1],
    ])
    const unknown = refund(id, null, { key: 'x', lines: [{ lineId: 1, quantity: 1 }] })
    await expect(unknown).rejects.toMatchObject({ code: 'invalidRequest' })
    const tooMany = refund(id, null, { key: 'y', lines: [{ lineId: lines[0]?.id ?? 0, quantity: 3 }] })
    await expect(tooMany).rejects.toMatchObject({ code: 'invalidRequest' })
  })

  it('of each line, one after the other, returns what was paid, to the cent', async () => {
    const { tokens } = await makeCustomer(api.db)
    const dishes = [await makeProduct(api.db, store, { price: 710 }), await makeProduct(api.db, store, { price: 1420 })]
    const items = dishes.map((dish, n) => ({ pid: dish.id, qty: 2 - n, options: [] }))
    const id = await buy(api, tokens, menuOf(store), BY_CARD, { items })
    const lines = await api.db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.id)
    const units = lines.flatMap(({ id: lineId, quantity }) => Array.from({ length: quantity }, () => ({ lineId })))
    for (const [n, { lineId }] of units.entries())
      await refund(id, null, { key: `unit ${n}`, lines: [{ lineId, quantity: 1 }] })
    const again = await refund(id, null, { key: 'unit 0', lines: [{ lineId: units[0]?.lineId ?? 0, quantity: 1 }] })
    expect(again).toMatchObject({ amount: 796, isRepeat: true })
    // GST 1.42 and PST 1.99 on 28.40
    expect(await readOrder(api, tokens, id)).toMatchObject({ total_paid: 31.81, refund_pending: 31.81 })
  })

  it('of an order in cash is given back in cash', async () => {
    const { tokens } = await makeCustomer(api.db)
    const id = await buy(api, tokens, deal)
    await expect(refund(id, 100)).rejects.toMatchObject({ code: 'conflict' })
    await complete(id)
    await refund(id, 640)
    expect((await movesOf(id)).slice(-2)).toEqual(['cash_returned 640', 'points_unearned 5'])
    expect((await readOrder(api, tokens, id)).refunds).toEqual([expect.objectContaining({ to: 'cash', amt: 6.4 })])
    expect(await check()).toEqual([])
  })

  it.each([
    ['takes earned points back in proportion', 20, 1120, 10],
    ['takes all of them back with all of the money', 20, 2240, 0],
    ['never takes more than the customer still has', 4, 1120, 0],
  ])('%s', async (_, has, amount, left) => {
    const { id: me, tokens } = await makeCustomer(api.db)
    const id = await buy(api, tokens, deal, BY_CARD)
    await complete(id)
    expect(await pointsOf(me)).toBe(20)
    await api.db.update(pointsAccounts).set({ balance: has }).where(eq(pointsAccounts.customerId, me))
    const spent = { kind: 'points_spent', amount: 20 - has, currency: 'points', customerId: me } as const
    await inTransaction(api.db, (tx) => bookTransfer(tx, spent, api.clock.now()))
    await refund(id, amount)
    expect(await pointsOf(me)).toBe(left)
  })

  it('before the order is complete lets it earn the rest only', async () => {
    const { id: me, tokens } = await makeCustomer(api.db)
    const id = await buy(api, tokens, deal, BY_CARD)
    await refund(id, 1120)
    await complete(id)
    expect([await pointsOf(me), (await readOrder(api, tokens, id)).reward_points]).toEqual([10, 10])
    expect(await check()).toEqual([])
  })

  it('happens once for each key, whose amount cannot change', async () => {
    const me = await mixedOrder()
    const first = await refund(me.orderId, 300, { key: 'one' })
    expect(await refund(me.orderId, 300, { key: 'one' })).toEqual({ ...first, isRepeat: true })
    await expect(refund(me.orderId, 301, { key: 'one' })).rejects.toMatchObject({ code: 'conflict' })
    expect(await refundsOf(me.orderId)).toHaveLength(1)
  })

  it.each([0, -5, 1.5, Number.NaN])('of %s is refused', async (amount) => {
    const { orderId } = await mixedOrder()
    await expect(refund(orderId, amount)).rejects.toMatchObject({ code: 'invalidRequest' })
  })

  it('of more than is left is refused, in the code and by the database', async () => {
    const { orderId } = await mixedOrder()
    await refund(orderId, 2000)
    await expect(refund(orderId, 241)).rejects.toMatchObject({ code: 'conflict' })
    const naive = api.db.update(orders).set({ refunded: 2241 }).where(eq(orders.id, orderId))
    await expect(naive).rejects.toMatchObject({ cause: { constraint: 'orders_paid' } })
  })

  it('leaves the money of gift cards that the order bought with them', async () => {
    const { tokens } = await makeCustomer(api.db)
    const gift = await makeProduct(api.db, store, { price: 5000, kind: 1 })
    const bought = { items: [{ pid: gift.id, qty: 1 }], shp_mtd: 5 }
    const id = await buy(api, tokens, menuOf(store), { ...BY_CARD, shp_mtd: 5 }, bought)
    await expect(refund(id, 1)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is followed by the rest when the order is cancelled, and by nothing after that', async () => {
    const me = await mixedOrder()
    await refund(me.orderId, 300)
    expect((await cancel(me.tokens, me.orderId)).RC).toBe(200)
    await expect(refund(me.orderId, 1)).rejects.toMatchObject({ code: 'conflict' })
    await work()
    expect(await readOrder(api, me.tokens, me.orderId)).toMatchObject({
      status: 5,
      refund_amt: 22.4,
      refund_pending: 0,
    })
    expect((await refundsOf(me.orderId)).map(({ key, amount }) => [key, amount])).toEqual([
      ['300', 300],
      ['ended', 1940],
    ])
    expect(await check()).toEqual([])
  })

  it('does not tell the payer that an attempt to pay has failed', async () => {
    const { tokens } = await makeCustomer(api.db)
    const id = await buy(api, tokens, deal, BY_CARD)
    await refund(id, 2240)
    expect((await readOrder(api, tokens, id)).payment_state).toBeNull()
  })

  it('is mailed to the customer, with the reason and where it goes', async () => {
    const email = 'refunded@example.com'
    const { tokens } = await makeCustomer(api.db, { email })
    const id = await buy(api, tokens, deal, BY_CARD)
    await work()
    await refund(id, 500, { reason: 'The soup was cold' })
    await work()
    const mail = (await sentMessages(api)).find(({ recipient }) => recipient === email)
    expect(mail?.subject).toMatch(/^Your refund from /)
    expect(mail?.body).toContain('Reason: The soup was cold')
    expect(mail?.body).toContain('We’ve refunded C$5.00 to your original payment method.')
  })

  it('can be made by a command of the operator', async () => {
    const { tokens } = await makeCustomer(api.db)
    const id = await buy(api, tokens, deal, BY_CARD)
    const run = async (...command: string[]) => {
      const answer = await api.post('/dev/operator', { command: ['orders', 'refund', ...command] })
      const { lines, error } = answer as unknown as { lines?: string[]; error: string }
      return lines ?? [error]
    }
    expect(await run(id, '5.00', 'cold', 'soup', '--key=t1')).toEqual([`${id}: refunded, 5 CAD in all`])
    expect(await run(id, '5.00', '--key', 't1')).toEqual([`${id}: refunded, 5 CAD in all`])
    expect(await run(id, '99')).toEqual([`more than is left of what was paid`])
    expect(await run(id, '1.234')).toEqual(['1.234: not an amount in CAD'])
    expect(await run('none', '5')).toEqual(['no such order'])
    expect((await refundsOf(id)).map(({ amount, reason }) => [amount, reason])).toEqual([[500, 'cold soup']])
  })
})

describe('a refund that the provider has not made yet', () => {
  const down = () => {
    api.deps.provider = { ...provider, refund: () => Promise.reject(new Error('down')) }
  }
  const shown = async (tokens: Tokens, id: string) => {
    const { refund_amt, refund_pending, refunds } = await readOrder(api, tokens, id)
    return [refund_amt, refund_pending, refunds.map(({ to, amt, pending }: never) => [to, amt, pending ?? false])]
  }

  it('is on its way, not returned [ENT-26]', async () => {
    const me = await mixedOrder()
    down()
    await cancel(me.tokens, me.orderId)
    await work()
    const credit = [
      ['giftcard', 10, false],
      ['points', 3, false],
    ]
    expect(await shown(me.tokens, me.orderId)).toEqual([13, 9.4, [['payment', 9.4, true], ...credit]])
    api.deps.provider = provider
    api.clock.advance(10)
    await work()
    expect(await shown(me.tokens, me.orderId)).toEqual([22.4, 0, [['payment', 9.4, false], ...credit]])
  })

  it('is mailed as on its way', async () => {
    const email = 'waiting@example.com'
    const { tokens } = await makeCustomer(api.db, { email })
    const id = await buy(api, tokens, deal, BY_CARD)
    await work()
    down()
    await cancel(tokens, id)
    await work()
    const mail = (await sentMessages(api)).find(({ recipient }) => recipient === email)
    expect(mail?.body).toContain('We’re refunding C$22.40 to your original payment method.')
  })

  it('is no part of money that no order has taken', async () => {
    const { tokens } = await makeCustomer(api.db)
    const id = await buy(api, tokens, deal, BY_CARD)
    const [attempt] = await api.db.select().from(payments).where(eq(payments.orderId, id))
    expect(attempt?.refunded).toBe(0)
    expect(await shown(tokens, id)).toEqual([0, 0, []])
  })

  it('shows a visitor with the link no card', async () => {
    const me = await mixedOrder()
    await cancel(me.tokens, me.orderId)
    const visitor = await api.get(`/api/rest/v8/orddtl/${me.orderId}/en`)
    expect(visitor.records.refunds.map(({ to }: { to: string }) => to)).toEqual(['payment', 'giftcard', 'points'])
    expect(JSON.stringify(visitor)).not.toContain(me.code)
  })
})
