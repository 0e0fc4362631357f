import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearCarts, saveCart } from '@/lib/browser/cart/carts'
import { changeCart } from '@/lib/browser/cart/menu-cart'
import { withoutLines } from '@/lib/domain/cart/availability'
import { sampleAddress } from '@/tests/support/sample-checkout'
import { sampleStore } from '@/tests/support/sample-store'
import { bodyOf, openDealCheckout } from './deal-checkout'
import { CARD_AND_POINTS, CASH_ONLY, GIFT_CARD, openMenuCheckout, PERIODS, press, section } from './menu-cart'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T17:00:00Z') }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const CARD_OR_CASH = { ...sampleStore.payments, creditCard: true, cash: true }
const stored = () => Object.values({ ...localStorage }).join()

/** Another tab writes a cart, of which this one hears by an event. */
function changeElsewhere(key: string, value: string | null) {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  act(() => void dispatchEvent(new StorageEvent('storage', { key })))
}

describe('what a person enters at the checkout', () => {
  test('is there again after a reload: no tip', async () => {
    const first = await openMenuCheckout({ tipsEnabled: true })
    await press(first.user, 'No tip')
    first.unmount()
    await openMenuCheckout({ tipsEnabled: true })
    expect(screen.getByRole('button', { name: 'No tip' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('is there again after a reload: a gift card and points; the code of a card is not saved', async () => {
    const store = { payments: { ...CARD_AND_POINTS, cash: true } }
    const quote = { pointsBalance: 500 }
    const first = await openMenuCheckout(store, quote)
    await press(first.user, 'Use a gift card')
    await first.user.click(await screen.findByRole('button', { name: /•••• 7788/ }))
    await press(first.user, 'Use points')
    await first.user.click(await screen.findByRole('button', { name: 'More points' }))
    await press(first.user, 'Done')
    expect(stored()).not.toContain(GIFT_CARD.code)
    const due = screen.getByText('Total due').nextSibling?.textContent
    first.unmount()
    await openMenuCheckout(store, quote)
    expect(await screen.findByRole('button', { name: 'Change gift card' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Change points' })).toBeVisible()
    expect(screen.getByText('Total due').nextSibling?.textContent).toBe(due)
  })

  test('is there again after a reload: a coupon that was typed, until it is applied [CHK-39]', async () => {
    const first = await openMenuCheckout()
    await first.user.type(screen.getByLabelText('Coupon code'), 'SPRING')
    first.unmount()
    const second = await openMenuCheckout()
    expect(screen.getByLabelText('Coupon code')).toHaveValue('SPRING')
    await press(second.user, 'Apply')
    await waitFor(() => expect(stored()).not.toContain('typedCoupon'))
    expect(screen.getByLabelText('Coupon code')).toHaveValue('SPRING')
  })

  test('is there again after a reload: name, phone, comment, time and payment method', async () => {
    const first = await openMenuCheckout({ payments: CARD_OR_CASH }, { allowedPeriods: PERIODS })
    const { user } = first
    await user.clear(screen.getByLabelText('First name'))
    await user.type(screen.getByLabelText('First name'), 'Hanako')
    await user.clear(screen.getByLabelText('Phone'))
    await user.type(screen.getByLabelText('Phone'), '6045550188')
    await user.type(screen.getByLabelText('Comment for the store'), 'No onions')
    await press(user, 'Choose a time')
    await user.click(await screen.findByRole('tab', { name: 'Tomorrow 2026-11-22' }))
    await press(user, '12:00pm – 12:15pm')
    first.unmount()

    await openMenuCheckout({ payments: CARD_OR_CASH }, { allowedPeriods: PERIODS })
    expect(screen.getByLabelText('First name')).toHaveValue('Hanako')
    expect(screen.getByLabelText('Phone')).toHaveValue('6045550188')
    expect(screen.getByLabelText('Comment for the store')).toHaveValue('No onions')
    expect(await section('Order type').findByText('2026-11-22 12:00pm')).toBeVisible()
  })

  test('belongs to one cart, goes with it, and ends with a logout', async () => {
    const first = await openMenuCheckout()
    await first.user.type(screen.getByLabelText('Comment for the store'), 'No onions')
    first.unmount()
    const deal = await openDealCheckout()
    expect(screen.getByLabelText('Comment for the store')).toHaveValue('')
    deal.unmount()
    expect(stored()).toContain('No onions')
    saveCart({ kind: 'menu', gid: 12, items: [], fulfilmentMethods: [2], fulfilmentMethod: 2, coupon: '' })
    expect(stored()).not.toContain('No onions')

    const second = await openMenuCheckout()
    await second.user.type(screen.getByLabelText('Comment for the store'), 'Gate 4')
    second.unmount()
    clearCarts()
    expect(localStorage).toHaveLength(0)
  })

  test('is not shown to another customer of the same browser', async () => {
    const first = await openDealCheckout()
    await first.user.type(screen.getByLabelText('Comment for the store'), 'Gate 4')
    first.unmount()
    await openDealCheckout({ customer: { email: 'other@mail.example' } })
    expect(screen.getByLabelText('Comment for the store')).toHaveValue('')
  })

  test('is removed once it is ordered', async () => {
    const { user, api, mainButton } = await openDealCheckout()
    await user.type(screen.getByLabelText('Comment for the store'), 'Gate 4')
    await user.click(mainButton())
    await waitFor(() => expect(api.callsOf('POST /api/checkout/order')).toHaveLength(1))
    expect(bodyOf(api.callsOf('POST /api/checkout/order')[0])).toMatchObject({ comment: 'Gate 4' })
    await waitFor(() => expect(stored()).not.toContain('Gate 4'))
  })

  test('a time that is over meanwhile is named as gone, and asked for again: nothing takes its place', async () => {
    const first = await openMenuCheckout({}, { allowedPeriods: PERIODS })
    await press(first.user, 'Choose a time')
    await first.user.click(await screen.findByRole('tab', { name: 'Tomorrow 2026-11-22' }))
    await press(first.user, '12:00pm – 12:15pm')
    first.unmount()
    await openMenuCheckout({ isOpen: false }, { allowedPeriods: { '2026-11-21': PERIODS['2026-11-21'] } })
    const gone = 'The time you chose is no longer available. Please choose another one.'
    expect(await screen.findByText(gone)).toBeVisible()
    expect(section('Order type').getByText('Not chosen yet')).toBeVisible()
  })
})

describe('a dish that leaves the cart on this page, as in the dialog of the watcher,', () => {
  const dish = (pid: number) => ({ pid, qty: 1, pc: 3100, options: {} })

  test('leaves the price and the order [CART-5] [CHK-21]', async () => {
    const { user, api, mainButton } = await openTwoDishes()
    act(() => changeCart(12, (cart) => withoutLines(cart, [dish(901)])))
    await waitFor(() => expect(api.callsOf('POST /api/checkout/quote')).toHaveLength(3))
    expect(bodyOf(api.callsOf('POST /api/checkout/quote')[2])?.lines).toEqual([dish(900)])
    expect(screen.queryByText(/changed in another tab/)).toBeNull()
    await user.click(mainButton())
    await waitFor(() => expect(api.callsOf('POST /api/checkout/order')).toHaveLength(1))
  })

  test('as the last one leaves nothing to order [CHK-18]', async () => {
    const { api } = await openTwoDishes()
    act(() => changeCart(12, (cart) => withoutLines(cart, [dish(900), dish(901)])))
    expect(await screen.findByRole('dialog', { name: 'Please check your cart' })).toHaveTextContent(
      'There are no items in your cart',
    )
    expect(api.callsOf('POST /api/checkout/order')).toHaveLength(0)
  })

  async function openTwoDishes() {
    const checkout = await openMenuCheckout({ payments: { ...sampleStore.payments, creditCard: false, cash: true } })
    act(() => changeCart(12, (cart) => ({ ...cart, items: [dish(900), dish(901)] })))
    await waitFor(() => expect(checkout.api.callsOf('POST /api/checkout/quote')).toHaveLength(2))
    return { ...checkout, mainButton: () => screen.getByRole('button', { name: 'Place order' }) }
  }
})

describe('another tab', () => {
  const key = 'plaza:cart:menu:12'
  const cart = () => JSON.parse(localStorage.getItem(key) ?? '') as { items: { qty: number }[] }

  test('that changes the cart is followed, and said', async () => {
    const { api } = await openMenuCheckout()
    const { items, ...rest } = cart()
    changeElsewhere(key, JSON.stringify({ ...rest, items: items.map((item) => ({ ...item, qty: 3 })) }))
    expect(await screen.findByText('Your cart was changed in another tab. This is the new price.')).toBeVisible()
    await waitFor(() => expect(api.callsOf('POST /api/checkout/quote')).toHaveLength(2))
    expect(bodyOf(api.callsOf('POST /api/checkout/quote')[1])).toMatchObject({ lines: [{ pid: 900, qty: 3 }] })
  })

  test('that orders or empties it leaves nothing to order here', async () => {
    await openMenuCheckout()
    changeElsewhere(key, null)
    expect(await screen.findByText('You’ve ordered or cleared this cart in another tab.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Back to the store' })).toBeVisible()
  })
})

describe('a deal that is neither picked up nor delivered', () => {
  test('has no words on delivery or time, and needs a name and a phone only', async () => {
    const { user, api, mainButton } = await openDealCheckout({
      fulfilmentMethods: [],
      quote: { fulfilmentMethod: 5 },
      customer: { defaultAddress: sampleAddress },
    })
    expect(screen.queryByRole('region', { name: 'Order type' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Delivery info' })).toBeNull()
    expect(document.body.textContent).not.toMatch(/shipping|delivery|as soon as possible/i)
    expect(section('How to use it').getAllByRole('listitem').at(-1)).toHaveTextContent(
      'Show your order number at Noodle House: 88 Pacific Blvd, Vancouver, BC V6B 1A1.',
    )
    await user.click(mainButton())
    await waitFor(() => expect(api.callsOf('POST /api/checkout/order')).toHaveLength(1))
    const sent = { fulfilmentMethod: 5, shippingAddress: null, firstName: 'Mei', phone: '6045550123' }
    expect(bodyOf(api.callsOf('POST /api/checkout/order')[0])).toMatchObject(sent)
  })
})

test('the order type and the method of the last order are chosen in the next one, until a logout', async () => {
  const payments = { ...CASH_ONLY, payLater: true }
  const types = () => section('Order type').queryByRole('radio', { checked: true })
  const first = await openMenuCheckout({ payments }, {}, [1, 2, 3], 0)
  expect(types()).toHaveAccessibleName('Delivery')
  expect(section('Payment info').getByText('Cash')).toBeVisible()
  await first.user.click(section('Order type').getByRole('radio', { name: 'Pickup' }))
  await first.user.click(section('Payment info').getByRole('button', { name: 'Change payment method' }))
  await first.user.click(await screen.findByRole('button', { name: 'Pay later' }))
  await press(first.user, 'Use this method')
  await press(first.user, 'Place order')
  await screen.findByText(/your order has been created/)
  first.unmount()
  const second = await openMenuCheckout({ payments }, {}, [1, 2, 3], 0)
  expect(types()).toHaveAccessibleName('Pickup')
  expect(section('Payment info').getByText('Pay later')).toBeVisible()
  second.unmount()
  clearCarts()
  await openMenuCheckout({ payments }, {}, [1, 2, 3], 0)
  expect(types()).toHaveAccessibleName('Delivery')
  expect(section('Payment info').getByText('Cash')).toBeVisible()
})
