import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PaypalScreen } from '@/components/paypal/paypal-screen'
import { setCustomer } from '@/lib/browser/session/session-store'
import type { Language } from '@/lib/domain/languages/languages'
import type { Order } from '@/lib/domain/orders/orders'
import type { ErrorCode } from '@/lib/domain/result'
import { type ApiCall, type ApiMocks, mockApi, mockLocation, rejection } from '@/tests/support/mock-api'
import { sampleOrder } from '@/tests/support/sample-order'
import { show } from '@/tests/support/show'
import { ASYNC_TIMEOUT } from '@/tests/support/timeouts'

const PRICES = {
  storeSurcharge: 0,
  orderSurcharge: 250,
  subtotal: 4000,
  storeDiscount: 1750,
  shipping: 399,
  tax: 192,
  tip: 480,
  total: 3571,
}
type Options = Parameters<NonNullable<Window['paypal']>['Button']['render']>[0]

/** A double of the provider's script: what it rendered, and the payer's actions. */
function scriptDouble() {
  const render = vi.fn<(options: Options, container: HTMLElement) => void>()
  window.paypal = { Button: { render } }
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement) queueMicrotask(() => node.onload?.(new Event('load')))
  })
  return { render, options: () => render.mock.calls.at(-1)?.[0] as Options }
}
afterEach(() => {
  delete window.paypal
})

interface Setup {
  order?: Partial<Order>
  language?: Language
  routes?: ApiMocks
  config?: { scriptUrl: string; clientKey: string } | null
}

async function open({ order, language, routes, config }: Setup = {}) {
  setCustomer('Mei')
  const provider = scriptDouble()
  const api = mockApi({
    'GET /api/orders/9f3c-1a': { json: { ...sampleOrder, ...order } },
    'POST /api/paypal': ({ body }) =>
      actionOf({ body }) === 'init' ? { json: { paymentId: 'pay-1', prices: PRICES } } : { json: null },
    ...routes,
  })
  const location = mockLocation()
  const view = show(
    <PaypalScreen
      orderId="9f3c-1a"
      config={config === undefined ? { scriptUrl: 'https://provider.example/express.js', clientKey: 'key-1' } : config}
    />,
    language,
  )
  await screen.findByText('Noodle House')
  if (config !== null && !routes && !order)
    await vi.waitFor(() => expect(provider.render).toHaveBeenCalled(), ASYNC_TIMEOUT)
  return { ...view, api, provider, location, bodies: () => api.callsOf('POST /api/paypal').map(({ body }) => body) }
}
const actionOf = ({ body }: Pick<ApiCall, 'body'>) => (body as { action: string }).action
const refuse = (action: string, code: ErrorCode): ApiMocks => ({
  'POST /api/paypal': (call) =>
    actionOf(call) === action ? rejection(code) : { json: { paymentId: 'pay-1', prices: PRICES } },
})
const approval = { paymentID: 'pay-1', payerID: 'payer-1' }

describe('the page', () => {
  test('is at step 2 of 3 [PPX-1]', async () => {
    await open()
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
  })

  test('shows the items in a table, the price in parts and the provider’s button [PPX-2] [ENT-53]', async () => {
    const { provider } = await open()
    const rows = within(screen.getByRole('table')).getAllByRole('row')
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
    expect(heads).toEqual(['Item', 'Quantity', 'Price', 'Amount'])
    expect(rows[1]).toHaveTextContent('Beef noodlesLarge2 × C$20.002C$20.00C$40.00')
    const price = screen.getByRole('region', { name: 'Price' })
    expect([...price.querySelectorAll('dl > div')].map((line) => line.textContent)).toEqual([
      'SubtotalC$40.00',
      'Discounts and payments−C$17.50',
      'Order surchargeC$2.50',
      'Shipping and handlingC$3.99',
      'TaxC$1.92',
      'TipsC$4.80',
      'TotalC$35.71',
    ])
    expect(price).toContainElement(provider.render.mock.calls[0]?.[1] ?? null)
  })

  test('while a payment is being confirmed it says so, and opens no other', async () => {
    const { bodies } = await open({ order: { paymentState: 'confirming', allowPayNow: false } })
    expect(screen.getByText('Your payment is being confirmed')).toBeVisible()
    expect(screen.queryByText('This order can’t be paid right now')).toBeNull()
    expect(bodies()).toEqual([])
  })

  test('requests the order of its URL, and opens its payment once [PPX-3] [PPX-4]', async () => {
    const { api, bodies } = await open()
    expect(api.callsOf('GET /api/orders/9f3c-1a')).toHaveLength(1)
    expect(bodies()).toEqual([{ action: 'init', orderId: '9f3c-1a', currency: 'CAD', totalDue: 3321 }])
  })

  test('without a provider it links to the other payment methods', async () => {
    const { bodies } = await open({ config: null })
    expect(screen.getByRole('link', { name: 'Choose another payment method' })).toHaveAttribute(
      'href',
      '/paynow?orderId=9f3c-1a&gid=12',
    )
    expect(bodies()).toEqual([])
  })

  test('a paid order opens no payment', async () => {
    const { bodies } = await open({ order: { totalDue: 0, allowPayNow: false } })
    expect(screen.getByText('This order is paid')).toBeVisible()
    expect(bodies()).toEqual([])
  })
})

describe('the flow', () => {
  test('init, authorize: a success with go to order [PPX-4] [PPX-6] [ERR-43]', async () => {
    const { provider, bodies, location, user } = await open()
    expect(await provider.options().payment()).toBe('pay-1')
    await act(() => provider.options().onAuthorize(approval))
    expect(bodies().at(-1)).toEqual({
      action: 'authorize',
      orderId: '9f3c-1a',
      currency: 'CAD',
      totalDue: 3321,
      paymentId: 'pay-1',
      payerId: 'payer-1',
    })
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment received' }))
    expect(dialog.getByRole('status')).toHaveTextContent('Your payment succeeded. Thank you!')
    await user.click(dialog.getByRole('button', { name: 'Go to order' }))
    expect(location.assign.mock.calls).toEqual([['/account/orders/detail/9f3c-1a?from=returned']])
  })

  test('cancel closes the payment and shows a message; the next click opens another [PPX-4] [PPX-5]', async () => {
    const { provider, bodies } = await open()
    await act(() => provider.options().onCancel())
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment cancelled' }))
    expect(dialog.getByRole('alert')).toHaveTextContent('You cancelled the payment. Your order is saved but unpaid.')
    expect(dialog.getByRole('button', { name: 'Go to order' })).toBeVisible()
    await act(async () => void (await provider.options().payment()))
    expect(bodies().map((body) => actionOf({ body }))).toEqual(['init', 'cancel', 'init'])
  })

  test.each<[ErrorCode, string, string]>([
    ['invalid_request', 'Invalid request', 'ERR-44'],
    ['internal_server_error', 'Internal server error', 'ERR-45'],
    ['payment_failed', 'Payment failed', 'ERR-46'],
  ])('authorize refused with %s: %s [PPX-6] [%s]', async (code, text) => {
    const { provider } = await open({ routes: refuse('authorize', code) })
    await vi.waitFor(() => expect(provider.render).toHaveBeenCalled(), ASYNC_TIMEOUT)
    await act(() => provider.options().onAuthorize(approval))
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment not completed' }))
    expect(dialog.getByRole('alert')).toHaveTextContent(text)
    expect(dialog.getByRole('button', { name: 'Go to order' })).toBeVisible()
  })

  test('an error in the provider’s script is a failure [PPX-6]', async () => {
    vi.spyOn(globalThis.console, 'warn').mockImplementation(() => undefined)
    const { provider } = await open()
    act(() => provider.options().onError(new Error('closed')))
    expect(await screen.findByRole('alert')).toHaveTextContent('Payment failed')
  })

  test('a payment that cannot be opened is reported, with an alternative', async () => {
    await open({ routes: refuse('init', 'payment_failed') })
    expect(await screen.findByRole('alert')).toHaveTextContent('Payment failed')
    expect(screen.getByRole('link', { name: 'Choose another payment method' })).toBeVisible()
  })

  test.each<[Language, string]>([
    ['zh', '付款已取消'],
    ['zh-Hant', '付款已取消'],
    ['jp', 'お支払いを中止しました'],
  ])('in %s: %s [PPX-6]', async (language, title) => {
    const { provider } = await open({ language })
    await act(() => provider.options().onCancel())
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  })
})
