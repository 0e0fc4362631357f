import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PayNow } from '@/components/orders/detail/pay-now'
import type { OrderStatus } from '@/lib/domain/codes/order-status'
import type { Language } from '@/lib/domain/languages/languages'
import type { Order } from '@/lib/domain/orders/orders'
import { sampleOrder } from '@/tests/support/sample-order'
import { show } from '@/tests/support/show'
import { renderOrder } from './render-order'

const NOW = Date.parse('2026-11-20T12:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

function render(seconds: number | null, changes: Partial<Order> = {}, language: Language = 'en') {
  const expiresAt = seconds === null ? null : new Date(NOW + seconds * 1000).toISOString()
  return show(
    <PayNow
      order={{ ...sampleOrder, expiresAt, ...changes }}
      onRefresh={async () => null}
      onRejected={() => undefined}
    />,
    language,
  )
}
const text = () => screen.getByRole('timer').textContent
const UNPAID = 'Order is not paid yet, you may pay now.'
const held = (x: string) => `Your order will be held for ${x}. Pay now to prevent cancellation`

describe('an unpaid order', () => {
  test.each([
    [3 * 86_400 + 7200, '3 days'],
    [86_400 + 3 * 3600 + 240, '1 day 3 hours 4 minutes'],
    [2 * 3600 + 300, '2 hours 5 minutes'],
    [14 * 60 + 59, '14 minutes 59 seconds'],
    [30, '1 minutes'],
  ])('%i seconds: held for %s [ORD-38] [ORD-40]', (seconds, x) => {
    render(seconds)
    expect(text()).toBe(held(x))
  })

  test('without a countdown it shows that it is not paid [ORD-42]', () => {
    render(null)
    expect(text()).toBe(UNPAID)
  })

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 13])('method %i counts down: only 6, 7, 8, 12, 13 [ORD-37]', (code) => {
    render(600, { paymentMethod: code })
    expect(text() !== UNPAID).toBe([6, 7, 8, 12, 13].includes(code))
  })

  test('ticks every second, and stops at zero [ORD-39] [ORD-41]', async () => {
    render(61)
    expect(text()).toBe(held('1 minute 1 second'))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(text()).toBe(held('1 minute 0 seconds'))
    await act(() => vi.advanceTimersByTimeAsync(59_000))
    expect(text()).toBe(held('1 minutes'))
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(text()).toBe(UNPAID)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is not announced every second; the link pays it [ORD-12] [ORD-3]', () => {
    render(600)
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off')
    expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/paynow?orderId=9f3c-1a&gid=12')
  })

  test.each<[name: string, status: OrderStatus, allowPayNow: boolean, totalDue: number, shows: boolean]>([
    ['pending', 1, true, 1, true],
    ['waits for its payment', 7, true, 1, true],
    ['waits, but may not be paid here', 7, false, 1, false],
    ['waits, but nothing is due', 7, true, 0, false],
    ['canceled', 5, true, 1, false],
  ])('%s: the text and the link of a payment show together, or neither [ORD-17]', (_, status, allow, due, shows) => {
    renderOrder({ status, allowPayNow: allow, totalDue: due, expiresAt: null })
    const count = shows ? 1 : 0
    expect(screen.queryAllByText(UNPAID)).toHaveLength(count)
    expect(screen.queryAllByRole('link', { name: 'Pay now' })).toHaveLength(count)
  })

  test.each<[Language, string]>([
    ['zh', '订单尚未付款，您可以立即付款。'],
    ['zh-Hant', '訂單尚未付款，您可以立即付款。'],
    ['jp', 'まだお支払いが完了していません。今すぐお支払いいただけます。'],
  ])('in %s: %s', (language, unpaid) => {
    render(null, {}, language)
    expect(text()).toBe(unpaid)
  })
})
