import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { QuoteProblem } from '@/components/checkout/summary/quote-problem'
import type { ErrorCode, Failure } from '@/lib/domain/result'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

const TEXTS: [code: ErrorCode, detail: Failure['detail'], text: string | RegExp, row: string][] = [
  [
    'distance_exceeded',
    { maxKm: 8 },
    'Distance Exceeded: this store delivers up to 8 km. Please choose another address.',
    'ERR-20',
  ],
  ['invalid_shipping_method', undefined, 'Invalid shipping method. Please choose another order type.', 'ERR-21'],
  ['invalid_address', undefined, 'Invalid Address. Please check it or choose another address.', 'ERR-22'],
  ['cart_empty', undefined, 'There are no items in your cart', 'ERR-24'],
  ['shipping_countries', { countries: ['CA', 'US'] }, 'This store only ships to: Canada, United States', 'ERR-26'],
  ['out_of_stock', { items: ['Spa day', 'Tea'] }, 'Sorry, item(s) Spa day, Tea are out of stock', 'ERR-27'],
  ['unexpected_error', undefined, 'Unexpected error. Please try again.', 'ERR-28'],
  ['invalid_request', undefined, 'Invalid request. Please check your entries and try again.', 'ERR-31'],
  ['transaction_declined', undefined, 'Transaction declined. Please try another card or payment method.', 'ERR-32'],
  [
    'over_payment_limit',
    undefined,
    'Price over the payment limit. Please choose another payment method or a smaller amount.',
    'ERR-33',
  ],
  ['invalid_shipping_method', undefined, 'Invalid shipping method. Please choose another order type.', 'ERR-34'],
  ['invalid_credit_card', undefined, 'Invalid credit card, please pick another payment method', 'ERR-35'],
  ['invalid_payment_method', undefined, 'Invalid payment method. Please choose another one.', 'ERR-36'],
  ['out_of_stock', { items: ['Spa day'] }, 'Sorry, item(s) Spa day are out of stock', 'ERR-37'],
  ['checkout_failed', undefined, 'Unsuccessful check out. Please try again.', 'ERR-38'],
  ['network', undefined, 'Slow or unstable network', 'ERR-53'],
  ['last_name_required', undefined, 'Last name required', 'VAL-1'],
]

describe('a refused quote or order', () => {
  const render = (failure: Failure) => {
    const [onRetry, onBack] = [vi.fn(), vi.fn()]
    return {
      onRetry,
      onBack,
      ...show(<QuoteProblem {...{ failure, onRetry, onBack, backLabel: 'Back to the store' }} />),
    }
  }

  test.each(TEXTS)('%s, %j: "%s" [%s]', (code, detail, text) => {
    render({ ok: false, code, detail })
    expect(screen.getByText(text)).toBeVisible()
  })

  test.each<[what: string, Failure, text: string, links: Record<string, string>]>([
    [
      'many open orders, of an account without a proof',
      { ok: false, code: 'open_orders', detail: { proofHelps: 'yes' } },
      'You already have several orders that are neither paid nor accepted. Pay or cancel one, or confirm your email or phone number.',
      { 'See your orders': '/account/orders', 'Confirm email or phone': '/account?edit=email' },
    ],
    [
      'many open orders, which no proof changes',
      { ok: false, code: 'open_orders', detail: { proofHelps: 'no' } },
      'You already have several orders that are neither paid nor accepted. Pay or cancel one, or wait until a store accepts one.',
      { 'See your orders': '/account/orders' },
    ],
    [
      'too many of an item',
      { ok: false, code: 'held_units', detail: { items: ['Spa day'], max: 3 } },
      'You can order at most 3 of Spa day for now. Order fewer, or confirm your email or phone number first.',
      { 'Confirm email or phone': '/account?edit=email' },
    ],
    [
      'no more of an item',
      { ok: false, code: 'held_units', detail: { items: ['Spa day'], max: 0 } },
      'You have as many of Spa day in unpaid orders as possible. Pay or cancel one, or confirm your email or phone number first.',
      { 'See your orders': '/account/orders', 'Confirm email or phone': '/account?edit=email' },
    ],
    [
      'a proof that is needed',
      { ok: false, code: 'proof_needed' },
      'Please confirm your email or phone number before you place this order.',
      { 'Confirm email or phone': '/account?edit=email' },
    ],
    ['many requests', { ok: false, code: 'too_many_requests' }, 'Too many requests, please try again later', {}],
  ])('%s: says what helps, and leads there', (_, failure, text, links) => {
    render(failure)
    expect(screen.getByText(text)).toBeVisible()
    const shown = screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(Object.fromEntries(shown)).toEqual(links)
  })

  test.each<[ErrorCode, Failure['detail'], RegExp]>([
    ['invalid_payment_method', undefined, /^Invalid payment method\. /],
    ['invalid_address', undefined, /^Invalid Address\. /],
    ['distance_exceeded', { maxKm: 8 }, /^Distance Exceeded: /],
    ['invalid_field', { field: 'phone' }, /^Invalid phone number\. /],
    ['invalid_field', { field: 'postal_code' }, /^Invalid postal code\. /],
  ])('%s shows the general message [ERR-54]', (code, detail, text) => {
    render({ ok: false, code, detail })
    expect(screen.getByText(text)).toBeVisible()
  })

  test.each(['cart_empty', 'out_of_stock'] as const)(
    '%s links back to the store only [ERR-24] [ERR-27] [CHK-18]',
    async (code) => {
      const { user, onBack } = render({ ok: false, code, detail: { items: ['x'] } })
      await user.keyboard('{Escape}')
      expect(screen.getByRole('dialog')).toBeVisible()
      expect(screen.getAllByRole('button')).toHaveLength(1)
      await user.click(screen.getByRole('button', { name: 'Back to the store' }))
      expect(onBack).toHaveBeenCalledTimes(1)
    },
  )

  test.each([
    ['network', 1],
    ['unexpected_error', 1],
    ['invalid_address', 0],
    ['transaction_declined', 0],
  ] as const)('%s can be retried: %i', (code, count) => {
    render({ ok: false, code })
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(count)
  })
})
