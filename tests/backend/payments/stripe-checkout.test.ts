import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { addSurcharge } from '@/backend/orders/surcharges/add-surcharge'
import { completeText } from '@/lib/domain/languages/complete-text'
import { ONLINE, openDesk, RETURN } from '@/tests/backend/support/order-desk'
import { checkOut, quoteId, readOrder, VISA } from '@/tests/backend/support/shopping'
import { openStripeStub } from '@/tests/support/stripe-stub/open-stripe-stub'
import { STRIPE_CARDS } from '@/tests/support/stripe-stub/stripe-books'

const stub = await openStripeStub()
const desk = await openDesk({ stripe: stub.config, paymentProviders: ['stripe'] })
const { api, me, deal, store, aio, visitorAio, cancel, work } = desk
afterAll(async () => {
  await api.close()
  await stub.close()
})
afterEach(() => stub.behave('answer'))

const BY_CARD = { pay_mtd: 2, return_url: RETURN }
const attemptsOf = (orderId: string) =>
  api.db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(payments.createdAt)
const intentOf = (secret: string) => secret.split('_secret_')[0] ?? ''
async function placeCard() {
  const qid = await quoteId(api, me, deal)
  const { RC, records } = await checkOut(api, me, deal, qid, BY_CARD)
  expect([RC, records.pay_url]).toEqual([200, expect.stringMatching(/^http:\/\/api.test\/pay\//)])
  return { qid, id: records.ord_id as string, intent: intentOf(records.client_secret) }
}
const tell = (intent: string, { body, header } = stub.event(intent, undefined, api.clock.now())) =>
  api.app.request('/webhooks/stripe', { method: 'POST', body, headers: { 'stripe-signature': header } })
const resultOf = async (response: Response | Promise<Response>) =>
  ((await (await response).json()) as { result: string }).result
async function settle(seconds = 60) {
  api.clock.advance(seconds)
  await work()
}

describe('a store whose cards Stripe takes', () => {
  it('names the publishable key, and offers what Stripe takes and nothing else', async () => {
    const { records } = await api.get(`/api/v8/sdtl2?gid=${store.gid}`)
    expect(records).toMatchObject({ publishable_key: 'pk_stub', accept_creditcard: true, accept_alipay: true })
    expect(records).toMatchObject({ accept_wechat: true, accept_express: false, accept_union_pay: false })
  })

  it('and the settings name the provider with it', async () => {
    const { records } = await api.get('/api/v7/appconfig')
    expect(records.payment_providers).toContainEqual({ name: 'stripe', publishable_key: 'pk_stub' })
    expect(JSON.stringify(records)).not.toContain(stub.config.secretKey)
  })

  it('refuses the number of a card', async () => {
    const answer = await checkOut(api, me, deal, await quoteId(api, me, deal), { ...BY_CARD, card: VISA })
    expect(answer.RC).toBe(400)
    const { id } = await placeCard()
    expect((await aio(me, { action: 'pay', ord_id: id, pay_mtd: 2, card: VISA })).RC).toBe(400)
  })
})

describe('a checkout by card at Stripe', () => {
  it('waits for the card, and is paid once Stripe has the money, whatever is said how often', async () => {
    const { id, intent } = await placeCard()
    expect(await readOrder(api, me, id)).toMatchObject({ status: 1, payment_state: 'waiting', allow_paynow: 1 })
    const early = stub.event(intent, 'payment_intent.payment_failed', api.clock.now())
    stub.books.confirm(intent, STRIPE_CARDS.good)
    const event = stub.event(intent, undefined, api.clock.now())
    for (const one of [event, early, event, event]) expect(await resultOf(tell(intent, one))).toBe('asked')
    const order = await readOrder(api, me, id)
    expect(order).toMatchObject({ total_due: 0, total_paid: 22.4, payment_state: null, allow_paynow: 0 })
    expect((await attemptsOf(id)).map(({ state, cardLabel }) => [state, cardLabel])).toEqual([
      ['captured', 'Visa 4242'],
    ])
  })

  it('is settled by asking when no event arrives', async () => {
    const { id, intent } = await placeCard()
    stub.books.confirm(intent, STRIPE_CARDS.good)
    await settle()
    expect(await readOrder(api, me, id)).toMatchObject({ total_due: 0 })
  })

  it('believes no event that Stripe has not signed, or that is old', async () => {
    const { id, intent } = await placeCard()
    const { body, header } = stub.event(intent, undefined, api.clock.now())
    const old = stub.event(intent, undefined, new Date(api.clock.now().getTime() - 301_000))
    for (const forged of [{ body, header: '' }, { body: `${body} `, header }, old]) {
      expect((await tell(intent, forged)).status).toBe(401)
    }
    expect(await readOrder(api, me, id)).toMatchObject({ payment_state: 'waiting' })
  })

  it('gets another form after a declined card, for the same order, and the decline leaves its trace', async () => {
    const { qid, id, intent } = await placeCard()
    stub.books.confirm(intent, STRIPE_CARDS.declined)
    const again = await checkOut(api, me, deal, qid, BY_CARD)
    expect(again).toMatchObject({ RC: 200, records: { ord_id: id } })
    const second = intentOf(again.records.client_secret)
    expect(second).not.toBe(intent)
    stub.books.confirm(second, STRIPE_CARDS.good)
    expect(await resultOf(tell(intent))).toBe('asked')
    expect(await resultOf(tell(second))).toBe('asked')
    const trace = (await attemptsOf(id)).map(({ state, cardLabel }) => `${state} ${cardLabel}`)
    expect(trace.sort()).toEqual(['captured Visa 4242', 'declined Visa 0002'])
    expect((await checkOut(api, me, deal, qid, BY_CARD)).records).toMatchObject({ ord_id: id, client_secret: null })
    expect(await api.db.select().from(orders).where(eq(orders.quoteId, qid))).toHaveLength(1)
  })

  it('gets the same form when the first answer was lost', async () => {
    const { qid, id, intent } = await placeCard()
    const { records } = await checkOut(api, me, deal, qid, BY_CARD)
    expect([records.ord_id, intentOf(records.client_secret)]).toEqual([id, intent])
    expect(await attemptsOf(id)).toHaveLength(1)
  })

  it('is not charged twice when the customer presses again before Stripe has told us', async () => {
    const { qid, id, intent } = await placeCard()
    stub.books.confirm(intent, STRIPE_CARDS.good)
    const again = await checkOut(api, me, deal, qid, BY_CARD)
    expect(again).toMatchObject({ RC: 200, records: { ord_id: id, client_secret: null } })
    expect(await attemptsOf(id)).toHaveLength(1)
  })

  it.each(['lost', 'down'] as const)('is refused while Stripe is %s, and goes on with the same quote', async (how) => {
    const qid = await quoteId(api, me, deal)
    stub.behave(how)
    expect((await checkOut(api, me, deal, qid, BY_CARD)).RC).toBe(500)
    stub.behave('answer')
    const { RC, records } = await checkOut(api, me, deal, qid, BY_CARD)
    expect(RC).toBe(200)
    stub.books.confirm(intentOf(records.client_secret), STRIPE_CARDS.good)
    await tell(intentOf(records.client_secret))
    expect(await readOrder(api, me, records.ord_id)).toMatchObject({ total_due: 0 })
  })

  it('meets the limit of declined cards', async () => {
    const { id } = await placeCard()
    const pay = () => visitorAio({ action: 'pay', ord_id: id, ...BY_CARD })
    for (let tries = 0; tries < 10; tries++) {
      const { records } = await pay()
      stub.books.confirm(intentOf(records.client_secret), STRIPE_CARDS.declined)
      await tell(intentOf(records.client_secret))
    }
    expect((await pay()).RC).toBe(429)
  })
})

describe('money of Stripe that we did not expect', () => {
  it('goes back when the order has expired; an intent that is still open is closed', async () => {
    const [late, open] = [await placeCard(), await placeCard()]
    await settle(16 * 60)
    stub.books.confirm(late.intent, STRIPE_CARDS.good)
    await tell(late.intent)
    await settle(120)
    await work()
    expect(await readOrder(api, me, late.id)).toMatchObject({ status: 5 })
    const back = stub.books.refunds.filter((one) => one.payment_intent === late.intent)
    expect(back.map(({ amount }) => amount)).toEqual([2240])
    expect(stub.books.get(open.intent).status).toBe('canceled')
  })

  it('is replaced when its order becomes dearer: the form that is open takes nothing, the next one the new amount', async () => {
    const placed = await checkOut(api, me, deal, await quoteId(api, me, deal), { pay_mtd: 0 })
    const id = placed.records.ord_id as string
    const pay = { action: 'pay', ord_id: id, pay_mtd: 2, return_url: RETURN }
    const open = await aio(me, { ...pay, due_now: { amt: 22.4, curr: 'CAD' } })
    const label = completeText({ en: 'Weight', zh: '重量', 'zh-Hant': '重量', jp: '重さ' })
    await addSurcharge(api.db, id, { label, value: 1000, isSeparate: false, taxClass: 'standard' }, api.clock.now())
    await work()
    const intent = intentOf(open.records.client_secret)
    expect(stub.books.get(intent).status).toBe('canceled')
    const again = await aio(me, { ...pay, due_now: { amt: 33.6, curr: 'CAD' } })
    expect(stub.books.get(intentOf(again.records.client_secret)).amount).toBe(3360)
  })

  it('of another amount or currency waits for people', async () => {
    const { id, intent } = await placeCard()
    stub.books.confirm(intent, STRIPE_CARDS.good)
    stub.books.get(intent).amount_received = 1
    await tell(intent)
    expect((await attemptsOf(id))[0]).toMatchObject({ problem: 'wrong_amount', state: 'redirected' })
  })

  it('for a payment that is not ours is a line for the operator', async () => {
    const alarms: string[] = []
    const { logger } = api.deps
    api.deps.logger = { ...logger, error: (_, event) => alarms.push(event) }
    const { id } = stub.books.create({ amount: '100', currency: 'cad' })
    expect(await resultOf(tell(id))).toBe('unknown_payment')
    api.deps.logger = logger
    expect(alarms).toEqual(['payment alarm'])
  })

  it('is returned when its order is cancelled, once Stripe is back; the ledger agrees at every moment', async () => {
    const { id, intent } = await placeCard()
    stub.books.confirm(intent, STRIPE_CARDS.good)
    await tell(intent)
    const [attempt] = await attemptsOf(id)
    const differences = async () =>
      (await checkBooks(api.deps, new Date(0))).filter((line) => line.includes(`${attempt?.id}`))
    expect(await differences()).toEqual([])
    stub.behave('down')
    expect((await cancel(me, id)).RC).toBe(200)
    await work()
    stub.behave('answer')
    expect(await differences()).toEqual([])
    stub.books.next.refund = 'pending'
    await settle()
    expect(await differences()).toEqual([])
    Object.assign(stub.books.refunds.at(-1) ?? {}, { status: 'succeeded' })
    stub.books.next.refund = 'succeeded'
    await settle()
    expect(stub.books.refunds.filter((one) => one.payment_intent === intent)).toMatchObject([{ amount: 2240 }])
    expect(await differences()).toEqual([])
    stub.books.refunds.pop()
    Object.assign(stub.books.get(intent).latest_charge ?? {}, { amount_refunded: 0 })
    expect(await differences()).toEqual([`attempt ${attempt?.id}: at its provider 2240, in the ledger 0`])
  })
})

describe('the payment page', () => {
  const visit = (payUrl: string) => api.app.request(payUrl.replace('http://api.test', ''))
  const locationOf = async (payUrl: string) => (await visit(payUrl)).headers.get('location')
  const placed = async (pay_mtd: number) => {
    const { id, payUrl, paymentId } = await desk.placeOnline({ ...ONLINE, pay_mtd })
    const reference = async () => (await attemptsOf(id))[0]?.reference ?? ''
    return { id, payUrl, paymentId, reference }
  }

  it('settles a card that was paid in the form, and sends its payer on to the store', async () => {
    const { id, intent } = await placeCard()
    const [attempt] = await attemptsOf(id)
    expect(await locationOf(`/pay/${attempt?.id}`)).toBe(RETURN)
    stub.books.confirm(intent, STRIPE_CARDS.needs3ds)
    stub.books.confirm(intent, STRIPE_CARDS.needs3ds, 'approve')
    expect(await locationOf(`/pay/${attempt?.id}`)).toBe(RETURN)
    expect(await readOrder(api, me, id)).toMatchObject({ total_due: 0 })
  })

  it('sends the payer to Alipay, settles when they come back, and sends them on to the store', async () => {
    const { id, payUrl, reference } = await placed(8)
    expect(await locationOf(payUrl)).toBe(`${stub.base}/alipay/${await reference()}`)
    stub.books.choose(await reference(), 'approve')
    expect(stub.books.get(await reference()).return_url).toBe(payUrl)
    expect(await locationOf(payUrl)).toBe(RETURN)
    expect(await readOrder(api, me, id)).toMatchObject({ total_due: 0, payment_method: 8 })
  })

  it('sends a payer whom Alipay has declined back to the store, with nothing paid', async () => {
    const { id, payUrl, reference } = await placed(8)
    await visit(payUrl)
    stub.books.choose(await reference(), 'decline')
    expect(await locationOf(payUrl)).toBe(RETURN)
    expect(await readOrder(api, me, id)).toMatchObject({ total_due: 22.4 })
    expect((await attemptsOf(id))[0]?.state).toBe('declined')
  })

  it("shows WeChat's code in the language of the order until it is paid", async () => {
    const { payUrl, reference } = await placed(6)
    const shown = await visit(payUrl)
    expect([shown.status, shown.headers.get('refresh')]).toEqual([200, '3'])
    expect(await shown.text()).toMatch(/Scan this code with WeChat.*<svg/s)
    stub.books.choose(await reference(), 'approve')
    expect(await locationOf(payUrl)).toBe(RETURN)
  })

  it('says so when Stripe does not answer, and knows no other payment', async () => {
    const { payUrl } = await placed(8)
    stub.behave('down')
    const shown = await visit(payUrl)
    expect(shown.status).toBe(503)
    expect(await shown.text()).toContain('You haven’t been charged')
    expect((await visit('/pay/nosuchpayment')).status).toBe(404)
  })
})

describe('money that somebody returned in Stripe’s dashboard', () => {
  it.each(['charge.refunded', 'refund.created', 'refund.updated'])(
    'is heard of by %s, and booked once',
    async (type) => {
      api.clock.advance(60)
      const since = api.clock.now()
      const { id, intent } = await placeCard()
      stub.books.confirm(intent, STRIPE_CARDS.good)
      await tell(intent)
      stub.books.refund({ payment_intent: intent, amount: '500' })
      const event = stub.event(intent, type, api.clock.now())
      for (let n = 0; n < 3; n++) expect(await resultOf(tell(intent, event))).toBe('asked')
      expect(await readOrder(api, me, id)).toMatchObject({ status: 1, refund_amt: 5, refund_pending: 0 })
      expect(await checkBooks(api.deps, since)).toEqual([])
      await cancel(me, id)
      await settle()
      expect(await readOrder(api, me, id)).toMatchObject({ status: 5, refund_amt: 22.4, refund_pending: 0 })
      expect(stub.books.refunds.filter((one) => one.payment_intent === intent).map(({ amount }) => amount)).toEqual([
        500, 1740,
      ])
      expect(await checkBooks(api.deps, since)).toEqual([])
    },
  )

  it('is our own refund once that has become final there', async () => {
    api.clock.advance(60)
    const since = api.clock.now()
    const { id, intent } = await placeCard()
    stub.books.confirm(intent, STRIPE_CARDS.good)
    await tell(intent)
    stub.books.next.refund = 'pending'
    await cancel(me, id)
    await settle()
    expect(await readOrder(api, me, id)).toMatchObject({ refund_amt: 0, refund_pending: 22.4 })
    Object.assign(stub.books.refunds.at(-1) ?? {}, { status: 'succeeded' })
    stub.books.next.refund = 'succeeded'
    await tell(intent, stub.event(intent, 'refund.updated', api.clock.now()))
    expect(await readOrder(api, me, id)).toMatchObject({ refund_amt: 22.4, refund_pending: 0 })
    expect(await checkBooks(api.deps, since)).toEqual([])
  })
})
