import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { checkBooks } from '@/backend/orders/ledger/check-books'
import { payments } from '@/backend/orders/schema/payments'
import { openDesk, RETURN } from '@/tests/backend/support/order-desk'
import { checkOut, quoteId, readOrder } from '@/tests/backend/support/shopping'
import { openPaypalStub } from '@/tests/support/paypal-stub/open-paypal-stub'

const stub = await openPaypalStub()
const desk = await openDesk({ paypal: stub.config, paymentProviders: ['paypal'] })
const { api, me, deal, store, cancel, work } = desk
afterAll(async () => {
  await api.close()
  await stub.close()
})
afterEach(() => {
  stub.behave('answer')
  Object.assign(stub.books.next, { capture: 'COMPLETED', refund: 'COMPLETED' })
})

const express = (data: object) => api.execute(me, '/api/rest/v7/paypal_express', 'POST', { data })
const attemptsOf = (orderId: string) => api.db.select().from(payments).where(eq(payments.orderId, orderId))
const authorize = (oid: string, paymentID: string) => express({ action: 2, oid, paymentID, payerID: 'PAYER1' })
async function begin() {
  const { records } = await checkOut(api, me, deal, await quoteId(api, me, deal), { pay_mtd: 7, return_url: RETURN })
  expect(records.pay_url).toBeNull()
  const id = records.ord_id as string
  // attempts have an order
  api.clock.advance(1)
  const { RC, records: opened } = await express({ action: 1, oid: id })
  expect(RC).toBe(200)
  return { id, paypalId: opened.paymentID as string }
}
async function paid() {
  const { id, paypalId } = await begin()
  stub.books.approve(paypalId)
  expect((await authorize(id, paypalId)).RC).toBe(200)
  return { id, paypalId }
}
const tell = ({ body, headers }: ReturnType<typeof stub.event>) =>
  api.app.request('/webhooks/paypal', { method: 'POST', body, headers })
async function settle(seconds = 60) {
  api.clock.advance(seconds)
  await work()
}
const refundsOf = (paypalId: string) => {
  const capture = stub.books.captureOf(stub.books.get(paypalId))
  return stub.books.refunds.filter((one) => one.capture === capture?.id)
}

describe('a payment by PayPal', () => {
  it('is all that a store with PayPal alone offers online', async () => {
    const { records } = await api.get(`/api/v8/sdtl2?gid=${store.gid}`)
    expect(records).toMatchObject({ accept_express: true, accept_creditcard: false, accept_alipay: false })
    expect(records.publishable_key).toBeNull()
  })

  it('is named by the settings, with its client id alone', async () => {
    const { records } = await api.get('/api/v7/appconfig')
    expect(records.payment_providers).toEqual([{ name: 'paypal', publishable_key: stub.config.clientId }])
    expect(JSON.stringify(records)).not.toContain(stub.config.clientSecret)
  })

  it('is an order of PayPal with our amount, captured once its payer has approved', async () => {
    const { id, paypalId } = await begin()
    expect(stub.books.get(paypalId).purchase_units?.[0]).toMatchObject({
      amount: { currency_code: 'CAD', value: '22.40' },
      custom_id: (await attemptsOf(id)).find(({ reference }) => reference === paypalId)?.id,
    })
    stub.books.approve(paypalId)
    expect((await authorize(id, paypalId)).RC).toBe(200)
    expect((await authorize(id, paypalId)).RC).toBe(200)
    expect(await readOrder(api, me, id)).toMatchObject({ total_due: 0, payment_method: 7 })
  })

  it('has no page for a visitor, who cannot approve it, and leads its owner to the express page', async () => {
    const { id } = await begin()
    const data = { action: 'pay', ord_id: id, pay_mtd: 7, return_url: RETURN }
    expect((await desk.visitorAio(data)).RC).toBe(400)
    expect(await desk.aio(me, data)).toMatchObject({ RC: 200, records: { pay_url: null } })
  })

  it('is declined without money, and cannot be captured before it is approved', async () => {
    const { id, paypalId } = await begin()
    stub.books.approve(paypalId, true)
    expect((await authorize(id, paypalId)).RC).toBe(456)
    const second = (await express({ action: 1, oid: id })).records.paymentID
    expect(second).not.toBe(paypalId)
    expect((await authorize(id, second)).RC).toBe(456)
    expect((await attemptsOf(id)).map(({ state }) => state).sort()).toEqual(['cancelled', 'declined', 'declined'])
  })

  it('is confirmed later when the answer to the capture is lost', async () => {
    const { id, paypalId } = await begin()
    stub.books.approve(paypalId)
    stub.behave('silent')
    expect((await authorize(id, paypalId)).RC).toBe(457)
    stub.behave('answer')
    await settle()
    expect(await readOrder(api, me, id)).toMatchObject({ total_due: 0 })
  })

  it.each(['lost', 'down'] as const)('takes nothing while PayPal is %s, and can be tried again', async (how) => {
    const { id, paypalId } = await begin()
    stub.books.approve(paypalId)
    stub.behave(how)
    expect((await authorize(id, paypalId)).RC).toBe(457)
    stub.behave('answer')
    await settle(31)
    expect((await attemptsOf(id)).find(({ reference }) => reference === paypalId)?.state).toBe('expired')
    expect(await readOrder(api, me, id)).toMatchObject({ total_due: 22.4, payment_state: 'waiting' })
    expect((await express({ action: 1, oid: id })).RC).toBe(200)
  })

  it('that PayPal has yet to decide is settled by its event, which only PayPal can send', async () => {
    const { id, paypalId } = await begin()
    stub.books.approve(paypalId)
    stub.books.next.capture = 'PENDING'
    expect((await authorize(id, paypalId)).RC).toBe(457)
    Object.assign(stub.books.captureOf(stub.books.get(paypalId)) ?? {}, { status: 'COMPLETED' })
    const event = stub.event(paypalId)
    const forged = { ...event, headers: { ...event.headers, 'paypal-transmission-sig': 'forged' } }
    expect((await tell(forged)).status).toBe(401)
    expect(await readOrder(api, me, id)).toMatchObject({ payment_state: 'confirming' })
    for (const one of [stub.event(paypalId, 'CHECKOUT.ORDER.APPROVED'), event, event]) {
      expect(await (await tell(one)).json()).toEqual({ result: 'asked' })
    }
    expect(await readOrder(api, me, id)).toMatchObject({ total_due: 0, payment_state: null })
  })

  it('of another amount waits for people', async () => {
    const { id, paypalId } = await begin()
    stub.books.approve(paypalId)
    stub.behave('silent')
    await authorize(id, paypalId)
    stub.behave('answer')
    Object.assign(stub.books.captureOf(stub.books.get(paypalId))?.amount ?? {}, { value: '1.00' })
    await settle()
    expect((await attemptsOf(id)).some(({ problem }) => problem === 'wrong_amount')).toBe(true)
  })
})

describe('a refund by PayPal', () => {
  it('happens once, also when its answer was lost', async () => {
    const { id, paypalId } = await paid()
    stub.behave('silent')
    expect((await cancel(me, id)).RC).toBe(200)
    await work()
    stub.behave('answer')
    await settle()
    await settle()
    expect(refundsOf(paypalId)).toMatchObject([{ amount: { value: '22.40' } }])
  })

  it('is not done while PayPal has not completed it; the ledger agrees before and after', async () => {
    const { id, paypalId } = await paid()
    stub.books.next.refund = 'PENDING'
    await cancel(me, id)
    await work()
    const [attempt] = (await attemptsOf(id)).filter(({ reference }) => reference === paypalId)
    const differences = async () =>
      (await checkBooks(api.deps, new Date(0))).filter((line) => line.includes(`${attempt?.id}`))
    expect(await differences()).toEqual([])
    const refund = { idempotencyKey: 'late', chargeKey: attempt?.id ?? '', amount: 1, currency: 'CAD' }
    await expect(api.deps.provider.refund(refund, AbortSignal.timeout(1000))).rejects.toThrow('REFUND_AMOUNT_EXCEEDED')
    Object.assign(refundsOf(paypalId)[0] ?? {}, { status: 'COMPLETED' })
    await settle()
    expect(refundsOf(paypalId)).toHaveLength(1)
    expect(await differences()).toEqual([])
    Object.assign(refundsOf(paypalId)[0]?.amount ?? {}, { value: '0.01' })
    expect(await differences()).toEqual([`attempt ${attempt?.id}: at its provider 2239, in the ledger 0`])
  })
})

describe('money that somebody returned at PayPal itself', () => {
  it('is heard of by the event of the refund, which names its capture only, and booked once', async () => {
    api.clock.advance(60)
    const since = api.clock.now()
    const { id, paypalId } = await paid()
    const capture = stub.books.captureOf(stub.books.get(paypalId))?.id ?? ''
    stub.books.refund(capture, '5.00')
    for (let n = 0; n < 3; n++) expect((await tell(stub.event(paypalId, 'PAYMENT.CAPTURE.REFUNDED'))).status).toBe(200)
    expect(await readOrder(api, me, id)).toMatchObject({ status: 1, refund_amt: 5, refund_pending: 0 })
    expect(await checkBooks(api.deps, since)).toEqual([])
    await cancel(me, id)
    await settle()
    expect((await refundsOf(paypalId)).map(({ amount }) => amount.value)).toEqual(['5.00', '17.40'])
    expect(await readOrder(api, me, id)).toMatchObject({ status: 5, refund_amt: 22.4, refund_pending: 0 })
    expect(await checkBooks(api.deps, since)).toEqual([])
  })
})
