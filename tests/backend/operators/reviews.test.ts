import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { deals } from '@/backend/catalogue/schema/deals'
import { hashPassword } from '@/backend/customers/accounts/password'
import { auditEntries } from '@/backend/operators/access/schema'
import { reviews } from '@/backend/orders/schema/reviews'
import { jobs } from '@/backend/platform/jobs/schema'
import { makeCustomer, makeDeal, makeReview } from '@/tests/backend/support/factories'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { buy, readOrder } from '@/tests/backend/support/shopping'

const { api, me, store, other, deal, call, run, operator, purged, work } = await openOperatorDesk()
const token = await operator(['customers'])
const till = await operator(['orders', 'refunds', 'catalogue'])
const REASON = 'It names a waiter'
afterAll(() => api.close())
beforeEach(() => api.db.delete(jobs))

const written = { rat: 1, cmt: 'Rude staff' }
const write = (order_id: string, tokens = me) =>
  api.execute(tokens, '/api/rest/v7/review', 'POST', { order_id, ...written })
async function reviewed(tokens = me, quoted = {}) {
  const orderId = await buy(api, tokens, deal, {}, quoted)
  await run('orders', 'accept', orderId)
  await run('orders', 'complete', orderId)
  expect((await write(orderId, tokens)).RC).toBe(200)
  const [row] = await api.db.select({ id: reviews.id }).from(reviews).where(eq(reviews.orderId, orderId))
  await api.db.delete(jobs)
  return { orderId, id: row?.id ?? 0 }
}
const shown = async () => {
  const { records } = await api.get(`/api/v7/srvw?gid=${store.gid}`)
  const { records: detail } = await api.get(`/api/v7/gdtl?pid=${deal.id}`)
  const [row] = await api.db
    .select()
    .from(deals)
    .where(eq(deals.id, deal.id ?? 0))
  return {
    texts: records.list.map(({ cmt }: { cmt: string }) => cmt),
    counts: [records.rat_cnts, detail.rat_cnts, detail.reviews.length],
    deal: [detail.rnk, detail.r_cnt, row?.ratingSum],
    total: records.paging.total,
  }
}
const hide = (id: number, by = token, reason = REASON) => call(by, 'POST', `/reviews/${id}/hide`, { reason })
const unhide = (id: number) => call(token, 'POST', `/reviews/${id}/unhide`)

describe('a review', () => {
  it('that is hidden is in no list and no rating, until it is shown again', async () => {
    await makeReview(api.db, deal, { rating: 5, body: 'Lovely' })
    await api.db.update(deals).set({ ratingSum: 5, ratingCount: 1 })
    const none = await shown()
    expect(none).toMatchObject({ texts: ['Lovely'], counts: [[1, 0, 0, 0, 0], [1, 0, 0, 0, 0], 1], deal: [5, 1, 5] })
    const { id, orderId } = await reviewed()
    const both = await shown()
    expect(both).toMatchObject({ texts: ['Rude staff', 'Lovely'], total: 2, deal: [3, 2, 6] })
    const { status, body } = await hide(id)
    expect([status, body]).toMatchObject([
      200,
      { id, order_id: orderId, stars: 1, text: 'Rude staff', hidden_reason: REASON },
    ])
    expect(await purged()).toEqual([`deal:${deal.id}`, `store:${store.gid}`])
    expect(await shown()).toEqual(none)
    await work()
    expect((await unhide(id)).body).toMatchObject({ hidden_since: null, hidden_reason: '' })
    expect(await shown()).toEqual(both)
  })

  it('counts once, however often it is hidden and shown, also at once', async () => {
    const { id } = await reviewed()
    const before = await shown()
    const hidden = await Promise.all(Array.from({ length: 5 }, () => hide(id)))
    expect(hidden.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await shown()).total).toBe(before.total - 1)
    await Promise.all([unhide(id), unhide(id), unhide(id)])
    expect(await shown()).toEqual(before)
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, `review ${id}`))
    expect(entries.map(({ act }) => act)).toEqual(['reviews.hide', 'reviews.unhide'])
  })

  it('counts for each deal of its order', async () => {
    const second = await makeDeal(api.db, store)
    const items = [deal, second].map(({ groupSaleId: pid }) => ({ pid, qty: 1, options: [] }))
    const { id } = await reviewed(me, { items })
    const counted = async () =>
      (
        await api.db
          .select()
          .from(deals)
          .where(eq(deals.id, second.id ?? 0))
      ).map(({ ratingSum, ratingCount }) => [ratingSum, ratingCount])
    expect(await counted()).toEqual([[1, 1]])
    expect(await run('reviews', 'hide', `${id}`, 'spam')).toEqual([`${id}: is hidden`])
    expect(await counted()).toEqual([[0, 0]])
    expect(await run('reviews', 'unhide', `${id}`)).toEqual([`${id}: is shown`])
    expect(await counted()).toEqual([[1, 1]])
  })

  it('that is hidden stays in its order, and no second one can be written', async () => {
    const { id, orderId } = await reviewed()
    await hide(id)
    expect(await readOrder(api, me, orderId)).toMatchObject({ has_review: true })
    expect((await write(orderId)).RC).toBe(409)
    expect((await call(till, 'GET', `/orders/${orderId}`)).body.review).toMatchObject({
      id,
      text: 'Rude staff',
      hidden_since: api.clock.now().toISOString(),
    })
    expect((await api.execute(me, '/api/rest/v7/exportaccount', 'GET')).records.reviews).toContainEqual(
      expect.objectContaining({ orderId, body: 'Rude staff', hiddenReason: REASON }),
    )
  })

  it('has its reason beside it, never in the audit, and erased with its writer', async () => {
    const { tokens } = await makeCustomer(api.db, { passwordHash: await hashPassword('sesame') })
    const { id } = await reviewed(tokens)
    await hide(id)
    await hide(id, token, 'Another reason')
    expect(JSON.stringify(await api.db.select().from(auditEntries))).not.toMatch(/waiter|Another reason/)
    const reason = async () =>
      (await api.db.select().from(reviews).where(eq(reviews.id, id))).map(({ hiddenReason }) => hiddenReason)
    expect(await reason()).toEqual(['Another reason'])
    const proof = { password: 'sesame', give_up_credit: true }
    expect((await api.execute(tokens, '/api/rest/v7/deleteaccount', 'POST', proof)).RC).toBe(200)
    expect(await reason()).toEqual([''])
  })

  it.each([
    ['without a reason', {}],
    ['for a blank reason', { reason: '  ' }],
    ['for a reason of 2001 letters', { reason: 'x'.repeat(2001) }],
  ])('is not hidden %s', async (_, body) => {
    const { id } = await reviewed()
    const before = await shown()
    expect((await call(token, 'POST', `/reviews/${id}/hide`, body)).status).toBe(400)
    expect(await shown()).toEqual(before)
  })

  it('is found by its store, newest first, hidden or not', async () => {
    await makeReview(api.db, await makeDeal(api.db, other), { body: 'Of another store' })
    const texts = async (query: string, by = token) =>
      (await call(by, 'GET', `/reviews?${query}`)).body.reviews.map(({ text }: { text: string }) => text)
    const hidden = await texts('state=hidden')
    expect(hidden.length).toBeGreaterThan(0)
    const all = await texts('')
    expect([all.at(-1), all.length]).toEqual(['Lovely', hidden.length + (await texts('state=shown')).length])
    expect(all).not.toContain('Of another store')
    expect(await texts('page=2')).toEqual([])
    expect((await call(token, 'GET', `/reviews?store=${other.urlKey}`)).status).toBe(404)
    expect(await texts(`store=${other.urlKey}`, await operator(['customers'], null))).toEqual(['Of another store'])
    expect(await run('reviews', 'list', '--store', other.urlKey)).toEqual([
      expect.stringContaining('Of another store'),
      '1 of 1',
    ])
  })

  it('of another store, and an unknown one, is out of reach', async () => {
    const { id } = await reviewed()
    const stranger = await operator(['customers'], [other.gid])
    expect([(await hide(id, stranger)).status, (await hide(2_000_000_000)).status]).toEqual([404, 404])
    expect((await hide(id, till)).status).toBe(403)
  })
})
