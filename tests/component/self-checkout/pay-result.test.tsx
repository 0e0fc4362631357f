import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PaidAlready } from '@/components/self-checkout/paid-already'
import { PayResult } from '@/components/self-checkout/pay-result'
import * as lazyMessages from '@/components/ui/loading/lazy-messages'
import { lastPaymentOf, saveLastPayment } from '@/lib/browser/orders/last-payment'
import type { PayResultContent } from '@/lib/domain/self-checkout/pay-result'
import { show } from '@/tests/support/show'

beforeEach(() => void vi.spyOn(lazyMessages, 'LazyMessages').mockImplementation(({ children }) => <>{children}</>))

describe('the result modal of self-checkout', () => {
  test.each<[PayResultContent, string, string]>([
    ['payment_success', 'Paid', 'success'],
    ['payment_open', 'Payment not finished', 'error'],
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

  test('applies to one store only', () => {
    saveLastPayment(12, { orderId: '77ab', content: 'payment_open' })
    expect(lastPaymentOf(13)).toBeNull()
    expect(lastPaymentOf(12)).toEqual({ orderId: '77ab', content: 'payment_open' })
  })
})
