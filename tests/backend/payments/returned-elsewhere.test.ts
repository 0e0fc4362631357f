import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSession } from '@/backend/customers/sessions/open-session'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { applyEvent } from '@/backend/orders/payments/webhooks/sandbox-webhook'
import { refundOrder } from '@/backend/orders/refunds/refund-order'
import { orders } from '@/backend/orders/schema/orders'
import { payments, refunds } from '@/backend/orders/schema/payments'
import { refundByHand } from '@/backend/providers/sandbox/sandbox-books'
import { createEvent } from '@/backend/providers/sandbox/sandbox-events'
import { openDesk } from '@/tests/backend/support/order-desk'
import { sentMessages } from '@/tests/backend/support/sent-messages'
import { buy, readOrder, VISA } from '@/tests/backend/support/shopping'

const { api, myId, deal, work, cancel } = await openDesk()
const { provider } = api.deps
const { logger } = api.deps
afterAll(() => api.close())
beforeEach(() => api.clock.advance(10))
afterEach(() => {
  Object.assign(api.deps, { provider, logger })
})

const DAY_S = 86_400
/** A session of today: they end after some days. */
const logIn = () => openSession(api.db, myId, 'shared', api.clock.now())
const check = () => checkBooks(api.deps, new Date(0))
const shown = async (id: string) => {
  const { status, refund_amt, refund_pending } = await readOrder(api, await logIn(), id)
  return { status, refund_amt, refund_pending }
}
const refundsOf = (id: string) =>
  api.db
    .select({ amount: refunds.amount, source: refunds.source, state: refunds.state })
    .from(refunds)
    .where(eq(refunds.paymentId, id))
    .orderBy(refunds.amount)

/** An order of C$22.40 paid by card, and its attempt. */
async function paid() {
  const id = await buy(api, await logIn(), deal, { pay_mtd: 2, card: VISA })
  const [attempt] = await api.db.select().from(payments).where(eq(payments.orderId, id))
  if (!attempt) throw new Error('no attempt')
  const hear = () => applyEvent(api.deps, JSON.parse(createEvent('payment.refunded', attempt)))
  return { id, attempt, hear, byHand: (amount: number) => refundByHand(api.db, attempt.idempotencyKey, amount) }
}
const ours = (id: string, amount: number, key = 'ours') =>
  refundOrder(api.db, id, { key, amount, reason: '', lines: [] }, api.clock.now())
const failing = () => {
  api.deps.provider = { ...provider, refund: () => Promise.reject(new Error('down')) }
}

describe('money that somebody returned at the provider itself', () => {
  it('is booked and shown on the order, once, however often and late its event comes', async () => {
    const order = await paid()
    await order.byHand(500)
    expect(await check()).toEqual([expect.stringMatching(/^attempt \w+: at its provider 1740, in the ledger 2240$/)])
    for (let n = 0; n < 3; n++) await order.hear()
    expect(await shown(order.id)).toEqual({ status: 1, refund_amt: 5, refund_pending: 0 })
    await order.byHand(240)
    await order.byHand(100)
    for (let n = 0; n < 2; n++) await order.hear()
    expect(await shown(order.id)).toEqual({ status: 1, refund_amt: 8.4, refund_pending: 0 })
    expect(await check()).toEqual([])
    expect((await sentMessages(api)).filter(({ subject }) => subject.startsWith('Your refund'))).toHaveLength(2)
  })

  it('is found by the reconciler when the event is lost', async () => {
    const order = await paid()
    await order.byHand(500)
    api.clock.advance(2 * DAY_S)
    await work()
    expect(await shown(order.id)).toMatchObject({ refund_amt: 5 })
    await order.byHand(100)
    api.clock.advance(40 * DAY_S)
    await work()
    expect([await shown(order.id), await check()]).toEqual([expect.objectContaining({ refund_amt: 6 }), []])
  })

  it('is asked about by the operator', async () => {
    const order = await paid()
    await order.byHand(500)
    await api.post('/dev/operator', { command: ['payments', 'retry', order.attempt.id] })
    await work()
    expect(await shown(order.id)).toMatchObject({ refund_amt: 5 })
  })

  it('is told from our own refund, whose confirmation was lost', async () => {
    const order = await paid()
    await ours(order.id, 300)
    api.deps.provider = {
      ...provider,
      refund: async (...args) => {
        await provider.refund(...args)
        throw new Error('no answer')
      },
    }
    await work()
    expect(await shown(order.id)).toMatchObject({ refund_amt: 0, refund_pending: 3 })
    await order.byHand(200)
    await order.hear()
    expect(await shown(order.id)).toMatchObject({ refund_amt: 5, refund_pending: 0 })
    api.deps.provider = provider
    api.clock.advance(DAY_S)
    await work()
    expect(await refundsOf(order.attempt.id)).toEqual([
      { amount: 200, source: 'provider', state: 'done' },
      { amount: 300, source: 'plaza', state: 'done' },
    ])
    expect(await check()).toEqual([])
  })

  it('takes the place of our own refund that the provider has not made, which it would refuse now', async () => {
    const order = await paid()
    failing()
    await ours(order.id, 1500)
    await work()
    await order.byHand(2240)
    await order.hear()
    expect(await shown(order.id)).toEqual({ status: 1, refund_amt: 22.4, refund_pending: 0 })
    api.deps.provider = provider
    api.clock.advance(DAY_S)
    await work()
    expect((await refundsOf(order.attempt.id)).map(({ state }) => state)).toEqual(['done', 'done'])
    expect(await check()).toEqual([])
  })

  it('takes the place of a part of it, and the rest is returned by us', async () => {
    const order = await paid()
    failing()
    await cancel(await logIn(), order.id)
    await work()
    await order.byHand(1000)
    await order.hear()
    expect(await shown(order.id)).toEqual({ status: 5, refund_amt: 10, refund_pending: 12.4 })
    api.deps.provider = provider
    api.clock.advance(DAY_S)
    await work()
    expect(await shown(order.id)).toEqual({ status: 5, refund_amt: 22.4, refund_pending: 0 })
    expect(await refundsOf(order.attempt.id)).toEqual([
      { amount: 1000, source: 'provider', state: 'done' },
      { amount: 1240, source: 'plaza', state: 'done' },
    ])
    expect(await check()).toEqual([])
  })

  it('is settled without an event when our own refund fails because of it', async () => {
    const order = await paid()
    await order.byHand(2240)
    await ours(order.id, 500)
    for (let turn = 0; turn < 3; turn++) {
      await work()
      api.clock.advance(60)
    }
    expect(await shown(order.id)).toMatchObject({ refund_amt: 22.4, refund_pending: 0 })
    expect(await check()).toEqual([])
  })

  it('leaves the rest to a cancellation', async () => {
    const order = await paid()
    await order.byHand(2000)
    await order.hear()
    await cancel(await logIn(), order.id)
    await work()
    expect(await shown(order.id)).toEqual({ status: 5, refund_amt: 22.4, refund_pending: 0 })
    expect(await check()).toEqual([])
  })

  it('raises an alarm where the provider takes its word back, and moves nothing', async () => {
    const order = await paid()
    await order.byHand(500)
    await order.hear()
    const lines: string[] = []
    api.deps.logger = { ...logger, error: (_, event, error) => lines.push(`${event}: ${String(error)}`) }
    api.deps.provider = {
      ...provider,
      find: async (...args) => {
        const record = await provider.find(...args)
        return record && { ...record, refunds: [] }
      },
    }
    await order.hear()
    expect(lines).toEqual([expect.stringContaining('payment alarm: ')])
    expect(await shown(order.id)).toMatchObject({ refund_amt: 5 })
    expect(await check()).toContain(`attempt ${order.attempt.id}: at its provider 2240, in the ledger 1740`)
  })

  it('does not bring back the card of a deleted account', async () => {
    const order = await paid()
    await api.db.update(payments).set({ cardLabel: '' }).where(eq(payments.id, order.attempt.id))
    api.deps.provider = {
      ...provider,
      find: async (...args) => {
        const record = await provider.find(...args)
        return record && { ...record, card: { label: 'Visa 4242', fingerprint: 'f' } }
      },
    }
    await order.hear()
    const [attempt] = await api.db.select().from(payments).where(eq(payments.id, order.attempt.id))
    expect(attempt?.cardLabel).toBe('')
  })

  it('of an order that was never ours raises the alarm of an unknown payment', async () => {
    const event = JSON.parse(createEvent('payment.refunded', { id: 'none', amount: 1, currency: 'CAD' }))
    expect(await applyEvent(api.deps, event)).toBe('unknown_payment')
    expect(await api.db.select().from(orders).where(eq(orders.id, 'none'))).toEqual([])
  })
})
