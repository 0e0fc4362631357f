import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { cartOf, saveCart } from '@/lib/browser/cart/carts'
import { mockApi, mockLocation, rejection } from '@/tests/support/mock-api'
import { sampleAddress, sampleCustomer, sampleQuote } from '@/tests/support/sample-checkout'
import { sampleStore } from '@/tests/support/sample-store'
import { show } from '@/tests/support/show'
import { CASH_ONLY } from './menu-cart'

afterEach(() => vi.unstubAllGlobals())

test('too many of one are reduced to the limit, which is said; nothing is removed', async () => {
  const customer = { ...sampleCustomer, defaultAddress: sampleAddress }
  const api = mockApi({
    'GET /api/checkout/start': { json: { store: sampleStore, customer, tipsDisabled: false, hasGiftCards: true } },
    'POST /api/checkout/quote': ({ body }) => {
      const all = (body as { lines: { qty: number }[] }).lines.reduce((sum, { qty }) => sum + qty, 0)
      return all > 20 ? rejection('items_limited', { pid: 900, max: 20, items: ['Gift card'] }) : { json: sampleQuote }
    },
  })
  mockLocation()
  const items = [
    { ...line(900), qty: 15 },
    { ...line(900), qty: 6, options: { 1: [2] } },
  ]
  saveCart({ kind: 'menu', gid: 12, fulfilmentMethods: [2], fulfilmentMethod: 2, coupon: '', items })
  show(<CheckoutScreen kind="menu" gid={12} terms={{}} />)
  const text = 'You can order at most 20 of Gift card, so we reduced the quantity.'
  expect(await screen.findByText(text)).toBeVisible()
  expect(await screen.findByText('Spa day')).toBeVisible()
  expect(
    cartOf('menu', 12)
      .read()
      ?.items.map(({ qty }) => qty),
  ).toEqual([15, 5])
  expect(api.callsOf('POST /api/checkout/quote')).toHaveLength(2)
})

const line = (pid: number) => ({ pid, qty: 1, pc: 3100, options: {} })

test('a dish that a quote refuses is named and removed; the rest of the cart is priced', async () => {
  const customer = { ...sampleCustomer, defaultAddress: sampleAddress }
  const api = mockApi({
    'GET /api/checkout/start': { json: { store: sampleStore, customer, tipsDisabled: false, hasGiftCards: true } },
    'POST /api/checkout/quote': ({ body }) =>
      (body as { lines: { pid: number }[] }).lines.some(({ pid }) => pid === 901)
        ? rejection('items_refused', { pids: '901', items: ['Iced tea'] })
        : { json: sampleQuote },
  })
  mockLocation()
  const cart = { kind: 'menu', gid: 12, fulfilmentMethods: [2], fulfilmentMethod: 2, coupon: 'SPRING' } as const
  saveCart({ ...cart, fulfilmentMethods: [2], items: [line(900), line(901)] })
  show(<CheckoutScreen kind="menu" gid={12} terms={{}} />)
  const text = 'No longer available, so removed from your cart: Iced tea'
  expect(await screen.findByText(text)).toBeVisible()
  expect(await screen.findByText('Spa day')).toBeVisible()
  const quotes = api.callsOf('POST /api/checkout/quote').map(({ body }) => (body as { lines: object[] }).lines)
  expect(quotes.map((lines) => lines.length)).toEqual([2, 1])
  await waitFor(() => expect(cartOf('menu', 12).read()?.items).toEqual([line(900)]))
  expect(cartOf('menu', 12).read()?.coupon).toBe('SPRING')
})

test.each(['quote', 'order'] as const)(
  'a cart of which nothing is offered any more is cleared at the %s, which is said [ERR-25] [ERR-29]',
  async (when) => {
    const customer = { ...sampleCustomer, defaultAddress: sampleAddress }
    const gone = when === 'quote' ? rejection('items_gone') : { json: sampleQuote }
    mockApi({
      'GET /api/checkout/start': {
        json: { store: { ...sampleStore, payments: CASH_ONLY }, customer, tipsDisabled: false, hasGiftCards: true },
      },
      'POST /api/checkout/quote': gone,
      'POST /api/checkout/order': rejection('items_refused', { pids: '900' }),
    })
    const { assign } = mockLocation()
    saveCart({ kind: 'deal', gid: 12, fulfilmentMethods: [2], fulfilmentMethod: 2, coupon: '', items: [line(900)] })
    const { user } = show(<CheckoutScreen kind="deal" gid={12} terms={{}} />)
    if (when === 'order') await user.click(await screen.findByRole('button', { name: 'Place order' }))
    const dialog = await screen.findByRole('dialog', { name: 'Please check your cart' })
    expect(dialog).toHaveTextContent('Your shopping cart has been cleared')
    expect(screen.queryByText('There are no items in your cart')).toBeNull()
    expect(cartOf('deal', 12).read()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Back to the store' }))
    expect(assign).toHaveBeenCalledWith('/store/12')
  },
)
