import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { transfers } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { makeCustomer, makeDeal, makeStore } from '@/tests/backend/support/factories'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { sentMessages } from '@/tests/backend/support/sent-messages'
import { buy, readOrder, VISA } from '@/tests/backend/support/shopping'

const desk = await openOperatorDesk()
const { api, me, store, deal, call, run, operator, work, placeOnline } = desk
const token = await operator(['orders', 'refunds'], null)
afterAll(() => api.close())

const BY_CARD = { pay_mtd: 2, card: VISA }
const post = (id: string, act: string, body?: object) => call(token, 'POST', `/orders/${id}/${act}`, body)
const list = async (query: string) => {
  const { body } = await call(token, 'GET', `/orders?${query}`)
  return body.orders.map((order: { id: string }) => order.id) as string[]
}

describe('a paid order', () => {
  it('is accepted for a time, started and completed by calls; its customer reads of it', async () => {
    const id = await buy(api, me, deal, BY_CARD)
    const accepted = await post(id, 'accept', { ready_at: '2026-06-05T20:10:00Z' })
    expect(accepted).toMatchObject({
      status: 200,
      body: { id, state: 'processing', ready_at: '2026-06-05T20:10:00.000Z' },
    })
    expect((await readOrder(api, me, id)).est_ready_dt_converted).toBe('2026-06-05 01:10pm')
    expect((await post(id, 'start')).body).toMatchObject({ state: 'processing', is_preparing: true })
    expect((await post(id, 'complete')).body).toMatchObject({ state: 'completed', due: 0, paid: 22.4 })
    expect(await post(id, 'cancel')).toEqual({ status: 409, body: { error: 'not possible: the order is completed' } })
  })

  it('is done by commands alike', async () => {
    const id = await buy(api, me, deal)
    expect(await run('orders', 'accept', id, '--minutes', '45')).toEqual([
      `${id}: accepted, ready at 2026-06-05T19:45:00.000Z`,
    ])
    expect(await run('orders', 'start', id)).toEqual([`${id}: being prepared`])
    expect(await run('orders', 'complete', id)).toEqual([`${id}: completed`])
    expect(await run('orders', 'show', id)).toEqual(expect.arrayContaining(['state: completed', 'due: 0']))
  })

  it('is not completed while nobody knows whether its payment was taken: that would be booked as cash', async () => {
    const id = await buy(api, me, deal, BY_CARD)
    await post(id, 'accept')
    await api.db.update(payments).set({ state: 'unknown', askAt: null }).where(eq(payments.orderId, id))
    const why = 'it is not known yet whether a payment was taken'
    expect(await post(id, 'complete')).toEqual({ status: 409, body: { error: why } })
    expect(await run('orders', 'complete', id)).toEqual([expect.stringContaining(why)])
    await api.db.update(payments).set({ state: 'captured' }).where(eq(payments.orderId, id))
    expect((await post(id, 'complete')).status).toBe(200)
  })

  it.each([
    ['a time that has passed', { ready_at: '2026-06-05T18:00:00Z' }],
    ['no time at all', { ready_at: 'soon' }],
    ['no whole minutes', { minutes: 1.5 }],
  ])('is not accepted for %s', async (_, body) => {
    const id = await buy(api, me, deal)
    expect((await post(id, 'accept', body)).status).toBe(400)
    expect((await readOrder(api, me, id)).status).toBe(1)
  })

  it('is cancelled with a reason, which its customer reads, and the money goes back', async () => {
    const id = await buy(api, me, deal, BY_CARD)
    expect((await post(id, 'cancel', { reason: 'The oven is broken' })).body).toMatchObject({
      state: 'canceled',
      refunded: 22.4,
    })
    const { comments } = (await call(token, 'GET', `/orders/${id}`)).body
    expect(comments).toEqual([{ from: 'store', text: 'The oven is broken', at: expect.any(String) }])
    await work()
    expect(await checkBooks(api.deps, new Date(0))).toEqual([])
  })

  it('that awaits its online payment is not accepted', async () => {
    const { id } = await placeOnline()
    expect((await post(id, 'accept')).status).toBe(409)
    expect((await call(token, 'GET', `/orders/${id}`)).body.awaits_payment).toBe(true)
  })
})

describe('a refund by an operator', () => {
  it('is made in part and then whole, once for each key; the ledger has each', async () => {
    const id = await buy(api, me, deal, BY_CARD)
    const send = (key: string, amount: number | 'rest') => post(id, 'refund', { key, amount, reason: 'Cold soup' })
    expect([await send('a', 5), await send('a', 5)].map(({ body }) => body.refunded)).toEqual([5, 5])
    expect((await send('a', 6)).body).toEqual({ error: 'the key belongs to a refund of another amount' })
    expect([await send('b', 'rest'), await send('b', 'rest')].map(({ body }) => body.refunded)).toEqual([22.4, 22.4])
    expect(await send('c', 'rest')).toEqual({ status: 409, body: { error: 'more than is left of what was paid' } })
    await work()
    const moved = await api.db.select().from(transfers).where(eq(transfers.orderId, id))
    expect(moved.filter(({ kind }) => kind === 'returned').map(({ amount }) => amount)).toEqual([500, 1740])
    expect(moved.filter(({ kind }) => kind === 'refunded').map(({ amount }) => amount)).toEqual([500, 1740])
    expect(await checkBooks(api.deps, new Date(0))).toEqual([])
    expect((await readOrder(api, me, id)).status).toBe(1)
  })

  it.each([[0], [-1], ['5'], [10_000_000], [null]])('of %s is none', async (amount) => {
    const id = await buy(api, me, deal, BY_CARD)
    expect((await post(id, 'refund', { key: 'a', amount })).status).toBe(400)
    expect((await readOrder(api, me, id)).refund_amt).toBe(0)
  })
})

describe('words of the store', () => {
  it('stand below the comments of an order', async () => {
    const id = await buy(api, me, deal)
    await desk.aio(me, { action: 'comment', ord_id: id, comment: 'No nuts, please' })
    expect(
      (await post(id, 'reply', { text: 'None in it' })).body.comments.map((one: { text: string }) => one.text),
    ).toContain('None in it')
    expect((await readOrder(api, me, id)).comments).toEqual(
      expect.arrayContaining([expect.objectContaining({ comment: 'None in it' })]),
    )
  })

  it('stand below a review', async () => {
    const id = await buy(api, me, deal)
    expect((await post(id, 'answer', { text: 'Thank you' })).status).toBe(404)
    for (const step of ['accept', 'complete']) await post(id, step)
    const review = { order_id: id, rat: 4, cmt: 'Good' }
    expect((await api.execute(me, '/api/rest/v7/review', 'POST', review)).RC).toBe(200)
    expect((await post(id, 'answer', { text: 'Thank you' })).body.review).toEqual({
      id: expect.any(Number),
      stars: 4,
      text: 'Good',
      answer: 'Thank you',
      hidden_since: null,
    })
  })
})

describe('a mail about an order', () => {
  it('is sent again, though not many times', async () => {
    const email = 'lost@example.com'
    const { tokens } = await makeCustomer(api.db, { email })
    const id = await buy(api, tokens, deal)
    await work()
    const sent = async () => (await sentMessages(api)).filter(({ recipient }) => recipient === email).length
    expect(await sent()).toBe(1)
    expect((await post(id, 'resend', { mail: 'placed' })).status).toBe(409)
    api.clock.advance(301)
    expect((await post(id, 'resend', { mail: 'placed' })).status).toBe(200)
    const both = await Promise.all([post(id, 'resend', { mail: 'placed' }), post(id, 'resend', { mail: 'paid' })])
    expect(both.map(({ status }) => status)).toEqual([409, 409])
    await work()
    expect(await sent()).toBe(2)
  })

  it('is not sent to somebody without an address', async () => {
    const { tokens } = await makeCustomer(api.db, { email: '6045550177@customer.plaza.test' })
    const id = await buy(api, tokens, deal)
    api.clock.advance(301)
    expect((await post(id, 'resend', { mail: 'placed' })).body.error).toBe('the customer has no mail address')
  })
})

describe('a list of orders', () => {
  it('has those of a day by the clock of their store, wherever the others are', async () => {
    const tokyo = await makeStore(api.db, { timeZone: 'Asia/Tokyo' })
    const far = await makeDeal(api.db, tokyo)
    await api.db.delete(orders).where(eq(orders.gid, tokyo.gid))
    api.clock.set('2026-06-10T16:00:00Z')
    const { tokens } = await makeCustomer(api.db)
    const [here, there] = [await buy(api, tokens, deal), await buy(api, tokens, far)]
    expect(await list('day=2026-06-10')).toEqual([here])
    expect(await list('day=2026-06-11')).toEqual([there])
    expect((await list('day=today')).slice(0, 2).sort()).toEqual([here, there].sort())
    await api.db
      .update(orders)
      .set({ expectedStart: new Date('2026-06-15T18:00:00Z') })
      .where(eq(orders.id, here))
    expect(await list('day=2026-06-15')).toEqual([here])
  })

  it('is searched by id, number, name, phone and address, literally', async () => {
    const { tokens } = await makeCustomer(api.db, { email: 'needle%@example.com' })
    const id = await buy(api, tokens, deal, { c_fnm: 'Grace', c_lnm: 'Lovegood', c_tn: '6045550199' })
    const { number } = (await call(token, 'GET', `/orders/${id}`)).body
    for (const text of [id, number, number.toLowerCase(), 'grace love', '(604) 555-0199', 'needle%25@'])
      expect([text, await list(`day=any&text=${text}`)]).toEqual([text, [id]])
    expect(await list('day=any&text=%25%25%25')).toEqual([])
    expect(await run('orders', 'list', '--day', 'any', '--text', 'Lovegood')).toEqual([
      expect.stringContaining(`${id}  ${number}  ${store.urlKey}  pending  C$22.40`),
      '1 of 1',
    ])
  })

  it('of today has what is left to do of yesterday, until it is done', async () => {
    api.clock.set('2026-06-17T06:55:00Z')
    const { tokens } = await makeCustomer(api.db)
    const id = await buy(api, tokens, deal)
    api.clock.set('2026-06-17T07:05:00Z')
    expect([await list('day=2026-06-16&state=open'), await list('day=2026-06-17&state=open')]).toEqual([[id], []])
    expect(await list('day=today')).toContain(id)
    for (const step of ['accept', 'complete']) await post(id, step)
    expect(await list('day=today')).not.toContain(id)
  })

  it('is filtered by state and paged', async () => {
    api.clock.set('2026-06-20T16:00:00Z')
    const { tokens } = await makeCustomer(api.db)
    const [day, ids]: [string, string[]] = ['day=2026-06-20', []]
    for (let turn = 0; turn < 3; turn++) {
      ids.unshift(await buy(api, tokens, deal))
      api.clock.advance(60)
    }
    await post(ids[0] ?? '', 'cancel')
    const { id: unpaid } = await placeOnline()
    expect(await list(`${day}&state=open`)).toEqual(ids.slice(1))
    expect(await list(`${day}&state=canceled`)).toEqual(ids.slice(0, 1))
    expect(await list(`${day}&state=pending`)).toEqual([unpaid, ...ids.slice(1)])
    expect(await list(`${day}&page_size=2`)).toEqual([unpaid, ids[0]])
    expect(await list(`${day}&page_size=2&page=2`)).toEqual(ids.slice(1))
    for (const [query, error] of [
      ['page=0', 'page: must be at least 1'],
      ['page=two', 'page: must be a number'],
      ['page_size=101', 'page_size: must be at most 100'],
      ['day=yesterday', 'day: must be a day such as 2026-12-25'],
      ['state=lost', expect.stringMatching(/^state: must be one of open, all, /)],
      [`text=${'x'.repeat(81)}`, 'text: must have at most 80 characters'],
    ])
      expect([query, await call(token, 'GET', `/orders?${query}`)]).toEqual([query, { status: 400, body: { error } }])
  })
})
