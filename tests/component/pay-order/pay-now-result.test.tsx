import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { SessionDialogs } from '@/components/auth/session-dialogs'
import { closeSessionDialog } from '@/lib/browser/session/login-dialog'
import { dismissForcedLogout } from '@/lib/browser/session/session-store'
import type { PlacedOrder } from '@/lib/domain/checkout/checkout'
import type { ErrorCode } from '@/lib/domain/result'
import { rejection } from '@/tests/support/mock-api'
import { show as render, type show } from '@/tests/support/show'
import { type Options, openPayNow, payButton } from './open-pay-now'

const PAY_URL = 'https://pay.example/1'
const answer = (json: PlacedOrder) => ({ 'POST /api/paynow': { json } })

async function pay(options: Options = {}, method = 'Alipay') {
  const view = await openPayNow(options)
  await view.user.click(screen.getByRole('button', { name: method }))
  await view.user.click(payButton())
  return view
}
const modal = () => screen.findByRole('dialog')
const ok = async (user: ReturnType<typeof show>['user'], name: string) =>
  user.click(within(await modal()).getByRole('button', { name }))

describe('paid', () => {
  test('is a success, and its owner goes to the order [PAY-19] [PAY-20] [ERR-40]', async () => {
    const { user, location } = await pay()
    expect(await modal()).toHaveAccessibleName('Payment received')
    expect(within(await modal()).getByRole('status')).toHaveTextContent('Your payment succeeded. Thank you!')
    await ok(user, 'Go to order')
    expect(location.assign.mock.calls).toEqual([['/account/orders/detail/9f3c-1a?from=returned']])
  })

  test.each([
    ['its page', 'the shared site', {}, '/store/12'],
    ['the home page', "the store's own domain", { ownGid: 12 }, '/'],
  ])('a visitor returns to the store, %s on %s [PAY-16] [PAY-20]', async (_, __, site, href) => {
    const { user, location } = await pay({ visitor: true, paths: ['en', 'en', site] })
    await ok(user, 'Back to the store')
    expect(location.assign.mock.calls).toEqual([[href]])
  })

  test('on a provider’s page, a returning visitor sees it here [PAY-19]', async () => {
    await openPayNow({ visitor: true, isBack: true, order: { totalDue: 0, allowPayNow: false } })
    expect(await modal()).toHaveAccessibleName('Payment received')
  })
})

describe('a pay URL', () => {
  test('takes the browser there [PAY-18]', async () => {
    const { location } = await pay(toProvider())
    expect(location.assign.mock.calls).toEqual([[PAY_URL]])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is offered again to a shopper who returns without paying [PAY-16] [PAY-19] [PAY-20]', async () => {
    const { user, location } = await pay(toProvider())
    const back = Object.assign(new Event('pageshow'), { persisted: true })
    act(() => void fireEvent(window, back))
    expect(await modal()).toHaveAccessibleName('Payment not completed')
    await ok(user, 'Pay now')
    expect(location.assign.mock.calls).toEqual([[PAY_URL], [PAY_URL]])
  })

  test('is the express page when PayPal returns none [ROUTE-18]', async () => {
    const { location } = await pay({}, 'PayPal')
    expect(location.assign.mock.calls).toEqual([['/paypal?orderId=9f3c-1a']])
  })
})
function toProvider(): Options {
  return { routes: answer({ orderId: '9f3c-1a', payUrl: PAY_URL }) }
}

describe('an outcome that is not known', () => {
  const CLOSED = 'We couldn’t open the payment page. Please check your order before you pay another way.'
  const CONFIRMING = 'Your payment is being confirmed. You won’t be charged twice.'
  const ORDER = '/account/orders/detail/9f3c-1a?from=returned'
  const closed = { orderId: '9f3c-1a', payUrl: null, isPayPageClosed: true }
  const confirming = { orderId: '9f3c-1a', payUrl: null, isConfirming: true }
  test.each([
    { visitor: false, placed: closed, title: 'Payment not completed', text: CLOSED, button: 'Go to order', to: ORDER },
    { visitor: true, placed: closed, title: 'Payment not completed', text: CLOSED, button: 'Pay now', to: null },
    {
      ...{ visitor: false, placed: confirming, title: 'Checking your payment', text: CONFIRMING },
      ...{ button: 'Go to order', to: ORDER },
    },
  ])('%j', async ({ visitor, placed, title, text, button, to }) => {
    const { user, location } = await pay({ visitor, routes: answer(placed) })
    expect(await modal()).toHaveAccessibleName(title)
    expect(within(await modal()).getByRole('alert')).toHaveTextContent(text)
    await ok(user, button)
    expect(location.assign.mock.calls).toEqual(to ? [[to]] : [])
  })
})

describe('a failure', () => {
  test.each<[ErrorCode, string, string]>([
    ['invalid_request', 'Invalid request', 'PAY-21'],
    ['transaction_declined', 'Transaction declined', 'PAY-21'],
    ['over_payment_limit', 'Price over the payment limit', 'PAY-21'],
    ['invalid_credit_card', 'Invalid credit card, please pick another payment method', 'PAY-21'],
    ['invalid_payment_method', 'Invalid payment method', 'PAY-21'],
    ['payment_failed', 'Payment failed', 'ERR-41'],
    ['internal_server_error', 'Internal server error', 'ERR-41'],
    ['network', 'Slow or unstable network', 'PAY-21'],
  ])('%s is an error: %s [PAY-19] [%s]', async (code, text) => {
    await pay({ routes: { 'POST /api/paynow': rejection(code) } })
    expect(within(await modal()).getByRole('alert')).toHaveTextContent(text)
  })

  test('returns to the button, which pays again [PAY-20] [PAY-24]', async () => {
    const { user, api } = await pay({ routes: { 'POST /api/paynow': rejection('transaction_declined') } })
    await ok(user, 'Pay now')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(payButton())
    expect(api.callsOf('POST /api/paynow')).toHaveLength(2)
  })

  test('a second tap pays once', async () => {
    const { api } = await openPayNow({
      routes: { 'POST /api/paynow': () => new Promise(() => undefined) },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Alipay' }))
    const button = payButton()
    fireEvent.click(button)
    fireEvent.click(button)
    fireEvent.click(button)
    expect(api.callsOf('POST /api/paynow')).toHaveLength(1)
  })

  test('401 opens the login dialog, and stays on the page [PAY-29]', async () => {
    const { location, user } = await openPayNow({
      visitor: true,
      routes: { 'POST /api/paynow': rejection('unauthenticated', undefined, 401) },
    })
    render(<SessionDialogs homeHref="/" />)
    await user.click(screen.getByRole('button', { name: 'Alipay' }))
    await user.click(payButton())
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible()
    expect(location.assign).not.toHaveBeenCalled()
    act(() => closeSessionDialog())
    act(() => dismissForcedLogout())
  })
})

describe('an order that does not exist', () => {
  test('is reported, with a link home', async () => {
    await openPayNow({ visitor: true, routes: { 'GET /api/paynow': rejection('not_found', undefined, 404) } })
    expect(await screen.findByText('Order not found')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  })

  test('that cannot be read never shows an empty page', async () => {
    const { user, api } = await openPayNow({ routes: { 'GET /api/paynow': rejection('network', undefined, 503) } })
    expect(await screen.findByText('Unable to load data')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(api.callsOf('GET /api/paynow')).toHaveLength(2)
  })
})
