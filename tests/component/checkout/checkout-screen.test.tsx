import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { lastChoices } from '@/lib/browser/orders/last-choices'
import { saveLastOrder } from '@/lib/browser/orders/last-order'
import { dismissForcedLogout } from '@/lib/browser/session/session-store'
import type { PlacedOrder } from '@/lib/domain/checkout/checkout'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { mockApi, mockLocation, rejection } from '@/tests/support/mock-api'
import { isDealCartStored } from '@/tests/support/sample-checkout'
import { sampleOrder } from '@/tests/support/sample-order'
import { sampleStore } from '@/tests/support/sample-store'
import { show } from '@/tests/support/show'
import { bodyOf, CASH, type Options, openDealCheckout } from './deal-checkout'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  dismissForcedLogout()
})
describe('the screen', () => {
  test('steps: shopping done, billing and shipping current, done pending [CHK-1]', async () => {
    await openDealCheckout()
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
    expect(steps.map((step) => step.textContent?.replace(/^\d/, ''))).toEqual([
      'Shopping',
      'Billing and shipping',
      'Done',
    ])
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
    expect(steps[0]?.querySelector('svg')).not.toBeNull()
    expect(steps[2]?.querySelector('svg')).toBeNull()
  })

  test('right: items, coupon, totals, comment of 2 to 6 rows, notice and secure note [CHK-7] [CHK-8]', async () => {
    await openDealCheckout()
    expect(await screen.findByText('Spa day')).toBeVisible()
    expect(screen.getByLabelText('Coupon code')).toBeVisible()
    expect(screen.getByText('Total before tax')).toBeVisible()
    const comment = screen.getByLabelText('Comment for the store')
    expect(comment).toHaveAttribute('rows', '2')
    expect(comment.closest('[class*="6lh"]')).not.toBeNull()
    expect(screen.getByText(/you agree to the terms of use/)).toBeVisible()
    expect(screen.getByText('Secure connection: your data is encrypted.')).toBeVisible()
  })

  test('pickup shows customer info and no delivery section [CHK-3] [CHK-5]', async () => {
    await openDealCheckout({ fulfilmentMethods: [2] })
    expect(screen.getByRole('region', { name: 'Customer info' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Delivery info' })).toBeNull()
    expect(screen.getByText('Not known yet')).toBeVisible()
    expect(await screen.findByText('As soon as possible')).toBeVisible()
  })

  test('a delivery shows the address and hides customer info [CHK-3] [CHK-4]', async () => {
    await openDealCheckout({ fulfilmentMethods: [1] })
    expect(screen.queryByRole('region', { name: 'Customer info' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Delivery info' })).toBeVisible()
  })

  test('order types are those of the cart, in a dialog [CHK-43] [CHK-12]', async () => {
    const { user } = await openDealCheckout({ fulfilmentMethods: [2, 1] })
    const section = screen.getByRole('region', { name: 'Order type' })
    expect(within(section).queryByRole('button', { name: /^Change/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Please choose a shipping method' }))
    const dialog = await screen.findByRole('dialog', { name: 'Order type' })
    const choices = within(dialog)
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('aria-pressed'))
    expect(choices.map((button) => button.textContent)).toEqual(['Pickup', 'Delivery'])
  })

  test('no cart: an error dialog links back to the store [CHK-18] [ERR-30]', async () => {
    const { user, location } = await openDealCheckout({ fulfilmentMethods: null })
    expect(screen.getByText('There are no items in your cart')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back to the store' }))
    expect(location.assign.mock.calls).toEqual([['/store/12']])
  })

  test.each([
    ['of no store', 0, []],
    ['of a store that does not exist', 99, ['/api/checkout/start']],
    ['of a number that is none', 2 ** 53, ['/api/checkout/start']],
  ])('a checkout %s: an error dialog links back [CHK-18]', async (_, gid, asked) => {
    const code = gid === 99 ? rejection('not_found', undefined, 404) : rejection('invalid_request', undefined, 400)
    const api = mockApi({ 'GET /api/checkout/start': code })
    const { assign } = mockLocation()
    const { user } = show(<CheckoutScreen kind="menu" gid={gid} terms={{}} />)
    expect(await screen.findByText('There are no items in your cart')).toBeVisible()
    expect(screen.queryByText(/taking longer than usual/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Back to home' }))
    expect(assign).toHaveBeenCalledExactlyOnceWith('/')
    expect(api.calls.map(({ path }) => path)).toEqual(asked)
  })

  test.each([
    ['in cash', { paymentMethod: 1, totalDue: 1250, allowPayNow: true }, 'Your last order here has been placed.'],
    [
      'that waits for its payment',
      { paymentMethod: 6, paymentState: 'waiting' },
      'Your last order here is waiting for payment.',
    ],
    ['that was cancelled', { status: 5 }, 'Your last order here was cancelled.'],
  ] as const)('back after an order %s, it says what became of it', async (_, facts, text) => {
    saveLastOrder(12, 'o-1')
    const order = { ...sampleOrder, id: 'o-1', ...facts }
    const routes = { 'GET /api/orders/o-1': { json: order } }
    const { user, location } = await openDealCheckout({ fulfilmentMethods: null, routes })
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByText('There are no items in your cart')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go to order' }))
    expect(location.assign.mock.calls).toEqual([['/account/orders/detail/o-1']])
  })

  test('of an order that cannot be read it says nothing', async () => {
    saveLastOrder(12, 'o-1')
    const { api } = await openDealCheckout({ fulfilmentMethods: null })
    await waitFor(() => expect(api.callsOf('GET /api/orders/o-1')).toHaveLength(1))
    expect(screen.getByRole('button', { name: 'Go to order' })).toBeVisible()
    expect(screen.queryByText(/Your last order here/)).toBeNull()
  })

  test('a start that fails shows an error and can be retried [ERR-53]', async () => {
    mockApi({ 'GET /api/checkout/start': rejection('network', undefined, 503) })
    show(<CheckoutScreen kind="deal" gid={12} terms={{}} />)
    expect(await screen.findByText('Unable to load data')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('the main button', () => {
  test.each<[string, Options, string]>([
    ['Please input first name', { customer: { firstName: '' } }, 'First name'],
    ['Please input phone number', { customer: { phone: '604' } }, 'Phone'],
  ])('%s leads to its field [CHK-37]', async (label, options, field) => {
    const { user, mainButton } = await openDealCheckout(options)
    expect(mainButton()).toHaveTextContent(label)
    await user.click(mainButton())
    expect(screen.getByLabelText(field)).toHaveFocus()
  })

  test.each<[string, Options, string]>([
    ['Please choose a shipping method', { fulfilmentMethods: [2, 1] }, 'Order type'],
    ['Please input shipping address', { fulfilmentMethods: [1] }, 'Address'],
    ['Please input payment method', { store: { payments: { ...CASH, cash: false } } }, 'Payment method'],
    ['Please input valid credit card', { store: { payments: sampleStore.payments } }, 'Payment method'],
  ])('%s opens its dialog [CHK-37]', async (label, options, title) => {
    const { user, mainButton } = await openDealCheckout(options)
    expect(mainButton()).toHaveTextContent(label)
    await user.click(mainButton())
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  })

  test('the only accepted method is preselected [CHK-20]', async () => {
    const { mainButton } = await openDealCheckout()
    expect(screen.getByText('Cash')).toBeVisible()
    await waitFor(() => expect(mainButton()).toHaveTextContent('Place order'))
  })

  test('the only accepted method is preselected, and the first of two [CHK-20]', async () => {
    const { mainButton } = await openDealCheckout({ store: { payments: { ...CASH, wechat: true } } })
    await screen.findByText('Spa day')
    expect(screen.getByText('WeChat Pay')).toBeVisible()
    await waitFor(() => expect(mainButton()).toHaveTextContent('Place order'))
  })

  test('the method of the last order is preselected where it is accepted [CHK-20]', async () => {
    lastChoices.write({ paymentMethod: PAYMENT_METHOD.cash })
    await openDealCheckout({ store: { payments: { ...CASH, wechat: true } } })
    await screen.findByText('Spa day')
    expect(screen.getByText('Cash').closest('button')).toBeNull()
    expect(screen.getByRole('button', { name: 'WeChat Pay' })).toBeVisible()
  })

  test('another method is one press away, and has the focus then', async () => {
    lastChoices.write({ paymentMethod: PAYMENT_METHOD.cash })
    const { user, api, mainButton } = await openDealCheckout({
      store: { payments: { ...CASH, wechat: true } },
      routes: { 'POST /api/checkout/order': { json: { orderId: 'o-1', payUrl: 'https://pay.example/1' } } },
    })
    await user.click(await screen.findByRole('button', { name: 'WeChat Pay' }))
    expect(screen.getByText('WeChat Pay').closest('p')).toHaveFocus()
    await user.click(mainButton())
    await waitFor(() => expect(bodyOf(api.callsOf('POST /api/checkout/order')[0]).paymentMethod).toBe(6))
  })

  test('a double press sends one order; the cart is cleared and the order shown [CHK-22] [ERR-39]', async () => {
    let finish: (answer: { json: PlacedOrder }) => void = () => undefined
    const order = new Promise<{ json: PlacedOrder }>((resolve) => {
      finish = resolve
    })
    const { user, api, mainButton, location } = await openDealCheckout({
      routes: { 'POST /api/checkout/order': () => order },
    })
    await screen.findByText('Spa day')
    await user.dblClick(mainButton())
    await user.click(mainButton())
    finish({ json: { orderId: '9f3c-1a', payUrl: null } })
    expect(await screen.findByText(/your order has been created: #9f3c-1a$/)).toBeVisible()
    expect(api.callsOf('POST /api/checkout/order')).toHaveLength(1)
    expect(isDealCartStored()).toBe(false)
    expect(location.assign).not.toHaveBeenCalled()
    const steps = screen.getByRole('list', { name: 'Steps', hidden: true })
    expect(steps.querySelectorAll('svg')).toHaveLength(3)
    expect(steps.querySelector('[aria-current]')).toBeNull()
  })

  test('a pay URL is opened at once, without a dialog [CHK-23] [CHK-24] [CHK-25]', async () => {
    const payUrl = 'https://pay.example/1'
    const { user, mainButton, location } = await openDealCheckout({
      routes: { 'POST /api/checkout/order': { json: { orderId: 'o1', payUrl } } },
    })
    await screen.findByText('Spa day')
    await user.click(mainButton())
    await waitFor(() => expect(location.assign.mock.calls).toEqual([[payUrl]]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('a payment that is being confirmed leads to its order, and is not called done', async () => {
    const { user, mainButton, location } = await openDealCheckout({
      routes: { 'POST /api/checkout/order': { json: { orderId: 'o1', payUrl: null, isConfirming: true } } },
    })
    await screen.findByText('Spa day')
    await user.click(mainButton())
    await waitFor(() => expect(location.assign.mock.calls).toEqual([['/account/orders/detail/o1']]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('what is sent: the quote id, method, name, phone, tip and comment [CALL-59] [TIP-6]', async () => {
    const { user, api, mainButton } = await openDealCheckout()
    await screen.findByText('Spa day')
    await user.type(screen.getByLabelText('Comment for the store'), ' No onions ')
    await user.click(screen.getByRole('button', { name: '10%' }))
    await user.click(mainButton())
    await waitFor(() => expect(api.callsOf('POST /api/checkout/order')).toHaveLength(1))
    expect(api.callsOf('GET /api/checkout/start')[0]?.query).toEqual({ gid: '12' })
    expect(bodyOf(api.callsOf('POST /api/checkout/quote')[0])).toMatchObject({
      gid: 12,
      lines: [{ pid: 900 }],
      coupon: '',
      fulfilmentMethod: 2,
      address: null,
    })
    expect(bodyOf(api.callsOf('POST /api/checkout/order')[0])).toMatchObject({
      quoteId: 'q-88',
      gid: 12,
      companyId: 3,
      paymentMethod: 1,
      card: null,
      fulfilmentMethod: 2,
      firstName: 'Mei',
      phone: '6045550123',
      tips: 326,
      comment: 'No onions',
      slot: null,
    })
  })

  test('a total of 0 needs no method and is sent as free 11 [PAY-6] [ENT-61]', async () => {
    const { user, api, mainButton } = await openDealCheckout({
      store: { payments: sampleStore.payments },
      quote: { grandTotal: 0, tax: 0, taxes: [] },
    })
    await screen.findByText('Spa day')
    await user.click(mainButton())
    await waitFor(() => expect(api.callsOf('POST /api/checkout/order')).toHaveLength(1))
    expect(bodyOf(api.callsOf('POST /api/checkout/order')[0])).toMatchObject({ paymentMethod: 11, card: null })
  })

  test('a refused order preserves everything and shows why [ERR-32]', async () => {
    const { user, mainButton } = await openDealCheckout({
      routes: { 'POST /api/checkout/order': rejection('transaction_declined') },
    })
    await screen.findByText('Spa day')
    await user.type(screen.getByLabelText('Comment for the store'), 'No onions')
    await user.click(mainButton())
    expect(await screen.findByText('Transaction declined. Please try another card or payment method.')).toBeVisible()
    expect(screen.getByLabelText('Comment for the store')).toHaveValue('No onions')
    expect(isDealCartStored()).toBe(true)
  })
})
