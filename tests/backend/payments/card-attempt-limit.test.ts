import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { type CardTry, countDeclined } from '@/backend/orders/payments/card-attempt-limit'
import { payments } from '@/backend/orders/schema/payments'
import { makeCustomer } from '@/tests/backend/support/factories'
import { openDesk } from '@/tests/backend/support/order-desk'
import { checkOut, quoteId, VISA } from '@/tests/backend/support/shopping'
import type { Tokens } from '@/tests/backend/support/test-app'

const { api, deal, placeOnline } = await openDesk()
const { provider } = api.deps
// every card is declined, so that each try can use another one
api.deps.provider = {
  ...provider,
  charge: async (request, signal) => (request.card.owner === 'Good' ? provider.charge(request, signal) : 'declined'),
}
afterAll(() => api.close())

/** A valid number of its own for each n. */
function cardNo(n: number, owner = 'Ada') {
  const digits = `4${String(n).padStart(14, '0')}`
  const doubled = [...digits].reverse().map((digit, at) => Number(digit) * (at % 2 === 0 ? 2 : 1))
  const sum = doubled.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return { ...VISA, owner, num: `${digits}${(10 - (sum % 10)) % 10}` }
}
let made = 0
const nextCard = () => cardNo(++made)
const shopper = async () => (await makeCustomer(api.db)).tokens
const buyWith = async (tokens: Tokens, card: object) => {
  const qid = await quoteId(api, tokens, deal)
  return (await checkOut(api, tokens, deal, qid, { pay_mtd: 2, card })).RC
}
const from = (n: number) => ({ 'x-forwarded-for': `10.1.${n >> 8}.${n & 255}` })
const payAsVisitor = async (ord_id: string, card: object, address: number) =>
  (await api.post('/api/rest/v7/aio', { data: { action: 'pay', ord_id, pay_mtd: 2, card } }, from(address))).RC

/** Declines that others saw before, on one of the four counts. */
async function declineBefore(times: number, on: Partial<CardTry>) {
  const nobody = { customerId: null, address: '', orderId: null }
  for (let n = 0; n < times; n++) await countDeclined(api.deps, { ...nobody, cardNumber: nextCard().num, ...on })
}

describe('declined cards are limited', () => {
  it('by account to ten an hour, with a trace of type and last four; even a good card is refused until then', async () => {
    const { id, tokens } = await makeCustomer(api.db)
    await declineBefore(9, { customerId: id })
    expect([await buyWith(tokens, nextCard()), await buyWith(tokens, nextCard())]).toEqual([456, 429])
    const traces = await api.db.select().from(payments).where(eq(payments.payerId, id))
    expect(traces.map(({ state }) => state)).toEqual(['declined'])
    expect(traces[0]?.cardLabel).toMatch(/^Visa \d{4}$/)
    expect(await buyWith(tokens, cardNo(++made, 'Good'))).toBe(429)
    api.clock.advance(3601)
    expect(await buyWith(tokens, cardNo(++made, 'Good'))).toBe(200)
  })

  it('by card to five an hour, whoever tries', async () => {
    const card = nextCard()
    await declineBefore(4, { cardNumber: card.num })
    expect([await buyWith(await shopper(), card), await buyWith(await shopper(), card)]).toEqual([456, 429])
  })

  it('by order to ten an hour, by visitors of any address', async () => {
    const { id } = await placeOnline()
    await declineBefore(9, { orderId: id })
    expect([await payAsVisitor(id, nextCard(), 1), await payAsVisitor(id, nextCard(), 2)]).toEqual([456, 429])
  })

  it('by address to twenty an hour, whatever is paid', async () => {
    await declineBefore(19, { address: '10.1.0.9' })
    const [one, two] = [await placeOnline(), await placeOnline()]
    expect([await payAsVisitor(one.id, nextCard(), 9), await payAsVisitor(two.id, nextCard(), 9)]).toEqual([456, 429])
  })

  it('and successful ones are not', async () => {
    const tokens = await shopper()
    const codes = new Set<number>()
    for (let n = 0; n < 12; n++) codes.add(await buyWith(tokens, cardNo(1_000_000, 'Good')))
    expect([...codes]).toEqual([200])
  }, 60_000)
})
