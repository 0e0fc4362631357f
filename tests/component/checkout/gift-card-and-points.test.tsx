import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dialogWidth } from '@/tests/support/mock-api'
import { sampleCard, sampleQuote } from '@/tests/support/sample-checkout'
import { CARD_AND_POINTS, openMenuCheckout, press, section } from './menu-cart'

afterEach(() => vi.unstubAllGlobals())

async function enterCard(user: UserEvent) {
  for (const label of ['Name on card', 'Postal code']) await user.clear(await screen.findByLabelText(label))
  await user.type(screen.getByLabelText('Name on card'), sampleCard.owner)
  await user.type(screen.getByLabelText('Card number'), sampleCard.number)
  await user.selectOptions(screen.getByLabelText('Month'), sampleCard.month)
  await user.selectOptions(screen.getByLabelText('Year'), sampleCard.year)
  await user.type(screen.getByLabelText('Security code'), sampleCard.cvv)
  await user.type(screen.getByLabelText('Postal code'), sampleCard.postalCode)
  await press(user, 'Use this card')
}

/** Applies the gift card, which pays everything, to an order that is ready, and removes it again. */
async function coverOnce(user: UserEvent) {
  expect(await screen.findByRole('button', { name: 'Place order' })).toBeVisible()
  await press(user, 'Use a gift card')
  await user.click(await screen.findByRole('button', { name: /•••• 7788/ }))
  expect(screen.getByText('Your gift card covers the order total.')).toBeVisible()
  await press(user, 'Change gift card')
  await user.click(await screen.findByRole('button', { name: /•••• 7788/ }))
}

describe('gift card and points', () => {
  test('the gift cards dialog is 1100 wide and lists the store’s cards; selecting the same again deselects it [CHK-15] [PAY-9]', async () => {
    const { user } = await openMenuCheckout({ payments: CARD_AND_POINTS })
    await press(user, 'Use a gift card')
    const card = await screen.findByRole('button', { name: /•••• 7788/ })
    expect(dialogWidth(card)).toBe('1100px')
    expect(screen.queryByText(/•••• 0001/)).toBeNull()
    await user.click(card)
    expect(screen.getByText('Your gift card covers the order total.')).toBeVisible()
    await press(user, 'Change gift card')
    await user.click(await screen.findByRole('button', { name: /•••• 7788/ }))
    expect(screen.queryByText('Your gift card covers the order total.')).toBeNull()
  })

  test('one press uses the points, by what they are worth, and another none', async () => {
    const { user } = await openMenuCheckout({ payments: CARD_AND_POINTS }, { pointsBalance: 640 })
    const use = section('Payment info').getByRole('button', { name: 'Use C$6.40' })
    await user.click(use)
    expect(use).toHaveAttribute('aria-pressed', 'true')
    expect(section('Order summary').getByText('−C$6.40')).toBeVisible()
    await user.click(use)
    expect(use).toHaveAttribute('aria-pressed', 'false')
    expect(section('Order summary').queryByText('−C$6.40')).toBeNull()
  })

  test('points go in steps of five units, never below 0 nor above the maximum [CHK-16] [POINT-6] [CONST-8]', async () => {
    const { user } = await openMenuCheckout({ payments: CARD_AND_POINTS }, { pointsBalance: 1200 })
    await press(user, 'Use points')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialogWidth(screen.getByRole('button', { name: 'More points' }))).toBe('250px')
    expect(screen.getByRole('button', { name: 'Fewer points' })).toHaveAttribute('aria-disabled', 'true')
    for (const expected of ['500', '1000', '1200', '1200']) {
      await press(user, 'More points')
      expect(dialog.getByRole('status')).toHaveTextContent(expected)
    }
    for (const expected of ['700', '200', '0', '0']) {
      await press(user, 'Fewer points')
      expect(dialog.getByRole('status')).toHaveTextContent(expected)
    }
  })

  test('minus works above 0 points only, plus below the maximum, and neither goes beyond [POINT-7]', async () => {
    const { user } = await openMenuCheckout({ payments: CARD_AND_POINTS }, { pointsBalance: 300 })
    await press(user, 'Use points')
    const dialog = within(await screen.findByRole('dialog'))
    const shown = () => [
      dialog.getByRole('status').textContent,
      ...['Fewer points', 'More points'].map((name) => dialog.getByRole('button', { name }).ariaDisabled),
    ]
    expect(shown()).toEqual(['0', 'true', 'false'])
    await press(user, 'Fewer points')
    expect(shown()).toEqual(['0', 'true', 'false'])
    await press(user, 'More points')
    expect(shown()).toEqual(['300', 'false', 'true'])
    await press(user, 'More points')
    expect(shown()).toEqual(['300', 'false', 'true'])
  })

  test("the available points are the quote's balance [POINT-3]", async () => {
    await openMenuCheckout({ payments: CARD_AND_POINTS }, { pointsBalance: 640 })
    expect(section('Payment info').getByText('640 points available')).toBeVisible()
  })

  test('points and a card that cover everything are method 5, and no credit card is required [PAY-2] [PAY-7] [PAY-8]', async () => {
    const { user, order } = await openMenuCheckout({ payments: CARD_AND_POINTS }, { pointsBalance: 600 })
    await press(user, 'Use points')
    await press(user, 'More points')
    await press(user, 'Done')
    await press(user, 'Use a gift card')
    await user.click(await screen.findByRole('button', { name: /•••• 7788/ }))
    expect(screen.getByText('Your gift card and points cover the order total.')).toBeVisible()
    await press(user, 'Place order')
    await waitFor(() =>
      expect(order()).toMatchObject({
        paymentMethod: 5,
        card: null,
        giftCardCode: 'GIFT-0001-7788',
        pointsUsed: 500,
        pointsPayment: 500,
      }),
    )
  })

  test('covering everything reverts to the initial method: the first of two [PAY-7]', async () => {
    const { user } = await openMenuCheckout({ payments: { ...CARD_AND_POINTS, cash: true } })
    await user.click(section('Payment info').getByRole('button', { name: 'Change payment method' }))
    await user.click(await screen.findByRole('button', { name: 'Cash' }))
    await press(user, 'Use this method')
    await coverOnce(user)
    expect(await section('Payment info').findByText('Credit card')).toBeVisible()
  })

  test('covering everything clears the credit card [PAY-7]', async () => {
    const { user } = await openMenuCheckout({ payments: CARD_AND_POINTS })
    await press(user, 'Please input valid credit card')
    await enterCard(user)
    await coverOnce(user)
    expect(await screen.findByRole('button', { name: 'Please input valid credit card' })).toBeVisible()
  })

  test('an applied gift card hides WeChat and Alipay [PAY-13] [PAY-14]', async () => {
    const payments = { ...CARD_AND_POINTS, wechat: true, alipay: true }
    const { user } = await openMenuCheckout({ payments }, { grandTotal: 9000 })
    const methods = async () => {
      await user.click(section('Payment info').getByRole('button', { name: 'Change payment method' }))
      const dialog = await screen.findByRole('dialog', { name: 'Payment method' })
      const names = within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent)
      await user.keyboard('{Escape}')
      return names.filter(Boolean)
    }
    expect(await methods()).toEqual(expect.arrayContaining(['WeChat Pay', 'Alipay']))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(user, 'Use a gift card')
    await user.click(await screen.findByRole('button', { name: /•••• 7788/ }))
    expect(await methods()).not.toEqual(expect.arrayContaining(['WeChat Pay']))
  })
})

test('a purchased gift card hides WeChat and Alipay too [PAY-14]', async () => {
  const lines = sampleQuote.lines.map((line) => ({ ...line, isGiftCard: true }))
  const payments = { ...CARD_AND_POINTS, wechat: true, alipay: true, cash: true }
  const { user } = await openMenuCheckout({ payments }, { lines })
  await user.click(section('Payment info').getByRole('button', { name: 'Change payment method' }))
  const dialog = await screen.findByRole('dialog', { name: 'Payment method' })
  const names = within(dialog)
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-expanded'))
    .map((button) => button.textContent)
  expect(names).toEqual(['Credit card', 'Cash'])
})

test('a wallet that cannot be combined with the gift card is no longer chosen once the card is [PAY-13]', async () => {
  const payments = { ...CARD_AND_POINTS, alipay: true }
  const { user } = await openMenuCheckout({ payments }, { grandTotal: 9000 })
  await user.click(section('Payment info').getByRole('button', { name: 'Change payment method' }))
  await user.click(await screen.findByRole('button', { name: 'Alipay' }))
  await press(user, 'Use this method')
  expect(await screen.findByRole('button', { name: 'Place order' })).toBeVisible()
  await press(user, 'Use a gift card')
  await user.click(await screen.findByRole('button', { name: /•••• 7788/ }))
  expect(await screen.findByRole('button', { name: 'Please input payment method' })).toBeVisible()
  expect(section('Payment info').queryByText('Alipay')).toBeNull()
})
