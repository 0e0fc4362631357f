import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OrderAgain } from '@/components/orders/again/order-again'
import * as lazyMessages from '@/components/ui/loading/lazy-messages'
import { cartOf, saveCart } from '@/lib/browser/cart/carts'
import { refreshSession } from '@/lib/browser/session/session-store'
import type { OrderRow } from '@/lib/domain/orders/orders'
import { type ApiMocks, mockApi, mockLocation } from '@/tests/support/mock-api'
import { sampleMenu } from '@/tests/support/sample-menu'
import { sampleOrder } from '@/tests/support/sample-order'
import { show } from '@/tests/support/show'

const GID = sampleMenu.store.gid
const ramen = {
  pid: 1,
  dealId: null,
  name: 'Ramen',
  picture: '',
  quantity: 2,
  unitPrice: 1500,
  amount: 3000,
  validUntil: null,
  isGiftCard: false,
}
const items = [{ ...ramen, options: [{ id: 10, name: 'Size', options: [{ id: 100, name: 'Small', options: [] }] }] }]
const row = (id: string, changes: Partial<OrderRow> = {}): OrderRow => ({
  id,
  fulfilmentMethod: 2,
  waiterService: true,
  storeName: 'Noodle House',
  orderedAt: null,
  paymentState: null,
  gid: GID,
  storeCity: null,
  storeLogo: '',
  amount: { amount: 3000, currency: 'CAD' },
  status: 4,
  items,
  ...changes,
})

async function open(
  rows: OrderRow[],
  { signedIn = true, onHome = false }: { signedIn?: boolean; onHome?: boolean } = {},
) {
  const place = mockLocation()
  const mocks: ApiMocks = {
    'GET /api/session': { json: { signedIn, firstName: 'Ada' } },
    'GET /api/account/recent-orders': { json: { items: rows, page: 1, pageSize: 5, total: rows.length } },
    'GET /api/orders/b-2': { json: { ...sampleOrder, id: 'b-2', gid: GID, status: 4, items } },
  }
  mocks[`GET /api/menu/en/${GID}`] = { json: sampleMenu }
  const api = mockApi(mocks)
  await refreshSession()
  return { ...api, ...place, ...show(<OrderAgain gid={onHome ? undefined : GID} pathsInput={['en', 'en', {}]} />) }
}
const button = () => screen.findByRole('button', { name: /^Order again/ })

beforeEach(() => void vi.spyOn(lazyMessages, 'LazyMessages').mockImplementation(({ children }) => <>{children}</>))

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a customer orders the last finished order of this store again', async () => {
  const { user, assign } = await open([row('a-1', { gid: 99 }), row('c-3', { status: 2 }), row('b-2')])
  expect(await button()).toHaveTextContent('Order again 2 × Ramen')
  await user.click(await button())
  await waitFor(() => expect(assign).toHaveBeenCalled())
  expect(
    cartOf('menu', GID)
      .read()
      ?.items.map(({ pid, qty }) => [pid, qty]),
  ).toEqual([[1, 2]])
})

test('on the home page it is the last finished order of any store, named', async () => {
  const { user, assign } = await open([row('c-3', { gid: 99, status: 2 }), row('b-2')], { onHome: true })
  expect(await button()).toHaveTextContent('Order again Noodle House · 2 × Ramen')
  await user.click(await button())
  await waitFor(() => expect(assign).toHaveBeenCalledWith(`/checkout?query=${GID}`))
})

test('nothing is read for a visitor, or beside a cart', async () => {
  const visitor = await open([row('b-2')], { signedIn: false })
  expect(visitor.container).toBeEmptyDOMElement()
  expect(visitor.calls.map(({ path }) => path)).not.toContain('/api/account/recent-orders')
  saveCart({
    kind: 'menu',
    gid: GID,
    items: [{ pid: 1, qty: 1, pc: 1500, options: {} }],
    fulfilmentMethods: [1],
    fulfilmentMethod: 1,
    coupon: '',
  })
  const customer = await open([row('b-2')])
  expect(customer.container).toBeEmptyDOMElement()
  expect(customer.calls.map(({ path }) => path)).not.toContain('/api/account/recent-orders')
})
