import { describe, expect, test } from 'vitest'
import type { CheckoutInput } from '@/lib/commerce-client/orders/checkout-api'
import type { QuoteInput } from '@/lib/commerce-client/orders/quotes-api'
import { NO_ORDER_FIELDS } from '@/lib/domain/codes/order-fields'
import { credentials, serveFakeApi } from '@/tests/support/fake-api'

const api = await serveFakeApi()
const calls = {
  ...(await import('@/lib/commerce-client/orders/checkout-api')),
  ...(await import('@/lib/commerce-client/orders/quotes-api')),
}
const cards = await import('@/lib/commerce-client/account/gift-cards-api')

const surcharge: QuoteInput = {
  gid: 12,
  currency: 'CAD',
  lines: [{ pid: 0, qty: 1, pc: 320, options: {}, taxClass: 'food', selfCheckout: true }],
  fulfilmentMethod: 5,
  fulfilmentOption: '',
  coupon: '',
  address: null,
  relatedOrderId: '77ab',
  language: 'en',
}
const order: CheckoutInput = {
  quoteId: 'q-1',
  gid: 12,
  companyId: 3,
  currency: 'CAD',
  paymentMethod: 2,
  card: {
    owner: 'Mei Chen',
    number: '4242424242424242',
    type: 1,
    month: 12,
    year: 2040,
    cvv: '123',
    country: 'CA',
    postalCode: 'V6B 1A1',
  },
  fulfilmentMethod: 5,
  fulfilmentOption: '',
  shippingAddress: null,
  billingAddress: null,
  firstName: 'Mei',
  lastName: 'Chen',
  phone: '6045550123',
  tips: 0,
  giftCardCode: 'GIFT-0001-7788',
  pointsUsed: 500,
  pointsPayment: 500,
  giftCardPayment: 0,
  totalDue: 1280,
  ...NO_ORDER_FIELDS,
  comment: '',
  relatedOrderId: '77ab',
  slot: null,
  isSharedDomain: true,
  returnUrl: 'http://site.example/account/orders/detail/{ord_id}',
}
const sent = () => api.lastSigned().data as { data: Record<string, unknown> }

describe('the quote of an amount without goods', () => {
  test('carries the amount, its tax class and the related order, and no address [CART-3] [CALL-26]', async () => {
    api.answerWith({ RC: 500 })
    await calls.quoteCart(surcharge, credentials)
    expect(sent().data).toEqual({
      gid: 12,
      items: [{ pid: 0, qty: 1, pc: 3.2, options: [], selfCheckout: true }],
      shp_mtd: 5,
      tax_class: 'food',
      related_order_id: '77ab',
      lan: 'en',
    })
  })

  test.each([
    [400, 'invalid_amount'],
    [409, 'surcharge_changed'],
    [459, 'over_payment_limit'],
    [484, 'not_found'],
    [418, 'unexpected_error'],
  ])('RC %i is %s', async (RC, code) => {
    api.answerWith({ RC, msg: 'refused' })
    expect(await calls.quoteCart(surcharge, credentials)).toEqual({ ok: false, code })
  })
})

describe('its checkout', () => {
  test('sends card, gift card and points as the documents name them, and the related order [ENT-51] [CALL-22]', async () => {
    api.answerWith({ RC: 200, records: { ord_id: 'o-1', pay_url: 'https://pay.example/1' } })
    const placed = await calls.checkOut(order, credentials)
    expect(sent().data).toMatchObject({
      pay_mtd: 2,
      card: {
        num: '4242424242424242',
        owner: 'Mei Chen',
        type: 1,
        expm: 12,
        expy: 2040,
        cvv: '123',
        cntry: 'CA',
        zipcd: 'V6B 1A1',
      },
      gc_cd: 'GIFT-0001-7788',
      pt_cnt: 500,
      pt_amt: 5,
      related_order_id: '77ab',
      device: 'h5',
    })
    expect(placed).toEqual({ ok: true, value: { orderId: 'o-1', payUrl: 'https://pay.example/1' } })
  })

  test('reports a changed surcharge where goods have a new price', async () => {
    api.answerWith({ RC: 409 })
    expect(await calls.checkOut(order, credentials)).toEqual({ ok: false, code: 'surcharge_changed' })
    const goods = { ...order, relatedOrderId: undefined }
    expect(await calls.checkOut(goods, credentials)).toEqual({ ok: false, code: 'price_changed' })
  })
})

describe('the gift cards at checkout', () => {
  test('are fetched unpaged: page=1 and limit=-1 [GIFT-3] [GIFT-4] [CALL-33]', async () => {
    api.answerWith({ RC: 200, records: { cards: [], paging: { total: 0, page: 1, limit: -1 } } })
    expect(await cards.listGiftCards(null, credentials)).toEqual({ ok: true, value: [] })
    expect(api.lastSigned()).toMatchObject({ method: 'GET', path: '/api/rest/v7/giftcard?page=1&limit=-1' })
  })
})
