import { desc } from 'drizzle-orm'
import type { Deps } from '@/backend/config/deps'
import { stepOrder } from '@/backend/orders/moves/order-commands'
import { orders } from '@/backend/orders/schema/orders'
import { EXECUTE_PATH } from '@/lib/contract/session'
import { makeProduct } from '@/tests/backend/support/factories'
import { openDesk, RETURN } from '@/tests/backend/support/order-desk'
import { quoteId } from '@/tests/backend/support/shopping'
import { amountQuote, owingOrder } from '@/tests/backend/support/surcharge-shopping'
import type { TestAnswer, TestApp } from '@/tests/backend/support/test-app'
import { openPaypalStub } from '@/tests/support/paypal-stub/open-paypal-stub'
import { openStripeStub } from '@/tests/support/stripe-stub/open-stripe-stub'
import { STRIPE_CARDS } from '@/tests/support/stripe-stub/stripe-books'

interface Process {
  app: TestApp['app']
  deps: Deps
}
/** What somebody does with a process that may be killed in the middle of it. */
export type Act = (process: Process) => Promise<unknown>

/** An order that waits to be paid. */
interface Begun {
  pay: Act
  /** ends the order that was paid */
  cancel: Act
}

type Way = [name: string, price: number, begin: () => Promise<Begun>]

const PRICE = 2240
const TIPS = 200
const SURCHARGE = 358
const NUMBERS = { card: 2, alipay: 8, paypal: 7 }
type Method = keyof typeof NUMBERS

/** An API whose payments Stripe and PayPal take, and every way to pay an order there, with its price in minor units. */
export async function openProviderDesk() {
  const stripe = await openStripeStub()
  const paypal = await openPaypalStub()
  const { api, me, deal, store } = await openDesk({
    stripe: stripe.config,
    paypal: paypal.config,
    paymentProviders: ['stripe', 'paypal'],
  })
  const dish = await makeProduct(api.db, store)
  const order = { shp_mtd: 2, g_id: deal.gid, c_fnm: 'Ada', c_tn: '6045550100', return_url: RETURN }

  /** The records of an answer, which may be lost. */
  async function call(app: Process['app'], path: string, data: object): Promise<TestAnswer['records']> {
    const response = await app.request(EXECUTE_PATH, {
      method: 'POST',
      body: JSON.stringify({ ...me, path: `/api/rest/v7/${path}`, method: 'POST', data: { data } }),
      headers: { 'content-type': 'application/json' },
    })
    return ((await response.json()) as TestAnswer).records
  }

  /** What a payer does next, after the answer to a checkout or pay-now. */
  const pay = {
    async card(app: Process['app'], { client_secret }: TestAnswer['records']) {
      if (!client_secret) return
      const [intent] = client_secret.split('_secret_')
      stripe.books.confirm(intent, STRIPE_CARDS.good)
      const { body, header } = stripe.event(intent, undefined, api.clock.now())
      await app.request('/webhooks/stripe', { method: 'POST', body, headers: { 'stripe-signature': header } })
    },
    async alipay(app: Process['app'], { pay_url }: TestAnswer['records']) {
      const visit = () => app.request(pay_url.replace('http://api.test', ''))
      const page = (await visit()).headers.get('location') ?? ''
      const [, intent] = page.split('/alipay/')
      if (!intent) return
      stripe.books.choose(intent, 'approve')
      await visit()
    },
    async paypal(app: Process['app'], { ord_id: oid }: TestAnswer['records']) {
      const { paymentID } = await call(app, 'paypal_express', { action: 1, oid })
      paypal.books.approve(paymentID)
      await call(app, 'paypal_express', { action: 2, oid, paymentID, payerID: 'PAYER1' })
    },
  }

  /** One checkout, however often its customer pays. */
  async function checkout(method: Method): Promise<Begun> {
    const q_id = await quoteId(api, me, deal)
    return {
      pay: async ({ app }) => pay[method](app, await call(app, 'aio', { ...order, q_id, pay_mtd: NUMBERS[method] })),
      cancel: cancelLast,
    }
  }
  /** An order whose page of Alipay was left, to be paid with tips. */
  async function payNow(method: Method): Promise<Begun> {
    const q_id = await quoteId(api, me, deal)
    const { ord_id } = await call(api.app, 'aio', { ...order, q_id, pay_mtd: NUMBERS.alipay })
    const wish = { action: 'pay', ord_id, pay_mtd: NUMBERS[method], tips: TIPS / 100, return_url: RETURN }
    return { pay: async ({ app }) => pay[method](app, await call(app, 'aio', wish)), cancel: cancelLast }
  }
  /** The surcharge of an order that the store has accepted; the store cancels that one. */
  async function surcharge(method: Method): Promise<Begun> {
    const related_order_id = await owingOrder(api, me, store, dish)
    const q_id = await amountQuote(api, me, store, 3.2, { related_order_id })
    const paying = { ...order, q_id, shp_mtd: 5, pay_mtd: NUMBERS[method] }
    return {
      pay: async ({ app }) => pay[method](app, await call(app, 'aio', paying)),
      cancel: async ({ deps }) => stepOrder(deps.db, related_order_id, 'cancel', deps.now()),
    }
  }
  async function cancelLast({ app }: Process) {
    const [last] = await api.db.select().from(orders).orderBy(desc(orders.createdAt)).limit(1)
    await call(app, 'aio', { action: 'cancel', ord_id: last?.id })
  }

  const ways: Way[] = [
    ['a checkout by card in Stripe’s form', PRICE, () => checkout('card')],
    ['a checkout by Alipay at Stripe', PRICE, () => checkout('alipay')],
    ['a checkout by PayPal', PRICE, () => checkout('paypal')],
    ['pay-now by card in Stripe’s form', PRICE + TIPS, () => payNow('card')],
    ['pay-now by Alipay at Stripe', PRICE + TIPS, () => payNow('alipay')],
    ['a surcharge by card in Stripe’s form', SURCHARGE, () => surcharge('card')],
    ['a surcharge by PayPal', SURCHARGE, () => surcharge('paypal')],
  ]

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

  async function close() {
    await api.close()
    await Promise.all([stripe.close(), paypal.close()])
  }
  return { api, ways, providersBooks, close }
}
