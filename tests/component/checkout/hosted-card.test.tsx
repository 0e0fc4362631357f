import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleStore } from '@/tests/support/sample-store'
import { bodyOf, type Options, openDealCheckout } from './deal-checkout'

const HOSTED = { publishableKey: 'pk_live_1', scriptUrl: null }
const PAY_URL = 'https://api.example/pay/a1'
type Change = (event: { complete: boolean }) => void

/** Stripe.js as its loader finds it, with a Payment Element that the test completes. */
function stripeDouble() {
  const handlers: { change?: Change } = {}
  const element = {
    on: (name: 'change', handler: Change) => {
      handlers[name] = handler
    },
    mount: vi.fn(),
    destroy: vi.fn(),
  }
  const elements = { create: () => element, submit: async () => ({}), update: vi.fn() }
  const confirmPayment = vi.fn<(options: object) => Promise<object>>(async () => ({ paymentIntent: {} }))
  const open = vi.fn((_options: object) => elements)
  const Stripe = vi.fn((_key: string) => ({ elements: open, confirmPayment }))
  return {
    Stripe,
    open,
    elements,
    confirmPayment,
    complete: (complete = true) => act(() => handlers.change?.({ complete })),
  }
}

// no other file of this worker may open the form: the loader saves the first script that it finds, or waits for
let stripe: ReturnType<typeof stripeDouble>
beforeEach(() => {
  stripe = stripeDouble()
  vi.stubGlobal('Stripe', (key: string) => stripe.Stripe(key))
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
})
afterEach(() => vi.unstubAllGlobals())

const placed = { orderId: '9f3c-1a', payUrl: PAY_URL, clientSecret: 'pi_1_secret_2' }
async function openByCard(options: Options = {}) {
  const view = await openDealCheckout({
    store: { payments: { ...sampleStore.payments, creditCard: true, cash: false, payLater: false } },
    start: { hostedCard: HOSTED },
    routes: { 'POST /api/checkout/order': { json: placed } },
    ...options,
  })
  if (screen.queryByRole('button', { name: 'Choose how to pay' })) {
    await view.user.click(screen.getByRole('button', { name: 'Choose how to pay' }))
    const dialog = await screen.findByRole('dialog')
    await view.user.click(within(dialog).getByRole('button', { name: 'Credit card' }))
    await view.user.click(within(dialog).getByRole('button', { name: 'Use this method' }))
  }
  await vi.waitFor(() => expect(stripe.open).toHaveBeenCalled())
  return view
}

describe("the provider's card form", () => {
  test('takes the place of ours, with the price, the language and the colours of the page', async () => {
    await openByCard()
    expect(screen.queryByLabelText('Card number')).toBeNull()
    expect(stripe.Stripe).toHaveBeenCalledWith('pk_live_1')
    const options = { currency: 'cad', locale: 'en', allowedPaymentMethodTypes: ['card'] }
    expect(stripe.open.mock.calls[0]?.[0]).toMatchObject({ ...options, appearance: { theme: 'night' } })
  })

  test('is shown for another card only, where one is saved', async () => {
    const savedCards = [{ ref: 'pm_1', brand: 'Visa', lastFour: '4242', month: 8, year: 2099 }]
    const store = { payments: { ...sampleStore.payments, creditCard: true, cash: true } }
    const { user } = await openDealCheckout({ store, customer: { savedCards }, start: { hostedCard: HOSTED } })
    const payment = within(screen.getByRole('region', { name: 'Payment info' }))
    expect(document.getElementById('hosted-card')).toBeNull()
    await user.click(payment.getByRole('button', { name: 'Change payment method' }))
    await user.click(await screen.findByRole('button', { name: 'Use another card' }))
    expect(document.getElementById('hosted-card')).not.toBeNull()
    expect(payment.getByRole('checkbox', { name: 'Save this card for my next orders' })).not.toBeChecked()
  })

  test('counts as a valid card while it is complete', async () => {
    const { mainButton } = await openByCard()
    expect(mainButton()).toHaveTextContent('Please input valid credit card')
    stripe.complete()
    expect(mainButton()).toHaveTextContent('Place order')
    stripe.complete(false)
    expect(mainButton()).toHaveTextContent('Please input valid credit card')
  })

  test('pays the order with the secret of the answer, and goes on to settle it', async () => {
    const { user, api, location, mainButton } = await openByCard()
    stripe.complete()
    await user.click(mainButton())
    await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith(PAY_URL))
    const order = api.calls.find(({ path }) => path === '/api/checkout/order')
    expect(bodyOf(order)).toMatchObject({ paymentMethod: 2, card: null })
    expect(stripe.confirmPayment.mock.calls[0]?.[0]).toMatchObject({
      clientSecret: 'pi_1_secret_2',
      confirmParams: { return_url: PAY_URL },
      redirect: 'if_required',
    })
  })

  test.each([
    ['card_error', 'Transaction declined. Please try another card or payment method.'],
    ['validation_error', 'Invalid credit card'],
    ['invalid_request_error', 'Payment failed. Please try again or pay another way.'],
  ])('%s: "%s" in our words, and the order can be paid in another way', async (type, text) => {
    const { user, location, mainButton } = await openByCard()
    stripe.confirmPayment.mockResolvedValue({ error: { type, message: 'in the words of Stripe' } })
    stripe.complete()
    await user.click(mainButton())
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(text)
    expect(dialog).not.toHaveTextContent('in the words of Stripe')
    await user.click(within(dialog).getByRole('button', { name: 'Pay now' }))
    expect(location.assign).toHaveBeenCalledExactlyOnceWith('/paynow?orderId=9f3c-1a&gid=12')
  })

  test.each(['api_connection_error', 'api_error'])(
    '%s: the card may be charged, which the order shows',
    async (type) => {
      const { user, location, mainButton } = await openByCard()
      stripe.confirmPayment.mockResolvedValue({ error: { type } })
      stripe.complete()
      await user.click(mainButton())
      await vi.waitFor(() =>
        expect(location.assign).toHaveBeenCalledExactlyOnceWith('/account/orders/detail/9f3c-1a?from=returned'),
      )
      expect(screen.queryByText(/Payment failed/)).toBeNull()
    },
  )
})
