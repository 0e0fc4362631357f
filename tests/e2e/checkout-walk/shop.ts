import http from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { asc, desc, eq } from 'drizzle-orm'
import { products } from '@/backend/catalogue/schema/products'
import { stores } from '@/backend/catalogue/schema/stores'
import { customers } from '@/backend/customers/schema/customers'
import { openSession } from '@/backend/customers/sessions/open-session'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { giftCards } from '@/backend/orders/schema/ledgers'
import { orderComments, orderLines, orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { openEmbedded } from '@/backend/platform/db/embedded'
import { sandboxCharges } from '@/backend/providers/sandbox/schema'
import { sandboxExpress } from '@/launch/product-servers'
import { FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { freePort } from '@/scripts/launch/free-port'
import {
  givePoints,
  inAll,
  makeCoupon,
  makeDeal,
  makeGiftCard,
  makeProduct,
  makeStore,
  storeValues,
} from '@/tests/backend/support/factories'
import { askQuote, checkOut, HOME } from '@/tests/backend/support/shopping'
import { createTestApp } from '@/tests/backend/support/test-app'
import { cartEntry } from '@/tests/e2e/support/stored-cart'
import { startSecond } from '@/tests/e2e/support/storefront'

/**
 * What happens to the next call of a kind. `lost`: its work is done, and its answer never comes; `no id`: its answer
 * names no order.
 */
export type Fault = 'slow' | 'lost' | 'no id' | 'reset' | 'unavailable' | 'internal error'
export type Faulty = 'checkout' | 'quote'
export const GOODS = ['dishes', 'deal to pick up', 'deal to deliver'] as const
type Goods = (typeof GOODS)[number]

/** A payment that has no answer by then is looked for. */
const PAYMENT_TIMEOUT_SECONDS = 2
const SLOW_MS = 900
const LOST_MS = 20_000
const ALWAYS = [{ open: 0, close: 1440 }]
const WEEK = [ALWAYS, ALWAYS, ALWAYS, ALWAYS, ALWAYS, ALWAYS, ALWAYS] as const

export type Shop = Awaited<ReturnType<typeof openShop>>

/**
 * The built storefront on an API whose database the walk can change, and which can be slow, refuse, and lose answers.
 * Its one store sells dishes, a deal and gift cards at all hours, until something changes.
 */
export async function openShop() {
  const [port, apiPort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const publicUrl = `http://127.0.0.1:${apiPort}`
  const { db, close } = await openEmbedded({})
  const api = createTestApp(db, close, { storefrontOrigins: [url], publicUrl, simulator: false })
  // a walk opens many accounts from one address
  Object.assign(api.deps.limiter, { attempt: async () => ({ isAllowed: true }), isExhausted: async () => false })
  const tick = () => api.clock.set(new Date().toISOString())
  tick()
  const calm = { hours: WEEK, deliveryHours: WEEK, holidays: [], suspended: false, discountPercent: 0 }
  const settings = {
    ...storeValues().settings,
    preorder: true,
    stopOrderBeforeClose: 0,
    selfCheckout: true,
    waiterService: true,
    requireTableNumber: true,
  }
  const store = await makeStore(api.db, { kind: 1, name: inAll('Harbour Kitchen'), ...calm, settings })
  const gid = store.gid ?? 0
  const dishes = [
    await makeProduct(api.db, store, { name: inAll('Broth'), price: 1450, stock: 100_000 }),
    await makeProduct(api.db, store, { name: inAll('Dumplings'), price: 980, stock: 100_000 }),
  ]
  const deal = await makeDeal(api.db, store, { stock: 100_000, endsAt: new Date('2099-01-01T00:00:00Z') })
  await makeCoupon(api.db, { code: 'TEN', gid, endsAt: new Date('2099-01-01T00:00:00Z') })

  let next: { kind: Faulty; fault: Fault } | null = null
  let onPlaced: (orderId: string) => Promise<unknown> = async () => undefined
  const gate = http.createServer(async (request, response) => {
    tick()
    const body = await text(request)
    const kind = kindOf(body)
    const fault = next && next.kind === kind ? next.fault : null
    if (fault) next = null
    if (fault === 'reset') return void request.socket.destroy()
    if (fault === 'unavailable') return void response.writeHead(503, { 'retry-after': '1' }).end()
    if (fault === 'internal error') return void response.end('{"RC":500}')
    const headers = Object.entries(request.headers).map(([name, value]) => [name, `${value}`] as [string, string])
    const { method = 'GET' } = request
    const init = { method, headers, ...(method !== 'GET' && { body }) }
    const answer = await api.app.request(request.url ?? '/', init)
    if (kind === 'checkout') await tamper(answer.clone(), onPlaced)
    if (fault === 'slow') await setTimeout(SLOW_MS)
    if (fault === 'lost') await setTimeout(LOST_MS, undefined, { ref: false })
    if (fault === 'no id') return void response.end('{"RC":200,"records":{}}')
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => gate.listen(apiPort, '127.0.0.1', resolve))
  const storefront = await startSecond(
    {
      COMMERCE_API_URL: publicUrl,
      ...sandboxExpress(publicUrl),
      PAYMENT_TIMEOUT_SECONDS: `${PAYMENT_TIMEOUT_SECONDS}`,
    },
    port,
  )
  const setStore = (over: Partial<typeof stores.$inferInsert>) =>
    api.db.update(stores).set(over).where(eq(stores.gid, gid))
  const menu = { gid, groupSaleId: 0 }

  return {
    url,
    gid,
    api,
    dish: dishes[0]?.id ?? 0,
    /** What a browser stores for a cart of goods, and where its checkout is. */
    cartOf(goods: Goods) {
      if (goods === 'dishes') {
        const lines = dishes.map(({ id = 0, price }) => ({ pid: id, qty: 2, pc: price }))
        return { goods, entry: cartEntry(gid, lines), checkout: `/checkout?query=${gid}` }
      }
      const line = { pid: deal.groupSaleId, qty: 1, pc: deal.dealPrice }
      const fulfilmentMethods = [goods === 'deal to deliver' ? FULFILMENT_METHOD.delivery : FULFILMENT_METHOD.pickup]
      return {
        goods,
        entry: cartEntry(gid, [line], fulfilmentMethods, 'deal'),
        checkout: `/deals/checkout?query=${gid}`,
      }
    },
    setStore,
    settings,
    setDish: (pid: number, over: Partial<typeof products.$inferInsert>) =>
      api.db.update(products).set(over).where(eq(products.id, pid)),
    /** A planted fault: changes an order as soon as it is placed. */
    plant: (change: (orderId: string) => Promise<unknown>) => {
      onPlaced = change
    },
    failNext: (kind: Faulty, fault: Fault) => {
      next = { kind, fault }
    },
    /** Everything as it was in the beginning. */
    async calm() {
      next = null
      onPlaced = async () => undefined
      await setStore({ ...calm, settings })
      for (const { id = 0, price } of dishes)
        await api.db.update(products).set({ price, stock: 100_000 }).where(eq(products.id, id))
    },
    async openAccount() {
      const email = `walker-${crypto.randomUUID()}@shopper.test`
      const { records } = await api.post('/api/rest/v7/register', { email, password: 'shopper-one', first_name: 'Ada' })
      const [customer] = await api.db.select().from(customers).where(eq(customers.email, email))
      if (!customer) throw new Error('the account was not opened')
      await api.execute(records, '/api/rest/v7/customerAddr', 'POST', { ...HOME, is_default: 1 })
      await givePoints(api.db, customer.id, 700)
      const card = await makeGiftCard(api.db, customer.id, gid, 1000)
      return { email, password: 'shopper-one', id: customer.id, card }
    },
    /** The customer spends their gift card on another device. */
    async spendGiftCard(code: string) {
      const [card] = await api.db.select().from(giftCards).where(eq(giftCards.code, code))
      if (!card || card.balance === 0) return
      const tokens = await openSession(api.db, card.customerId, 'elsewhere.test', api.clock.now())
      const { records } = await askQuote(api, tokens, menu, { items: [{ pid: dishes[1]?.id, qty: 1, options: [] }] })
      if (records) await checkOut(api, tokens, menu, records.qid, { gc_cd: code, pay_mtd: 1 })
    },
    async lastOrder(customerId: number) {
      const [order] = await api.db
        .select()
        .from(orders)
        .where(eq(orders.customerId, customerId))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(1)
      if (!order) return null
      const lines = await api.db
        .select()
        .from(orderLines)
        .where(eq(orderLines.orderId, order.id))
        .orderBy(asc(orderLines.id))
      const attempts = await api.db.select().from(payments).where(eq(payments.orderId, order.id))
      return { order, lines, attempts }
    },
    commentsOf: async (id: string) =>
      (await api.db.select().from(orderComments).where(eq(orderComments.orderId, id))).map(({ body }) => body),
    changeOrder: (id: string, over: Partial<typeof orders.$inferInsert>) =>
      api.db.update(orders).set(over).where(eq(orders.id, id)),
    dropComments: (id: string) => api.db.delete(orderComments).where(eq(orderComments.orderId, id)),
    renameLines: (id: string, name: string) =>
      api.db
        .update(orderLines)
        .set({ name: inAll(name) })
        .where(eq(orderLines.orderId, id)),
    async copyOrder(id: string) {
      const [order] = await api.db.select().from(orders).where(eq(orders.id, id))
      const createdAt = new Date(0)
      if (order) await api.db.insert(orders).values({ ...order, id: `${id}-2`, quoteId: `${id}-2`, createdAt })
    },
    ordersOf: (customerId: number) => api.db.select().from(orders).where(eq(orders.customerId, customerId)),
    charges: () => api.db.select().from(sandboxCharges),
    differences: () => checkBooks(api.deps, new Date(0)),
    async close() {
      await storefront.stop()
      gate.closeAllConnections()
      await new Promise((resolve) => gate.close(resolve))
      await api.close()
    },
  }
}

function kindOf(body: string): Faulty | null {
  if (body.includes('/api/rest/v8/ctotal')) return 'quote'
  return body.includes('/api/rest/v7/aio') && !body.includes('"action"') ? 'checkout' : null
}

async function tamper(answer: Response, change: (orderId: string) => Promise<unknown>): Promise<void> {
  const { records } = (await answer.json()) as { records?: { ord_id?: string } }
  if (records?.ord_id) await change(records.ord_id)
}
