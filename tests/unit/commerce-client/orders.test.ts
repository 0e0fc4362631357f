import { describe, expect, test } from 'vitest'
import { credentials, serveFakeApi } from '@/tests/support/fake-api'
import { WIRE_ORDER } from '@/tests/support/wire-order'

const api = await serveFakeApi()
const calls = {
  ...(await import('@/lib/commerce-client/orders/orders-api')),
  ...(await import('@/lib/commerce-client/orders/order-actions-api')),
}

const signed = () => {
  const { path, method, data } = api.lastSigned()
  const [pathname, query] = path.split('?')
  return { pathname, query: Object.fromEntries(new URLSearchParams(query)), method, data }
}
const NOODLE = { domain: 'noodle.example', gid: 12 }
const EMPTY = { RC: 200, records: { orders: [], paging: { total: '41', page: '2' } } }

describe('the order list', () => {
  test('requests a page of 20 [CALL-17] [ORD-2]', async () => {
    api.answerWith(EMPTY)
    const list = await calls.listOrders({ page: 2, own: null, language: 'en' }, credentials)
    expect(list).toEqual({ ok: true, value: { items: [], page: 2, pageSize: 20, total: 41 } })
    expect(signed()).toMatchObject({
      pathname: '/api/rest/v7/ordlst',
      method: 'GET',
      query: { page: '2', limit: '20' },
    })
    expect(signed().query).not.toHaveProperty('domain')
  })

  test('has pages of 20 where an API says that they have none', async () => {
    api.answerWith({ RC: 200, records: { orders: [], paging: { total: 41, page: 1, limit: 0 } } })
    const list = await calls.listOrders({ page: 1, own: null, language: 'en' }, credentials)
    expect(list).toMatchObject({ value: { pageSize: 20, total: 41 } })
  })

  test('passes saved search conditions on, which cannot replace its own fields [CALL-18]', async () => {
    api.answerWith(EMPTY)
    const search = { st: '4', keywords: '牛肉面', page: '9', limit: '-1' }
    await calls.listOrders({ page: 2, own: NOODLE, language: 'zh', search }, credentials)
    const query = { st: '4', keywords: '牛肉面', page: '2', limit: '20', domain: 'noodle.example', lan: 'zh' }
    expect(signed().query).toEqual(query)
  })

  test('an independent domain lists its own, recent orders are five [DOM-2] [CALL-17]', async () => {
    api.answerWith(EMPTY)
    await calls.listOrders({ page: 1, limit: 5, own: NOODLE, language: 'en' }, credentials)
    expect(signed().query).toMatchObject({ page: '1', limit: '5', domain: 'noodle.example' })
  })

  test('an independent domain shows no order of another store, whatever an API lists [DOM-2]', async () => {
    const orders = [12, '12', 13, null].map((g_id, at) => ({ ord_id: `o${at}`, g_id, amt: '12.00' }))
    api.answerWith({ RC: 200, records: { orders, paging: { total: 4, page: 1 } } })
    const idsOn = async (own: typeof NOODLE | null) => {
      const list = await calls.listOrders({ page: 1, own, language: 'en' }, credentials)
      return list.ok && list.value.items.map(({ id }) => id)
    }
    expect(await idsOn(NOODLE)).toEqual(['o0', 'o1', 'o3'])
    expect(await idsOn(null)).toHaveLength(4)
  })
})

describe('one order', () => {
  test('its id and the language are in the path, and nothing else is sent [CALL-19] [SEC-2]', async () => {
    api.answerWith({ RC: 200, records: WIRE_ORDER })
    expect(await calls.getOrder('9f3c-1a', 'zh-Hant', credentials)).toMatchObject({
      ok: true,
      value: { id: '9f3c-1a' },
    })
    expect(api.lastSigned()).toEqual({
      token: 't1',
      secret: 's1',
      path: '/api/rest/v8/orddtl/9f3c-1a/zh-Hant',
      method: 'GET',
    })
  })

  test('after a payment page, the API is to ask the provider first', async () => {
    api.answerWith({ RC: 200, records: WIRE_ORDER })
    await calls.getOrder('9f3c-1a', 'en', credentials, true)
    expect(api.lastSigned()).toMatchObject({ path: '/api/rest/v8/orddtl/9f3c-1a/en?returned=1' })
  })

  test('an id cannot escape to another path', async () => {
    api.answerWith({ RC: 404 })
    expect(await calls.getOrder('../v7/customerinfo?x=1', 'en', credentials)).toEqual({ ok: false, code: 'not_found' })
    expect(api.lastSigned().path).toBe('/api/rest/v8/orddtl/..%2Fv7%2Fcustomerinfo%3Fx%3D1/en')
  })

  test.each([
    [401, 'unauthenticated'],
    [404, 'not_found'],
    [484, 'not_found'],
    [500, 'unexpected_error'],
  ])('RC %i is %s', async (RC, code) => {
    api.answerWith({ RC })
    expect(await calls.getOrder('o1', 'en', credentials)).toEqual({ ok: false, code })
  })
})

describe('cancel', () => {
  test('posts the cancel action, and returns the updated order [CALL-21] [ORD-21]', async () => {
    api.answerWith({ RC: 200, records: { order: { ...WIRE_ORDER, status: 5 } } })
    expect(await calls.cancelOrder('9f3c-1a', 'en', credentials)).toMatchObject({ ok: true, value: { status: 5 } })
    expect(api.lastSigned()).toMatchObject({ path: '/api/rest/v7/aio', method: 'POST' })
    expect(api.lastSigned().data).toMatchObject({ data: { ord_id: '9f3c-1a', action: 'cancel' } })
    expect(api.received).toHaveLength(1)
  })

  test('refetches the order when the response does not contain it [ORD-21]', async () => {
    api.answerWith(({ body }: { body: unknown }) =>
      JSON.stringify(body).includes('cancel') ? { RC: 200 } : { RC: 200, records: { ...WIRE_ORDER, status: '5' } },
    )
    expect(await calls.cancelOrder('9f3c-1a', 'en', credentials)).toMatchObject({ ok: true, value: { status: 5 } })
    expect(signed().pathname).toBe('/api/rest/v8/orddtl/9f3c-1a/en')
  })

  test.each([400, 409, 500])('RC %i is a failed cancel [ERR-47]', async (RC) => {
    api.answerWith({ RC })
    expect(await calls.cancelOrder('o1', 'en', credentials)).toEqual({ ok: false, code: 'cancel_failed' })
  })
})
