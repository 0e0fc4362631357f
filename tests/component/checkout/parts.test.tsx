import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CouponForm, type CouponFormProps } from '@/components/checkout/coupon-form'
import { CustomerInfo } from '@/components/checkout/customer-info'
import { QuoteProblem } from '@/components/checkout/quote-problem'
import { SuccessDialog } from '@/components/checkout/success-dialog'
import type { PlacedFacts } from '@/components/checkout/what-next'
import { TipPicker } from '@/components/payment-fields/tip-picker'
import type { CountryCode } from '@/lib/domain/places/countries'
import type { ErrorCode, Failure } from '@/lib/domain/result'
import { mockLocation } from '@/tests/support/mock-api'
import { sampleAddress } from '@/tests/support/sample-checkout'
import { sampleStore } from '@/tests/support/sample-store'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())
const LINKS = {
  store: '/store/12',
  order: '/account/orders/detail/%7Bid%7D',
  paypal: '/paypal?orderId=%7Bid%7D',
  payNow: '/paynow?orderId=%7Bid%7D&gid=12',
}

describe('the coupon', () => {
  const draw = (applied: string, discount: number, isPricing = false, refusal: CouponFormProps['refusal'] = null) => {
    const onApply = vi.fn()
    return {
      onApply,
      ...show(<CouponForm {...{ applied, discount, refusal, isPricing, onApply }} />),
    }
  }

  test('apply is disabled while the input is empty [CHK-39]', async () => {
    const { user, onApply } = draw('', 0)
    const apply = screen.getByRole('button', { name: 'Apply' })
    expect(apply).toBeDisabled()
    await user.type(screen.getByLabelText('Coupon code'), '   ')
    expect(apply).toBeDisabled()
    await user.type(screen.getByLabelText('Coupon code'), 'SPRING ')
    expect(apply).toBeEnabled()
    await user.click(apply)
    expect(onApply.mock.calls).toEqual([['SPRING']])
  })

  test('is at most 60 characters, and can be removed', async () => {
    const { user, onApply } = draw('SPRING', 150)
    const input = screen.getByLabelText('Coupon code')
    expect(input).toHaveAttribute('maxlength', '60')
    await user.click(screen.getByRole('button', { name: 'Remove coupon' }))
    expect(onApply.mock.calls).toEqual([['']])
    expect(input).toHaveValue('')
    expect(input).toHaveFocus()
  })

  test('there is nothing to remove without one', () => {
    draw('', 0)
    expect(screen.queryByRole('button', { name: 'Remove coupon' })).toBeNull()
  })

  test('a non-zero discount: it has been applied [CHK-40] [ERR-48]', () => {
    draw('SPRING', 150)
    expect(screen.getByRole('status')).toHaveTextContent(/^Coupon SPRING has been applied$/)
  })

  test('no discount: it is invalid [CHK-40] [ERR-49]', () => {
    draw('SPRING', 0)
    expect(screen.getByRole('alert')).toHaveTextContent(/^Coupon code SPRING is invalid$/)
  })

  test.each([
    ['expired', 'It has expired.'],
    ['limit_reached', 'It has reached its usage limit.'],
    ['minimum_not_met', 'Spend at least C$25.00 to use it.'],
  ] as const)('no discount and the reason %s: it is invalid, with the reason', (reason, words) => {
    draw('SPRING', 0, false, { reason, minimum: 'C$25.00' })
    expect(screen.getByRole('alert')).toHaveTextContent(`Coupon code SPRING is invalid${words}`)
  })

  test('nothing is shown before the response [CHK-40]', () => {
    draw('SPRING', 0, true)
    expect([screen.queryByRole('alert'), screen.queryByRole('status')]).toEqual([null, null])
  })
})

describe('tips', () => {
  const draw = (grandTotal: number) => {
    const onChange = vi.fn()
    const tip = { type: 'percent', percent: 12 } as const
    return {
      onChange,
      ...show(<TipPicker tip={tip} grandTotal={grandTotal} cutOff={2000} currency="CAD" onChange={onChange} />),
    }
  }
  const labels = () => screen.getAllByRole('button').map((button) => button.textContent)

  test('above 20 the buttons are percents [TIP-1] [TIP-3]', async () => {
    const { user, onChange } = draw(2001)
    expect(labels()).toEqual(['No tip', '10%', '12%', '15%', '20%'])
    expect(screen.getByRole('button', { name: '12%' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: '15%' }))
    expect(onChange.mock.calls).toEqual([[{ type: 'percent', percent: 15 }]])
  })

  test('at 20 or below they are amounts [TIP-2] [TIP-3]', () => {
    draw(2000)
    expect(labels()).toEqual(['No tip', 'C$2.00', 'C$3.00', 'C$4.00', 'C$5.00'])
  })

  test('a typed tip has two decimals and at most 99999 [TIP-8] [CALL-55]', async () => {
    const { user, onChange } = draw(5000)
    const field = screen.getByLabelText('Other amount')
    await user.type(field, '99999.999')
    expect(field).toHaveValue('99999.99')
    await user.clear(field)
    await user.type(field, '-100000x')
    expect(field).toHaveValue('10000')
    expect(screen.getByRole('status')).toHaveTextContent('Please enter an amount, such as 2.50.')
    await user.clear(field)
    await user.type(field, '7.25')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(onChange.mock.calls.at(-1)).toEqual([{ type: 'flat', amount: 725 }])
  })

  test.each(['2,50', '２．５０', '２，５０'])('%s is two dollars and fifty cents', async (text) => {
    const { user, onChange } = draw(5000)
    await user.type(screen.getByLabelText('Other amount'), text)
    expect(onChange.mock.calls.at(-1)).toEqual([{ type: 'flat', amount: 250 }])
  })
})

const TEXTS: [code: ErrorCode, detail: Failure['detail'], text: string, row: string][] = [
  [
    'distance_exceeded',
    { maxKm: 8 },
    'Distance Exceeded: this store delivers up to 8 km. Please choose another address.',
    'ERR-20',
  ],
  ['invalid_shipping_method', undefined, 'Invalid shipping method', 'ERR-21'],
  ['invalid_address', undefined, 'Invalid Address', 'ERR-22'],
  ['cart_empty', undefined, 'There are no items in your cart', 'ERR-24'],
  ['shipping_countries', { countries: 'CA, US' }, 'This store ships to CA, US only', 'ERR-26'],
  ['out_of_stock', { items: 'Spa day, Tea' }, 'Sorry, item(s) Spa day, Tea are out of stock', 'ERR-27'],
  ['unexpected_error', undefined, 'Unexpected error', 'ERR-28'],
  ['invalid_request', undefined, 'Invalid request', 'ERR-31'],
  ['transaction_declined', undefined, 'Transaction declined', 'ERR-32'],
  ['over_payment_limit', undefined, 'Price over the payment limit', 'ERR-33'],
  ['invalid_shipping_method', undefined, 'Invalid shipping method', 'ERR-34'],
  ['invalid_credit_card', undefined, 'Invalid credit card, please pick another payment method', 'ERR-35'],
  ['invalid_payment_method', undefined, 'Invalid payment method', 'ERR-36'],
  ['out_of_stock', { items: 'Spa day' }, 'Sorry, item(s) Spa day are out of stock', 'ERR-37'],
  ['checkout_failed', undefined, 'Unsuccessful check out', 'ERR-38'],
  ['network', undefined, 'Slow or unstable network', 'ERR-53'],
]

describe('a refused quote or order', () => {
  const draw = (failure: Failure) => {
    const [onRetry, onBack] = [vi.fn(), vi.fn()]
    return {
      onRetry,
      onBack,
      ...show(<QuoteProblem {...{ failure, onRetry, onBack, backLabel: 'Back to the store' }} />),
    }
  }

  test.each(TEXTS)('%s, %j: "%s" [%s]', (code, detail, text) => {
    draw({ ok: false, code, detail })
    expect(screen.getByText(text)).toBeVisible()
  })

  test.each<[ErrorCode, Failure['detail'], RegExp]>([
    ['invalid_payment_method', undefined, /^Invalid payment method$/],
    ['invalid_address', undefined, /^Invalid Address$/],
    ['distance_exceeded', { maxKm: 8 }, /^Distance Exceeded: /],
  ])('%s shows the general message [ERR-54]', (code, detail, text) => {
    draw({ ok: false, code, detail })
    expect(screen.getByText(text)).toBeVisible()
  })

  test.each(['cart_empty', 'out_of_stock'] as const)(
    '%s links back to the store only [ERR-24] [ERR-27] [CHK-18]',
    async (code) => {
      const { user, onBack } = draw({ ok: false, code, detail: { items: 'x' } })
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
    draw({ ok: false, code })
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(count)
  })
})

describe('success', () => {
  const FACTS: PlacedFacts = { store: sampleStore, handover: 'pickup', time: 'asap', address: null, tableNumber: '' }
  const facts = (changes: Partial<PlacedFacts>) => {
    show(<SuccessDialog orderId="9f3c-1a" facts={{ ...FACTS, ...changes }} links={LINKS} />)
    return screen.getAllByRole('listitem').map((fact) => fact.textContent)
  }

  test('shows the order; links to it, and back to the store [CHK-17] [ERR-39]', async () => {
    const { assign } = mockLocation()
    const { user } = show(<SuccessDialog orderId="9f3c-1a" facts={FACTS} links={LINKS} />)
    const text = 'Thank you for your business, your order has been created: #9f3c-1a'
    expect(screen.getByText(text)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Go to order' }))
    const [back] = screen.getAllByRole('button', { name: 'Back to the store' }).slice(-1)
    if (back) await user.click(back)
    expect(assign.mock.calls).toEqual([['/account/orders/detail/9f3c-1a'], ['/store/12']])
  })

  test('names the store, the time, and where to pick it up', () => {
    expect(facts({ time: '2031-05-02T18:15:00-07:00' })).toEqual([
      '2031-05-02 06:15pm',
      'The store is confirming your order. The order page shows when it’s ready for you.',
    ])
    expect(screen.getByText('Noodle House')).toBeVisible()
    expect(screen.getByText('88 Pacific Blvd, Vancouver, BC V6B 1A1')).toBeVisible()
  })

  test('a delivery has its address', () => {
    expect(facts({ handover: 'delivery', address: sampleAddress })).toEqual([
      'As soon as possible',
      '1203 - 88 Pacific Blvd, Vancouver, BC V6B 1A1',
      expect.stringContaining('on its way'),
    ])
  })

  test('an order at a table has its number', () => {
    expect(facts({ handover: 'eatin', tableNumber: '12' })).toContain('Table 12')
  })

  test.each(['voucher', 'gift_cards', 'amount'] as const)('%s has neither time nor address', (handover) => {
    expect(facts({ handover })).toHaveLength(1)
  })
})

describe('customer info', () => {
  const state = { firstName: '', lastName: '', phone: '', countryCode: 'CA' as CountryCode }
  test.each<[Partial<typeof state>, string, string]>([
    [{ firstName: '' }, 'First name required', 'VAL-29'],
    [{ firstName: 'M' }, 'At least two characters', 'VAL-29'],
    [{ firstName: 'Mei', phone: '' }, 'Phone required', 'VAL-30'],
    [{ firstName: 'Mei', phone: '604555012' }, 'Invalid phone number', 'VAL-30'],
    [{ firstName: 'Mei', phone: '6045550123', countryCode: 'CN' }, 'Invalid phone number', 'VAL-31'],
  ])('%j, after blur, shows "%s" [%s]', async (changes, text) => {
    const whole = { ...WHOLE, ...state, ...changes }
    const { user } = show(<CustomerInfo state={whole} isDone={false} onChange={vi.fn()} />)
    expect(screen.queryByText(text)).toBeNull()
    await user.click(screen.getByLabelText('First name'))
    await user.click(screen.getByLabelText('Phone'))
    await user.tab()
    expect(await screen.findByText(text)).toBeVisible()
  })
})

const WHOLE = {
  shippingMethod: 2,
  shippingCode: '',
  shippingAddress: null,
  billingAddress: null,
  paymentMethod: null,
  card: null,
  enteredCard: null,
  coupon: '',
  tip: null,
  comment: '',
  contact: null,
  slot: null,
  tableNumber: '',
  partySize: '',
  giftCard: null,
  pointsUsed: 0,
}
