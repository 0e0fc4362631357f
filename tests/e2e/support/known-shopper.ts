import { randomUUID } from 'node:crypto'
import { register } from './commerce-api'
import { buyGiftCard, placeDish } from './orders'

const ORIGIN = process.env.BASE_URL ?? ''

/** The canaries appear on no other customer's pages. */
export interface KnownShopper {
  cookie: string
  name: string
  /** waits to be paid by Alipay */
  orderId: string
  gid: number
  card: string
  canaries: string[]
}

async function write(path: string, body: unknown, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: ORIGIN, cookie }
  const response = await fetch(`${ORIGIN}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response
}

export async function knowShopper(): Promise<KnownShopper> {
  const mark = randomUUID().slice(0, 8)
  const name = `Ada${mark}`
  const account = { email: `${mark}@shopper.test`, password: 'shopper-one' }
  const who = await register(account.email, account.password, name)
  const order = await placeDish(who, 'alipay')
  await buyGiftCard(who)
  const signedIn = await write('/api/session', { mode: 'account', ...account })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const phone = `604${String(Number.parseInt(mark, 16) % 10_000_000).padStart(7, '0')}`
  const place = { street: `${mark.length} ${mark} Street`, city: 'Vancouver', region: 'BC', country: 'CA' }
  await write('/api/addresses', { firstName: name, phone, ...place, postalCode: 'V6B 1A1' }, cookie)
  const cards = await (await fetch(`${ORIGIN}/api/gift-cards`, { headers: { cookie } })).json()
  const card: string = cards[0].code
  return { cookie, name, orderId: order.id, gid: order.gid, card, canaries: [mark, phone, order.id, card] }
}
