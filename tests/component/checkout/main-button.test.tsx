import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cartOf, saveCart } from '@/lib/browser/cart/carts'
import { type ApiMocks, rejection } from '@/tests/support/mock-api'
import { sampleQuote } from '@/tests/support/sample-checkout'
import { CASH_ONLY, GIFT_CARD, openMenuCheckout, PERIODS, press } from './menu-cart'

afterEach(() => vi.unstubAllGlobals())

/** A coupon is applied, whose quote is refused until `answer` is replaced. */
async function openAndFail(code: Parameters<typeof rejection>[0], detail: Parameters<typeof rejection>[1]) {
  const price = { isRefused: true }
  const routes: ApiMocks = {
    'POST /api/checkout/quote': ({ body }) =>
      price.isRefused && (body as { coupon: string }).coupon !== '' ? rejection(code, detail) : { json: sampleQuote },
  }
  const checkout = await openMenuCheckout({ payments: CASH_ONLY }, {}, [2], 2, 'en', routes)
  await checkout.user.type(screen.getByLabelText('Coupon code'), 'SPRING{Enter}')
  return { ...checkout, price }
}

describe('the main button, while the cart has no price', () => {
  test('asks for it again after a failure, and then places the order [CHK-21]', async () => {
    const { user, api, price } = await openAndFail('unexpected_error', undefined)
    const retries = await screen.findAllByRole('button', { name: 'Try again' })
    expect(retries).toHaveLength(2)
    price.isRefused = false
    await user.click(retries[1] as HTMLElement)
    expect(api.callsOf('POST /api/checkout/order')).toHaveLength(0)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Place order' })).toBeVisible())
    await press(user, 'Place order')
    await waitFor(() => expect(api.callsOf('POST /api/checkout/order')).toHaveLength(1))
  })

  test('leads to the reason of a rejection that only another choice can change', async () => {
    const { user, api } = await openAndFail('store_refuses', { reason: 'closed' })
    const reason = await screen.findByText(/closed/)
    await press(user, 'Place order')
    expect(document.activeElement).toContainElement(reason)
    expect(api.callsOf('POST /api/checkout/order')).toHaveLength(0)
  })
})

describe('the main button, after a rejection,', () => {
  const ORDER = 'POST /api/checkout/order'
  const reject = (code: Parameters<typeof rejection>[0], detail?: Parameters<typeof rejection>[1]) => ({
    [ORDER]: () => rejection(code, detail),
  })

  test.each<[code: Parameters<typeof rejection>[0], leadsTo: string, text: RegExp, row: string]>([
    ['invalid_shipping_method', 'Please choose a shipping method', /^Invalid shipping method/, 'ERR-34'],
    ['invalid_payment_method', 'Please input payment method', /^Invalid payment method/, 'ERR-36'],
  ])('of an order as %s asks for that choice again: %s [%4$s]', async (code, leadsTo, text) => {
    const payments = { ...CASH_ONLY, payLater: true }
    const { user, api } = await openMenuCheckout({ payments }, {}, [1, 2, 3], 2, 'en', reject(code))
    const before = [api.callsOf('POST /api/checkout/quote').length, api.callsOf('GET /api/checkout/start').length]
    await press(user, 'Place order')
    expect(await screen.findByText(text)).toBeVisible()
    await press(user, leadsTo)
    expect(await screen.findByRole('dialog')).toBeVisible()
    // the price and the store's rules are read again
    expect(api.callsOf('POST /api/checkout/quote').length).toBeGreaterThan(before[0] ?? 0)
    expect(api.callsOf('GET /api/checkout/start').length).toBeGreaterThan(before[1] ?? 0)
  })

  test('of a price for the order type asks for another one, until it is chosen [ERR-21]', async () => {
    const routes: ApiMocks = {
      'POST /api/checkout/quote': ({ body }) =>
        (body as { fulfilmentMethod: number }).fulfilmentMethod === 3
          ? rejection('invalid_shipping_method')
          : { json: sampleQuote },
    }
    const { user } = await openMenuCheckout({ payments: CASH_ONLY }, {}, [2, 3], 2, 'en', routes)
    await user.click(screen.getByRole('radio', { name: 'Dine in' }))
    expect(await screen.findByText(/^Invalid shipping method/)).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Dine in' })).not.toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Pickup' }))
    await waitFor(() => expect(screen.queryByText(/^Invalid shipping method/)).toBeNull())
    expect(screen.getByRole('button', { name: 'Place order' })).toBeVisible()
  })

  test.each(['invalid_shipping_method', 'invalid_address', 'cart_empty', 'unexpected_error'] as const)(
    'of a price without an address, as %s, waits for one to be chosen, or for another order type',
    async (code) => {
      const routes: ApiMocks = {
        'POST /api/checkout/quote': ({ body }) =>
          (body as { fulfilmentMethod: number }).fulfilmentMethod === 0 ? rejection(code) : { json: sampleQuote },
      }
      const { user } = await openMenuCheckout(
        { payments: CASH_ONLY },
        {},
        [1, 2],
        1,
        'en',
        routes,
        'Delivery info',
        null,
      )
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      expect(screen.getByRole('button', { name: 'Please input shipping address' })).toBeVisible()
      await user.click(screen.getByRole('radio', { name: 'Pickup' }))
      expect(await screen.findByRole('button', { name: 'Place order' })).toBeVisible()
    },
  )

  test('of the total as too high leads back to the store [ERR-33]', async () => {
    const { user, location } = await openMenuCheckout(
      { payments: CASH_ONLY },
      {},
      [2],
      2,
      'en',
      reject('over_payment_limit'),
    )
    await press(user, 'Place order')
    expect(await screen.findByText(/^Price over the payment limit/)).toBeVisible()
    await press(user, 'Back to the store')
    expect(location.assign).toHaveBeenCalledWith('/store/12')
  })

  test('asks for a time once the store has closed; as soon as possible never becomes another time', async () => {
    const price = { asap: true }
    const routes: ApiMocks = {
      'POST /api/checkout/quote': () => ({ json: { ...sampleQuote, asap: price.asap, allowedPeriods: PERIODS } }),
      [ORDER]: () => {
        price.asap = false
        return rejection('store_refuses', { reason: 'closed' })
      },
    }
    const { user, api } = await openMenuCheckout({ payments: CASH_ONLY }, {}, [2], 2, 'en', routes)
    await press(user, 'Place order')
    await press(user, 'Please choose a time')
    expect(await screen.findByRole('dialog', { name: 'Choose a time' })).toBeVisible()
    expect(api.callsOf(ORDER)).toHaveLength(1)
  })
})

describe('a coupon that was typed and not applied', () => {
  test.each([
    ['applies', 310],
    ['does not apply', 0],
  ])('is applied by the main button, which places the order at the next press: it %s [CHK-39]', async (_, discount) => {
    const routes: ApiMocks = {
      'POST /api/checkout/quote': ({ body }) => {
        const hasCoupon = (body as { coupon: string }).coupon === 'SPRING'
        return { json: { ...sampleQuote, couponDiscount: hasCoupon ? discount : 0 } }
      },
    }
    const { user, api } = await openMenuCheckout({ payments: CASH_ONLY }, {}, [2], 2, 'en', routes)
    await user.type(screen.getByLabelText('Coupon code'), ' SPRING ')
    await press(user, 'Place order')
    expect(await screen.findByText(discount ? /SPRING has been applied/ : /SPRING is invalid/)).toBeVisible()
    expect(screen.getByLabelText('Coupon code')).toHaveFocus()
    expect(api.callsOf('POST /api/checkout/order')).toHaveLength(0)
    await press(user, 'Place order')
    await waitFor(() => expect(api.callsOf('POST /api/checkout/order')).toHaveLength(1))
  })
})

describe('a dialog of the main button that has nothing to choose', () => {
  test('says that no order type is offered', async () => {
    const services = { delivery: false, pickup: false, eatin: false }
    const { user } = await openMenuCheckout({ payments: CASH_ONLY, services })
    await press(user, 'Please choose a shipping method')
    const text = 'This store isn’t taking orders right now.'
    expect(await within(await screen.findByRole('dialog')).findByText(text)).toBeVisible()
  })

  test('says that no time is offered', async () => {
    const { user, api } = await openMenuCheckout({ payments: CASH_ONLY }, { asap: false, allowedPeriods: {} })
    await press(user, 'Place order')
    expect(await screen.findByText(/^The store is closed and isn’t taking preorders/)).toBeVisible()
    expect(api.callsOf('POST /api/checkout/order')).toHaveLength(0)
  })

  test('says that wallets and a gift card cannot be combined', async () => {
    const payments = { ...CASH_ONLY, cash: false, alipay: true }
    const card = { ...GIFT_CARD, balance: 1000 }
    const { user } = await openMenuCheckout({ payments }, {}, [2], 2, 'en', { 'GET /api/gift-cards': { json: [card] } })
    await press(user, 'Use a gift card')
    await user.click(await screen.findByRole('button', { name: /•••• 7788/ }))
    await press(user, 'Please input payment method')
    expect(await screen.findByText(/can’t be combined with a gift card/)).toBeVisible()
  })
})

describe('an order type', () => {
  test('that is no longer offered is no longer chosen: another tab leaves less than the least delivery', async () => {
    const store = { payments: CASH_ONLY, minDeliveryAmount: 3000 }
    const routes: ApiMocks = {
      'POST /api/checkout/quote': ({ body }) => {
        const { lines } = body as { lines: { pid: number }[] }
        return { json: { ...sampleQuote, itemTotal: lines[0]?.pid === 901 ? 900 : 3100 } }
      },
    }
    const { user, api } = await openMenuCheckout(store, {}, [1, 2], 1, 'en', routes)
    expect(await screen.findByRole('radio', { name: 'Delivery' })).toBeChecked()
    const cart = cartOf('menu', 12).read()
    if (!cart) throw new Error('no cart')
    const text = JSON.stringify({ ...cart, version: 2, items: [{ pid: 901, qty: 1, pc: 900, options: {} }] })
    const key = 'plaza:cart:menu:12'
    saveCart({ ...cart, items: [{ pid: 901, qty: 1, pc: 900, options: {} }] })
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Delivery' })).toBeNull())
    expect(screen.getByRole('radio', { name: 'Pickup' })).not.toBeChecked()
    // nor is there a total, which would have the fee of the delivery
    expect(screen.queryByText('Order total')).toBeNull()
    expect(screen.getAllByText('Subtotal').length).toBeGreaterThan(0)
    expect(screen.getByText(/^The minimum for delivery is C\$30\.00\./)).toBeVisible()
    await press(user, 'Please choose a shipping method')
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(api.callsOf('POST /api/checkout/order')).toHaveLength(0)
  })
})
