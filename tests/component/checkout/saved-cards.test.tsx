import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { lastChoices } from '@/lib/browser/orders/last-choices'
import { PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'
import type { SavedCard } from '@/lib/domain/payment/saved-cards'
import { openPayNow, payButton } from '@/tests/component/pay-order/open-pay-now'
import { rejection } from '@/tests/support/mock-api'
import { sampleStore } from '@/tests/support/sample-store'
import { bodyOf, type Options, openDealCheckout } from './deal-checkout'

// loaded with the first dialog, which takes longer than one is waited for
beforeAll(() => import('@/components/checkout/checkout-dialogs'))
afterEach(() => {
  vi.unstubAllGlobals()
  lastChoices.write({})
})

const visa: SavedCard = { ref: 'pm_1', brand: 'Visa', lastFour: '4242', month: 8, year: 2099 }
const jcb: SavedCard = { ref: 'pm_2', brand: 'JCB', lastFour: '0505', month: 9, year: 2099 }
const expired: SavedCard = { ...visa, ref: 'pm_3', lastFour: '0003', year: 2020 }
const payments = { ...sampleStore.payments, creditCard: true, cash: true }
const open = (savedCards: SavedCard[] | undefined, options: Options = {}) =>
  openDealCheckout({ store: { payments }, customer: savedCards && { savedCards }, ...options })
const payment = () => screen.getByRole('region', { name: 'Payment info' })

describe('a checkout', () => {
  test('begins with the only saved card, and one press pays with it', async () => {
    const { user, api, mainButton } = await open([visa, expired])
    expect(payment()).toHaveTextContent('Visa ending in 4242 · 08/99')
    await user.click(mainButton())
    const sent = bodyOf(api.callsOf('POST /api/checkout/order')[0])
    expect(sent).toMatchObject({ paymentMethod: 2, card: null, cardRef: 'pm_1' })
    expect(sent.savesCard).toBeUndefined()
    expect(lastChoices.read()).toMatchObject({ paymentMethod: 2, cardEnd: '4242' })
  })

  test.each([
    ['the card of the last order', '0505', 'JCB ending in 0505'],
    ['none of several without one', undefined, 'Credit card'],
    ['none where the last one has expired', '0003', 'Credit card'],
  ])('begins with %s', async (_, cardEnd, text) => {
    lastChoices.write({ paymentMethod: PAYMENT_METHOD.credit_card, cardEnd })
    await open([visa, jcb, expired])
    expect(payment()).toHaveTextContent(text)
  })

  test.each([
    ['no card is saved', []],
    ['the API saves none', undefined],
  ])('asks for a card where %s', async (_, cards) => {
    const { mainButton } = await open(cards)
    expect(mainButton()).toHaveTextContent('Please input valid credit card')
  })

  test('no longer has a card that was refused, and says so until another is chosen', async () => {
    const routes = { 'POST /api/checkout/order': rejection('invalid_credit_card') }
    const { user, mainButton } = await open([visa, jcb], { routes })
    await user.click(within(payment()).getByRole('button', { name: 'Change payment method' }))
    await user.click(await screen.findByRole('button', { name: /^Visa ending/ }))
    await user.click(mainButton())
    expect(await screen.findByText('Please input valid credit card', { selector: 'button' })).toBeVisible()
    const refused = screen.getByRole('alert')
    await user.click(mainButton())
    await user.click(await screen.findByRole('button', { name: /^JCB ending/ }))
    expect(refused).not.toBeInTheDocument()
    expect(mainButton()).toHaveTextContent('Place order')
  })
})

describe('an order that is paid later', () => {
  test('begins with the saved card of its payer', async () => {
    const { user, api } = await openPayNow({ start: { savedCards: [visa] } })
    expect(await screen.findByRole('button', { name: /^Visa ending in 4242/, pressed: true })).toBeVisible()
    await user.click(payButton())
    expect(bodyOf(api.callsOf('POST /api/paynow')[0])).toMatchObject({
      choice: 'credit_card',
      card: null,
      cardRef: 'pm_1',
    })
  })

  test('is paid with another card in the form', async () => {
    const { user } = await openPayNow({ start: { savedCards: [visa] } })
    await user.click(await screen.findByRole('button', { name: 'Use another card' }))
    expect(await screen.findByLabelText('Card number')).toBeVisible()
    expect(payButton()).toHaveTextContent('Please input valid credit card')
    expect(screen.getByRole('checkbox')).not.toBeChecked()
  })
})
