import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { OrderScreen } from '@/components/orders/detail/order-screen'
import { ToastRegion } from '@/components/ui/feedback/toast'
import type { OrderStatus } from '@/lib/domain/codes/order-status'
import type { Order } from '@/lib/domain/orders/orders'
import { type ApiMocks, mockApi, rejection } from '@/tests/support/mock-api'
import { sampleOrder } from '@/tests/support/sample-order'
import { show } from '@/tests/support/show'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const READ = 'GET /api/orders/9f3c-1a'
const NOON = Date.parse(sampleOrder.orderedAt ?? '')
const minutes = (count: number) => new Date(NOON + count * 60_000).toISOString()

function open(routes: ApiMocks, isBack = false) {
  const api = mockApi(routes)
  const view = show(
    <>
      <OrderScreen id="9f3c-1a" isBack={isBack} map={{}} code={null} />
      <ToastRegion />
    </>,
  )
  return { ...view, api, reads: () => api.callsOf(READ).length }
}

/** Opens the order at a minute after noon, with time standing still. */
async function openAt(minute: number, changes: Partial<Order>) {
  vi.useFakeTimers({ now: NOON + minute * 60_000 })
  const view = open({ [READ]: { json: { ...sampleOrder, ...changes } } })
  await act(() => vi.advanceTimersByTimeAsync(0))
  return view
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

describe('the refresh', () => {
  test('is every 10000 ms, not sooner [ORD-29]', async () => {
    const { reads } = await openAt(1, {})
    expect(reads()).toBe(1)
    await pass(9.9)
    expect(reads()).toBe(1)
    await pass(0.2)
    expect(reads()).toBe(2)
    await pass(10)
    expect(reads()).toBe(3)
  })

  test.each<[string, number, string, Partial<Order>]>([
    ['ASAP, 30 minutes after the order', 29, 'ORD-31', {}],
    ['ready at 60, 10 minutes before it', 51, 'ORD-30', { readyAt: minutes(60) }],
    ['ready at 60, 20 minutes after it', 79, 'ORD-30', { readyAt: minutes(60) }],
    ['requested at 60, 10 minutes before it', 51, 'ORD-32', { requestedAt: minutes(60) }],
    ['requested at 60, 30 minutes after it', 89, 'ORD-32', { requestedAt: minutes(60) }],
  ])('%s: at minute %i it refreshes [%s]', async (_, minute, _row, changes) => {
    const { reads } = await openAt(minute, changes)
    await pass(30)
    expect(reads()).toBe(4)
  })

  test.each<[string, number, string, Partial<Order>]>([
    ['ASAP', 31, 'ORD-31', {}],
    ['ready at 60', 45, 'ORD-30', { readyAt: minutes(60) }],
    ['ready at 60', 81, 'ORD-30', { readyAt: minutes(60) }],
    ['requested at 60', 45, 'ORD-32', { requestedAt: minutes(60) }],
    ['requested at 60', 91, 'ORD-32', { requestedAt: minutes(60) }],
  ])('%s: at minute %i it does not [%s]', async (_, minute, _row, changes) => {
    const { reads } = await openAt(minute, changes)
    await pass(60)
    expect(reads()).toBe(1)
  })

  test('begins when the window opens, on a page that was already open [ORD-29] [ORD-30]', async () => {
    const { reads } = await openAt(49, { readyAt: minutes(60) })
    await pass(55)
    expect(reads()).toBe(1)
    for (let second = 0; second < 35; second++) await pass(1)
    expect(reads()).toBeGreaterThanOrEqual(2)
  })

  test('ends with the window [ORD-31]', async () => {
    const { reads } = await openAt(29.5, {})
    await pass(60)
    const ended = reads()
    await pass(120)
    expect(reads()).toBe(ended)
  })

  test.each<OrderStatus>([4, 5, 6])('status %i is never refetched [ORD-29]', async (status) => {
    const { reads } = await openAt(1, { status })
    await pass(60)
    expect(reads()).toBe(1)
  })

  test('a failed refresh preserves the last good order on screen [ORD-29]', async () => {
    vi.useFakeTimers({ now: NOON + 60_000 })
    const answers = [{ json: sampleOrder }]
    const { reads } = open({ [READ]: () => answers.shift() ?? rejection('network', undefined, 503) })
    await pass(0)
    await pass(10.1)
    expect(reads()).toBe(2)
    expect(screen.getByText('Beef noodles')).toBeInTheDocument()
  })
})

describe('a return from a provider', () => {
  const LATE = { ...sampleOrder, paymentState: 'confirming', allowPayNow: false } as const
  const PAID = { ...sampleOrder, status: 2, totalDue: 0, allowPayNow: false } as const

  test('asks for the provider’s word, and leaves the plain address', async () => {
    history.replaceState(null, '', '/account/orders/detail/9f3c-1a?from=returned&lan=zh')
    const { api } = open({ [READ]: { json: PAID } }, true)
    expect(await screen.findByText('Payment received')).toBeVisible()
    expect(api.callsOf(READ)[0]?.query).toEqual({ back: '1' })
    expect(`${location.pathname}${location.search}`).toBe('/account/orders/detail/9f3c-1a?lan=zh')
  })

  test('a late approval: asks again by itself until it is paid, with nothing to press meanwhile', async () => {
    vi.useFakeTimers({ now: NOON + 60_000 })
    const answers = [LATE, LATE, PAID]
    const { reads } = open({ [READ]: () => ({ json: answers.shift() ?? PAID }) }, true)
    await pass(0)
    expect(screen.getByText('Your payment is being confirmed')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull()
    await pass(3.1)
    expect(reads()).toBe(2)
    await pass(3.1)
    expect(reads()).toBe(3)
    expect(screen.getByText('Payment received')).toBeVisible()
    expect(screen.queryByText('Your payment is being confirmed')).toBeNull()
  })

  test('a payment that was being confirmed when the page was opened ends with its result', async () => {
    vi.useFakeTimers({ now: NOON + 60_000 })
    const answers = [LATE, PAID]
    open({ [READ]: () => ({ json: answers.shift() ?? PAID }) })
    await pass(0)
    await pass(3.1)
    expect(screen.getByText('Payment received')).toBeVisible()
  })

  test('an ordinary visit asks for no such word', async () => {
    const { api } = open({ [READ]: { json: sampleOrder } })
    await screen.findByRole('heading', { level: 1 })
    expect(api.callsOf(READ)[0]?.query).toEqual({})
    expect(screen.queryByText('Payment not finished yet')).toBeNull()
  })
})

describe('cancel', () => {
  const confirm = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
  }

  test('posts, shows the updated order, and a message [ORD-21] [ERR-47]', async () => {
    const { user, api } = open({
      [READ]: { json: sampleOrder },
      'POST /api/orders/9f3c-1a/cancel': { json: { ...sampleOrder, status: 5 } },
    })
    await confirm(user)
    expect(await screen.findByText('The order has been cancelled')).toBeInTheDocument()
    expect(api.callsOf('POST /api/orders/9f3c-1a/cancel')).toHaveLength(1)
    expect(screen.getAllByText('Cancelled')).toHaveLength(3)
  })

  test('shows a failure, and refetches the order [ORD-21] [ERR-47]', async () => {
    const { user, reads } = open({
      [READ]: { json: sampleOrder },
      'POST /api/orders/9f3c-1a/cancel': rejection('cancel_failed'),
    })
    await confirm(user)
    expect(await screen.findByText('The order could not be cancelled')).toBeInTheDocument()
    await waitFor(() => expect(reads()).toBe(2))
  })
})

describe('an order that cannot be shown', () => {
  test('not found: says why that may be, and links to the history and to help', async () => {
    open({ [READ]: rejection('not_found', undefined, 404) })
    expect(await screen.findByText('Order not found')).toBeVisible()
    expect(screen.getByText(/may belong to another account/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Order history' })).toHaveAttribute('href', '/account/orders')
    expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help')
  })

  test('unreachable: can be retried [ERR-53]', async () => {
    open({ [READ]: rejection('network', undefined, 503) })
    expect(await screen.findByText('Unable to load data')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
