import { eq } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { createApp } from '@/backend/app/app'
import { runWorkerOnce } from '@/backend/app/worker/run-worker'
import { quotes } from '@/backend/checkout/schema'
import { orders } from '@/backend/orders/schema/orders'
import { EXECUTE_PATH } from '@/lib/contract/session'
import { createLogger } from '@/lib/telemetry/logger'
import { dumpDatabase } from '@/tests/backend/support/dump-database'
import { makeCustomer, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { menuOf } from '@/tests/backend/support/menu-shopping'
import { buy, quoteId, VISA } from '@/tests/backend/support/shopping'
import { openTestApp } from '@/tests/backend/support/test-app'
import { size } from '@/tests/support/scale'

/** a multiple of 20 */
const PAYMENTS = size(1000, 40)
const NAME = 'Kanarie'
const ISSUERS = ['4716', '5301']
/** the digits in the middle of every card here, and nowhere else */
const MIDDLE = '03598264'
/** of cards that are declined, which the provider knows by their number */
const DECLINED = '4000000000000002'

const KINDS = [
  'paid',
  'declined',
  'invalid',
  'malformed',
  'broken',
  'paid',
  'crash',
  'paid',
  'paid',
  'too long',
] as const

const api = await openTestApp({ simulator: false })
afterAll(() => api.close())

const lines: string[] = []
const printed = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
const provider: typeof api.deps.provider = {
  ...api.deps.provider,
  // what a library of a provider might throw
  charge: async (request, signal) => {
    if (request.card.owner.includes('crash')) throw new Error(`refused ${JSON.stringify(request.card)}`)
    return api.deps.provider.charge(request, signal)
  },
}
// as many declined cards as it takes
const limiter: typeof api.deps.limiter = {
  attempt: async () => ({ isAllowed: true }),
  isExhausted: async () => false,
  giveBack: async () => undefined,
  clear: async () => undefined,
}
const deps = {
  ...api.deps,
  provider,
  limiter,
  logger: createLogger('api', 'trace', { write: (line) => lines.push(line) }),
}
const app = createApp(deps)

const store = await makeStore(api.db)
const dish = await makeProduct(api.db, store, { price: 2000 })
const { tokens } = await makeCustomer(api.db)
const CART = { items: [{ pid: dish.id, qty: 1 }] }

/** The digit that makes a number pass the check, or one that does not. */
function checked(digits: string, isRight: boolean): string {
  const doubled = [...digits].reverse().map((digit, at) => Number(digit) * (at % 2 === 0 ? 2 : 1))
  const sum = doubled.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return `${digits}${(10 - (sum % 10) + (isRight ? 0 : 1)) % 10}`
}

/** Card n: its cvv is in no other number of the database, as it begins with 9 and stands alone. */
function cardOf(n: number, kind: (typeof KINDS)[number]) {
  const digits = `${ISSUERS[n % 2]}${MIDDLE}${String(n).padStart(3, '0')}`
  const number = checked(digits, kind !== 'invalid')
  const num = kind === 'declined' ? DECLINED : kind === 'malformed' ? number.replace(/(.{4})/g, '$1-') : number
  const cvv = kind === 'too long' ? `${9000 + n}${MIDDLE}` : String(9000 + n)
  return { ...VISA, num, cvv, owner: `${NAME} ${kind} ${n}` }
}

const idsFor = (name: string) => Array.from({ length: PAYMENTS }, (_, n) => `${name}-${n}`)

/** A quote and an open order for every payment: copies of those created by the API. */
async function prepare() {
  const qid = await quoteId(api, tokens, menuOf(store), CART)
  const [quote] = await api.db.select().from(quotes).where(eq(quotes.id, qid))
  const open = await buy(api, tokens, menuOf(store), { pay_mtd: 8 }, CART)
  const [order] = await api.db.select().from(orders).where(eq(orders.id, open))
  if (!quote || !order) throw new Error('nothing to copy')
  await api.db.insert(quotes).values(idsFor('quote').map((id) => ({ ...quote, id })))
  await api.db.insert(orders).values(idsFor('order').map((id) => ({ ...order, id, quoteId: id, expiresAt: null })))
}

/** By turns a checkout, a payment of an order by its owner, and one by a visitor. */
async function pay(n: number) {
  const kind = KINDS[n % KINDS.length] ?? 'paid'
  const card = cardOf(n, kind)
  const payNow = { action: 'pay', ord_id: `order-${n}`, pay_mtd: 2, card }
  const checkout = { pay_mtd: 2, shp_mtd: 2, g_id: store.gid, q_id: `quote-${n}`, card }
  const way = n % 3
  const data = { data: way === 0 ? checkout : payNow }
  const path = '/api/rest/v7/aio'
  const body = JSON.stringify(way === 2 ? data : { ...tokens, path, method: 'POST', data })
  const answer = await app.request(way === 2 ? path : EXECUTE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${n % 200}.1` },
    body: kind === 'broken' ? body.slice(0, -3) : body,
  })
  return { kind, text: await answer.text() }
}

/** Everything of a card that must not be in a text. */
function tracesIn(text: string): string[] {
  const traces = [NAME, DECLINED, MIDDLE, '0359 8264', '0359-8264', ...ISSUERS.map((issuer) => `${issuer}0359`)]
  const cvvs = text.match(/(?<![\w.-])9\d{3}(?![\w.-])/g) ?? []
  return [...traces.filter((trace) => text.includes(trace)), ...cvvs]
}

test(
  `of ${PAYMENTS} card payments neither log nor database contains a number, a cvv or a cardholder name`,
  async () => {
    await prepare()
    const codes: Record<string, number> = {}
    const answers: string[] = []
    for (let from = 0; from < PAYMENTS; from += 20) {
      const batch = await Promise.all(Array.from({ length: 20 }, (_, n) => pay(from + n)))
      for (const { kind, text } of batch) {
        const { RC } = JSON.parse(text)
        // a checkout whose provider fails is an order that is being confirmed, a pay-now says so itself
        const key = kind === 'crash' && RC === 200 ? 'crash 457' : `${kind} ${RC}`
        codes[key] = (codes[key] ?? 0) + 1
        answers.push(text)
      }
    }
    api.clock.advance(1200)
    for (let round = 0; round < 3; round++) await runWorkerOnce(deps)

    const tenth = PAYMENTS / 10
    expect(codes).toEqual({
      'paid 200': 4 * tenth,
      'declined 456': tenth,
      'invalid 461': tenth,
      'malformed 400': tenth,
      'broken 400': tenth,
      'crash 457': tenth,
      'too long 400': tenth,
    })
    expect(lines.filter((line) => line.includes('"msg":"request"'))).toHaveLength(PAYMENTS)
    expect(lines.filter((line) => line.includes('"msg":"the provider did not answer"'))).toHaveLength(tenth)
    expect(tracesIn(lines.join('\n'))).toEqual([])
    expect(printed.flatMap((spy) => spy.mock.calls)).toEqual([])
    expect(tracesIn(answers.join('\n'))).toEqual([])

    const text = await dumpDatabase(api.db)
    const label = /(Visa|MasterCard) \d{4}/g
    expect(tracesIn(text.replace(label, ''))).toEqual([])
    // those that were paid or are being confirmed, and the declined one
    expect(new Set(text.match(label)).size).toBe(5 * tenth + 1)
  },
  size(600_000, 90_000),
)
