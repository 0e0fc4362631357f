import { expect, test } from 'vitest'
import { credentials, serveFakeApi } from '@/tests/support/fake-api'

const api = await serveFakeApi()
const calls = await import('@/lib/commerce-client/account/points-api')

test('points are fetched unpaged by one signed GET; the history is optional [POINT-2] [POINT-3] [ENT-36]', async () => {
  api.answerWith({ RC: 200, records: { balance: 1200, remaining: 800, redeemed: 400 } })
  expect(await calls.getPoints(credentials)).toEqual({
    ok: true,
    value: { balance: 1200, remaining: 800, redeemed: 400, history: [] },
  })
  expect(api.lastSigned()).toMatchObject({ ...credentials, method: 'GET', path: '/api/rest/v7/points?page=1&limit=-1' })
})

test('with their history', async () => {
  const row = { date: '2026-11-20 20:00:00', delta: -50, balance: 10, ord_id: '9f3c' }
  api.answerWith({ RC: 200, records: { balance: 10, remaining: 10, redeemed: 50, history: [row] } })
  const history = [{ at: '2026-11-20T20:00:00.000Z', delta: -50, balance: 10, orderId: '9f3c' }]
  expect(await calls.getPoints(credentials)).toMatchObject({ ok: true, value: { history } })
})
