import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RecentOrders } from '@/components/orders/list/recent-orders'
import type { OrderRow } from '@/lib/domain/orders/orders'
import { type ApiAnswer, mockApi, rejection } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

const row = (id: string, storeName: string): OrderRow => ({
  id,
  gid: 12,
  fulfilmentMethod: 2,
  waiterService: true,
  storeName,
  storeCity: null,
  storeLogo: '',
  orderedAt: '2026-11-20T12:00:00.000Z',
  amount: { amount: 4521, currency: 'CAD' },
  status: 2,
  paymentState: null,
  items: [],
})
const listOf = (items: OrderRow[]) => ({ json: { items, page: 1, pageSize: 5, total: items.length } })

function open(answer: ApiAnswer<'GET /api/account/recent-orders'>) {
  const api = mockApi({ 'GET /api/account/recent-orders': answer })
  return { api, ...show(<RecentOrders />) }
}

describe('recent orders', () => {
  test('each row links to its order, and a link leads to all [ACCT-3]', async () => {
    open(listOf([row('a-1', 'Noodle House'), row('b-2', 'Spa Sento')]))
    expect(await screen.findByRole('link', { name: /Noodle House.*Processing.*C\$45\.21/ })).toHaveAttribute(
      'href',
      '/account/orders/detail/a-1',
    )
    expect(screen.getByRole('link', { name: /Spa Sento/ })).toHaveAttribute('href', '/account/orders/detail/b-2')
    expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/account/orders')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  test('an order that waits for payment says so, with its pay link', async () => {
    open(listOf([{ ...row('a-1', 'Noodle House'), status: 1, paymentState: 'waiting' }, row('b-2', 'Spa Sento')]))
    expect(await screen.findByRole('link', { name: /Noodle House.*Waiting for your payment/ })).toBeVisible()
    const pay = screen.getAllByRole('link', { name: /^Pay now/ })
    expect(pay.map((link) => link.getAttribute('href'))).toEqual(['/paynow?orderId=a-1&gid=12'])
  })

  test('with none a message and a view-stores button to the home page show [ACCT-4] [ACCT-5]', async () => {
    open(listOf([]))
    expect(await screen.findByText('You have no recent orders')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View stores' })).toHaveAttribute('href', '/')
  })

  test('a load error is shown as such, never as an empty list [ERR-55] [ERR-56]', async () => {
    const { user, api } = open(rejection('network', undefined, 503))
    expect(await screen.findByText('Unable to load data')).toBeVisible()
    expect(screen.queryByText('You have no recent orders')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(api.calls).toHaveLength(2)
  })
})
