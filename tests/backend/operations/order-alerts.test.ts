import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { SEND_TEXT } from '@/backend/messages/queue-message'
import { POST_WEBHOOK } from '@/backend/orders/notifications/queue-store-news'
import { orders } from '@/backend/orders/schema/orders'
import { refunds } from '@/backend/orders/schema/payments'
import { jobs } from '@/backend/platform/jobs/schema'
import { ORDER_STATUS } from '@/lib/domain/codes/order-status'
import { openDesk } from '@/tests/backend/support/order-desk'
import { checkOut, quoteId, VISA } from '@/tests/backend/support/shopping'
import { expectFires, fires, hasPromtool } from '@/tests/support/telemetry/fire-alert'
import { readSamples, readValue, type Sample } from '@/tests/support/telemetry/read-metrics'

const { api, me, deal, placeOnline, cancel } = await openDesk({ simulator: false })
afterAll(() => api.close())
const read = async () => readSamples(await (await api.app.request('/metrics')).text())
const readAge = async () => readValue(await read(), 'plaza_order_oldest_seconds', { state: 'unaccepted' })

let before: Sample[] = []
beforeEach(async () => {
  await api.db.delete(jobs)
  before = await read()
})

/** In cash, unless `over` says otherwise. */
async function place(over: object = {}): Promise<string> {
  const { RC, records } = await checkOut(api, me, deal, await quoteId(api, me, deal), over)
  expect(RC).toBe(200)
  return records.ord_id
}

describe('PlazaOrderUnaccepted', () => {
  it('fires when a store leaves an order for more than half an hour', async () => {
    expect(await readAge()).toBe(0)
    await place()
    api.clock.advance(1801)
    expect(await readAge()).toBe(1801)
    expectFires('PlazaOrderUnaccepted', before, await read())
    await api.db.update(orders).set({ status: ORDER_STATUS.processing })
    expect(await readAge()).toBe(0)
  })

  it('counts an order for later from an hour before its time, and none that is a day old or not paid yet', async () => {
    const id = await place()
    await api.db.update(orders).set({ expectedStart: new Date(api.clock.now().getTime() + 2 * 3600_000) })
    api.clock.advance(3600 + 60)
    expect(await readAge()).toBe(60)
    api.clock.advance(24 * 3600)
    expect(await readAge()).toBe(0)
    await api.db.update(orders).set({ status: ORDER_STATUS.canceled }).where(eq(orders.id, id))
    await placeOnline()
    api.clock.advance(60)
    expect(await readAge()).toBe(0)
  })
})

describe('PlazaRefundsFailed', () => {
  it('fires when a provider has refused to return money', async () => {
    const id = await place({ pay_mtd: 2, card: VISA })
    expect((await cancel(me, id)).RC).toBe(200)
    await api.db.update(refunds).set({ state: 'failed' })
    expect(readValue(await read(), 'plaza_refunds', { state: 'failed' })).toBe(1)
    expectFires('PlazaRefundsFailed', before, await read())
  })
})

describe('PlazaJobsDead', () => {
  const die = (kind: string) =>
    api.db.insert(jobs).values({ kind, payload: {}, deadAt: api.clock.now(), firstDueAt: api.clock.now() })

  it('fires when a job was given up, by its kind', async () => {
    await die(SEND_TEXT.kind)
    expect(readValue(await read(), 'plaza_jobs_dead', { kind: 'send_text' })).toBe(1)
    expectFires('PlazaJobsDead', before, await read())
  })

  it('does not fire for a post to a store whose server is down', async () => {
    await die(POST_WEBHOOK.kind)
    expect(readValue(await read(), 'plaza_jobs_dead', { kind: 'post_webhook' })).toBe(1)
    if (hasPromtool) expect(fires('PlazaJobsDead', before, await read())).toBe(false)
  })
})

describe('PlazaDatabaseGone', () => {
  it('fires when the database does not answer', async () => {
    const { select } = api.db
    api.db.select = () => {
      throw new Error('down')
    }
    const now = await read()
    api.db.select = select
    expect(readValue(now, 'plaza_database_up')).toBe(0)
    expectFires('PlazaDatabaseGone', before, now)
  })
})
