import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { forgetAtProvider } from '@/backend/customers/saved-cards/vault-customer'
import { vaultCustomers } from '@/backend/customers/schema/saved-cards'
import { makeCustomer } from '@/tests/backend/support/factories'
import { openDesk, RETURN } from '@/tests/backend/support/order-desk'
import { checkOut, quoteId, readOrder } from '@/tests/backend/support/shopping'
import type { Tokens } from '@/tests/backend/support/test-app'
import { openStripeStub } from '@/tests/support/stripe-stub/open-stripe-stub'
import { STRIPE_CARDS } from '@/tests/support/stripe-stub/stripe-books'

const stub = await openStripeStub()
const { api, deal, aio } = await openDesk({ stripe: stub.config, paymentProviders: ['stripe'] })
afterAll(async () => {
  await api.close()
  await stub.close()
})
afterEach(() => stub.behave('answer'))

const { good, declined, needs3ds } = STRIPE_CARDS
const cardsOf = async (tokens: Tokens) =>
  (await api.execute(tokens, '/api/rest/v7/customerinfo?cards=1', 'GET')).records.cards
const order = async (tokens: Tokens, over: object = {}, qid?: string) =>
  checkOut(api, tokens, deal, qid ?? (await quoteId(api, tokens, deal)), { pay_mtd: 2, return_url: RETURN, ...over })

async function enter(tokens: Tokens, number = good, over: object = { save_card: true }) {
  const { records } = await order(tokens, over)
  const intent = stub.books.get(records.client_secret.split('_secret_')[0])
  stub.books.confirm(intent.id, number)
  return intent
}

/** A customer with a card, which does what that of the number does. */
async function owner(number = good) {
  const { id, tokens } = await makeCustomer(api.db)
  await enter(tokens)
  const [saved] = stub.books.methods
  if (saved) saved.number = number
  const [{ ref }] = await cardsOf(tokens)
  return { id, tokens, ref: ref as string }
}
const page = (url: string, init?: RequestInit) => api.app.request(url.replace('http://api.test', ''), init)

describe('a card at Stripe', () => {
  it('is attached to a customer of the shopper on request only, and listed once', async () => {
    const { tokens } = await makeCustomer(api.db)
    expect(await enter(tokens, good, {})).toMatchObject({ customer: null, setup_future_usage: null })
    expect(await cardsOf(tokens)).toEqual([])
    const intents = [await enter(tokens), await enter(tokens)]
    expect(new Set(intents.map(({ customer }) => customer)).size).toBe(1)
    expect(intents[0]).toMatchObject({ customer: expect.stringMatching(/^cus_/), setup_future_usage: 'on_session' })
    const [newest] = stub.books.methods
    expect(await cardsOf(tokens)).toEqual([{ ref: newest?.id, type: 1, last4: '4242', expm: 12, expy: 2034 }])
    await api.execute(tokens, '/api/rest/v7/removecard', 'POST', { ref: newest?.id })
    expect(await cardsOf(tokens)).toEqual([])
  })

  it('pays in the checkout, once for one quote, and the order is opened at Stripe before it is charged', async () => {
    const { tokens, ref } = await owner()
    const qid = await quoteId(api, tokens, deal)
    const before = stub.calls.length
    const answers = [await order(tokens, { card_ref: ref }, qid), await order(tokens, { card_ref: ref }, qid)]
    expect(answers[0]).toMatchObject({ RC: 200, records: { pay_url: null, client_secret: null } })
    expect(answers[1]?.records.ord_id).toBe(answers[0]?.records.ord_id)
    const made = stub.calls.slice(before).filter(({ method, path }) => method === 'POST' && path.includes('intents'))
    expect(made.map(({ path }) => path.split('/').at(-1))).toEqual(['payment_intents', 'confirm'])
    expect(made[1]?.key).toBe(`${made[0]?.key}-confirm`)
    const paid = { total_due: 0, total_paid: 22.4, credit_card: 'Visa 4242' }
    expect(await readOrder(api, tokens, answers[0]?.records.ord_id)).toMatchObject(paid)
  })

  it('that is declined undoes the checkout and cancels its intent', async () => {
    const { tokens, ref } = await owner(declined)
    const qid = await quoteId(api, tokens, deal)
    expect((await order(tokens, { card_ref: ref }, qid)).RC).toBe(456)
    expect([...stub.books.intents.values()].at(-1)?.status).toBe('canceled')
    expect((await order(tokens, {}, qid)).records.client_secret).toMatch(/_secret_/)
  })

  it('that needs 3-D Secure is paid on the bank’s page', async () => {
    const { tokens, ref } = await owner(needs3ds)
    const { records } = await order(tokens, { card_ref: ref })
    const bank = (await page(records.pay_url)).headers.get('location') ?? ''
    expect(bank).toMatch(/\/bank\/pi_/)
    const back = await fetch(bank, {
      method: 'POST',
      body: new URLSearchParams({ choice: 'approve' }),
      redirect: 'manual',
    })
    const done = await page(back.headers.get('location') ?? '')
    expect(done.headers.get('location')).toBe(RETURN)
    expect(await readOrder(api, tokens, records.ord_id)).toMatchObject({ total_due: 0 })
  })

  it('of another customer is refused before Stripe hears of it', async () => {
    const [one, other] = [await owner(), await owner()]
    const before = stub.books.intents.size
    expect(await order(one.tokens, { card_ref: other.ref })).toMatchObject({ RC: 461, msg: 'no such card' })
    expect(stub.books.intents.size).toBe(before)
  })

  it.each(['down', 'lost'] as const)(
    'cannot be charged while Stripe is %s; a checkout begins without cards',
    async (how) => {
      const { tokens, ref } = await owner()
      const qid = await quoteId(api, tokens, deal)
      stub.behave(how)
      expect(await cardsOf(tokens)).toBeUndefined()
      expect((await order(tokens, { card_ref: ref }, qid)).RC).toBe(500)
      stub.behave('answer')
      expect((await order(tokens, { card_ref: ref }, qid)).RC).toBe(200)
    },
  )

  it('pays an open order; all cards of a customer are detached, whether Stripe knows the customer or not', async () => {
    const { id, tokens, ref } = await owner()
    const { ord_id } = (await order(tokens, { pay_mtd: 8 })).records
    expect((await aio(tokens, { action: 'pay', ord_id, pay_mtd: 2, card_ref: ref })).RC).toBe(200)
    const [row] = await api.db.select().from(vaultCustomers).where(eq(vaultCustomers.customerId, id))
    if (!row) throw new Error('no customer at Stripe')
    for (let time = 0; time < 2; time++) await forgetAtProvider(api.deps, row)
    expect(stub.books.customers.has(row.reference)).toBe(false)
    expect(stub.books.methods.filter(({ customer }) => customer === row.reference)).toEqual([])
  })
})
