import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { OrderHistory } from '@/components/orders/list/order-history'
import type { OrderRow } from '@/lib/domain/orders/orders'
import { type ApiAnswer, mockApi, rejection } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

const ROW: OrderRow = {
  id: '9f3c-1a',
  gid: 12,
  fulfilmentMethod: 2,
  waiterService: true,
  storeName: 'Noodle House',
  storeCity: null,
  storeLogo: '',
  orderedAt: '2026-11-20T12:00:00.000Z',
  amount: { amount: 4521, currency: 'CAD' },
  status: 2,
  paymentState: null,
  items: [],
}
function open(answer: ApiAnswer<'GET /api/orders'>, page = 1, search = {}) {
  const api = mockApi({ 'GET /api/orders': answer })
  return { api, ...show(<OrderHistory page={page} search={search} />) }
}
const listOf = (rows: OrderRow[], total = rows.length, page = 1) => ({
  json: { items: rows, page, pageSize: 20, total },
})

describe('order history', () => {
  test('is a table of six columns [ORD-1]', async () => {
    open(listOf([ROW]))
    expect((await screen.findAllByRole('columnheader')).map((head) => head.textContent)).toEqual([
      'Order ID',
      'Order type',
      'Store',
      'Order date',
      'Order amount',
      'Status',
    ])
    const [, row] = screen.getAllByRole('row')
    const cells = within(row as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    expect(cells).toEqual([
      '9f3c-1a',
      'Pickup',
      'Noodle House',
      expect.stringMatching(/^2026-11-2\d \d\d:00(am|pm)$/),
      'C$45.21',
      'Processing',
    ])
  })

  test.each([
    [true, 'Dine in'],
    [false, 'In store'],
  ])('an order at a store, which serves at tables: %s, is called %s [STORE-4]', async (waiterService, name) => {
    open(listOf([{ ...ROW, fulfilmentMethod: 3, waiterService }]))
    expect(await screen.findByRole('cell', { name })).toBeVisible()
  })

  test('a row links to its order [ORD-3]', async () => {
    open(listOf([ROW]))
    expect(await screen.findByRole('link', { name: '9f3c-1a' })).toHaveAttribute(
      'href',
      '/account/orders/detail/9f3c-1a',
    )
  })

  test.each([
    [1, 'Delivery'],
    [2, 'Pickup'],
    [3, 'Dine in'],
  ])('type %i is %s [ENT-58]', async (fulfilmentMethod, label) => {
    open(listOf([{ ...ROW, fulfilmentMethod }]))
    expect(await screen.findByRole('cell', { name: label })).toBeVisible()
  })

  test.each([
    ['waiting', 'Waiting for your payment', '/paynow?orderId=9f3c-1a&gid=12'],
    ['confirming', 'Payment being confirmed', undefined],
  ] as const)(
    'an order %s: says “%s”, with its pay link only where it can be paid',
    async (paymentState, text, href) => {
      open(listOf([{ ...ROW, status: 1, paymentState }]))
      expect(await screen.findByText(text)).toBeVisible()
      expect(screen.queryByText('Pending')).toBeNull()
      expect(screen.queryByRole('link', { name: 'Pay now #9f3c-1a' })?.getAttribute('href')).toBe(href)
    },
  )

  describe('its items', () => {
    const thing = (name: string, quantity = 1, dealId: number | null = null) => ({ pid: 34, dealId, name, quantity })
    const cell = async () => (await screen.findByText('Noodle House')).closest('td')

    test('are named below the store, the first two of them', async () => {
      open(listOf([{ ...ROW, items: [thing('Ramen', 2), thing('Tea'), thing('Rice'), thing('Soup')] }]))
      expect(await cell()).toHaveTextContent('Noodle House2 × Ramen, Tea2 more')
    })

    test('of a finished order can be ordered again from its row; one of a deal leads to the deal', async () => {
      const deal = { ...ROW, id: 'b-2', status: 4 as const, items: [thing('Spa day', 1, 56)] }
      open(listOf([{ ...ROW, status: 4, items: [thing('Ramen')] }, deal, { ...ROW, id: 'c-3', items: [thing('Tea')] }]))
      expect(await screen.findByRole('button', { name: 'Order again #9f3c-1a' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Order again #b-2' })).toHaveAttribute('href', '/deals/details/56')
      expect(screen.queryByRole('button', { name: 'Order again #c-3' })).toBeNull()
    })
  })

  test('a long number is led by its short one', async () => {
    open(listOf([{ ...ROW, id: 'gtehtxhougbxmqg4' }]))
    expect(await screen.findByRole('link', { name: 'BXM-QG4 gtehtxhougbxmqg4' })).toBeVisible()
  })

  test('asks with the saved search conditions of its URL [CALL-18]', async () => {
    const { api } = open(listOf([ROW], 41, 2), 2, { st: '4', keywords: '面' })
    expect(await screen.findByRole('link', { name: '9f3c-1a' })).toBeVisible()
    expect(api.calls).toMatchObject([{ path: '/api/orders', query: { st: '4', keywords: '面', page: '2' } }])
  })

  test('41 orders are three pages of 20 [ORD-2]', async () => {
    const { api } = open(listOf([ROW], 41, 2), 2)
    await screen.findByRole('table')
    const links = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toContain('/account/orders?page=3')
    expect(links.map((link) => link.getAttribute('href'))).not.toContain('/account/orders?page=4')
    expect(api.calls).toMatchObject([{ path: '/api/orders', query: { page: '2' } }])
  })

  test('none: shows a message, and links to the deals', async () => {
    open(listOf([]))
    expect(await screen.findByText('No orders yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See deals' })).toHaveAttribute('href', '/deals')
  })

  test.each([
    ['tells how many there are', 41],
    ['counts only the page', 0],
  ])('a page beyond the end of an API that %s: says so, and leads to the first', async (_, total) => {
    open(listOf([], total, 99), 99, { st: '4' })
    expect(await screen.findByText('There’s nothing on this page')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/account/orders?st=4')
    expect(screen.queryByText('No orders yet')).toBeNull()
  })

  test('orders of which none can be read are no empty list', async () => {
    open(listOf([], 3))
    expect(await screen.findByText('Unable to load data')).toBeVisible()
  })

  test('a load error is not shown as an empty list [ERR-55]', async () => {
    open(rejection('network', undefined, 503))
    expect(await screen.findByText('Unable to load data')).toBeVisible()
    expect(screen.queryByText('No orders yet')).toBeNull()
  })
})
