import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { deals } from '@/backend/catalogue/schema/deals'
import { optionChoices } from '@/backend/catalogue/schema/products'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { sandboxCharges } from '@/backend/providers/sandbox/schema'
import { orderDetail } from '@/lib/contract/order-detail'
import { openDealShop } from '@/tests/backend/support/deal-shop'
import {
  givePoints,
  makeCustomer,
  makeDeal,
  makeOptions,
  makeStore,
  storeValues,
} from '@/tests/backend/support/factories'
import { buy, checkOut, HOME, quoteId, readOrder, VISA } from '@/tests/backend/support/shopping'

const { api, me, store, deal } = await openDealShop()
afterAll(() => api.close())

const stockOf = async (id = 0) => (await api.db.select().from(deals).where(eq(deals.id, id)))[0]?.stock
const orderCount = async () => (await api.db.select({ id: orders.id }).from(orders)).length

describe('checkout', () => {
  it('creates an order with every key of the contract [CALL-22] [CALL-19] [ENT-26]', async () => {
    const id = await buy(api, me, deal, { tips: 2.5, ord_cmt: 'No oil', exp_dt_start: '2000-01-01 00:00' })
    expect(id).toMatch(/^[a-z2-7]{16}$/)
    const order = await readOrder(api, me, id)
    expect(orderDetail.safeParse(order).success).toBe(true)
    expect(order).toMatchObject({
      order_id: id,
      status: 1,
      sub_total: 20,
      tax: 2.4,
      taxes: { GST: 1, PST: 1.4 },
      tips: 2.5,
      order_total: 24.9,
      total_paid: 0,
      total_due: 24.9,
      payment_method: 1,
      shipping_method: 2,
      exp_dt_start: '2000-01-01 00:00:00',
      order_dt: '2026-06-05 19:00:00',
      order_expire_dt: null,
      allow_paynow: 0,
    })
    expect(order.comments).toEqual([{ comment: 'No oil', time: '2026-06-05 19:00:00', is_admin: false }])
    expect(order.order_item).toEqual([
      expect.objectContaining({
        pid: deal.groupSaleId,
        deal_id: deal.id,
        cnt: 1,
        amt: 20,
        img: `/media/deal/spa/${deal.id}`,
      }),
    ])
  })

  it('returns the first order for a spent quote, whatever the body', async () => {
    const qid = await quoteId(api, me, deal)
    const first = await checkOut(api, me, deal, qid)
    const before = await orderCount()
    const again = await checkOut(api, me, deal, qid, { pay_mtd: 2, card: VISA, tips: 50 })
    expect(again.records.ord_id).toBe(first.records.ord_id)
    expect(await orderCount()).toBe(before)
  })

  it("refuses an unknown quote and another customer's with 400 [ERR-31]", async () => {
    const stranger = (await makeCustomer(api.db)).tokens
    const qid = await quoteId(api, me, deal)
    expect((await checkOut(api, stranger, deal, qid)).RC).toBe(400)
    await checkOut(api, me, deal, qid)
    expect((await checkOut(api, stranger, deal, qid)).RC).toBe(400)
    expect((await checkOut(api, me, deal, 'nothing')).RC).toBe(400)
  })

  it('takes stock of the deal and of tracked choices, adding up lines, and returns 1000 with names when sold out [ERR-37]', async () => {
    const rare = await makeDeal(api.db, store, { stock: 3 })
    const group = await makeOptions(api.db, { dealId: rare.id ?? 0 }, { stocks: [2, 10_000] })
    const line = (choice: number) => ({
      pid: rare.groupSaleId,
      qty: 1,
      options: [{ Item1: group.id, Item2: group.choices[choice] ?? 0 }],
    })
    const late = await quoteId(api, me, rare, { items: [line(0), line(1)] })
    await buy(api, me, rare, {}, { items: [line(0), line(0)] })
    expect(await stockOf(rare.id)).toBe(1)
    const [counted] = await api.db
      .select()
      .from(optionChoices)
      .where(eq(optionChoices.id, group.choices[0] ?? 0))
    expect(counted?.stock).toBe(0)
    const refused = await checkOut(api, me, rare, late)
    expect(refused).toMatchObject({ RC: 1000, records: { oos: [rare.name.en, `${rare.name.en} (Choice 0)`] } })
    expect(await stockOf(rare.id)).toBe(1)
  })

  it('returns 409 when the price differs from the quote', async () => {
    const moving = await makeDeal(api.db, store)
    const qid = await quoteId(api, me, moving)
    await api.db
      .update(deals)
      .set({ dealPrice: 2100 })
      .where(eq(deals.id, moving.id ?? 0))
    expect((await checkOut(api, me, moving, qid)).RC).toBe(409)
  })

  it('returns 460 for a different shipping method than quoted and 464 for an unknown code [ERR-34]', async () => {
    const qid = await quoteId(api, me, deal)
    expect((await checkOut(api, me, deal, qid, { shp_mtd: 1 })).RC).toBe(460)
    const flat = await quoteId(api, me, deal, { shp_mtd: 4, addr: HOME })
    expect((await checkOut(api, me, deal, flat, { shp_mtd: 4, shp_cd: 'rocket' })).RC).toBe(464)
    expect((await checkOut(api, me, deal, flat, { shp_mtd: 4 })).RC).toBe(464)
    expect((await checkOut(api, me, deal, flat, { shp_mtd: 4, shp_cd: 'standard' })).RC).toBe(200)
  })

  it('returns 463 for a method the store does not accept, or that does not cover the total [ERR-36]', async () => {
    const strict = await makeStore(api.db, { payments: { ...storeValues().payments, cash: false, wechat: false } })
    const item = await makeDeal(api.db, strict)
    const qid = await quoteId(api, me, item)
    for (const pay_mtd of [1, 6, 3, 4, 5, 11, 9, -1]) {
      expect((await checkOut(api, me, item, qid, { pay_mtd })).RC).toBe(463)
    }
    expect((await checkOut(api, me, item, qid, { pay_mtd: 0 })).RC).toBe(200)
  })

  it('requires a phone, a table number where the store needs one, and valid tips', async () => {
    const nobody = (await makeCustomer(api.db, { phone: '', firstName: '' })).tokens
    const qid = await quoteId(api, nobody, deal)
    expect((await checkOut(api, nobody, deal, qid, { c_fnm: '', c_tn: '' })).RC).toBe(400)
    expect((await checkOut(api, nobody, deal, qid, { tips: -1 })).RC).toBe(400)
    expect((await checkOut(api, nobody, deal, qid, { exp_dt_start: 'tomorrow' })).RC).toBe(400)
    expect((await checkOut(api, nobody, deal, qid)).RC).toBe(200)
  })

  it('records an order that is covered in full without payment as free', async () => {
    const gift = await makeDeal(api.db, store, { dealPrice: 0 })
    const order = await readOrder(api, me, await buy(api, me, gift, { pay_mtd: 11 }))
    expect(order).toMatchObject({ payment_method: 11, total_due: 0 })
  })
})

describe('a card', () => {
  const pay = async (num: string, over: object = {}, item = deal) => {
    const qid = await quoteId(api, me, item)
    return { qid, answer: await checkOut(api, me, item, qid, { pay_mtd: 2, card: { ...VISA, num, ...over } }) }
  }

  it('is charged once and only type and last four are stored', async () => {
    const { qid, answer } = await pay('4242424242424242')
    const id = answer.records.ord_id
    expect(await readOrder(api, me, id)).toMatchObject({
      status: 1,
      total_due: 0,
      total_paid: 22.4,
      credit_card: 'Visa 4242',
      order_expire_dt: null,
    })
    await checkOut(api, me, deal, qid, { pay_mtd: 2, card: VISA })
    const made = await api.db.select().from(payments).where(eq(payments.orderId, id))
    expect(made).toHaveLength(1)
    const [charge] = await api.db
      .select()
      .from(sandboxCharges)
      .where(eq(sandboxCharges.idempotencyKey, made[0]?.idempotencyKey ?? ''))
    expect(charge).toMatchObject({ outcome: 'succeeded', amount: 2240 })
  })

  it.each<[string, string, object, number, string]>([
    ['declined', '4000000000000002', {}, 456, '[ERR-32]'],
    ['not valid', '4000000000000341', {}, 461, '[ERR-35]'],
    ['of wrong digits', '4242424242424241', {}, 461, '[ERR-35]'],
    ['over its limit', '4000000000006975', {}, 459, '[ERR-33]'],
    ['expired', '4242424242424242', { expy: 2020 }, 461, '[VAL-40]'],
  ])('that is %s (%s %j) returns %i, changes nothing and leaves the quote unspent %s', async (_, num, over, code) => {
    const stock = await stockOf(deal.id)
    const count = await orderCount()
    const { qid, answer } = await pay(num, over)
    expect(answer.RC).toBe(code)
    expect(await stockOf(deal.id)).toBe(stock)
    expect(await orderCount()).toBe(count)
    const retry = await checkOut(api, me, deal, qid, { pay_mtd: 2, card: VISA })
    expect(retry.RC).toBe(200)
    expect(await orderCount()).toBe(count + 1)
  })

  it('returns 459 above the payment limit, also for online methods [ERR-33]', async () => {
    const palace = await makeDeal(api.db, store, { price: 2_000_000, dealPrice: 1_000_000 })
    expect((await pay('4242424242424242', {}, palace)).answer.RC).toBe(459)
    const qid = await quoteId(api, me, palace)
    expect((await checkOut(api, me, palace, qid, { pay_mtd: 8 })).RC).toBe(459)
  })

  it('is required, with a billing address where the store needs one', async () => {
    const settings = { ...storeValues().settings, requireBillingAddress: true }
    const item = await makeDeal(api.db, await makeStore(api.db, { settings }))
    const qid = await quoteId(api, me, item)
    expect((await checkOut(api, me, item, qid, { pay_mtd: 2 })).RC).toBe(400)
    expect((await checkOut(api, me, item, qid, { pay_mtd: 2, card: VISA })).RC).toBe(400)
    const adr_lst = [{ ...HOME, type: 2 }]
    const done = await checkOut(api, me, item, qid, { pay_mtd: 2, card: VISA, adr_lst })
    expect((await readOrder(api, me, done.records.ord_id)).billing_address).toMatchObject({ street: HOME.street })
  })

  it('can be combined with points, and addresses are assigned by type: 1 shipping, 2 billing [CALL-23]', async () => {
    const settings = { ...storeValues().settings, requireBillingAddress: true }
    const item = await makeDeal(api.db, await makeStore(api.db, { settings }), { delivery: true })
    const rich = await makeCustomer(api.db)
    await givePoints(api.db, rich.id, 500)
    const qid = await quoteId(api, rich.tokens, item, { shp_mtd: 1, addr: HOME })
    const done = await checkOut(api, rich.tokens, item, qid, {
      pay_mtd: 2,
      card: VISA,
      shp_mtd: 1,
      c_id: item.gid,
      adr_lst: [
        { ...HOME, street: '12 Bank St', type: 2 },
        { ...HOME, type: 1 },
      ],
      pt_cnt: 500,
      pt_amt: 5,
      is_shared_domain: 1,
    })
    expect(done).toMatchObject({ RC: 200 })
    expect(await readOrder(api, rich.tokens, done.records.ord_id)).toMatchObject({
      quote_id: qid,
      shipping_address: { street: '900 Robson St' },
      billing_address: { street: '12 Bank St' },
      points_payment: 5,
    })
  })
})
