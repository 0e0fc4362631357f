import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PaidAlready } from '@/components/self-checkout/paid-already'
import { PayResult } from '@/components/self-checkout/pay-result'
import * as lazyMessages from '@/components/ui/loading/lazy-messages'
import { lastPaymentOf, saveLastPayment } from '@/lib/browser/orders/last-payment'
import type { PayResultContent } from '@/lib/domain/self-checkout/pay-result'
import { mockApi, rejection } from '@/tests/support/mock-api'
import { sampleOrder } from '@/tests/support/sample-order'
import { show } from '@/tests/support/show'

beforeEach(() => void vi.spyOn(lazyMessages, 'LazyMessages').mockImplementation(({ children }) => <>{children}</>))

afterEach(() => vi.unstubAllGlobals())

const OPEN = { ...sampleOrder, id: '77ab', status: 1 as const, paymentMethod: 6, totalDue: 1250, allowPayNow: true }

describe('the result modal of self-checkout', () => {
  test.each<[PayResultContent, string, string]>([
    ['payment_success', 'Paid', 'success'],
    ['payment_open', 'Payment not finished', 'error'],
    ['payment_unknown', 'Please check your order', 'error'],
    ['unknown_code', 'Unknown code', 'error'],
  ])('%s is titled %s and has the style of %s [SELF-13] [PAY-21]', async (content, title, tone) => {
    show(<PayResult content={content} pathsInput={['en', 'en']} />)
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(dialog.querySelector('[data-tone]')).toHaveAttribute('data-tone', tone)
  })

  test('is shown once to a shopper who returns after paying', async () => {
    saveLastPayment(12, { orderId: '77ab', content: 'payment_success' })
    const { user, unmount } = show(<PaidAlready gid={12} pathsInput={['en', 'en']} />)
    expect(
      await screen.findByText('Your payment went through (order #77ab). There’s nothing left to pay.'),
    ).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Pay another amount' }))
    expect(lastPaymentOf(12)).toBeNull()
    unmount()
    show(<PaidAlready gid={12} pathsInput={['en', 'en']} />)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    ['is still open', { json: { ...OPEN, paymentState: 'waiting' } }, 'Payment not finished'],
    ['has been paid since', { json: { ...OPEN, totalDue: 0 } }, 'Paid'],
    ['can no longer be made', { json: { ...OPEN, allowPayNow: false } }, 'Please check your order'],
    ['has an unknown status', { json: { ...OPEN, status: null } }, 'Please check your order'],
    ['is being confirmed', { json: { ...OPEN, paymentState: 'confirming' } }, 'Please check your order'],
    ['cannot be read', rejection('network', undefined, 503), 'Please check your order'],
  ] as const)('a payment that %s is told so', async (_, answer, title) => {
    mockApi({ 'GET /api/orders/77ab': answer })
    saveLastPayment(12, { orderId: '77ab', content: 'payment_open' })
    show(<PaidAlready gid={12} pathsInput={['en', 'en']} />)
    expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent('#77ab')
  })

  test('a payment whose order has ended is not told', async () => {
    const api = mockApi({ 'GET /api/orders/77ab': { json: { ...OPEN, status: 5 } } })
    saveLastPayment(12, { orderId: '77ab', content: 'payment_open' })
    show(<PaidAlready gid={12} pathsInput={['en', 'en']} />)
    await waitFor(() => expect(api.callsOf('GET /api/orders/77ab')).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('applies to one store only', () => {
    saveLastPayment(12, { orderId: '77ab', content: 'payment_open' })
    expect(lastPaymentOf(13)).toBeNull()
    expect(lastPaymentOf(12)).toEqual({ orderId: '77ab', content: 'payment_open' })
  })
})
