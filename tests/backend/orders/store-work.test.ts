import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { dealSearch } from '@/backend/catalogue/schema/deals'
import { pointsAccounts } from '@/backend/orders/schema/ledgers'
import { orders } from '@/backend/orders/schema/orders'
import { jobs } from '@/backend/platform/jobs/schema'

import { makeDeal } from '@/tests/backend/support/factories'
import { openDesk } from '@/tests/backend/support/order-desk'
import { buy, checkOut, quoteId, readOrder, VISA } from '@/tests/backend/support/shopping'

const { api, me, myId, store, deal, work, stockOf, placeOnline } = await openDesk()
afterAll(() => api.close())

describe('the store', () => {
  it('accepts, prepares and completes an order, and the customer earns points', async () => {
    const id = await buy(api, me, deal)
    const step = async (seconds: number) => {
      api.clock.advance(seconds)
      await work()
      const { status, delivery_status } = await readOrder(api, me, id)
      return [status, delivery_status]
    }
    expect(await step(3)).toEqual([1, 0])
    expect(await step(4)).toEqual([2, 0])
    expect(await step(24)).toEqual([2, 115])
    expect(await step(36)).toEqual([4, 115])
    const order = await readOrder(api, me, id)
    expect(order).toMatchObject({ total_due: 0, reward_points: 20, has_review: false })
    expect(order.est_ready_dt_converted).toMatch(/^2026-06-05 \d\d:\d\d[ap]m$/)
    expect(order.allow_review_dt).toBeTruthy()
    const [account] = await api.db.select().from(pointsAccounts).where(eq(pointsAccounts.customerId, myId))
    expect(account?.balance).toBeGreaterThanOrEqual(20)
  })

  it('ignores an order that awaits online payment [ORD-14]', async () => {
    const { id } = await placeOnline()
    api.clock.advance(60)
    await work()
    expect((await readOrder(api, me, id)).status).toBe(1)
    expect((await api.app.request(`/dev/orders/${id}/accept`, { method: 'POST' })).status).toBe(409)
  })

  it('accepts only valid steps', async () => {
    const id = await buy(api, me, deal)
    const step = async (name: string) => (await api.app.request(`/dev/orders/${id}/${name}`, { method: 'POST' })).status
    expect([await step('start'), await step('fly'), await step('accept'), await step('accept')]).toEqual([
      409, 404, 200, 409,
    ])
    expect([await step('start'), await step('complete'), await step('cancel')]).toEqual([200, 200, 409])
    expect((await api.app.request('/dev/orders/aaaaaaaaaaaaaaaa/accept', { method: 'POST' })).status).toBe(409)
  })
})

describe('after a crash', () => {
  it.each([
    ['confirms a card order whose charge was taken', true],
    ['undoes one whose charge never arrived', false],
  ])('the worker %s', async (_, charged) => {
    const qid = await quoteId(api, me, deal)
    const { provider } = api.deps
    let reach = () => {}
    const reached = new Promise<void>((resolve) => {
      reach = resolve
    })
    api.deps.provider = {
      ...provider,
      // the process ends here: it never gets an answer
      charge: async (...request) => {
        if (charged) await provider.charge(...request)
        reach()
        return new Promise(() => {})
      },
    }
    const stock = await stockOf()
    const crashed = checkOut(api, me, deal, qid, { pay_mtd: 2, card: VISA })
    await reached
    api.deps.provider = provider
    api.clock.advance(121)
    await work()
    const rows = await api.db.select().from(orders).where(eq(orders.quoteId, qid))
    expect(rows.map((row) => [row.status, row.totalPaid])).toEqual(charged ? [[1, 2240]] : [])
    expect(await stockOf()).toBe((stock ?? 0) - (charged ? 1 : 0))
    const retry = await checkOut(api, me, deal, qid, { pay_mtd: 2, card: VISA })
    expect(retry.RC).toBe(200)
    expect(await api.db.select().from(orders).where(eq(orders.quoteId, qid))).toHaveLength(1)
    await crashed
  })
})

describe('jobs', () => {
  it('update the search row and run once', async () => {
    const item = await makeDeal(api.db, store)
    await buy(api, me, item)
    await work()
    const [row] = await api.db
      .select()
      .from(dealSearch)
      .where(eq(dealSearch.dealId, item.id ?? 0))
    expect(row?.soldCount).toBe(1)
    const left = (await api.db.select().from(jobs)).filter((job) => !job.doneAt && job.dueAt <= api.clock.now())
    expect(left).toEqual([])
  })
})
