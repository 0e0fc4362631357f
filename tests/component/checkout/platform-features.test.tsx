import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import { sampleStore } from '@/tests/support/sample-store'
import { openPayNow, payButton } from '../pay-order/open-pay-now'
import { bodyOf, openDealCheckout } from './deal-checkout'

const BY_CARD = { payments: { ...sampleStore.payments, creditCard: true, cash: true, payLater: false } }
const PAY_URL = 'https://api.example/pay/1'
const NOTE = 'You’ll pay on the payment provider’s page, then come back here.'

test('a platform without gift cards offers none', async () => {
  await openDealCheckout({ store: BY_CARD, start: { hasGiftCards: false } })
  expect(screen.queryByRole('button', { name: 'Use a gift card' })).toBeNull()
})

test('a card for the API’s own payment page is not typed here, and the order leads there', async () => {
  const { user, api, mainButton } = await openDealCheckout({
    store: BY_CARD,
    start: { isCardOnPayPage: true },
    routes: { 'POST /api/checkout/order': { json: { orderId: '9f3c-1a', payUrl: PAY_URL } } },
  })
  await user.click(
    within(screen.getByRole('region', { name: 'Payment info' })).getByRole('button', { name: /Change|Choose how/ }),
  )
  const dialog = within(await screen.findByRole('dialog'))
  if (!dialog.queryByText(NOTE)) await user.click(dialog.getByRole('button', { name: 'Credit card' }))
  expect(dialog.getByText(NOTE)).toBeVisible()
  expect(dialog.queryByLabelText('Card number')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Use this method' }))
  await user.click(mainButton())
  await vi.waitFor(() => expect(api.callsOf('POST /api/checkout/order')).toHaveLength(1))
  expect(bodyOf(api.callsOf('POST /api/checkout/order')[0])).toMatchObject({
    card: null,
    paymentMethod: PAYMENT_METHOD.credit_card,
  })
})

test('an order is paid later by card on the API’s own page as well', async () => {
  const { user, api } = await openPayNow({
    start: { isCardOnPayPage: true },
    routes: { 'POST /api/paynow': { json: { orderId: '9f3c-1a', payUrl: PAY_URL } } },
  })
  if (!screen.queryByText(NOTE)) await user.click(screen.getByRole('button', { name: 'Credit card' }))
  expect(screen.getByText(NOTE)).toBeVisible()
  expect(screen.queryByLabelText('Card number')).toBeNull()
  await user.click(payButton())
  await vi.waitFor(() => expect(api.callsOf('POST /api/paynow')).toHaveLength(1))
  expect(bodyOf(api.callsOf('POST /api/paynow')[0])).toMatchObject({ card: null, choice: 'credit_card' })
})
