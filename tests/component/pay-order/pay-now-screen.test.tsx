import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Language } from '@/lib/domain/languages/languages'
import { sampleCard } from '@/tests/support/sample-checkout'
import type { show } from '@/tests/support/show'
import { openPayNow, payButton } from './open-pay-now'

type User = ReturnType<typeof show>['user']

async function fillCard(user: User) {
  await user.click(screen.getByRole('button', { name: 'Credit card' }))
  await user.type(screen.getByLabelText('Name on card'), sampleCard.owner)
  await user.type(screen.getByLabelText('Card number'), sampleCard.number)
  await user.selectOptions(screen.getByLabelText('Month'), sampleCard.month)
  await user.selectOptions(screen.getByLabelText('Year'), sampleCard.year)
  await user.type(screen.getByLabelText('Security code'), sampleCard.cvv)
  await user.type(screen.getByLabelText('Postal code'), sampleCard.postalCode)
  await user.click(screen.getByRole('button', { name: 'Use this card' }))
  await screen.findByText('Visa ending in 4242')
}

describe('the layout', () => {
  test('a step bar and the methods; items, the price with its tip and the button [PAY-15] [PAY-25] [PAY-27]', async () => {
    await openPayNow()
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
    const methods = within(screen.getByRole('region', { name: 'Payment method' }))
    expect(methods.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Credit card',
      'WeChat Pay',
      'PayPal',
      'Alipay',
      'UnionPay',
      'UnionPay Express',
    ])
    expect(methods.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'))).not.toContain('true')
    const summary = within(screen.getByRole('region', { name: 'Order summary' }))
    expect(summary.getByText('Beef noodles')).toBeVisible()
    expect(summary.getByText('Large')).toBeVisible()
    expect(summary.getByRole('group', { name: 'Tips' })).toBeVisible()
    expect(summary.getByText('Total paid').nextSibling).toHaveTextContent('C$12.00')
    expect(summary.getByText('Total due').nextSibling).toHaveTextContent('C$33.21')
    expect(summary.getByRole('button', { name: 'Please input payment method' })).toBeVisible()
  })

  test('a visitor is offered everything except PayPal', async () => {
    await openPayNow({ visitor: true })
    expect(screen.getByRole('button', { name: 'Alipay' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'PayPal' })).toBeNull()
  })

  test('requests with the ids of its URL [CALL-54]', async () => {
    const { api } = await openPayNow()
    expect(api.callsOf('GET /api/paynow').map(({ query }) => query)).toEqual([{ orderId: '9f3c-1a', gid: '12' }])
  })
})

describe('the pay button', () => {
  test('without a method: please input payment method; focuses it [PAY-22]', async () => {
    const { user, api } = await openPayNow()
    expect(payButton()).toHaveTextContent(/^please input payment method$/i)
    await user.click(payButton())
    expect(screen.getByRole('button', { name: 'Credit card' })).toHaveFocus()
    expect(api.callsOf('POST /api/paynow')).toEqual([])
  })

  test('with a card that is not validated: please input valid credit card [PAY-23] [PAY-25]', async () => {
    const { user, api } = await openPayNow()
    await user.click(screen.getByRole('button', { name: 'Credit card' }))
    expect(payButton()).toHaveTextContent(/^please input valid credit card$/i)
    const name = await screen.findByLabelText('Name on card')
    await user.click(payButton())
    expect(name).toHaveFocus()
    expect(api.callsOf('POST /api/paynow')).toEqual([])
  })

  test('otherwise it pays, with the complete form state [PAY-24] [CALL-54]', async () => {
    const { user, api } = await openPayNow()
    await fillCard(user)
    expect(payButton()).toHaveTextContent(/^pay now$/i)
    await user.click(screen.getByRole('button', { name: '20%' }))
    await user.click(payButton())
    expect(api.callsOf('POST /api/paynow').map(({ body }) => body)).toEqual([
      {
        orderId: '9f3c-1a',
        gid: 12,
        choice: 'credit_card',
        tips: 808,
        currency: 'CAD',
        card: sampleCard,
        billingAddressId: null,
        isOwner: true,
        totalDue: 3649,
      },
    ])
  })

  test('a deselected choice counts as none [PAY-22] [PAY-25]', async () => {
    const { user } = await openPayNow()
    await user.click(screen.getByRole('button', { name: 'Alipay' }))
    expect(payButton()).toHaveTextContent(/^pay now$/i)
    await user.click(screen.getByRole('button', { name: 'Alipay' }))
    expect(payButton()).toHaveTextContent(/^please input payment method$/i)
  })

  test('changing the tip changes the amount due [CALL-55]', async () => {
    const { user } = await openPayNow()
    await user.click(screen.getByRole('button', { name: 'No tip' }))
    expect(screen.getByText('Total due').nextSibling).toHaveTextContent('C$28.41')
  })

  test.each([0, -100])('is disabled when %i is due [PAY-28]', async (totalDue) => {
    await openPayNow({ order: { totalDue, allowPayNow: false } })
    expect(payButton()).toBeDisabled()
    expect(payButton()).toHaveTextContent('Pay now')
    expect(screen.getByText('This order is paid')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Credit card' })).toBeNull()
    expect(screen.queryByText(/^Secure connection/)).toBeNull()
  })

  test.each<[Language, string]>([
    ['zh', '请选择支付方式'],
    ['zh-Hant', '請選擇付款方式'],
    ['jp', 'お支払い方法をお選びください'],
  ])('in %s: %s', async (language, label) => {
    await openPayNow({ language })
    expect(screen.getByRole('button', { name: label })).toBeVisible()
  })
})

describe('an order with nothing to pay', () => {
  test.each([
    ['to the order of its owner', false, 'Go to order', '/account/orders/detail/9f3c-1a'],
    ['for a visitor to the store', true, 'Back to the store', '/store/12'],
  ])('leads on %s', async (_, visitor, name, href) => {
    await openPayNow({ visitor, order: { totalDue: 0, allowPayNow: false } })
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
  })

  test('has what was paid as the last sum', async () => {
    await openPayNow({ order: { totalDue: 0, totalPaid: 3321, allowPayNow: false } })
    expect(screen.getByText('Total paid').nextSibling).toHaveTextContent('C$33.21')
    expect(screen.queryByText('Total due')).toBeNull()
  })

  test('is told from one that can be paid, which stays here', async () => {
    await openPayNow()
    expect(screen.queryByRole('link', { name: 'Go to order' })).toBeNull()
  })
})

describe('a billing address', () => {
  test('is required only if the store needs one, and is sent by id [CALL-25]', async () => {
    const { user, api } = await openPayNow({ start: { requireBillingAddress: true } })
    await fillCard(user)
    await user.click(screen.getByRole('button', { name: 'Please input billing address' }))
    await user.click(await screen.findByRole('radio', { name: /88 Pacific Blvd/ }))
    await user.click(payButton())
    expect(api.callsOf('POST /api/paynow')[0]?.body).toMatchObject({ billingAddressId: 5 })
  })
})

describe('a payer who comes back', () => {
  test.each([
    ['declined', 'Payment declined', true],
    ['cancelled', 'Payment cancelled', true],
    ['waiting', 'Payment not finished yet', true],
    ['confirming', 'Your payment is being confirmed', false],
    ['returned', 'Your refund is on its way', false],
  ] as const)('%s: reads “%s”; can pay again: %s', async (paymentState, title, isOpen) => {
    const { api } = await openPayNow({ visitor: true, isBack: true, order: { paymentState, allowPayNow: isOpen } })
    expect(screen.getByText(title)).toBeVisible()
    expect(screen.queryByText('This order can’t be paid right now')).toBeNull()
    expect(payButton().hasAttribute('disabled')).toBe(!isOpen)
    expect(screen.queryAllByRole('button', { name: 'Credit card' })).toHaveLength(isOpen ? 1 : 0)
    expect(api.callsOf('GET /api/paynow')[0]?.query).toEqual({ orderId: '9f3c-1a', gid: '12', back: '1' })
  })
})
