import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { dismissForcedLogout, setCustomer } from '@/lib/browser/session/session-store'
import { rejection } from '@/tests/support/mock-api'
import { isDealCartStored, sampleAddress, sampleQuote } from '@/tests/support/sample-checkout'
import { bodyOf, chooseFulfilmentMethod, openDealCheckout } from './deal-checkout'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  dismissForcedLogout()
})
describe('tips', () => {
  test('can be disabled by the store or the platform: no control, and 0 is sent [TIP-9] [TIP-10]', async () => {
    for (const options of [{ store: { tipsEnabled: false } }, { tipsDisabled: true }]) {
      const { user, api, mainButton, unmount } = await openDealCheckout(options)
      await screen.findByText('Spa day')
      expect(screen.queryByLabelText('Other amount')).toBeNull()
      await user.click(mainButton())
      await waitFor(() => expect(api.callsOf('POST /api/checkout/order')).toHaveLength(1))
      expect(bodyOf(api.callsOf('POST /api/checkout/order')[0])).toMatchObject({ tips: 0 })
      unmount()
    }
  })

  test("change from flat amounts to percents at the store's own cut-off [TIP-3] [TIP-5]", async () => {
    const { unmount } = await openDealCheckout({ store: { tipCutOff: 3255 }, quote: { grandTotal: 3255 } })
    expect(await screen.findByRole('button', { name: 'C$3.00' })).toBeVisible()
    expect(screen.queryByRole('button', { name: '15%' })).toBeNull()
    unmount()
    await openDealCheckout({ store: { tipCutOff: 3254 }, quote: { grandTotal: 3255 } })
    expect(await screen.findByRole('button', { name: '15%' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'C$3.00' })).toBeNull()
  })

  test.each<[number[], number, string]>([
    [[1], 3255, '12%'],
    [[2], 3255, 'No tip'],
    [[1], 1500, 'C$2.00'],
    [[5], 1500, 'No tip'],
  ])('cart %j of %i cents starts with %s [TIP-6] [TIP-7]', async (fulfilmentMethods, grandTotal, label) => {
    await openDealCheckout({ fulfilmentMethods, customer: { defaultAddress: sampleAddress }, quote: { grandTotal } })
    await waitFor(() => expect(screen.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true'))
  })

  test('a voucher, which is used on another day, has none', async () => {
    const { mainButton } = await openDealCheckout({ fulfilmentMethods: [] })
    await waitFor(() => expect(mainButton()).toBeVisible())
    expect(screen.queryByRole('button', { name: 'No tip' })).toBeNull()
    expect(screen.queryByLabelText('Other amount')).toBeNull()
  })
})

describe('the quote', () => {
  test('is refetched when shipping, address or coupon change [CHK-21]', async () => {
    const { user, api } = await openDealCheckout({ fulfilmentMethods: [2, 1] })
    setCustomer('Mei')
    const askedTimes = (times: number) =>
      waitFor(() => expect(api.callsOf('POST /api/checkout/quote')).toHaveLength(times))
    await askedTimes(1)
    await chooseFulfilmentMethod(user, 'Pickup')
    await askedTimes(2)
    await user.type(screen.getByLabelText('Coupon code'), 'SPRING{Enter}')
    await askedTimes(3)
    await chooseFulfilmentMethod(user, 'Delivery')
    await askedTimes(4)
    await user.click(screen.getByRole('button', { name: 'Choose an address' }))
    await user.click(await screen.findByRole('radio', { name: /88 Pacific Blvd/ }, { timeout: 5000 }))
    await askedTimes(5)
    const asked = api.callsOf('POST /api/checkout/quote').map((call) => {
      const { fulfilmentMethod, coupon, address } = bodyOf(call)
      return [fulfilmentMethod, coupon, (address as { id: number } | null)?.id ?? null]
    })
    expect(asked).toEqual([
      // nothing chosen yet, and again while a delivery has no address
      [0, '', null],
      [2, '', null],
      [2, 'SPRING', null],
      [0, 'SPRING', null],
      [1, 'SPRING', 5],
    ])
  })

  test('an address that is too far away shows the km and is cleared [ERR-20] [VAL-26]', async () => {
    const { mainButton } = await openDealCheckout({
      fulfilmentMethods: [1],
      customer: { defaultAddress: sampleAddress },
      routes: { 'POST /api/checkout/quote': rejection('distance_exceeded', { maxKm: 8 }) },
    })
    expect(await screen.findByText(/delivers up to 8 km/)).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Mei Chen')).toBeNull())
    expect(mainButton()).toHaveTextContent('Please input shipping address')
  })

  test.each(['invalid_address', 'shipping_countries'] as const)(
    'an address refused as %s leaves no total and is the first unmet step',
    async (code) => {
      const { mainButton } = await openDealCheckout({
        fulfilmentMethods: [1],
        customer: { defaultAddress: sampleAddress },
        routes: {
          'POST /api/checkout/quote': ({ body }) =>
            (body as { address: unknown }).address
              ? rejection(code, { countries: ['CA'] })
              : { json: { ...sampleQuote, fulfilmentMethod: 0 } },
        },
      })
      await waitFor(() => expect(mainButton()).toHaveTextContent('Please input shipping address'))
      expect(screen.getByRole('alert')).toBeVisible()
      expect(screen.queryByText('C$32.55')).toBeNull()
    },
  )

  test('one that is refused at the start shows the items all the same, with the prices of the cart', async () => {
    const { api } = await openDealCheckout({
      routes: {
        'POST /api/checkout/quote': rejection('over_payment_limit'),
        'POST /api/checkout/lines': { json: sampleQuote.lines.slice(0, 1) },
      },
    })
    const items = within(await screen.findByRole('list', { name: 'Your items' }))
    expect(items.getByText('Spa day')).toBeVisible()
    expect(screen.getByText(/Price over the payment limit/)).toBeVisible()
    const [asked] = api.callsOf('POST /api/checkout/lines')
    expect(asked?.body).toMatchObject({ gid: 12, currency: 'CAD', lines: [{ pid: 900, qty: 1, pc: 3100 }] })
  })

  test('no items are asked for while there is a price', async () => {
    const { api } = await openDealCheckout()
    await screen.findByText('Spa day')
    expect(api.callsOf('POST /api/checkout/lines')).toEqual([])
  })

  test('an empty cart is cleared, and links back to the store [ERR-24]', async () => {
    const { user, location } = await openDealCheckout({
      routes: { 'POST /api/checkout/quote': rejection('cart_empty') },
    })
    await user.click(await screen.findByRole('button', { name: 'Back to the store' }))
    expect(location.assign.mock.calls).toEqual([['/store/12']])
    expect(isDealCartStored()).toBe(false)
  })

  test('shows why the total changed [CHK-21]', async () => {
    const answers = [sampleQuote]
    const later = { ...sampleQuote, id: 'q-89', couponDiscount: 1000, grandTotal: 2205, tax: 105 }
    const { user } = await openDealCheckout({
      routes: { 'POST /api/checkout/quote': () => ({ json: answers.shift() ?? later }) },
    })
    await screen.findByText('Spa day')
    await user.type(screen.getByLabelText('Coupon code'), 'SPRING{Enter}')
    expect(await screen.findByText('Your total went down by C$10.50 (coupon)')).toBeVisible()
  })
})
