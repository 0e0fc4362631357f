import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { applyEvent } from '@/backend/orders/payments/webhooks/sandbox-webhook'
import { payments } from '@/backend/orders/schema/payments'
import { jobs } from '@/backend/platform/jobs/schema'
import { createEvent } from '@/backend/providers/sandbox/sandbox-events'
import { openDesk } from '@/tests/backend/support/order-desk'
import { buy, readOrder, VISA } from '@/tests/backend/support/shopping'

const { api, me, deal, cancel, work, placeOnline } = await openDesk()
const { provider } = api.deps
afterAll(() => api.close())
afterEach(() => {
  api.deps.provider = provider
})

async function run(...command: string[]): Promise<string[]> {
  const answer = (await api.post('/dev/operator', { command })) as unknown as { lines?: string[]; error: string }
  return answer.lines ?? [answer.error]
}
const read = async (headers: Record<string, string> = {}) => api.app.request('/metrics', { headers })
const metrics = async () => (await read()).text()

describe('the operator', () => {
  it('sees a refund that the provider does not confirm, and retries it', async () => {
    expect(await run('payments', 'list')).toEqual(['nothing is waiting'])
    const id = await buy(api, me, deal, { pay_mtd: 2, card: VISA })
    api.deps.provider = { ...provider, refund: () => Promise.reject(new Error('down')) }
    await cancel(me, id)
    for (let hour = 0; hour < 5; hour++) {
      await work()
      api.clock.advance(3600)
    }
    const [line = ''] = await run('payments', 'list')
    expect(line).toMatch(
      /^[a-z2-7]{16} {2}refund {2}failed {2}C\$22.40 {2}since 2026.*the provider does not confirm it$/,
    )
    const refundId = line.split(' ')[0] ?? ''
    expect(await run('payments', 'show', refundId)).toEqual(expect.arrayContaining(['state: captured', 'tries: 5']))
    expect(await metrics()).toContain('plaza_refunds{state="failed"} 1')
    api.deps.provider = provider
    expect(await run('payments', 'retry', refundId)).toEqual([`${refundId}: will be tried at once`])
    await work()
    expect(await run('payments', 'list')).toEqual(['nothing is waiting'])
    expect(await run('payments', 'retry', refundId)).toEqual([`${refundId}: nothing to retry`])
  })

  it('sees an event of another amount, which moves no cent', async () => {
    const { id, paymentId } = await placeOnline()
    const event = createEvent('payment.succeeded', { id: paymentId, amount: 1, currency: 'CAD' })
    expect(await applyEvent(api.deps, JSON.parse(event))).toBe('wrong_amount')
    expect((await readOrder(api, me, id)).total_due).toBe(22.4)
    expect((await run('payments', 'list'))[0]).toContain('wrong_amount')
    expect(await metrics()).toContain('plaza_payment_problems{state="wrong_amount"} 1')
    await api.db.update(payments).set({ problem: null }).where(eq(payments.id, paymentId))
  })

  it('sees a job that is dead after ten failures, and revives it', async () => {
    await api.db.delete(jobs)
    await api.db.insert(jobs).values({ kind: 'nonsense', payload: {}, dueAt: api.clock.now() })
    for (let hour = 0; hour < 12; hour++) {
      await work()
      api.clock.advance(3601)
    }
    const [line = ''] = await run('jobs', 'list')
    expect(line).toMatch(/^\d+ {2}nonsense {2}10 attempts {2}dead since 2026/)
    expect(await metrics()).toContain('plaza_jobs{state="dead"} 1')
    const jobId = line.split(' ')[0] ?? ''
    expect(await run('jobs', 'retry', jobId)).toEqual([`${jobId}: will be tried at once`])
    expect(await run('jobs', 'list')).toEqual(['no job is dead'])
    expect(await metrics()).toContain('plaza_jobs{state="waiting"} 1')
  })

  it('is told how to use its commands', async () => {
    expect((await run('payments', 'fly'))[0]).toBe(
      'npm run cli -- payments list | show <id> | retry <id> | settle <id> | check [days]',
    )
  })
})

describe('the metrics', () => {
  it.each(['x-forwarded-for', 'forwarded'])('are not for a request that a proxy forwards (%s)', async (name) => {
    expect((await read()).status).toBe(200)
    expect((await read({ [name]: '203.0.113.7' })).status).toBe(404)
  })
})
