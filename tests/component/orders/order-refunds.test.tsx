import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { RefundPart } from '@/lib/domain/orders/refunds'
import { renderOrder } from './render-order'

const part = (over: Partial<RefundPart>): RefundPart => ({
  ...{ to: 'payment', amount: 940, isPending: false, at: null, giftCardCode: '', points: 0, reason: '' },
  ...over,
})
const lines = () =>
  within(screen.getByRole('region', { name: 'Refunds' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const bill = () =>
  [...document.querySelectorAll('dt')].map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)

describe('the refunds of an order', () => {
  test('say where each part went, and which one is on its way', () => {
    renderOrder({
      refunded: 1300,
      refundPending: 940,
      refunds: [
        part({ isPending: true, reason: 'The soup was cold' }),
        part({ to: 'giftcard', amount: 1000, giftCardCode: 'PLZ234' }),
        part({ to: 'points', amount: 300, points: 300 }),
      ],
    })
    expect(lines()).toEqual([
      'To your original payment methodOn its wayThe soup was coldC$9.40',
      'To gift card PLZ234C$10.00',
      '300 points back in your accountC$3.00',
    ])
    expect(bill()).toEqual(expect.arrayContaining(['Refunded: C$13.00', 'Refund on its way: C$9.40']))
  })

  test('are said in general where the API does not tell more', () => {
    renderOrder({
      refunds: [part({ to: null }), part({ to: 'giftcard' }), part({ to: 'cash' }), part({ to: 'support' })],
    })
    expect(lines()).toEqual([
      'RefundC$9.40',
      'To your gift cardC$9.40',
      'In cash, from the storeC$9.40',
      'Through customer serviceC$9.40',
    ])
  })

  test.each([
    ['Visa 4242', 'C$113.05 returned to Visa ending in 4242 on 2026-11-26'],
    ['', 'C$113.05 returned to your original payment method on 2026-11-26'],
  ])('of a cancelled order are said with their day, of card "%s"', (cardLabel, text) => {
    const at = '2026-11-26T18:00:00-08:00'
    const order = { status: 5, paymentState: 'returned', refunded: 11305, cardLabel } as const
    const { unmount } = renderOrder({ ...order, refunds: [part({ amount: 11305, at })] })
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByText(/You’ve been refunded/)).toBeNull()
    unmount()
    renderOrder({ ...order, refunds: [part({ amount: 11305, at, isPending: true })] })
    expect(screen.queryByText(text)).toBeNull()
    expect(screen.getByText(/You’ve been refunded/)).toBeVisible()
  })

  test('are not shown without any, and a refund that was made is not on its way', () => {
    renderOrder({ refunded: 2240 })
    expect(screen.queryByRole('region', { name: 'Refunds' })).toBeNull()
    expect(bill().some((line) => line.startsWith('Refund on its way'))).toBe(false)
  })
})
