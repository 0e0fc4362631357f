import { beforeEach, expect, test, vi } from 'vitest'
import { serveFakeApi } from '@/tests/support/fake-api'

const session = vi.hoisted(() => ({ token: 't1' as string | undefined, secret: 's1' }))
vi.mock('next/root-params', () => ({ site: async () => 'shared', lan: async () => 'en' }))
vi.mock('@/lib/server/session/session', () => ({ readSession: async () => session }))

const api = await serveFakeApi()
const { default: ReturnedPage } = await import('@/app/[site]/[lan]/(private)/returned/page')

const ORDERS = ['o2', 'o1'].map((ord_id, age) => ({
  ord_id,
  s_nm: 'Noodle House',
  amt: '45.21',
  curr: 'CAD',
  dt: `2026-11-2${5 - age} 19:00:00`,
}))
beforeEach(() => {
  session.token = 't1'
})

test('a payer who is sent back without the id of the order finds the one that was placed last', async () => {
  api.answerWith({ RC: 200, records: { orders: ORDERS, paging: { total: 2, page: 1 } } })
  await expect(ReturnedPage()).rejects.toThrow('redirects to /account/orders/detail/o2?from=returned')
})

test.each([
  ['no order', { RC: 200, records: { orders: [] } }, 't1'],
  ['a session that has ended', { RC: 401 }, 't1'],
  ['no session', { RC: 200, records: { orders: ORDERS } }, undefined],
])('with %s, their orders', async (_, answer, token) => {
  session.token = token
  api.answerWith(answer)
  await expect(ReturnedPage()).rejects.toThrow(/redirects to \/account\/orders$/)
})
