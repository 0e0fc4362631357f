import { screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CouponForm, type CouponFormProps } from '@/components/checkout/summary/coupon-form'
import { TipPicker } from '@/components/payment-fields/tip-picker'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

function TypedCoupon(props: Omit<CouponFormProps, 'typed' | 'onType'>) {
  const [typed, onType] = useState(props.applied)
  return <CouponForm {...props} typed={typed} onType={onType} />
}

const OFFER = { code: 'FIVE', name: '$5 off', saving: 'C$5.00' }

function OfferedCoupon() {
  const [applied, onApply] = useState('')
  return <TypedCoupon {...{ applied, discount: 500, rejection: null, isPricing: false, offer: OFFER, onApply }} />
}

describe('the coupon', () => {
  const render = (
    applied: string,
    discount: number,
    isPricing = false,
    rejection: CouponFormProps['rejection'] = null,
  ) => {
    const onApply = vi.fn()
    return { onApply, ...show(<TypedCoupon {...{ applied, discount, rejection, isPricing, offer: null, onApply }} />) }
  }

  test('apply is disabled while the input is empty [CHK-39]', async () => {
    const { user, onApply } = render('', 0)
    const apply = screen.getByRole('button', { name: 'Apply' })
    expect(apply).toBeDisabled()
    await user.type(screen.getByLabelText('Coupon code'), '   ')
    expect(apply).toBeDisabled()
    await user.type(screen.getByLabelText('Coupon code'), 'SPRING ')
    expect(apply).toBeEnabled()
    await user.click(apply)
    expect(onApply.mock.calls).toEqual([['SPRING']])
  })

  test.each(['ＳＰＲＩＮＧ', '\u200bSPR\u200bING\u200b', '　SPRING　'])('typed as “%s” it is SPRING', async (typed) => {
    const { user, onApply } = render('', 0)
    const input = screen.getByLabelText('Coupon code')
    await user.type(input, '\u200b')
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled()
    await user.clear(input)
    await user.type(input, typed)
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(onApply.mock.calls).toEqual([['SPRING']])
  })

  test('is at most 60 characters, and can be removed', async () => {
    const { user, onApply } = render('SPRING', 150)
    const input = screen.getByLabelText('Coupon code')
    expect(input).toHaveAttribute('maxlength', '60')
    await user.click(screen.getByRole('button', { name: 'Remove coupon' }))
    expect(onApply.mock.calls).toEqual([['']])
    expect(input).toHaveValue('')
    expect(input).toHaveFocus()
  })

  test('the one that takes most off is applied by one press, and the focus goes to what removes it', async () => {
    const { user } = show(<OfferedCoupon />)
    expect(screen.getByText('$5 off')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save C$5.00' }))
    expect(screen.getByText('Coupon FIVE has been applied')).toBeVisible()
    expect(screen.queryByText('$5 off')).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove coupon' })).toHaveFocus()
  })

  test('there is nothing to remove without one', () => {
    render('', 0)
    expect(screen.queryByRole('button', { name: 'Remove coupon' })).toBeNull()
  })

  test('a non-zero discount: it has been applied [CHK-40] [ERR-48]', () => {
    render('SPRING', 150)
    expect(screen.getByRole('status')).toHaveTextContent(/^Coupon SPRING has been applied$/)
  })

  test('no discount: it is invalid [CHK-40] [ERR-49]', () => {
    render('SPRING', 0)
    expect(screen.getByRole('alert')).toHaveTextContent(/^Coupon code SPRING is invalid$/)
  })

  test.each([
    ['expired', 'This code has expired.'],
    ['limit_reached', 'This code has reached its usage limit.'],
    ['minimum_not_met', 'Spend at least C$25.00 to use this code.'],
  ] as const)('no discount and the reason %s: it is invalid, with the reason', (reason, words) => {
    render('SPRING', 0, false, { reason, minimum: 'C$25.00', orderHref: null })
    expect(screen.getByRole('alert')).toHaveTextContent(`Coupon code SPRING is invalid${words}`)
  })

  test('held by an own order that waits for its payment: it says so, and leads there', () => {
    render('SPRING', 0, false, { reason: 'held_by_order', minimum: '', orderHref: '/account/orders/detail/o-7' })
    expect(screen.getByRole('alert')).toHaveTextContent('It’s being used on your order that’s awaiting payment.')
    expect(screen.getByRole('link', { name: 'Go to order' })).toHaveAttribute('href', '/account/orders/detail/o-7')
  })

  test('nothing is shown before the response [CHK-40]', () => {
    render('SPRING', 0, true)
    expect([screen.queryByRole('alert'), screen.queryByRole('status')]).toEqual([null, null])
  })
})

describe('tips', () => {
  const render = (grandTotal: number) => {
    const onChange = vi.fn()
    const tip = { type: 'percent', percent: 12 } as const
    return {
      onChange,
      ...show(<TipPicker tip={tip} grandTotal={grandTotal} cutOff={2000} currency="CAD" onChange={onChange} />),
    }
  }
  const labels = () => screen.getAllByRole('button').map((button) => button.textContent)

  test('above 20 the buttons are percents [TIP-1] [TIP-3]', async () => {
    const { user, onChange } = render(2001)
    expect(labels()).toEqual(['No tip', '10%', '12%', '15%', '20%'])
    expect(screen.getByRole('button', { name: '12%' })).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: '15%' }))
    expect(onChange.mock.calls).toEqual([[{ type: 'percent', percent: 15 }]])
  })

  test('at 20 or below they are amounts [TIP-2] [TIP-3]', () => {
    render(2000)
    expect(labels()).toEqual(['No tip', 'C$2.00', 'C$3.00', 'C$4.00', 'C$5.00'])
  })

  test('a typed tip has two decimals and at most 99999 [TIP-8] [CALL-55]', async () => {
    const { user, onChange } = render(5000)
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
    const { user, onChange } = render(5000)
    await user.type(screen.getByLabelText('Other amount'), text)
    expect(onChange.mock.calls.at(-1)).toEqual([{ type: 'flat', amount: 250 }])
  })
})
