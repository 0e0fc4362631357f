import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FinishedActions } from '@/components/orders/actions/finished-actions'
import { ToastRegion } from '@/components/ui/feedback/toast'
import { cartOf, saveCart } from '@/lib/browser/cart/carts'
import type { OrderStatus } from '@/lib/domain/codes/order-status'
import type { Order, OrderItem } from '@/lib/domain/orders/orders'
import { type ApiMock, type ApiMocks, mockApi, mockLocation, rejection } from '@/tests/support/mock-api'
import { sampleMenu } from '@/tests/support/sample-menu'
import { sampleOrder } from '@/tests/support/sample-order'
import { show } from '@/tests/support/show'

let gid = 500
beforeEach(() => void gid++)
afterEach(() => vi.unstubAllGlobals())

const choice = (id: number, name: string) => ({ id, name, options: [] })
const ramen: OrderItem = {
  pid: 1,
  dealId: null,
  name: 'Ramen',
  picture: '',
  quantity: 2,
  unitPrice: 1900,
  validUntil: null,
  isGiftCard: false,
  amount: 3800,
  options: [
    { id: 10, name: 'Size', options: [choice(101, 'Large')] },
    { id: 11, name: 'Extras', options: [choice(110, 'Egg')] },
  ],
}
const gone: OrderItem = { ...ramen, pid: 99, name: 'Old special', options: [] }

function render(changes: Partial<Order> = {}, menu: ApiMock<'GET /api/menu/[lan]/[gid]'> = { json: sampleMenu }) {
  const place = mockLocation()
  const mocks: ApiMocks = {}
  mocks[`GET /api/menu/en/${gid}`] = menu
  const api = mockApi(mocks)
  const order = { ...sampleOrder, gid, status: 4 as OrderStatus, items: [ramen], ...changes }
  const view = show(
    <>
      <FinishedActions order={order} onReview={async () => null} />
      <ToastRegion />
    </>,
  )
  return { ...view, ...api, ...place }
}
const again = () => screen.getByRole('button', { name: 'Order again' })

describe('order again', () => {
  test.each<[OrderStatus, boolean]>([
    [1, false],
    [2, false],
    [3, false],
    [4, true],
    [5, true],
    [6, true],
    [7, false],
  ])('at status %i: %s [ORD-23]', (status, offered) => {
    render({ status })
    expect(screen.queryAllByRole('button', { name: 'Order again' })).toHaveLength(offered ? 1 : 0)
  })

  test.each([
    ['the same', 1900],
    ['cheaper', 2100],
  ])(
    'rebuilds the cart from items and options and opens the checkout: prices are %s [ORD-22]',
    async (_, unitPrice) => {
      const { user, assign } = render({ items: [{ ...ramen, unitPrice }] })
      await user.click(again())
      await waitFor(() => expect(assign).toHaveBeenCalledWith(`/checkout?query=${gid}`))
      expect(cartOf('menu', gid).read()?.items).toEqual([
        { pid: 1, qty: 2, pc: 1900, options: { 10: [101], 11: [110] } },
      ])
    },
  )

  test('missing or differently priced items are shown before the cart is filled [ORD-22]', async () => {
    const { user, assign } = render({ items: [{ ...ramen, unitPrice: 1700 }, gone] })
    await user.click(again())
    const dialog = within(await screen.findByRole('dialog', { name: 'Before you order again' }))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Old special',
      'Ramen: C$19.00 instead of C$17.00',
    ])
    expect(assign).not.toHaveBeenCalled()
    expect(cartOf('menu', gid).read()).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Add to cart' }))
    expect(
      cartOf('menu', gid)
        .read()
        ?.items.map(({ pid }) => pid),
    ).toEqual([1])
    expect(assign).toHaveBeenCalledWith(`/store/${gid}`)
  })

  test('an existing cart is replaced only after confirmation', async () => {
    const { user, assign } = render()
    const line = { pid: 2, qty: 1, pc: 1200, options: {} }
    saveCart({ kind: 'menu', gid, items: [line], fulfilmentMethods: [2], fulfilmentMethod: 2, coupon: '' })
    await user.click(again())
    expect(await screen.findByText('This replaces your current cart at this store.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(cartOf('menu', gid).read()?.items).toEqual([line])
    expect(assign).not.toHaveBeenCalled()
  })

  test('nothing left: shows a message and links to the store, the cart is unchanged', async () => {
    const { user, assign } = render({ items: [gone] })
    await user.click(again())
    expect(await screen.findByText('None of these items are available right now.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go to store' }))
    expect(assign).toHaveBeenCalledWith(`/store/${gid}`)
    expect(cartOf('menu', gid).read()).toBeNull()
  })

  test('a menu that fails to load shows an error', async () => {
    const { user, assign } = render({}, rejection('network', undefined, 503))
    await user.click(again())
    expect(await screen.findByText('Slow or unstable network')).toBeVisible()
    expect(assign).not.toHaveBeenCalled()
  })

  test('an order of a deal links to the deal; an amount offers nothing', () => {
    render({ items: [{ ...ramen, pid: 1_000_056, dealId: 56 }] })
    expect(screen.getByRole('link', { name: 'Order again' })).toHaveAttribute('href', '/deals/details/56')
    render({ items: [{ ...ramen, pid: 0 }] })
    expect(screen.queryAllByRole('button', { name: 'Order again' })).toHaveLength(0)
  })
})
