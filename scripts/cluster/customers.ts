import { setTimeout as wait } from 'node:timers/promises'
import { Agent, fetch, type RequestInit, type Response } from 'undici'
import { NO_ORDER_FIELDS } from '@/lib/domain/codes/order-fields'
import type { Cluster } from './open-cluster'

const CARD = {
  owner: 'Ada',
  number: '4242424242424242',
  month: 12,
  year: new Date().getUTCFullYear() + 2,
  cvv: '123',
  country: 'CA',
  postalCode: 'V6B 1A1',
}
/** Each request has a connection of its own: a browser repeats what it sent on one that was just closed, `fetch` does not. */
const dispatcher = new Agent({ pipelining: 0 })
export const send = (url: string, options: RequestInit = {}) => fetch(url, { ...options, dispatcher })

const PICKUP = 2
const CREDIT_CARD = 2
const PATIENCE_MS = 60_000

export interface Offer {
  pid: number
  gid: number
  /** minor units */
  price: number
}

interface DealRecord {
  id: number
  group_id: number
  stock: number
  pickup: boolean
  spc: number
  currency: string
  opts: { min: number }[]
}

interface StoreRecord {
  accept_creditcard: boolean
  require_billing_address: boolean
}

export async function findOffers({ api }: Cluster, count: number): Promise<Offer[]> {
  const read = async <T>(path: string): Promise<T> =>
    ((await (await send(`${api}/api/${path}`)).json()) as { records: T }).records
  const offers: Offer[] = []
  for (let page = 1; offers.length < count; page++) {
    const { list } = await read<{ list: { id: number }[] }>(`v7/glst?lan=en&limit=40&page=${page}`)
    if (list.length === 0) throw new Error(`only ${offers.length} deals fit`)
    for (const { id } of list) {
      const deal = await read<DealRecord>(`v7/gdtl?lan=en&pid=${id}`)
      const store = await read<StoreRecord>(`v8/sdtl2?lan=en&gid=${deal.group_id}`)
      if (!store.accept_creditcard || store.require_billing_address) continue
      const isPlain =
        deal.pickup && deal.stock > 50 && deal.currency === 'CAD' && deal.opts.every(({ min }) => min === 0)
      if (isPlain) offers.push({ pid: 1_000_000 + deal.id, gid: deal.group_id, price: Math.round(deal.spc * 100) })
    }
  }
  return offers.slice(0, count)
}

export interface Failure {
  what: string
  /** of the response, or the reason why there was none */
  status: number | string
  retryAfter: string | null
  /** ms */
  at: number
}

export function failureOf(what: string, response: Response | Error): Failure {
  if (response instanceof Error) return { what, status: response.message, retryAfter: null, at: Date.now() }
  return { what, status: response.status, retryAfter: response.headers.get('retry-after'), at: Date.now() }
}

export async function receive(sending: Promise<Response>): Promise<{ response: Response; text: string } | Error> {
  try {
    const response = await sending
    return { response, text: await response.text() }
  } catch (error) {
    return error as Error
  }
}

export interface Customer {
  /** Buys, and tries again during an outage. Resolves with the order's id; throws any other failure. */
  buy: (offer: Offer) => Promise<string>
}

/** Registers and logs in, each customer from a network address of their own, since both are limited by it. */
export async function openCustomer(cluster: Cluster, n: number, failures: Failure[]): Promise<Customer> {
  const account = { email: `customer-${n}-${Date.now()}@shopper.test`, password: 'shopper-one' }
  const from = { 'content-type': 'application/json', 'x-forwarded-for': `10.1.${n >> 8}.${n & 255}` }
  const registered = await send(`${cluster.addressOf('api 1')}/api/rest/v7/register`, {
    method: 'POST',
    headers: from,
    body: JSON.stringify({ ...account, first_name: 'Ada' }),
  })
  if (!registered.ok) throw new Error(`registering answered ${registered.status}`)
  const session = await send(`${cluster.addressOf('storefront 1')}/api/session`, {
    method: 'POST',
    headers: { ...from, origin: cluster.storefront, 'x-forwarded-host': new URL(cluster.storefront).host },
    body: JSON.stringify({ mode: 'account', ...account }),
  })
  if (!session.ok) throw new Error(`signing in answered ${session.status}: ${await session.text()}`)
  const cookie = session.headers.getSetCookie().map((one) => one.split(';')[0])
  const headers = { 'content-type': 'application/json', origin: cluster.storefront, cookie: cookie.join('; ') }

  const post = (path: string, body: object) =>
    send(cluster.storefront + path, { method: 'POST', headers, body: JSON.stringify(body) })

  async function insist<Answer>(path: string, body: object): Promise<Answer> {
    const deadline = Date.now() + PATIENCE_MS
    for (;;) {
      const got = await receive(post(path, body))
      const [response, text] = got instanceof Error ? [got, ''] : [got.response, got.text]
      if (!(response instanceof Error) && response.ok) return JSON.parse(text)
      failures.push(failureOf(path, response))
      const status = response instanceof Error ? response.message : response.status
      const isOutage = status === 503 || typeof status === 'string'
      if (!isOutage || Date.now() > deadline) throw new Error(`${path} answered ${status} ${text}`)
      await wait(200)
    }
  }

  return {
    async buy({ pid, gid, price }) {
      const goods = { gid, currency: 'CAD', shippingMethod: PICKUP, shippingCode: '' }
      const lines = [{ pid, qty: 1, pc: price, options: {} }]
      const quote = await insist<{ id: string }>('/api/checkout/quote', { ...goods, lines, coupon: '', address: null })
      const { orderId } = await insist<{ orderId: string }>('/api/checkout/order', {
        ...goods,
        quoteId: quote.id,
        companyId: gid,
        paymentMethod: CREDIT_CARD,
        card: CARD,
        shippingAddress: null,
        billingAddress: null,
        firstName: 'Ada',
        lastName: 'Shopper',
        phone: '6045550199',
        tips: 0,
        giftCardCode: '',
        pointsUsed: 0,
        pointsPayment: 0,
        ...NO_ORDER_FIELDS,
        comment: '',
        slot: null,
      })
      return orderId
    },
  }
}
