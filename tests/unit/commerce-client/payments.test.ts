import { describe, expect, test } from 'vitest'
import type { PayInput } from '@/lib/commerce-client/orders/pay-order-api'
import { credentials, serveFakeApi } from '@/tests/support/fake-api'
import { WIRE_ORDER } from '@/tests/support/wire-order'

const api = await serveFakeApi()
const calls = {
  ...(await import('@/lib/commerce-client/orders/pay-order-api')),
  ...(await import('@/lib/commerce-client/orders/express-api')),
}

const byCard: PayInput = {
  orderId: '9f3c-1a',
  choice: 'credit_card',
  tips: 480,
  currency: 'CAD',
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
  billingAddressId: 5,
  requireBillingAddress: true,
  totalDue: 4871,
  returnUrl: 'http://site.example/account/orders/detail/9f3c-1a',
}
const DUE = { orderId: '9f3c-1a', currency: 'CAD', totalDue: 4871 }
const sent = () => (api.received[0]?.body as { data: object } | undefined)?.data

describe('a payment of an order', () => {
  test('by a visitor is sent without token; the card as the documents name it [ENT-54] [CALL-24] [PAY-29]', async () => {
    api.answerWith({ RC: 200, records: { ord_id: '9f3c-1a' } })
    expect(await calls.payOrder(byCard, null)).toEqual({ ok: true, value: { orderId: '9f3c-1a', payUrl: null } })
    expect(api.received).toMatchObject([{ method: 'POST', path: '/api/rest/v7/aio' }])
    expect(sent()).toEqual({
      action: 'pay',
      ord_id: '9f3c-1a',
      pay_mtd: 2,
      tips: 4.8,
      device: 'h5',
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
      billing_adr_id: 5,
      due_now: { amt: 48.71, curr: 'CAD' },
      return_url: 'http://site.example/account/orders/detail/9f3c-1a',
    })
  })

  test('by a customer is signed', async () => {
    api.answerWith({ RC: 200, records: { ord_id: '9f3c-1a', pay_url: 'https://pay.example/1' } })
    const paid = await calls.payOrder({ ...byCard, choice: 'alipay' }, credentials)
    expect(paid).toEqual({ ok: true, value: { orderId: '9f3c-1a', payUrl: 'https://pay.example/1' } })
    expect(api.lastSigned()).toMatchObject({ ...credentials, path: '/api/rest/v7/aio', method: 'POST' })
  })

  test('names a billing address only if the store requires one [CALL-25]', async () => {
    api.answerWith({ RC: 200, records: {} })
    await calls.payOrder({ ...byCard, requireBillingAddress: false }, null)
    expect(sent()).toMatchObject({ pay_mtd: 2, card: { cvv: '123' } })
    expect(sent()).not.toHaveProperty('billing_adr_id')
  })

  test('other than by card contains neither card nor address [CALL-24] [CALL-25]', async () => {
    api.answerWith({ RC: 200, records: {} })
    await calls.payOrder({ ...byCard, choice: 'union_pay', tips: null }, null)
    expect(sent()).toEqual({
      action: 'pay',
      ord_id: '9f3c-1a',
      pay_mtd: 12,
      due_now: { amt: 48.71, curr: 'CAD' },
      device: 'h5',
      return_url: 'http://site.example/account/orders/detail/9f3c-1a',
    })
  })

  test.each([undefined, null, {}, [], { ord_id: '9f3c-1a' }, { pay_url: '' }, { pay_url: false }])(
    'on a provider’s page of which it has no address, as %j, may have been made',
    async (records) => {
      for (const choice of ['alipay', 'wechat_pay', 'union_pay', 'union_pay_express'] as const) {
        api.answerWith({ RC: 200, records })
        expect(await calls.payOrder({ ...byCard, choice }, null)).toEqual({ ok: false, code: 'outcome_unknown' })
      }
      api.answerWith({ RC: 200, records })
      expect(await calls.payOrder({ ...byCard, choice: 'paypal_express' }, null)).toMatchObject({ ok: true })
    },
  )

  test.each([
    [400, 'invalid_request'],
    [401, 'unauthenticated'],
    [404, 'not_found'],
    [429, 'too_many_requests'],
    [456, 'transaction_declined'],
    [457, 'payment_confirming'],
    [458, 'payment_returned'],
    [459, 'over_payment_limit'],
    [461, 'invalid_credit_card'],
    [463, 'invalid_payment_method'],
    [484, 'not_found'],
    [500, 'internal_server_error'],
    [409, 'payment_failed'],
    [418, 'payment_failed'],
  ])('RC %i is %s', async (RC, code) => {
    api.answerWith({ RC, msg: 'refused' })
    expect(await calls.payOrder(byCard, null)).toEqual({ ok: false, code })
  })
})

describe('the order to pay', () => {
  test("is the customer's own, in the page's language [CALL-54]", async () => {
    api.answerWith({ RC: 200, records: WIRE_ORDER })
    const read = await calls.getPayableOrder('9f3c-1a', 'jp', credentials)
    expect(read).toMatchObject({ ok: true, value: { isOwner: true, order: { id: '9f3c-1a', gid: '12' } } })
    expect(api.lastSigned()).toMatchObject({ path: '/api/rest/v8/orddtl/9f3c-1a/jp', method: 'GET' })
  })

  test('is redacted for anyone else', async () => {
    api.answerWith((call: { path: string }) =>
      call.path === '/api/execute' ? { RC: 484 } : { RC: 200, records: WIRE_ORDER },
    )
    const read = await calls.getPayableOrder('9f3c-1a', 'en', credentials)
    expect(read).toMatchObject({ ok: true, value: { isOwner: false } })
    expect(api.received.map(({ path }) => path)).toEqual(['/api/execute', '/api/rest/v8/orddtl/9f3c-1a/en'])
  })

  test('an ended session is reported, and nothing is read as a visitor', async () => {
    api.answerWith({ RC: 401 })
    expect(await calls.getPayableOrder('9f3c-1a', 'en', credentials)).toEqual({ ok: false, code: 'unauthenticated' })
    expect(api.received).toHaveLength(1)
  })
})

describe('the express flow', () => {
  test('action 1 opens a payment; its price info becomes minor units [PPX-4] [CALL-29] [ENT-53]', async () => {
    const price_info = {
      store_surcharge: 1,
      order_surcharge: '2.50',
      subtotal: 40,
      storeDiscount: 5.5,
      shipping: 3.99,
      tax: '1.92',
      tip: 4.8,
      total: 48.71,
    }
    api.answerWith({ RC: 200, records: { paymentID: 'pay-1', price_info } })
    expect(await calls.beginExpress(DUE, credentials)).toEqual({
      ok: true,
      value: {
        paymentId: 'pay-1',
        prices: {
          storeSurcharge: 100,
          orderSurcharge: 250,
          subtotal: 4000,
          storeDiscount: 550,
          shipping: 399,
          tax: 192,
          tip: 480,
          total: 4871,
        },
      },
    })
    expect(api.lastSigned()).toEqual({
      ...credentials,
      path: '/api/rest/v7/paypal_express',
      method: 'POST',
      data: { data: { action: 1, oid: '9f3c-1a', due_now: { amt: 48.71, curr: 'CAD' } } },
    })
  })

  test('action 2 authorizes, action 3 cancels [PPX-4] [CALL-29]', async () => {
    api.answerWith({ RC: 200 })
    const approval = { ...DUE, paymentId: 'pay-1', payerId: 'payer-1' }
    expect(await calls.authorizeExpress(approval, credentials)).toEqual({ ok: true, value: null })
    expect(api.lastSigned().data).toEqual({
      data: { action: 2, oid: '9f3c-1a', paymentID: 'pay-1', payerID: 'payer-1', due_now: { amt: 48.71, curr: 'CAD' } },
    })
    expect(await calls.cancelExpress('9f3c-1a', credentials)).toEqual({ ok: true, value: null })
    expect(api.lastSigned().data).toEqual({ data: { action: 3, oid: '9f3c-1a' } })
  })

  test.each([
    [400, 'invalid_request', 'ERR-44'],
    [500, 'internal_server_error', 'ERR-45'],
    [456, 'payment_failed', 'ERR-46'],
    [463, 'payment_failed', 'ERR-46'],
  ])('authorize RC %i is %s [%s]', async (RC, code) => {
    api.answerWith({ RC })
    const approval = { ...DUE, paymentId: 'pay-1', payerId: 'payer-1' }
    expect(await calls.authorizeExpress(approval, credentials)).toEqual({ ok: false, code })
  })

  test.each([
    [457, 'payment_confirming'],
    [458, 'payment_returned'],
  ])('authorize RC %i is %s, for money in doubt or on its way back', async (RC, code) => {
    api.answerWith({ RC })
    const approval = { ...DUE, paymentId: 'pay-1', payerId: 'payer-1' }
    expect(await calls.authorizeExpress(approval, credentials)).toEqual({ ok: false, code })
  })
})
