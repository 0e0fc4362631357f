import { describe, expect, test } from 'vitest'
import { credentials, serveFakeApi } from '@/tests/support/fake-api'

const api = await serveFakeApi()
const { findPlacedOrder } = await import('@/lib/commerce-client/orders/orders')
const { formatUtc } = await import('@/lib/domain/time/time')

const lost = { quoteId: 'q-1', gid: 12, currency: 'CAD', total: 4704, age: 20, before: 'o0' }
const ago = (seconds: number) => formatUtc(new Date(Date.now() - seconds * 1000))
const row = { ord_id: 'o1', g_id: 12, amt: '47.04', curr: 'CAD', dt: ago(15), st: 1 }

describe('the order of a checkout whose answer was lost', () => {
  test('is asked for by its quote', async () => {
    api.answerWith({ RC: 200, records: { orders: [{ ...row, q_id: 'q-1', amt: 1 }] } })
    expect(await findPlacedOrder(lost, credentials)).toEqual({ ok: true, value: 'o1' })
    expect(api.lastSigned().path).toBe('/api/rest/v7/ordlst?page=1&limit=20&q_id=q-1&lan=en')
  })

  test.each<[string, object[], string | null]>([
    ['the same store, amount and time', [row], 'o1'],
    ['the newest of several', [{ ...row, ord_id: 'o2' }, row], 'o2'],
    ['a store and a time that it does not tell', [{ ...row, g_id: null, dt: null }], 'o1'],
    ['clocks that differ by a minute', [{ ...row, dt: ago(80) }], 'o1'],
    ['another store', [{ ...row, g_id: 13 }], null],
    ['another amount', [{ ...row, amt: 47.05 }], null],
    ['an order of before', [{ ...row, dt: ago(3600) }], null],
    ['the order before it', [{ ...row, ord_id: 'o0' }], null],
    ['no order', [], null],
    ['another quote, where the API tells quotes', [{ ...row, q_id: 'q-0' }], null],
  ])('is recognised in the list of an API that does not know quotes: %s', async (_, orders, found) => {
    api.answerWith({ RC: 200, records: { orders } })
    expect(await findPlacedOrder(lost, credentials)).toEqual({ ok: true, value: found })
  })
})
