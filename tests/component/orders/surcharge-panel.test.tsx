import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { SurchargePanel } from '@/components/orders/detail/surcharge-panel'
import type { Order, Surcharge } from '@/lib/domain/orders/orders'
import { sampleOrder } from '@/tests/support/sample-order'
import { show } from '@/tests/support/show'

const WEIGHT: Surcharge = { label: 'Weight difference', value: 320, isSeparate: true, taxClass: 'food' }
const render = (changes: Partial<Order>) => show(<SurchargePanel order={{ ...sampleOrder, status: 2, ...changes }} />)
const payLink = () => screen.queryByRole('link', { name: 'Pay surcharge' })

describe('a separate surcharge on the order page', () => {
  test('is unpaid until a related order exists, then paid with a link to it [ORD-34]', () => {
    const { unmount } = render({ orderSurcharge: WEIGHT })
    expect(screen.getByText('Weight difference')).toBeVisible()
    expect(screen.getByText('C$3.20 before tax')).toBeVisible()
    expect(screen.getByText('Not paid yet')).toBeVisible()
    expect(screen.queryByRole('link', { name: /order/ })).toBeNull()
    unmount()
    render({ orderSurcharge: WEIGHT, relatedOrderId: '77ab' })
    expect(screen.getByText('Paid')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Paid with order #77ab' })).toHaveAttribute(
      'href',
      '/account/orders/detail/77ab',
    )
  })

  test.each([
    [1, true],
    [2, true],
    [3, false],
    [4, false],
    [5, false],
    [7, false],
  ] as const)('of an order of status %i has a pay button: %s [ORD-35]', (status, shown) => {
    render({ status, orderSurcharge: WEIGHT })
    expect(payLink() !== null).toBe(shown)
    expect(screen.getByText('C$3.20 before tax')).toBeVisible()
    for (const text of ['Not paid yet', 'The store added this to your order. Please pay it separately.'])
      expect(screen.queryByText(text) !== null).toBe(shown)
  })

  test('has no pay button once it is paid, nor when it is in the bill [ORD-35]', () => {
    const { unmount } = render({ orderSurcharge: WEIGHT, relatedOrderId: '77ab' })
    expect(payLink()).toBeNull()
    unmount()
    render({ orderSurcharge: { ...WEIGHT, isSeparate: false } })
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('is paid by its read-only pay link [ORD-3] [ROUTE-21]', () => {
    render({ storeSurcharge: { ...WEIGHT, value: 100 }, orderSurcharge: WEIGHT })
    expect(payLink()).toHaveAttribute('href', '/pay/12/amt/4.20/oid/9f3c-1a/tc/food/ro/1')
  })

  test('has been paid by an order whose own surcharge is empty [ORD-36]', () => {
    render({ orderSurcharge: { ...WEIGHT, value: null }, relatedOrderId: '77ab', totalDue: 0, status: 4 })
    const link = screen.getByRole('link', { name: 'This order paid the surcharge for order #77ab' })
    expect(link).toHaveAttribute('href', '/account/orders/detail/77ab')
    expect(payLink()).toBeNull()
  })
})
