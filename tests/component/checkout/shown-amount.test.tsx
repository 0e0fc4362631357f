import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { rejection } from '@/tests/support/mock-api'
import { sampleQuote } from '@/tests/support/sample-checkout'
import { CASH_ONLY, GIFT_CARD, openMenuCheckout, press, section } from './menu-cart'

afterEach(() => vi.unstubAllGlobals())

const CASH = { payments: CASH_ONLY }
const balance = 1000
const due = sampleQuote.grandTotal - balance

describe('a checkout that would charge another amount than the screen shows', () => {
  test('says what changed, with both amounts, reads the gift card again, and sends the new amount next', async () => {
    let card = { ...GIFT_CARD, balance }
    let isRefused = true
    const changed = {
      before: due,
      beforeCurrency: 'CAD',
      after: sampleQuote.grandTotal,
      afterCurrency: 'CAD',
      part: 'gift_card',
    }
    const { user, api } = await openMenuCheckout(CASH, {}, [2], 2, 'en', {
      'GET /api/gift-cards': () => ({ json: [card] }),
      'POST /api/checkout/order': () =>
        isRefused ? rejection('amount_changed', changed) : { json: { orderId: 'o-1', payUrl: null } },
    })
    await press(user, 'Use a gift card')
    await user.click(await screen.findByRole('button', { name: /•••• 7788/ }))
    card = { ...GIFT_CARD, balance: 0 }
    await press(user, 'Place order')
    const text = `Your gift card now covers a different amount. The amount due is now C$32.55 instead of C$${(due / 100).toFixed(2)}. Please check it, then try again.`
    expect(await screen.findByText(text)).toBeVisible()
    // the card that is empty is no longer chosen
    await waitFor(() => expect(section('Payment info').getByRole('button', { name: 'Use a gift card' })).toBeVisible())
    isRefused = false
    await press(user, 'Place order')
    await waitFor(() => expect(api.callsOf('POST /api/checkout/order')).toHaveLength(2))
    const [first, second] = api.callsOf('POST /api/checkout/order').map(({ body }) => body)
    expect(first).toMatchObject({ giftCardCode: GIFT_CARD.code, giftCardPayment: balance, totalDue: due })
    expect(second).toMatchObject({ giftCardCode: '', giftCardPayment: 0, totalDue: sampleQuote.grandTotal })
  })
})
