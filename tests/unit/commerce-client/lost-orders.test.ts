import { describe, expect, test } from 'vitest'
import { credentials, serveFakeApi } from '@/tests/support/fake-api'

const api = await serveFakeApi()
const { findPlacedOrder } = await import('@/lib/commerce-client/orders/find-placed-order')
const { formatUtc } = await import('@/lib/domain/time/time')

const lost = { quoteId: 'q-1', gid: 12, currency: 'CAD', total: 4704, age: 20, before: 'o0' }
const ago = (seconds: number) => formatUtc(new Date(Date.now() - seconds * 1000))
const row = { ord_id: 'o1', g_id: 12, amt: '47.04', curr: 'CAD', dt: ago(15), st: 1 }

describe('the order of a checkout whose answer was lost', () => {
  test('is asked for by its quote', async () => {
    api.answerWith({ RC: 200, records: { orders: [{ ...row, q_id: 'q-1', amt: 1 }] } })
    const value = { orderId: 'o1', isUncertain: false }
    expect(await findPlacedOrder(lost, credentials)).toEqual({ ok: true, value })
    expect(api.lastSigned().path).toBe('/api/rest/v7/ordlst?page=1&limit=20&q_id=q-1&lan=en')
  })

  test.each<[string, object[], string | null]>([
    ['the same store, amount and time', [row], 'o1'],
    ['a store that it does not tell', [{ ...row, g_id: null }], 'o1'],
    ['one of before, and one since', [row, { ...row, ord_id: 'o2', dt: ago(3600) }], 'o1'],
    ['clocks that differ by a minute', [{ ...row, dt: ago(80) }], 'o1'],
    ['another store', [{ ...row, g_id: 13 }], null],
    ['another amount', [{ ...row, amt: 47.05 }], null],
    ['an order of before', [{ ...row, dt: ago(3600) }], null],
    ['the order before it', [{ ...row, ord_id: 'o0' }], null],
    ['no order', [], null],
    ['another quote, where the API tells quotes', [{ ...row, q_id: 'q-0' }], null],
  ])('is recognised in the list of an API that does not know quotes: %s', async (_, orders, found) => {
    api.answerWith({ RC: 200, records: { orders } })
    const value = { orderId: found, isUncertain: false }
    expect(await findPlacedOrder(lost, credentials)).toEqual({ ok: true, value })
  })

  test.each<[string, object[]]>([
    ['one without a time', [{ ...row, dt: null }]],
    ['one with less than that', [{ ord_id: 'o1', amt: '47.04', curr: 'CAD' }]],
    ['two since then', [{ ...row, ord_id: 'o2' }, row]],
    ['one since then, and one without a time', [row, { ...row, ord_id: 'o2', dt: null }]],
  ])('may be among those of the same amount: %s', async (_, orders) => {
    api.answerWith({ RC: 200, records: { orders } })
    const value = { orderId: null, isUncertain: true }
    expect(await findPlacedOrder(lost, credentials)).toEqual({ ok: true, value })
  })
})
