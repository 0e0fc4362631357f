import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import type { CheckoutInput } from '@/lib/commerce-client/orders/checkout-api'
import { EXECUTE_PATH } from '@/lib/contract/session'
import type { CartLine } from '@/lib/domain/cart/cart'
import { credentials, type Received, serveFakeApi } from '@/tests/support/fake-api'
import { loadRemoteCalls } from '@/tests/support/remote-calls'
import { sampleAddress } from '@/tests/support/sample-checkout'

const page = readFileSync('docs/contract/README.md', 'utf8')
const [, table = ''] = /^\| value in a body \|.*\n\|.*\n((?:\|.*\n)+)/m.exec(page) ?? []
/** The keys of a row of the table, by its first cell. */
const keysOf = (value: string) => {
  const row = table.split('\n').find((line) => line.startsWith(`| ${value} |`)) ?? ''
  return [...row.matchAll(/`(\w+)`/g)].map(([, key = '']) => key).sort()
}

const api = await serveFakeApi()
/** Keys by what was sent as their value; those of an id, which keeps its form, under `id`. */
const sent: Record<string, Set<string>> = {}

const ID = /^(id|pid|gid|[cg]_id|billing_adr_id|Item[12])$/

function kindOf(key: string, value: unknown): string {
  if (value === '') return 'empty text'
  if (Array.isArray(value) && value.length === 0) return 'empty list'
  if (value === null || ID.test(key)) return value === null ? 'null' : 'id'
  return typeof value
}

function collect(value: unknown): void {
  if (Array.isArray(value)) for (const one of value) collect(one)
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      const kind = kindOf(key, one)
      sent[kind] = (sent[kind] ?? new Set()).add(key)
      collect(one)
    }
  }
}

const bodyOf = ({ path, body }: Received) => (path === EXECUTE_PATH ? (body as { data?: unknown }).data : body)

const address = { ...sampleAddress, lat: 49.2838, lon: -123.1142 }
/** of a country without regions and postal codes, of somebody with one name */
const bareAddress = { ...sampleAddress, lastName: '', unit: '', region: '', postalCode: '' }
const line: CartLine = { pid: 34, qty: 2, pc: 2000, options: { 1: [11] } }
const bare: CheckoutInput = {
  quoteId: 'q1',
  gid: 12,
  companyId: 3,
  currency: 'CAD',
  paymentMethod: 1,
  card: null,
  fulfilmentMethod: 2,
  fulfilmentOption: '',
  shippingAddress: null,
  billingAddress: null,
  firstName: 'Mei',
  lastName: '',
  phone: '6045550123',
  tips: 0,
  giftCardCode: '',
  pointsUsed: 0,
  pointsPayment: 0,
  giftCardPayment: 0,
  totalDue: 4200,
  tableNumber: '',
  partySize: '',
  comment: '',
  slot: null,
  isSharedDomain: true,
  returnUrl: 'https://plaza.example/',
}
const full: CheckoutInput = {
  ...bare,
  paymentMethod: 2,
  card: {
    owner: 'Mei Chen',
    number: '4242424242424242',
    month: 12,
    year: 2030,
    cvv: '123',
    country: 'CA',
    postalCode: '',
    type: 1,
  },
  savesCard: true,
  fulfilmentMethod: 1,
  fulfilmentOption: 'express',
  shippingAddress: address,
  billingAddress: bareAddress,
  giftCardCode: 'GC-1',
  pointsUsed: 200,
  pointsPayment: 200,
  tableNumber: '12',
  partySize: '4',
  comment: 'No onions',
  slot: { start: '2026-11-30T19:00:00.000Z', end: '2026-11-30T19:30:00.000Z' },
}

beforeAll(async () => {
  const { checkOut } = await import('@/lib/commerce-client/orders/checkout-api')
  const { quoteCart } = await import('@/lib/commerce-client/orders/quotes-api')
  const quote = { gid: 12, fulfilmentOption: '', coupon: '', currency: 'CAD', address: null, language: 'en' } as const
  const quotes = [
    { ...quote, fulfilmentMethod: 0, lines: [{ ...line, options: {} }] },
    { ...quote, fulfilmentMethod: 1, coupon: 'SPRING5', address, lines: [line] },
    { ...quote, fulfilmentMethod: 5, lines: [{ ...line, selfCheckout: true as const, taxClass: 'meals' }] },
  ]
  const { reviewOrder } = await import('@/lib/commerce-client/orders/order-actions-api')
  const { quoteCart: _, ...others } = await loadRemoteCalls()
  const calls = [
    ...Object.values(others),
    () => reviewOrder('o1', { rating: 5, comment: '' }, 'en', credentials),
    ...[bare, full].map((order) => () => checkOut(order, credentials)),
    ...quotes.map((one) => () => quoteCart(one, credentials)),
  ]
  for (const call of calls) {
    api.answerWith({ RC: 404 })
    await call().catch(() => undefined)
    for (const received of api.received) if (received.method !== 'GET') collect(bodyOf(received))
  }
})

test.each(['number', 'true or false', 'empty text', 'empty list'])(
  'the page has the keys that are sent as %s',
  (value) => {
    const kind = value === 'true or false' ? 'boolean' : value
    expect([...(sent[kind] ?? [])].sort()).toEqual(keysOf(value))
  },
)

test('nothing is sent as null, and a number is never text', () => {
  expect(sent.null).toBeUndefined()
  // of a bookmark or an order, `action` is a word
  expect(keysOf('number').filter((key) => sent.string?.has(key))).toEqual(['action'])
})
