import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { priceInfo } from '@/lib/contract/paypal-express'
import {
  makeCoupon,
  makeCustomer,
  makeGiftCard,
  makeProduct,
  makeStore,
  SERVICE_CHARGE,
  storeValues,
} from '@/tests/backend/support/factories'
import { askMenu, menuOf } from '@/tests/backend/support/menu-shopping'
import { askQuote, buy, HOME, readOrder, VISA } from '@/tests/backend/support/shopping'
import { amountQuote, askAmount, payAmount } from '@/tests/backend/support/surcharge-shopping'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'

let api: TestApp
let me: Tokens
let myId = 0
let store: Awaited<ReturnType<typeof makeStore>>
beforeAll(async () => {
  api = await openTestApp()
  const customer = await makeCustomer(api.db)
  me = customer.tokens
  myId = customer.id
  store = await makeStore(api.db)
})
afterAll(() => api.close())

const BY_CARD = { pay_mtd: 2, card: VISA }

describe('an amount at the till', () => {
  it('is charged as is: no discount, coupon, surcharge or tax, nothing to ship [CART-3] [ENT-47]', async () => {
    const dear = await makeStore(api.db, { discountPercent: 10, surcharge: SERVICE_CHARGE })
    await makeCoupon(api.db, { code: 'TILL', gid: dear.gid })
    const { RC, records } = await askAmount(api, me, dear, 12.5, { cpn: 'TILL' })
    expect(RC).toBe(200)
    expect(records).toMatchObject({ item_ttl: 12.5, g_total: 12.5, tax: 0, dis_ttl: 0, surcharge: 0, shp_fee: 0 })
    expect(records).toMatchObject({ shp_mtd: 5, shp_mtds: [5], allowed_periods: {}, store_surcharge: null })
  })

  it('is taxed on top if its class is taxed [CALL-26]', async () => {
    const { records } = await askAmount(api, me, store, 10, { tax_class: 'goods' })
    expect(records).toMatchObject({ taxes: { GST: 0.5, PST: 0.7 }, g_total: 11.2 })
  })

  it('is complete once it is paid, and earns points', async () => {
    const paid = await payAmount(api, me, store, await amountQuote(api, me, store, 12.5), { ...BY_CARD, tips: 2 })
    expect(paid).toMatchObject({ RC: 200 })
    const order = await readOrder(api, me, paid.records.ord_id)
    expect(order).toMatchObject({ status: 4, total_paid: 14.5, reward_points: 12, shipping_method: 5 })
    expect((await api.execute(me, '/api/rest/v7/points', 'GET')).records.balance).toBe(12)
    const data = { action: 'cancel', ord_id: order.order_id }
    expect((await api.execute(me, '/api/rest/v7/aio', 'POST', { data })).RC).toBe(409)
  })

  it('is also complete when a gift card covers it', async () => {
    const pay = { pay_mtd: 3, gc_cd: await makeGiftCard(api.db, myId, store.gid ?? 0, 5000) }
    const paid = await payAmount(api, me, store, await amountQuote(api, me, store, 20), pay)
    expect(await readOrder(api, me, paid.records.ord_id)).toMatchObject({ status: 4, payment_method: 3, total_due: 0 })
  })

  it.each([0, 1])('cannot be paid in cash or later: method %s returns 463 [PAY-12]', async (pay_mtd) => {
    expect((await payAmount(api, me, store, await amountQuote(api, me, store, 5), { pay_mtd })).RC).toBe(463)
  })

  it.each([
    [0.01, 200],
    [10_000, 200],
    [10_000.01, 459],
    [99_999_999, 459],
    [0, 400],
    [-5, 400],
    [0.001, 400],
    [12.345, 400],
  ])('of %s returns %s', async (amount, rc) => {
    expect((await askAmount(api, me, store, amount)).RC).toBe(rc)
  })

  const one = { pid: 0, qty: 1, pc: 5, options: [], selfCheckout: true }
  it.each([
    ['twice', [one, one]],
    ['beside a dish', [one, { pid: 1, qty: 1 }]],
    ['two at a time', [{ ...one, qty: 2 }]],
    ['without a price', [{ ...one, pc: undefined }]],
  ])('%s returns 400', async (_, items) => {
    expect((await askQuote(api, me, menuOf(store), { items, shp_mtd: 5 })).RC).toBe(400)
  })

  it('requires a store that accepts it; goods have no related order', async () => {
    const { settings } = storeValues()
    const without = await makeStore(api.db, { settings: { ...settings, selfCheckout: false } })
    expect((await askAmount(api, me, without, 5)).RC).toBe(400)
    const dish = await makeProduct(api.db, store)
    const related = { related_order_id: await buy(api, me, menuOf(store), {}, { items: [{ pid: dish.id, qty: 1 }] }) }
    expect((await askMenu(api, me, store, [{ pid: dish.id }], related)).RC).toBe(400)
  })
})

describe('a cart that needs no fulfilment', () => {
  it('of gift cards alone is sent by email, whatever method was requested', async () => {
    const gift = await makeProduct(api.db, store, { price: 5000, kind: 1 })
    for (const over of [{ shp_mtd: 0 }, { shp_mtd: 1, addr: HOME }, { shp_mtd: 2 }]) {
      const { records } = await askMenu(api, me, store, [{ pid: gift.id }], over)
      expect(records).toMatchObject({ shp_mtd: 5, shp_mtds: [5], shp_fee: 0, asap: true })
    }
  })

  it('can be priced before a method is selected, but not ordered', async () => {
    const dish = await makeProduct(api.db, store)
    const { RC, records } = await askMenu(api, me, store, [{ pid: dish.id }], { shp_mtd: 0 })
    expect([RC, records.shp_mtd, records.item_ttl, records.shp_fee]).toEqual([200, 0, 9.5, 0])
    expect((await payAmount(api, me, store, records.qid, { ...BY_CARD, shp_mtd: 0 })).RC).toBe(460)
  })
})

describe('the price breakdown for an express provider', () => {
  it('has every part, and the parts add up to the total [ENT-53]', async () => {
    const rule = { ...SERVICE_CHARGE, kind: 'amount', value: 150 } as const
    const dear = await makeStore(api.db, { discountPercent: 10, surcharge: rule })
    const dish = await makeProduct(api.db, dear, { price: 2000 })
    const quoted = { items: [{ pid: dish.id, qty: 1 }], shp_mtd: 1, addr: HOME }
    const oid = await buy(api, me, menuOf(dear), { pay_mtd: 7, shp_mtd: 1, tips: 2 }, quoted)
    const begun = await api.execute(me, '/api/rest/v7/paypal_express', 'POST', { data: { action: 1, oid } })
    // 20.00 − 2.00 + 1.50 + 4.00 = 23.50; GST 1.18, PST 1.65
    expect(begun.records.price_info).toEqual({
      store_surcharge: 1.5,
      order_surcharge: 0,
      subtotal: 20,
      storeDiscount: 2,
      shipping: 4,
      tax: 2.83,
      tip: 2,
      total: 28.33,
    })
    expect(priceInfo.safeParse(begun.records.price_info).success).toBe(true)
  })
})
