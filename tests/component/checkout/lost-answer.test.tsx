import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cartOf } from '@/lib/browser/cart/carts'
import { type PendingPayment, pendingOf, savePending } from '@/lib/browser/orders/pending-payment'
import { type ApiMocks, rejection } from '@/tests/support/mock-api'
import { CASH_ONLY, openMenuCheckout, press } from './menu-cart'

const NAME = 'menu:12'
const CASH = { payments: CASH_ONLY }
const LOST = { 'POST /api/checkout/order': rejection('outcome_unknown', undefined, 503) } as const
const nothing = { json: { found: null, isFinal: false } }

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const open = (routes: ApiMocks) => openMenuCheckout(CASH, {}, [1, 2, 3], 2, 'en', routes)
const checking = () => screen.findByRole('dialog', { name: 'Checking your order' })
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

describe('a checkout whose answer is lost', () => {
  test('is looked for by its quote; the order that is found is opened, and its cart is done', async () => {
    let looks = 0
    const { user, api, location } = await open({
      ...LOST,
      'GET /api/checkout/order': () =>
        ++looks < 3 ? nothing : { json: { found: { orderId: 'o-9' }, isFinal: false } },
    })
    await press(user, 'Place order')
    expect(await checking()).toHaveTextContent('Please don’t order or pay again.')
    expect(screen.getByRole('link', { name: 'See my orders' })).toHaveAttribute('href', '/account/orders')
    await pass(12)
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/account/orders/detail/o-9'))
    const [asked] = api.callsOf('GET /api/checkout/order')
    expect(asked?.query).toMatchObject({ quoteId: 'q-88', gid: '12', currency: 'CAD' })
    expect(api.callsOf('POST /api/checkout/order')).toHaveLength(1)
    expect(cartOf('menu', 12).read()).toBeNull()
    expect(pendingOf(NAME)).toBeNull()
  })

  test('is not sent again before it is certain that there is no order; then it says so, and can be placed', async () => {
    let isFinal = false
    const { user, api } = await open({ ...LOST, 'GET /api/checkout/order': () => ({ json: { found: null, isFinal } }) })
    await press(user, 'Place order')
    await checking()
    await pass(40)
    expect(await checking()).toBeVisible()
    isFinal = true
    await pass(5)
    const text = 'We checked: your order was not placed, and nothing was charged. You can place it again.'
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(api.callsOf('POST /api/checkout/order')).toHaveLength(1)
    await press(user, 'Place order')
    await waitFor(() => expect(api.callsOf('POST /api/checkout/order')).toHaveLength(2))
  })

  test('that nobody can tell from an older order of the same amount is told as unknown', async () => {
    let isFinal = false
    const routes = { ...LOST, 'GET /api/checkout/order': () => ({ json: { found: null, isUncertain: true, isFinal } }) }
    const { user, location } = await open(routes)
    await press(user, 'Place order')
    await checking()
    await pass(10)
    isFinal = true
    await pass(5)
    const text = 'We can’t tell whether your order was placed. Please check your orders before you order again.'
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/account/orders')
    expect(screen.queryByText(/your order was not placed/)).toBeNull()
    expect(location.assign).not.toHaveBeenCalled()
  })

  test('goes on being looked for while the search itself fails', async () => {
    let looks = 0
    const { user } = await open({
      ...LOST,
      'GET /api/checkout/order': () => (++looks < 4 ? rejection('network', undefined, 503) : nothing),
    })
    await press(user, 'Place order')
    await pass(30)
    expect(looks).toBeGreaterThan(5)
    expect(await checking()).toBeVisible()
  })

  const pending: PendingPayment = { id: 'q-0', total: 3472, currency: 'CAD', sentAt: 0 }
  test.each<[string, (sentAt: number) => void]>([
    ['before a reload', (sentAt) => savePending(NAME, { ...pending, sentAt })],
    [
      'in another tab',
      (sentAt) => {
        savePending(NAME, { ...pending, sentAt })
        dispatchEvent(new StorageEvent('storage', { key: `plaza:pending:${NAME}` }))
      },
    ],
  ])('%s stops this page too', async (when, send) => {
    if (when === 'before a reload') send(Date.now())
    const { user, api } = await open({ 'GET /api/checkout/order': nothing })
    if (when !== 'before a reload') act(() => send(Date.now()))
    expect(await checking()).toBeVisible()
    await pass(2)
    expect(api.callsOf('GET /api/checkout/order')[0]?.query).toMatchObject({ quoteId: 'q-0', total: '3472' })
    await user.keyboard('{Escape}')
    expect(await checking()).toBeVisible()
    expect(api.callsOf('POST /api/checkout/order')).toHaveLength(0)
  })

  test('of which another tab knows the outcome is not looked for any more', async () => {
    savePending(NAME, { ...pending, sentAt: Date.now() })
    await open({ 'GET /api/checkout/order': nothing })
    await checking()
    act(() => {
      localStorage.removeItem(`plaza:pending:${NAME}`)
      dispatchEvent(new StorageEvent('storage', { key: `plaza:pending:${NAME}` }))
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

test('an order whose payment page cannot be opened is opened itself, and its cart is done', async () => {
  const placed = { orderId: 'o-1', payUrl: null, isPayPageClosed: true }
  const { user, api, location } = await open({ 'POST /api/checkout/order': { json: placed } })
  await press(user, 'Place order')
  await waitFor(() => expect(location.assign).toHaveBeenCalledExactlyOnceWith('/account/orders/detail/o-1'))
  expect(screen.queryByText(/Unsuccessful check out/)).toBeNull()
  expect(cartOf('menu', 12).read()).toBeNull()
  expect(api.callsOf('POST /api/checkout/order')).toHaveLength(1)
})

describe('a slow checkout', () => {
  test('says after 5 s that it is still working, and is placed once', async () => {
    const { user, api } = await open({
      'POST /api/checkout/order': async () => {
        await new Promise((resolve) => setTimeout(resolve, 12_000))
        return { json: { orderId: 'o-1', payUrl: null } }
      },
    })
    await press(user, 'Place order')
    await pass(4)
    expect(screen.queryByText(/Still working on it/)).toBeNull()
    await pass(2)
    expect(screen.getByText(/Still working on it. This can take up to a minute/)).toBeVisible()
    await pass(7)
    expect(await screen.findByText(/your order has been created: #o-1/)).toBeVisible()
    expect(api.callsOf('POST /api/checkout/order')).toHaveLength(1)
    expect(pendingOf(NAME)).toBeNull()
  })
})
