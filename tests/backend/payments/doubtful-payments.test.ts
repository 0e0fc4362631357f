import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { orders } from '@/backend/orders/schema/orders'
import { payments, refunds } from '@/backend/orders/schema/payments'
import { recordCharge } from '@/backend/providers/sandbox/sandbox-books'
import { sandboxCharges } from '@/backend/providers/sandbox/schema'
import { openDesk } from '@/tests/backend/support/order-desk'
import { buy, checkOut, quoteId, readOrder, VISA } from '@/tests/backend/support/shopping'

const { api, me, stranger, deal, aio, visitorAio, cancel, choose, work, placeOnline, stockOf } = await openDesk()
const { provider } = api.deps
/** for calls that get no answer anyway */
const impatient = { ...provider, patienceMs: 1000 }
afterAll(() => api.close())
afterEach(() => {
  api.deps.provider = provider
})

const BY_CARD = { pay_mtd: 2, card: VISA }
const DECLINED = { pay_mtd: 2, card: { ...VISA, num: '4000000000000002' } }
const payNow = (ord_id: string, over: object = BY_CARD) => aio(me, { action: 'pay', ord_id, ...over })
const attemptsOf = (orderId: string) => api.db.select().from(payments).where(eq(payments.orderId, orderId))
const rowsOf = async (tokens = me) =>
  (await api.execute(tokens, '/api/rest/v7/ordlst', 'GET', { page: 1 })).records.orders
async function settle() {
  for (let round = 0; round < 4; round++) {
    api.clock.advance(15)
    await work()
  }
}
/** Charges still to come to the books of the provider, whose answers never arrive. */
function silence(isCharged: boolean) {
  api.deps.provider = {
    ...impatient,
    charge: async (...request) => {
      if (isCharged) await provider.charge(...request)
      return new Promise(() => {})
    },
  }
}
const goDown = () => {
  const fail = async () => {
    throw new Error('unreachable')
  }
  api.deps.provider = { ...provider, charge: fail, capture: fail, find: fail, refund: fail }
}

describe('a checkout whose provider does not answer in time', () => {
  it('is an order whose payment is being confirmed, and is paid once the provider says so', async () => {
    silence(true)
    const qid = await quoteId(api, me, deal)
    const placed = await checkOut(api, me, deal, qid, BY_CARD)
    expect(placed).toMatchObject({ RC: 200, records: { pay_url: null, payment_state: 'confirming' } })
    const id = placed.records.ord_id
    expect(await readOrder(api, me, id)).toMatchObject({
      status: 3,
      payment_state: 'confirming',
      allow_paynow: 0,
    })
    expect((await rowsOf())[0]).toMatchObject({ ord_id: id, payment_state: 'confirming' })
    const again = await checkOut(api, me, deal, qid, BY_CARD)
    expect(again.records).toMatchObject({ ord_id: id, payment_state: 'confirming' })
    api.deps.provider = provider
    await settle()
    expect(await readOrder(api, me, id)).toMatchObject({ status: 2, total_due: 0, payment_state: null })
    const charges = await api.db.select().from(sandboxCharges)
    expect(charges.map(({ outcome }) => outcome)).toEqual(['succeeded'])
  })

  it('is cancelled if the money was never taken; if it is taken later after all, it goes back', async () => {
    silence(false)
    const stock = await stockOf()
    const placed = await checkOut(api, me, deal, await quoteId(api, me, deal), BY_CARD)
    api.deps.provider = provider
    await settle()
    const id = placed.records.ord_id
    expect(await readOrder(api, me, id)).toMatchObject({ status: 5, total_due: 0, refund_amt: 0 })
    expect(await stockOf()).toBe(stock)
    const [attempt] = await attemptsOf(id)
    if (!attempt) throw new Error('no attempt')
    expect(attempt.state).toBe('expired')
    await recordCharge(api.db, attempt, 'succeeded')
    api.clock.advance(3600)
    await work()
    const [charge] = await api.db.select().from(sandboxCharges).where(eq(sandboxCharges.idempotencyKey, attempt.id))
    expect([charge?.amount, charge?.refunded]).toEqual([2240, 2240])
  })
})

describe('a pay-now in doubt', () => {
  it('is refused a second charge, holds the order beyond its deadline, and pays it in the end', async () => {
    const { id } = await placeOnline()
    silence(true)
    expect((await payNow(id, { ...BY_CARD, tips: 3 })).RC).toBe(457)
    expect(await readOrder(api, me, id)).toMatchObject({ allow_paynow: 0, payment_state: 'confirming', tips: 0 })
    goDown()
    expect((await payNow(id)).RC).toBe(457)
    api.clock.advance(1000)
    await work()
    expect((await readOrder(api, me, id)).status).toBe(1)
    api.deps.provider = provider
    await settle()
    expect(await readOrder(api, me, id)).toMatchObject({
      total_paid: 25.4,
      tips: 3,
      total_due: 0,
      payment_state: null,
    })
    const states = (await attemptsOf(id)).map(({ state }) => state)
    expect(states.sort()).toEqual(['cancelled', 'captured'])
  })

  it('begins with the sandbox’s silent card too, and ends without a second charge', async () => {
    const { id } = await placeOnline()
    api.deps.provider = impatient
    expect((await payNow(id, { pay_mtd: 2, card: { ...VISA, num: '4000000000000259' } })).RC).toBe(457)
    api.deps.provider = provider
    expect((await payNow(id)).RC).toBe(400)
    expect(await readOrder(api, me, id)).toMatchObject({ total_paid: 22.4, total_due: 0, payment_state: null })
  })

  it('finds out that an earlier page was paid, before it takes money again', async () => {
    const { id, paymentId } = await placeOnline()
    const [attempt] = await attemptsOf(id)
    if (!attempt) throw new Error('no attempt')
    await recordCharge(api.db, attempt, 'succeeded')
    expect((await payNow(id)).RC).toBe(400)
    expect(await readOrder(api, me, id)).toMatchObject({ total_due: 0, total_paid: 22.4, payment_method: 8 })
    expect((await attemptsOf(id)).map((one) => [one.id, one.state])).toEqual([[paymentId, 'captured']])
  })

  it('says that the money goes back when the order was cancelled meanwhile', async () => {
    const { id } = await placeOnline()
    api.deps.provider = {
      ...provider,
      charge: async (...request) => {
        await cancel(me, id)
        return provider.charge(...request)
      },
    }
    expect((await payNow(id)).RC).toBe(458)
    await work()
    expect((await api.db.select().from(refunds)).at(-1)).toMatchObject({ state: 'done', amount: 2240 })
  })
})

describe('a payer who comes back from the provider', () => {
  const path = (id: string) => `/api/rest/v8/orddtl/${id}/en`
  const read = async (id: string) => (await api.execute(me, path(id), 'GET')).records
  const readBack = async (id: string) => (await api.execute(me, `${path(id)}?returned=1`, 'GET')).records
  const readAsVisitor = async (id: string) => (await api.get(path(id))).records

  it('reads at once that the order is paid, though the provider’s event is late', async () => {
    const { id, payUrl } = await placeOnline()
    await choose(payUrl, 'late')
    expect(await read(id)).toMatchObject({ payment_state: 'waiting', allow_paynow: 1 })
    expect(await readBack(id)).toMatchObject({ payment_state: null, total_due: 0 })
  })

  it('reads that it is being confirmed while the provider is undecided or silent, and cannot pay again', async () => {
    const { id } = await placeOnline()
    goDown()
    expect(await readBack(id)).toMatchObject({ payment_state: 'confirming', allow_paynow: 0 })
    api.deps.provider = {
      ...provider,
      find: async () => ({ outcome: 'pending', refunds: [], amount: 2240, currency: 'CAD' }),
    }
    expect(await readBack(id)).toMatchObject({ payment_state: 'confirming', allow_paynow: 0 })
    api.deps.provider = provider
    expect(await read(id)).toMatchObject({ payment_state: 'confirming', allow_paynow: 0 })
  })

  it.each([
    ['decline', 'declined'],
    ['cancel', 'cancelled'],
  ])('%s: reads “%s”, as nobody else does, until the next attempt', async (choice, state) => {
    const { id, payUrl } = await placeOnline()
    await choose(payUrl, choice)
    expect(await read(id)).toMatchObject({ payment_state: state, allow_paynow: 1 })
    expect(await readAsVisitor(id)).toMatchObject({ payment_state: 'waiting' })
    expect(await rowsOf()).toContainEqual(expect.objectContaining({ ord_id: id, payment_state: 'waiting' }))
    api.clock.advance(1)
    expect((await payNow(id, { pay_mtd: 8 })).RC).toBe(200)
    expect(await read(id)).toMatchObject({ payment_state: 'waiting' })
  })

  it('reads that the money of a cancelled order goes back', async () => {
    const id = await buy(api, me, deal, BY_CARD)
    await cancel(me, id)
    expect(await read(id)).toMatchObject({ status: 5, payment_state: 'returned' })
  })

  it('is not told of another payer’s attempt', async () => {
    const { id } = await placeOnline()
    api.clock.advance(1)
    expect((await visitorAio({ action: 'pay', ord_id: id, ...DECLINED })).RC).toBe(456)
    expect(await readAsVisitor(id)).toMatchObject({ payment_state: 'declined' })
    expect(await read(id)).toMatchObject({ payment_state: 'waiting' })
  })
})

describe('an attempt of another amount in the books of the provider', () => {
  it('is left to people: it pays nothing, is not asked about again, and says so once', async () => {
    const { id, paymentId } = await placeOnline()
    const alarms: string[] = []
    const { logger } = api.deps
    api.deps.logger = { ...logger, error: (_, event) => alarms.push(event) }
    await recordCharge(api.db, { idempotencyKey: paymentId, amount: 1, currency: 'CAD' }, 'succeeded')
    await settle()
    api.deps.logger = logger
    expect((await attemptsOf(id))[0]).toMatchObject({ state: 'redirected', problem: 'wrong_amount', askAt: null })
    expect((await readOrder(api, me, id)).total_due).toBe(22.4)
    expect(alarms.filter((event) => event === 'payment alarm')).toHaveLength(1)
  })
})

describe('a declined card', () => {
  it('leaves its attempt with type and last four, and no order', async () => {
    const qid = await quoteId(api, me, deal)
    expect((await checkOut(api, me, deal, qid, DECLINED)).RC).toBe(456)
    const [attempt] = await api.db.select().from(payments).where(eq(payments.quoteId, qid))
    expect(attempt).toMatchObject({ state: 'declined', orderId: null, cardLabel: 'Visa 0002', amount: 2240 })
    expect(await api.db.select().from(orders).where(eq(orders.quoteId, qid))).toEqual([])
  })
})

describe('a visitor with the link', () => {
  it("neither raises the bill with a bad card nor closes the owner's page", async () => {
    const { id, paymentId } = await placeOnline()
    const before = await readOrder(api, me, id)
    expect((await visitorAio({ action: 'pay', ord_id: id, ...DECLINED, tips: 99 })).RC).toBe(456)
    expect((await aio(stranger, { action: 'pay', ord_id: id, pay_mtd: 8, tips: 50 })).RC).toBe(200)
    api.clock.advance(60)
    expect(await readOrder(api, me, id)).toEqual(before)
    const states = Object.fromEntries((await attemptsOf(id)).map((one) => [one.id, one.state]))
    expect(states[paymentId]).toBe('redirected')
    expect(Object.values(states).sort()).toEqual(['declined', 'redirected', 'redirected'])
  })
})

describe('a refund', () => {
  it('is never given up: it is reported after five failures, and done once the provider is back', async () => {
    const id = await buy(api, me, deal, BY_CARD)
    goDown()
    await cancel(me, id)
    const [attempt] = await attemptsOf(id)
    const refund = async () =>
      (
        await api.db
          .select()
          .from(refunds)
          .where(eq(refunds.paymentId, attempt?.id ?? ''))
      )[0]
    for (let hour = 0; hour < 12; hour++) {
      await work()
      api.clock.advance(3601)
    }
    expect(await refund()).toMatchObject({ state: 'failed', tries: 12, amount: 2240 })
    api.deps.provider = provider
    await work()
    expect(await refund()).toMatchObject({ state: 'done', dueAt: null })
    const [charge] = await api.db
      .select()
      .from(sandboxCharges)
      .where(eq(sandboxCharges.idempotencyKey, attempt?.id ?? ''))
    expect(charge?.refunded).toBe(2240)
  })
})
