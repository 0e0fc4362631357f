import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { auditEntries } from '@/backend/operators/access/schema'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { giftCards, transfers } from '@/backend/orders/schema/ledgers'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { orderLines } from '@/backend/orders/schema/orders'
import { makeCustomer, makeGiftCard, makeProduct } from '@/tests/backend/support/factories'
import { menuOf } from '@/tests/backend/support/menu-shopping'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { buy, checkOut, quoteId, VISA } from '@/tests/backend/support/shopping'

const { api, store, other, call, run, operator, work } = await openOperatorDesk()
const token = await operator(['refunds'])
const gift = await makeProduct(api.db, store, { price: 5000, kind: 1 })
const dish = await makeProduct(api.db, store, { price: 2000 })
const menu = menuOf(store)
const BY_CARD = { pay_mtd: 2, card: VISA }
const DISH = { items: [{ pid: dish.id, qty: 1, options: [] }] }
afterAll(() => api.close())

/** One or more gift cards of C$50.00, and so many dishes of C$22.40 with tax. */
async function bought({ cards = 1, dishes = 0 } = {}) {
  const me = await makeCustomer(api.db)
  const items = [
    { pid: gift.id, qty: cards, options: [] },
    ...(dishes > 0 ? [{ pid: dish.id, qty: dishes, options: [] }] : []),
  ]
  const how = dishes > 0 ? {} : { shp_mtd: 5 }
  const orderId = await buy(api, me.tokens, menu, { ...BY_CARD, ...how }, { items, ...how })
  const rows = await api.db.select().from(giftCards).where(eq(giftCards.orderId, orderId)).orderBy(giftCards.code)
  const lines = await api.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.id)
  const codes = rows.map(({ code }) => code)
  return { ...me, orderId, codes, code: codes[0] ?? '', line: lines[0]?.id ?? 0, dishLine: lines[1]?.id ?? 0 }
}
type Bought = Awaited<ReturnType<typeof bought>>

const spend = ({ tokens, code }: Bought) => buy(api, tokens, menu, { ...BY_CARD, gc_cd: code }, DISH)
const find = async (query: string, by = token) => (await call(by, 'GET', `/gift-cards?${query}`)).body.gift_cards
const end = (code: string, by = token) => call(by, 'POST', `/gift-cards/${encodeURIComponent(code)}/void`)
const refund = (id: string, lineId: number, key = 'a', quantity = 1) =>
  call(token, 'POST', `/orders/${id}/refund`, { key, lines: [{ id: lineId, quantity }] })
const books = async () => {
  await work()
  return checkBooks(api.deps, new Date(0))
}

describe('a gift card', () => {
  it('is found by its code as people type it, and by the order that bought it', async () => {
    const me = await bought()
    const { code, orderId } = me
    const spentBy = await spend(me)
    const dashed = code.replace(/(.{4})/g, '$1-')
    const found = await Promise.all(
      [code, code.toLowerCase(), dashed, code.replace(/(.{4})/g, '$1 '), ` ${dashed.replaceAll('-', '–')}`].map(
        (typed) => find(`code=${encodeURIComponent(typed)}`),
      ),
    )
    expect(found.map((cards) => cards.map((card: { code: string }) => card.code))).toEqual(Array(5).fill([code]))
    const now = api.clock.now().toISOString()
    expect(await find(`order=${orderId}`)).toEqual([
      {
        ...{ code, store: store.urlKey, state: 'valid', currency: 'CAD', value: 50, balance: 27.6 },
        ...{ bought_at: now, expires_at: null, order_id: orderId, is_given: false },
        history: [
          { at: now, kind: 'spent', change: -22.4, balance: 27.6, order_id: spentBy },
          { at: now, kind: 'issued', change: 50, balance: 50, order_id: orderId },
        ],
      },
    ])
    expect(await run('gift-cards', 'find', ...dashed.split('-'))).toEqual([
      expect.stringContaining(`${code}  ${store.urlKey}  valid  CAD 27.6 of 50`),
      expect.stringContaining(`spent  CAD -22.4  ${spentBy}`),
      expect.stringContaining('issued  CAD 50'),
    ])
  })

  it('that was given away says so, and of nobody who', async () => {
    const me = await bought()
    const email = 'friend@example.com'
    await makeCustomer(api.db, { email, firstName: 'Friedrich' })
    const gives = { code: me.code, receiver: email }
    expect((await api.execute(me.tokens, '/api/rest/v7/giftcard', 'POST', gives)).RC).toBe(200)
    const [card] = await find(`code=${me.code}`)
    expect(card).toMatchObject({ is_given: true, state: 'valid', balance: 50 })
    expect(card.history.map(({ kind }: { kind: string }) => kind)).toEqual(['received', 'given', 'issued'])
    expect(JSON.stringify(card)).not.toMatch(/friend|Friedrich/i)
  })

  it('of another store is out of reach', async () => {
    const { id } = await makeCustomer(api.db)
    const code = await makeGiftCard(api.db, id, other.gid, 1000)
    expect(await find(`code=${code}`)).toEqual([])
    expect([(await end(code)).status, (await end('NONE')).status]).toEqual([404, 404])
    expect((await call(token, 'GET', '/gift-cards?order=none')).status).toBe(404)
    expect(await run('gift-cards', 'find', 'none')).toEqual(['no such gift card'])
    expect(await find(`code=${code}`, await operator(['refunds'], null))).toHaveLength(1)
  })

  it.each(['', 'code=', 'code=A&order=B', `code=${'9'.repeat(61)}`])('is not looked for by "%s"', async (query) => {
    expect((await call(token, 'GET', `/gift-cards?${query}`)).status).toBe(400)
  })
})

describe('a gift card that is voided', () => {
  it('ends once, pays nothing any more, and is booked as the store’s', async () => {
    const me = await bought()
    const { code, orderId, tokens } = me
    await spend(me)
    for (let turn = 0; turn < 2; turn++) {
      const { status, body } = await end(code.toLowerCase())
      expect([status, body.state, body.balance, body.history[0].change]).toEqual([200, 'void', 0, -27.6])
    }
    expect(await run('gift-cards', 'void', code)).toEqual([`${code}: is void`])
    const rows = await api.db.select().from(transfers).where(eq(transfers.giftCard, code)).orderBy(transfers.id)
    expect(rows.map(({ kind, amount, credit, orderId: of }) => [kind, amount, credit, of]).at(-1)).toEqual([
      'card_voided',
      2760,
      'store',
      orderId,
    ])
    expect(rows).toHaveLength(3)
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.subject, code))
    expect(entries.map(({ act, detail }) => [act, detail])).toEqual([['gift-cards.void', '27.60 CAD']])
    const qid = await quoteId(api, tokens, menu, DISH)
    const paid = await checkOut(api, tokens, menu, qid, { pay_mtd: 3, gc_cd: code })
    expect(paid.RC).toBe(463)
    expect(await books()).toEqual([])
  })

  it('is in its owner’s history without the word refund, as nothing was', async () => {
    const { code, tokens } = await bought()
    await end(code)
    const { records } = await api.execute(tokens, '/api/rest/v7/gifthistory', 'GET', { code })
    expect(records.history.map(({ type, delta }: { type: number | null; delta: number }) => [type, delta])).toEqual([
      [null, -50],
      [0, 50],
    ])
  })

  it('adds to the sales of its day what the store no longer owes', async () => {
    const { code } = await bought()
    const reader = await operator(['sales'])
    const netOf = async () => {
      const { body } = await call(reader, 'GET', '/sales?from=2026-06-05&to=2026-06-05')
      const [head = '', row = ''] = body.split('\n')
      return Number(row.split(',')[head.split(',').indexOf('net')])
    }
    const before = await netOf()
    await end(code)
    expect((await netOf()) - before).toBeCloseTo(50)
  })

  it('can still be refunded by the line that bought it, once, and its sister as well', async () => {
    const me = await bought({ cards: 2, dishes: 2 })
    await end(me.code)
    const rest = async (key: string) =>
      (await call(token, 'POST', `/orders/${me.orderId}/refund`, { key, amount: 'rest' })).status
    expect((await refund(me.orderId, me.dishLine)).body.refunded).toBe(22.4)
    expect((await refund(me.orderId, me.line, 'b')).body.refunded).toBe(72.4)
    expect(await find(`order=${me.orderId}`)).toMatchObject(
      me.codes.map((code) => ({ code, state: code === me.code ? 'void' : 'valid' })),
    )
    expect(await rest('c')).toBe(200)
    expect((await refund(me.orderId, me.line, 'd')).body.refunded).toBe(144.8)
    expect((await refund(me.orderId, me.line, 'e')).status).toBe(409)
    const refunds = await api.db.select().from(orderRefunds).where(eq(orderRefunds.orderId, me.orderId))
    expect(refunds.map(({ amount, tax }) => [amount, tax]).sort()).toEqual([
      [2240, 240],
      [2240, 240],
      [5000, 0],
      [5000, 0],
    ])
    expect(await books()).toEqual([])
  })

  it('does not keep its order from being cancelled, unless it was used', async () => {
    const [unused, used] = [await bought(), await bought()]
    await spend(used)
    await end(unused.code)
    await end(used.code)
    const cancel = (id: string) => run('orders', 'cancel', id)
    expect(await cancel(unused.orderId)).toEqual([`${unused.orderId}: cancelled`])
    expect(await cancel(used.orderId)).toEqual(['a gift card of the order has been used or given away'])
    expect(await books()).toEqual([])
  })

  it('stays void: what it paid of an order goes back to a new card', async () => {
    const me = await bought()
    const spentBy = await spend(me)
    await end(me.code)
    expect(await run('orders', 'cancel', spentBy)).toEqual([`${spentBy}: cancelled`])
    const rows = await api.db.select().from(giftCards).where(eq(giftCards.customerId, me.id))
    expect(rows.map(({ code, balance }) => [code === me.code, balance]).sort()).toEqual([
      [false, 2240],
      [true, 0],
    ])
    expect(await books()).toEqual([])
  })

  it('does not reach an address that it waits for', async () => {
    const me = await bought()
    const email = 'later@example.com'
    await makeCustomer(api.db, { email, emailConfirmedAt: null })
    const gives = { code: me.code, receiver: email }
    expect((await api.execute(me.tokens, '/api/rest/v7/giftcard', 'POST', gives)).RC).toBe(200)
    expect((await find(`code=${me.code}`))[0].state).toBe('waiting')
    expect((await end(me.code)).body).toMatchObject({ state: 'void', is_given: false })
    const [row] = await api.db.select().from(giftCards).where(eq(giftCards.code, me.code))
    expect([row?.waitsFor, row?.giftComment]).toEqual([null, ''])
  })
})
