import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { saveCart } from '@/lib/browser/cart/carts'
import type { Quote } from '@/lib/domain/checkout/quote'
import { mockApi, mockLocation, rejection } from '@/tests/support/mock-api'
import { sampleAddress, sampleCustomer, sampleQuote } from '@/tests/support/sample-checkout'
import { sampleStore } from '@/tests/support/sample-store'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

const GIFT_CARD = { ...sampleQuote.lines[0], name: 'Gift card', isGiftCard: true } as Quote['lines'][number]
const EXPRESS = { ...sampleStore.payments, creditCard: false, paypalExpress: true }

async function open(
  quote: Partial<Quote>,
  { address = null as typeof sampleAddress | null, method = 0, tipsEnabled = false, offers = true, minimum = 0 } = {},
) {
  const store = {
    ...sampleStore,
    payments: EXPRESS,
    services: { delivery: offers, pickup: offers, eatin: false },
    minDeliveryAmount: minimum,
    tipsEnabled,
  }
  const customer = { ...sampleCustomer, defaultAddress: address }
  const api = mockApi({
    'GET /api/checkout/start': { json: { store, customer, tipsDisabled: false, hasGiftCards: true } },
    'POST /api/checkout/quote': { json: { ...sampleQuote, ...quote } },
    'POST /api/checkout/order': { json: { orderId: 'o-1', payUrl: 'https://pay.example/1' } },
    'GET /api/gift-cards': rejection('unexpected_error', undefined, 500),
  })
  mockLocation()
  const items = [{ pid: 900, qty: 1, pc: 5000, options: {} }]
  saveCart({ kind: 'menu', gid: 12, items, fulfilmentMethods: [1, 2], fulfilmentMethod: method, coupon: '' })
  const view = show(<CheckoutScreen kind="menu" gid={12} terms={{}} />)
  await screen.findByText(quote.lines ? 'Gift card' : 'Spa day', { selector: 'p' })
  return { ...view, api }
}

describe('a cart of gift cards alone', () => {
  test.each([0, 1, 2])('with shipping method %i requires no order type and no address', async (method) => {
    const { user, api } = await open({ lines: [GIFT_CARD], fulfilmentMethod: 5 }, { method })
    const section = screen.getByRole('region', { name: 'Order type' })
    expect(within(section).getByText('By email, right after payment')).toBeVisible()
    expect(within(section).queryByRole('button')).toBeNull()
    expect(screen.queryByRole('region', { name: 'Delivery info' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Place order' }))
    await waitFor(() => expect(api.callsOf('POST /api/checkout/order')).toHaveLength(1))
    const sent = { fulfilmentMethod: 5, shippingAddress: null, firstName: 'Mei', phone: '6045550123', slot: null }
    expect(api.callsOf('POST /api/checkout/order')[0]?.body).toMatchObject(sent)
  })

  test('takes no tips, although its store does', async () => {
    const { unmount } = await open({ lines: [GIFT_CARD], fulfilmentMethod: 5 }, { tipsEnabled: true })
    expect(screen.queryByLabelText('Other amount')).toBeNull()
    unmount()
    await open({ fulfilmentMethod: 2 }, { method: 2, tipsEnabled: true })
    expect(screen.getByLabelText('Other amount')).toBeVisible()
  })

  test('next to a dish is fulfilled like the dish', async () => {
    const lines = [GIFT_CARD, { ...GIFT_CARD, pid: 901, name: 'Noodles', isGiftCard: false }]
    await open({ lines, fulfilmentMethod: 1 }, { address: sampleAddress, method: 1 })
    expect(screen.getByRole('region', { name: 'Delivery info' })).toBeVisible()
    expect(screen.queryByText('By email, right after payment')).toBeNull()
  })
})

test('the minimum of a delivery is that of the dishes beside a gift card [CHK-41]', async () => {
  const dish = { ...GIFT_CARD, pid: 901, name: 'Noodles', isGiftCard: false, amount: 1500 }
  const quote = { lines: [{ ...GIFT_CARD, amount: 5000 }, dish], itemTotal: 6500, fulfilmentMethod: 2 }
  const { unmount } = await open(quote, { method: 2, minimum: 1501 })
  expect(screen.getByText(/^The minimum for delivery is C\$15\.01/)).toBeVisible()
  unmount()
  await open(quote, { method: 2, minimum: 1500 })
  expect(screen.queryByText(/The minimum for delivery/)).toBeNull()
})

describe('while the store offers no order type', () => {
  test('the items show, the total is pending, and the button asks for the type [CHK-29]', async () => {
    await open({ fulfilmentMethod: 0 }, { offers: false })
    expect(screen.getByRole('list', { name: 'Your items' })).toBeVisible()
    expect(screen.queryByText('Order total')).toBeNull()
    expect(screen.getByRole('button', { name: 'Please choose a shipping method' })).toBeVisible()
  })
})

describe('gift cards that cannot be fetched', () => {
  test('show an error, with a retry [ERR-52] [ERR-56]', async () => {
    const { user, api } = await open({}, { method: 2 })
    await user.click(screen.getByRole('button', { name: 'Use a gift card' }))
    expect(await screen.findByText('Failed to fetch gift card or points detail')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(api.callsOf('GET /api/gift-cards')).toHaveLength(2))
  })
})
