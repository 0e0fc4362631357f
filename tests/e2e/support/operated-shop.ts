import { randomBytes } from 'node:crypto'
import { weeklyHours } from '@/backend/demo/content/weekly-hours'
import { addOperator } from '@/backend/operators/accounts/operator-accounts'
import { openPostgres, preparePostgres } from '@/backend/platform/db/postgres'
import { freePort } from '@/scripts/launch/free-port'
import { startPostgres } from '@/scripts/launch/postgres'
import { openApi } from '@/scripts/launch/preview'
import { inAll, makeProduct, makeStore, storeValues } from '@/tests/backend/support/factories'
import { openSmtpStub } from '@/tests/support/smtp-stub'
import { openStripeStub } from '@/tests/support/stripe-stub/open-stripe-stub'
import { startSecond } from './storefront'

const GID = 7101
const DISHES = ['Duck with plums', 'Rice bowl'] as const

interface SeenOrder {
  status: number
  est_ready_dt: string | null
  prepared_dt: string | null
  refund_amt: number
  comments: { cmt: string }[]
}

interface Answer<T> {
  RC: number
  records: T
}

/** A restaurant that is always open, in production mode on PostgreSQL, with a storefront and the token of an operator. */
export async function openOperatedShop() {
  const [postgres, mail, stripe, port] = await Promise.all([
    startPostgres(),
    openSmtpStub(),
    openStripeStub(),
    freePort(),
  ])
  await preparePostgres(postgres.url, async () => undefined)
  const { db, close: closeDatabase } = openPostgres(postgres.url)
  const settings = { ...storeValues().settings, preparationMinutes: 20 }
  const name = inAll('Plum Kitchen')
  const store = await makeStore(db, { gid: GID, kind: 1, name, settings, hours: weeklyHours('0-24') })
  const dishes = await Promise.all(
    DISHES.map((name) => makeProduct(db, store, { name: inAll(name), price: 1200, taxClass: 'standard' })),
  )
  const may = ['orders', 'refunds', 'catalogue'] as const
  const token = await addOperator(db, { name: 'counter', gids: [GID], abilities: [...may] }, new Date())
  const shared = { PLAZA_MODE: 'production', PURGE_SECRET: randomBytes(32).toString('hex') }
  const api = await openApi('operated', {
    ...shared,
    DATABASE_URL: postgres.url,
    CODE_SECRET: randomBytes(32).toString('hex'),
    STOREFRONT_ORIGINS: `http://localhost:${port}`,
    PURGE_URL: `http://127.0.0.1:${port}/api/revalidate`,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Plaza <orders@plaza.example>',
    STRIPE_SECRET_KEY: stripe.config.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.config.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.config.webhookSecret,
    STRIPE_API_BASE: stripe.base,
  })
  const shop = await startSecond({ ...shared, SHARED_HOSTS: 'localhost', COMMERCE_API_URL: api.base }, port)

  async function post<T>(path: string, body: object): Promise<Answer<T>> {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    return (await fetch(`${api.base}${path}`, init)).json()
  }
  let customers = 0
  async function register() {
    const email = `guest${++customers}@shopper.example`
    const account = { email, password: 'shopper-one', first_name: 'Ada' }
    const who = (await post<object>('/api/rest/v7/register', account)).records
    const call = <T>(path: string, data?: object, method = 'POST') =>
      post<T>('/api/execute', { ...who, path, method, ...(data && { data }) })
    return { name: `Guest ${customers}`, shopper: { email, password: account.password }, call }
  }
  type Call = Awaited<ReturnType<typeof register>>['call']

  const items = dishes.map(({ id }) => ({ pid: id, qty: 1 }))
  const quoteOf = (call: Call) =>
    call<{ qid: string; est?: { from: number } | null }>('/api/rest/v8/ctotal', {
      data: { gid: GID, items, shp_mtd: 2 },
    })

  /** A new customer's order of each dish, to be picked up and paid in cash as soon as possible. */
  async function order() {
    const { name, shopper, call } = await register()
    const quote = await quoteOf(call)
    const contact = { c_fnm: 'Ada', c_lnm: name, c_tn: '6045550177' }
    const data = { g_id: GID, q_id: quote.records?.qid, pay_mtd: 1, shp_mtd: 2, ...contact }
    const placed = await call<{ ord_id: string }>('/api/rest/v7/aio', { data })
    if (placed.RC !== 200) throw new Error(`the order was answered with ${JSON.stringify([quote, placed])}`)
    const id = placed.records.ord_id
    const read = async () => (await call<SeenOrder>(`/api/rest/v8/orddtl/${id}/en`, undefined, 'GET')).records
    return { id, read, shopper, number: `${id.slice(-6, -3)}-${id.slice(-3)}`.toUpperCase() }
  }
  const page = async () => (await fetch(`${shop.url}/store/${GID}`)).text()

  return {
    url: shop.url,
    operatorUrl: `${api.base.replace('127.0.0.1', 'localhost')}/operator`,
    gid: GID,
    storeKey: store.urlKey,
    dishes: DISHES,
    token,
    order,
    /** as they were sent, with their headers */
    mails: mail.accepted as readonly string[],
    /** A new customer's order is taken for as soon as possible, and declined by nobody. */
    isOrderTaken: () =>
      order().then(
        () => true,
        () => false,
      ),
    /** Until when an order of now is promised at the earliest, in minutes. */
    async promisedMinutes(): Promise<number> {
      const quote = (await quoteOf((await register()).call)).records
      return quote.est?.from ?? Number.NaN
    },
    page,
    /** The dish as a menu shows it now: whether it is sold out. */
    async isSoldOut(name: string): Promise<boolean> {
      const html = await page()
      return html.includes(name) && html.includes('Sold out')
    },
    async close() {
      await shop.stop()
      await api.close()
      await closeDatabase()
      await Promise.all([postgres.stop(), mail.close(), stripe.close()])
    },
  }
}
