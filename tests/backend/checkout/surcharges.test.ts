import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runWorkerOnce } from '@/backend/app/worker/run-worker'
import { stepOrder } from '@/backend/orders/moves/order-commands'
import { applyEvent } from '@/backend/orders/payments/webhooks/sandbox-webhook'
import { orders } from '@/backend/orders/schema/orders'
import { payments, refunds } from '@/backend/orders/schema/payments'
import { addSurcharge } from '@/backend/orders/surcharges/add-surcharge'
import { recordCharge } from '@/backend/providers/sandbox/sandbox-books'
import { createEvent } from '@/backend/providers/sandbox/sandbox-events'
import { makeCustomer, makeGiftCard, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { menuOf } from '@/tests/backend/support/menu-shopping'
import { buy, readOrder, VISA } from '@/tests/backend/support/shopping'
import {
  acceptedOrder,
  amountQuote,
  askAmount,
  owingOrder,
  payAmount,
  surchargeOf,
} from '@/tests/backend/support/surcharge-shopping'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'

let api: TestApp
let me: Tokens
let myId = 0
let store: Awaited<ReturnType<typeof makeStore>>
let dish: Awaited<ReturnType<typeof makeProduct>>
beforeAll(async () => {
  api = await openTestApp()
  const customer = await makeCustomer(api.db)
  me = customer.tokens
  myId = customer.id
  store = await makeStore(api.db)
  dish = await makeProduct(api.db, store, { price: 1000 })
})
afterAll(() => api.close())

const ADDRESS = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '6045550100',
  street: '900 Robson St',
  unit: '',
  buzz: '',
  city: 'Vancouver',
  region: 'BC',
  postalCode: 'V6Z 3B7',
  country: 'CA',
}
const BY_CARD = { pay_mtd: 2, card: VISA }
const owe = (over = {}) => owingOrder(api, me, store, dish, over)
const put = (id: string, over = {}) => addSurcharge(api.db, id, surchargeOf(over), api.clock.now())
const statusOf = async (id: string) =>
  (await api.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status

describe('a separate surcharge', () => {
  it('is shown on the order, unpaid, and does not change its total [ENT-32] [ORD-34]', async () => {
    const id = await acceptedOrder(api, me, store, dish)
    const before = await readOrder(api, me, id)
    await put(id)
    const order = await readOrder(api, me, id)
    expect(order.order_surcharge).toEqual({
      label: 'Weight difference',
      value: 3.2,
      is_separate: true,
      tax_class: 'standard',
    })
    expect([order.store_surcharge, order.related_order_id]).toEqual([null, null])
    expect([order.order_total, order.total_due]).toEqual([before.order_total, before.total_due])
  })

  it('is paid by a separate order, and each refers to the other [ORD-34] [ORD-36] [ENT-24]', async () => {
    const id = await owe()
    const asked = await askAmount(api, me, store, 3.2, { related_order_id: id, tax_class: 'standard' })
    expect(asked.records).toMatchObject({
      item_ttl: 3.2,
      taxes: { GST: 0.16, PST: 0.22 },
      g_total: 3.58,
      shp_mtds: [5],
    })
    const done = await payAmount(api, me, store, asked.records.qid, { ...BY_CARD, related_order_id: id })
    const payer = await readOrder(api, me, done.records.ord_id)
    expect(payer).toMatchObject({ status: 4, total_paid: 3.58, total_due: 0, related_order_id: id })
    expect([payer.store_surcharge, payer.order_surcharge]).toEqual([null, null])
    expect(payer.order_item).toMatchObject([{ nm: 'Weight difference', cnt: 1, amt: 3.2 }])
    expect(await readOrder(api, me, id)).toMatchObject({
      related_order_id: payer.order_id,
      order_surcharge: { value: 3.2 },
    })
  })

  it('has one payment: a second is refused with 409, however it is requested', async () => {
    const id = await owe()
    const related = { related_order_id: id }
    const [first, second] = [
      await amountQuote(api, me, store, 3.2, related),
      await amountQuote(api, me, store, 3.2, related),
    ]
    expect((await payAmount(api, me, store, first, BY_CARD)).RC).toBe(200)
    expect((await payAmount(api, me, store, second, BY_CARD)).RC).toBe(409)
    expect((await askAmount(api, me, store, 3.2, related)).RC).toBe(409)
    const again = await payAmount(api, me, store, first, BY_CARD)
    expect(again).toMatchObject({ RC: 200, records: { ord_id: (await readOrder(api, me, id)).related_order_id } })
  })

  it('remains unpaid while its online payment is open, and another attempt replaces it', async () => {
    const id = await owe()
    const related = { related_order_id: id }
    const alipay = await payAmount(api, me, store, await amountQuote(api, me, store, 3.2, related), { pay_mtd: 8 })
    expect((await readOrder(api, me, id)).related_order_id).toBeNull()
    const card = await payAmount(api, me, store, await amountQuote(api, me, store, 3.2, related), BY_CARD)
    expect(await statusOf(alipay.records.ord_id)).toBe(5)
    expect((await readOrder(api, me, id)).related_order_id).toBe(card.records.ord_id)
    const [late] = await api.db.select().from(payments).where(eq(payments.orderId, alipay.records.ord_id))
    if (!late) throw new Error('no payment')
    await applyEvent(api.deps, JSON.parse(createEvent('payment.succeeded', late)))
    expect(await statusOf(alipay.records.ord_id)).toBe(5)
    const returned = await api.db.select().from(refunds).where(eq(refunds.paymentId, late.id))
    expect(returned.map(({ amount, state }) => [amount, state])).toEqual([[358, 'requested']])
  })

  it('is not paid twice where its open page was paid, and nobody has told us yet', async () => {
    const id = await owe()
    const related = { related_order_id: id }
    const [first, second] = [
      await amountQuote(api, me, store, 3.2, related),
      await amountQuote(api, me, store, 3.2, related),
    ]
    const alipay = await payAmount(api, me, store, first, { pay_mtd: 8 })
    const paid = eq(payments.orderId, alipay.records.ord_id)
    const [open] = await api.db.select().from(payments).where(paid)
    if (!open) throw new Error('no payment')
    const { provider } = api.deps
    api.deps.provider = { ...provider, find: () => Promise.reject(new Error('the provider does not answer')) }
    expect((await payAmount(api, me, store, second, BY_CARD)).RC).toBe(457)
    api.deps.provider = provider
    await recordCharge(api.db, open, 'succeeded')
    expect((await payAmount(api, me, store, second, BY_CARD)).RC).toBe(409)
    expect((await readOrder(api, me, id)).related_order_id).toBe(alipay.records.ord_id)
    expect(await api.db.select({ state: payments.state }).from(payments).where(paid)).toEqual([{ state: 'captured' }])
  })

  it('is owed again after a declined card', async () => {
    const id = await owe()
    const qid = await amountQuote(api, me, store, 3.2, { related_order_id: id })
    const declined = { ...BY_CARD, card: { ...VISA, num: '4000000000000002' } }
    expect((await payAmount(api, me, store, qid, declined)).RC).toBe(456)
    expect((await payAmount(api, me, store, qid, BY_CARD)).RC).toBe(200)
  })

  it('is refunded to its payer when the store cancels the order', async () => {
    const id = await owe()
    const code = await makeGiftCard(api.db, myId, store.gid ?? 0, 1000)
    const qid = await amountQuote(api, me, store, 3.2, { related_order_id: id })
    const paid = await payAmount(api, me, store, qid, { pay_mtd: 3, gc_cd: code })
    await stepOrder(api.db, id, 'cancel', api.clock.now())
    expect(await statusOf(paid.records.ord_id)).toBe(5)
    const card = await api.execute(me, `/api/rest/v7/giftcard/get/${code}`, 'GET')
    expect(card.records.bal).toBe(10)
  })

  it('earns no points and takes no tips', async () => {
    const qid = await amountQuote(api, me, store, 3.2, { related_order_id: await owe() })
    expect((await payAmount(api, me, store, qid, { ...BY_CARD, tips: 1 })).RC).toBe(400)
    const paid = await payAmount(api, me, store, qid, BY_CARD)
    expect(await readOrder(api, me, paid.records.ord_id)).toMatchObject({ reward_points: 0, tips: 0 })
  })
})

describe('a surcharge payment is refused', () => {
  const ask = (pc: number, related_order_id: string, as = me, at = store) =>
    askAmount(api, as, at, pc, { related_order_id }).then((answer) => answer.RC)

  it.each([3.19, 3.21, 0, -3.2, 0.01, 320])('with 409 for an amount of %s instead of 3.20', async (amount) => {
    expect(await ask(amount, await owe())).toBe(409)
  })

  it("with 484 for an unknown order, another store's and another customer's", async () => {
    const id = await owe()
    const stranger = (await makeCustomer(api.db)).tokens
    const elsewhere = await makeStore(api.db)
    expect([
      await ask(3.2, 'nobodysorder1234'),
      await ask(3.2, id, stranger),
      await ask(3.2, id, me, elsewhere),
    ]).toEqual([484, 484, 484])
  })

  it('with 409 for an order without one, and for a finished one', async () => {
    expect(await ask(3.2, await acceptedOrder(api, me, store, dish))).toBe(409)
    const done = await owe()
    await stepOrder(api.db, done, 'complete', api.clock.now())
    expect(await ask(3.2, done)).toBe(409)
  })

  it('with 400 when the checkout names a different order than its quote', async () => {
    const [id, other] = [await owe(), await owe()]
    const qid = await amountQuote(api, me, store, 3.2, { related_order_id: id })
    expect((await payAmount(api, me, store, qid, { ...BY_CARD, related_order_id: other })).RC).toBe(400)
  })
})

describe('a store adds a surcharge', () => {
  it('to the bill of an unpaid order, taxed separately', async () => {
    const id = await acceptedOrder(api, me, store, dish)
    await put(id, { isSeparate: false })
    const order = await readOrder(api, me, id)
    // 10.00 + 3.20; GST 0.50 + 0.16, PST 0.70 + 0.22
    expect(order).toMatchObject({ sub_total: 10, total_before_tax: 13.2, taxes: { GST: 0.66, PST: 0.92 } })
    expect(order).toMatchObject({ order_total: 14.78, total_due: 14.78, order_surcharge: { is_separate: false } })
  })

  it('that is taxed at the place of the goods: by postal code, whatever the region', async () => {
    const id = await acceptedOrder(api, me, store, dish)
    const shippingAddress = { ...ADDRESS, region: 'AB', postalCode: 'V6Z 3B7' }
    await api.db.update(orders).set({ shippingAddress }).where(eq(orders.id, id))
    await put(id, { isSeparate: false, value: 1000 })
    // of the 10.00 that were added: GST 0.50 and PST 0.70, not Alberta's GST alone
    expect(await readOrder(api, me, id)).toMatchObject({ taxes: { GST: 1, PST: 1.4 }, order_total: 22.4 })
  })

  it('once, to an active order not being paid online, and above 0', async () => {
    const id = await owe()
    await expect(put(id)).rejects.toMatchObject({ code: 'conflict' })
    await expect(put('nobody')).rejects.toMatchObject({ code: 'notFound' })
    const line = { items: [{ pid: dish.id, qty: 1 }] }
    const waiting = await buy(api, me, menuOf(store), { pay_mtd: 8 }, line)
    await expect(put(waiting)).rejects.toMatchObject({ code: 'conflict' })
    const paid = await buy(api, me, menuOf(store), BY_CARD, line)
    await expect(put(paid, { isSeparate: false })).rejects.toMatchObject({ code: 'conflict' })
    await expect(put(paid, { value: 0 })).rejects.toMatchObject({ code: 'invalidRequest' })
    await stepOrder(api.db, paid, 'cancel', api.clock.now())
    await expect(put(paid)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('and its simulator waits for the payment before it completes the order', async () => {
    const id = await owe()
    await stepOrder(api.db, id, 'start', api.clock.now())
    const run = async () => {
      api.clock.advance(600)
      await runWorkerOnce(api.deps)
      return statusOf(id)
    }
    expect(await run()).toBe(2)
    await payAmount(api, me, store, await amountQuote(api, me, store, 3.2, { related_order_id: id }), BY_CARD)
    expect(await run()).toBe(4)
  })
})
