import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { payments } from '@/backend/orders/schema/payments'
import { createEvent, SIGNATURE_HEADER, signEvent } from '@/backend/providers/sandbox/sandbox-events'
import { openDesk } from '@/tests/backend/support/order-desk'
import { readOrder } from '@/tests/backend/support/shopping'

const { api, me, placeOnline } = await openDesk()
afterAll(() => api.close())

describe('the webhook', () => {
  async function forge(change: (body: string, header: string) => { body: string; header: string | null }) {
    const { id, paymentId } = await placeOnline()
    const [payment] = await api.db.select().from(payments).where(eq(payments.id, paymentId))
    if (!payment) throw new Error('no payment')
    const made = createEvent('payment.succeeded', payment)
    const { body, header } = change(made, signEvent(made, api.deps.config.secrets.webhook, api.clock.now()))
    const headers: Record<string, string> = header === null ? {} : { [SIGNATURE_HEADER]: header }
    const { status } = await api.app.request('/webhooks/sandbox', { method: 'POST', body, headers })
    return { status, due: (await readOrder(api, me, id)).total_due }
  }
  const signAt = (body: string, seconds: number, secret = api.deps.config.secrets.webhook) =>
    signEvent(body, secret, new Date(api.clock.now().getTime() + seconds * 1000))

  it.each<[string, (body: string, header: string) => { body: string; header: string | null }]>([
    ['no signature', (body) => ({ body, header: null })],
    ['an empty one', (body) => ({ body, header: '' })],
    ['another secret', (body) => ({ body, header: signAt(body, 0, 'another-secret-of-nobody') })],
    ['a changed body', (body, header) => ({ body: body.replace('"CAD"', '"USD"'), header })],
    ['an old time', (body) => ({ body, header: signAt(body, -301) })],
    ['a time ahead', (body) => ({ body, header: signAt(body, 301) })],
    ['a time of its own', (body, header) => ({ body, header: header.replace(/t=\d+/, 't=1') })],
    ['a cut digest', (body, header) => ({ body, header: header.slice(0, -1) })],
  ])('rejects %s', async (_, change) => {
    expect(await forge(change)).toEqual({ status: 401, due: 22.4 })
  })

  it('rejects a different amount, and accepts a correctly signed one within five minutes', async () => {
    const less = await forge((body) => {
      const cheaper = JSON.stringify({ ...JSON.parse(body), amount: 1 })
      return { body: cheaper, header: signAt(cheaper, 0) }
    })
    expect(less).toEqual({ status: 200, due: 22.4 })
    expect(await forge((body) => ({ body, header: signAt(body, -299) }))).toEqual({ status: 200, due: 0 })
  })
})
