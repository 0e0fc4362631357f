import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CustomerInfo } from '@/components/checkout/contact/customer-info'
import { NO_ORDER_FIELDS } from '@/lib/domain/codes/order-fields'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

const WHOLE = {
  fulfilmentMethod: 2,
  fulfilmentOption: '',
  shippingAddress: null,
  billingAddress: null,
  paymentMethod: null,
  card: null,
  savedCard: null,
  savesCard: false,
  enteredCard: null,
  coupon: '',
  typedCoupon: null,
  giftCardEnd: '',
  tip: null,
  comment: '',
  contact: null,
  slot: null,
  ...NO_ORDER_FIELDS,
  giftCard: null,
  pointsUsed: 0,
}

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
