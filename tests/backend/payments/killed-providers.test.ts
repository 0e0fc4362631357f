import { desc } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { orders } from '@/backend/db/schema/orders'
import type { Deps } from '@/backend/deps'
import { checkBooks } from '@/backend/services/ledger/check-books'
import { expireOrders } from '@/backend/worker/expire-orders'
import { reconcilePayments, sendRefunds } from '@/backend/worker/reconcile-payments'
import { EXECUTE_PATH } from '@/lib/contract/session'
import { createDyingApp } from '@/tests/backend/support/dying-process'
import { findUnsettled } from '@/tests/backend/support/money-faults'
import { openDesk, RETURN } from '@/tests/backend/support/order-desk'
import { quoteId } from '@/tests/backend/support/shopping'
import type { TestAnswer } from '@/tests/backend/support/test-app'
import { openPaypalStub } from '@/tests/support/paypal-stub/open-paypal-stub'
import { openStripeStub } from '@/tests/support/stripe-stub/open-stripe-stub'
import { STRIPE_CARDS } from '@/tests/support/stripe-stub/stripe-books'

const stripe = await openStripeStub()
const paypal = await openPaypalStub()
const { api, me, deal } = await openDesk({
  stripe: stripe.config,
  paypal: paypal.config,
  paymentProviders: ['stripe', 'paypal'],
})
afterAll(async () => {
  await api.close()
  await Promise.all([stripe.close(), paypal.close()])
})

interface Process {
  app: typeof api.app
  deps: Deps
}
/** What a customer does with a process that may be killed in the middle of it. */
type Act = (process: Process) => Promise<unknown>
const ALIVE: Process = { app: api.app, deps: api.deps }
const PRICE = 2240

/** The records of an answer, which may be lost. */
async function call(app: Process['app'], path: string, data: object): Promise<TestAnswer['records']> {
  const response = await app.request(EXECUTE_PATH, {
    method: 'POST',
    body: JSON.stringify({ ...me, path: `/api/rest/v7/${path}`, method: 'POST', data: { data } }),
    headers: { 'content-type': 'application/json' },
  })
  return ((await response.json()) as TestAnswer).records
}
/** Returns how one order is checked out, once however often it is called. */
async function newCheckout(pay_mtd: number) {
  const order = { shp_mtd: 2, g_id: deal.gid, c_fnm: 'Ada', c_tn: '6045550100', pay_mtd, return_url: RETURN }
  const q_id = await quoteId(api, me, deal)
  return (app: Process['app']) => call(app, 'aio', { ...order, q_id })
}

/** Each begins an order, and returns how its customer pays. */
const METHODS: Record<string, () => Promise<Act>> = {
  async 'a card in Stripe’s form'() {
    const checkOut = await newCheckout(2)
    return async ({ app }) => {
      const { client_secret } = await checkOut(app)
      if (!client_secret) return
      const [intent] = client_secret.split('_secret_')
      stripe.books.confirm(intent, STRIPE_CARDS.good)
      const { body, header } = stripe.event(intent, undefined, api.clock.now())
      await app.request('/webhooks/stripe', { method: 'POST', body, headers: { 'stripe-signature': header } })
    }
  },
  async 'Alipay at Stripe'() {
    const checkOut = await newCheckout(8)
    return async ({ app }) => {
      const { pay_url } = await checkOut(app)
      const visit = () => app.request(pay_url.replace('http://api.test', ''))
      const page = (await visit()).headers.get('location') ?? ''
      const [, intent] = page.split('/alipay/')
      if (!intent) return
      stripe.books.choose(intent, 'approve')
      await visit()
    }
  },
  async PayPal() {
    const checkOut = await newCheckout(7)
    return async ({ app }) => {
      const { ord_id: oid } = await checkOut(app)
      const { paymentID } = await call(app, 'paypal_express', { action: 1, oid })
      paypal.books.approve(paymentID)
      await call(app, 'paypal_express', { action: 2, oid, paymentID, payerID: 'PAYER1' })
    }
  },
}

/** Minor units that the providers have ever taken and returned. */
function providersBooks() {
  const sumOf = (values: (number | string)[], unit = 1) =>
    values.reduce<number>((sum, value) => sum + Math.round(Number(value) * unit), 0)
  const intents = [...stripe.books.intents.values()]
  const captures = [...paypal.books.orders.values()].map((order) => paypal.books.captureOf(order)?.amount?.value ?? 0)
  const refunds = paypal.books.refunds.map(({ amount }) => amount.value)
  return {
    taken: sumOf(intents.map((one) => one.amount_received)) + sumOf(captures, 100),
    returned: sumOf(stripe.books.refunds.map(({ amount }) => amount)) + sumOf(refunds, 100),
  }
}
async function paidOrders(): Promise<number> {
  const rows = await api.db.select().from(orders)
  return rows.reduce((sum, order) => sum + order.totalPaid - order.refunded, 0)
}
async function work() {
  for (let round = 0; round < 2; round++) {
    api.clock.advance(31)
    await reconcilePayments(api.deps)
    await expireOrders(api.deps)
    await sendRefunds(api.deps)
  }
}

/** Kills a process at its first step, at its second, and so on, until it gets through; returns how often it died. */
async function killAtEveryStep(begin: () => Promise<Act>, moved: ReturnType<typeof providersBooks>): Promise<number> {
  for (let step = 1; ; step++) {
    const since = api.clock.now()
    const act = await begin()
    const before = providersBooks()
    const dying = createDyingApp(api.deps, step)
    await act(dying).catch(() => null)
    // the customer tries again at once, and once more if that was refused because the first try was in doubt
    await act(ALIVE).catch(() => null)
    await work()
    if (providersBooks().taken === before.taken) {
      await act(ALIVE).catch(() => null)
      await work()
    }
    const { taken, returned } = providersBooks()
    expect([step, taken - before.taken, returned - before.returned]).toEqual([step, moved.taken, moved.returned])
    expect([step, await paidOrders()]).toEqual([step, taken - returned])
    expect([step, await findUnsettled(api.deps), await checkBooks(api.deps, since)]).toEqual([step, [], []])
    if (!dying.isDead()) return step - 1
  }
}

describe.each(Object.entries(METHODS))('a process killed at any step of %s', (_, begin) => {
  it('takes the money of the order once, and the ledger equals the books of the provider', async () => {
    expect(await killAtEveryStep(begin, { taken: PRICE, returned: 0 })).toBeGreaterThan(3)
  }, 180_000)

  it('returns it once when the order is cancelled', async () => {
    const beginRefund = async (): Promise<Act> => {
      await (await begin())(ALIVE)
      const [order] = await api.db.select().from(orders).orderBy(desc(orders.createdAt)).limit(1)
      const ord_id = order?.id
      return async ({ app, deps }) => {
        await call(app, 'aio', { action: 'cancel', ord_id })
        await sendRefunds(deps)
      }
    }
    expect(await killAtEveryStep(beginRefund, { taken: 0, returned: PRICE })).toBeGreaterThan(3)
  }, 180_000)
})
