import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { cartOf, saveCart } from '@/lib/browser/cart/carts'
import type { Quote } from '@/lib/domain/checkout/quote'
import type { ErrorCode } from '@/lib/domain/result'
import { payCart } from '@/lib/domain/self-checkout/pay-cart'
import { type ApiMocks, mockApi, mockLocation, rejection } from '@/tests/support/mock-api'
import { sampleCustomer, sampleQuote } from '@/tests/support/sample-checkout'
import { sampleStore } from '@/tests/support/sample-store'
import { show } from '@/tests/support/show'
import { section } from './menu-cart'

afterEach(() => vi.unstubAllGlobals())

const PAYMENTS = { ...sampleStore.payments, creditCard: true, cash: true, payLater: true, paypalExpress: true }
const AMOUNT: Quote = {
  ...sampleQuote,
  lines: [{ ...sampleQuote.lines[0], name: 'Weight difference', options: [] } as Quote['lines'][number]],
  fulfilmentMethod: 5,
}

async function open({ related = '77ab', routes = {} as ApiMocks, payments = PAYMENTS, wait = 'Order summary' } = {}) {
  const start = {
    store: { ...sampleStore, payments, tipsEnabled: true },
    customer: sampleCustomer,
    tipsDisabled: false,
    hasGiftCards: true,
  }
  const api = mockApi({
    'GET /api/checkout/start': { json: start },
    'POST /api/checkout/quote': { json: AMOUNT },
    'POST /api/checkout/order': { json: { orderId: 'o-9', payUrl: null } },
    ...routes,
  })
  const location = mockLocation()
  saveCart(payCart({ gid: 12, amount: 3100, taxClass: 'food', relatedOrderId: related, comment: 'Table 4' }))
  const view = show(<CheckoutScreen kind="pay" gid={12} terms={{}} />)
  await screen.findAllByText(wait)
  return { ...view, api, location }
}
const bodyOf = (call: { body: unknown } | undefined) => call?.body as Record<string, unknown>

describe('the checkout of an amount without goods', () => {
  test('offers neither cash nor pay later [PAY-12]', async () => {
    const { user } = await open()
    await screen.findByText('Weight difference')
    await user.click(section('Payment info').getByRole('button', { name: 'Change payment method' }))
    expect(await screen.findByRole('button', { name: 'Credit card' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'PayPal' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cash' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Pay later' })).toBeNull()
  })

  test('does not preselect cash if the store accepts nothing else [PAY-12] [CHK-20]', async () => {
    await open({ payments: { ...PAYMENTS, creditCard: false, payLater: false, paypalExpress: false } })
    expect(await screen.findByRole('button', { name: 'Please input payment method' })).toBeVisible()
  })

  test('asks for the contact, not an address: no order type, address, coupon or tips for a surcharge [CHK-38]', async () => {
    await open()
    await screen.findByText('Weight difference')
    expect(screen.getByRole('region', { name: 'Customer info' })).toBeVisible()
    for (const name of ['Order type', 'Delivery info']) expect(screen.queryByRole('region', { name })).toBeNull()
    expect(screen.queryByLabelText('Coupon code')).toBeNull()
    expect(screen.queryByLabelText('Other amount')).toBeNull()
    expect(screen.getByLabelText('Comment for the store')).toHaveValue('Table 4')
  })

  test('accepts tips at the till', async () => {
    await open({ related: '' })
    expect(await screen.findByLabelText('Other amount')).toBeVisible()
  })

  test('sends amount, tax class and related order, and clears its cart [SELF-5] [ENT-48]', async () => {
    const { user, api, location } = await open({
      payments: { ...PAYMENTS, creditCard: false, cash: false, payLater: false },
    })
    await screen.findByText('Weight difference')
    await user.click(screen.getByRole('button', { name: 'Place order' }))
    await waitFor(() => expect(location.assign.mock.calls).toEqual([['/paypal?orderId=o-9']]))
    expect(bodyOf(api.callsOf('POST /api/checkout/quote')[0])).toMatchObject({
      lines: [{ pid: 0, qty: 1, pc: 3100, taxClass: 'food', selfCheckout: true }],
      fulfilmentMethod: 5,
      relatedOrderId: '77ab',
    })
    expect(bodyOf(api.callsOf('POST /api/checkout/order')[0])).toMatchObject({ relatedOrderId: '77ab', tips: 0 })
    expect(cartOf('pay', 12).read()).toBeNull()
  })

  test.each<[ErrorCode, string]>([
    ['surcharge_changed', 'This surcharge has already been paid or has changed. Please check the order.'],
    ['invalid_amount', 'Invalid amount'],
    ['not_found', 'Record not found. It may no longer be available.'],
  ])('%s links back to the order', async (code, text) => {
    const routes = { 'POST /api/checkout/quote': rejection(code) }
    const { user, location } = await open({ routes, wait: 'Please check your cart' })
    expect(screen.getByText(text)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to the order' }))
    expect(location.assign.mock.calls).toEqual([['/account/orders/detail/77ab']])
  })

  test("has no limit of its own: the API's limit error is shown [CONST-9] [ERR-33]", async () => {
    await open({ related: '', routes: { 'POST /api/checkout/quote': rejection('over_payment_limit') } })
    expect(
      await screen.findByText(
        'Price over the payment limit. Please choose another payment method or a smaller amount.',
      ),
    ).toBeVisible()
  })
})

describe('a checkout that cannot load', () => {
  test('shows an error, with a retry [ERR-56]', async () => {
    const answers = [rejection('network', undefined, 503), rejection('network', undefined, 503)]
    const routes = { 'GET /api/checkout/start': () => answers.pop() ?? rejection('unexpected_error', undefined, 500) }
    const { user, api } = await open({ routes, wait: 'Unable to load data' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(api.callsOf('GET /api/checkout/start')).toHaveLength(2))
  })

  test('shows a slow or unstable network when the price does not arrive [ERR-56] [ERR-53]', async () => {
    await open({ routes: { 'POST /api/checkout/quote': rejection('network', undefined, 503) } })
    expect(await screen.findByText('Slow or unstable network')).toBeVisible()
  })
})
