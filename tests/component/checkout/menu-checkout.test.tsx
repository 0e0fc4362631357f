import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { visitorPlace } from '@/lib/browser/places/visitor-place'
import { seedSession } from '@/lib/browser/session/session-store'
import type { Language } from '@/lib/domain/languages/languages'
import { sampleAddress } from '@/tests/support/sample-checkout'
import { sampleStore } from '@/tests/support/sample-store'
import { CASH_ONLY, openMenuCheckout, PERIODS, press, section } from './menu-cart'

afterEach(() => vi.unstubAllGlobals())

describe('order types of a menu cart', () => {
  test('delivery below the minimum and eat-in while closed are not offered, and a single remaining type is no choice [CHK-41] [CHK-42] [CHK-12]', async () => {
    await openMenuCheckout({ minDeliveryAmount: 3101, isOpen: false })
    expect(section('Order type').queryByRole('radio')).toBeNull()
    expect(section('Order type').getByText('Pickup')).toBeVisible()
  })

  test('delivery hides customer info and requires the address; pickup requires neither [CHK-3] [CHK-5]', async () => {
    const { user } = await openMenuCheckout()
    expect(screen.queryByRole('region', { name: 'Delivery info' })).toBeNull()
    await user.click(section('Order type').getByRole('radio', { name: 'Delivery' }))
    expect(screen.queryByRole('region', { name: 'Customer info' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Delivery info' })).toBeVisible()
  })
})

describe('the switch of the order type', () => {
  const chosen = () => section('Order type').queryByRole('radio', { checked: true })

  test('has what the store offers, and what is chosen', async () => {
    const { user } = await openMenuCheckout()
    const labels = section('Order type')
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent)
    expect(labels).toEqual(['Delivery', 'Pickup', 'Dine in'])
    expect(chosen()).toHaveAccessibleName('Pickup')
    await user.click(section('Order type').getByRole('radio', { name: 'Delivery' }))
    expect(chosen()).toHaveAccessibleName('Delivery')
    expect(screen.getByRole('region', { name: 'Delivery info' })).toBeVisible()
  })

  test('has the first one chosen where the cart names none', async () => {
    await openMenuCheckout({}, {}, [1, 2], 0)
    expect(chosen()).toHaveAccessibleName('Delivery')
  })

  test('has nothing chosen while the only one is not offered, and the subtotal is there before any price', async () => {
    await openMenuCheckout({ isOpen: false }, { fulfilmentMethod: 0 }, [3], 3)
    expect(chosen()).toBeNull()
    const summary = section('Order summary')
    expect(summary.getAllByText('Subtotal').map((label) => label.nextElementSibling?.textContent)).toEqual([
      'C$31.00',
      'C$31.00',
    ])
    expect(summary.getByText('Choose an order type to see your total.')).toBeVisible()
  })
})

describe('time and cost of the chosen way', () => {
  const estimate = { from: 25, to: 35 }

  test('a delivery has its distance with its fee, and as soon as possible its minutes, also in the dialog', async () => {
    const price = { fulfilmentMethod: 1, shippingFee: 1154, shippingKm: 7.4, asap: true, estimate }
    const { user } = await openMenuCheckout({}, { ...price, allowedPeriods: PERIODS }, [1, 2], 1)
    expect(section('Order type').getByText('7.4 km · C$11.54')).toBeVisible()
    expect(section('Order type').getByText('As soon as possible ·').parentElement).toHaveTextContent(
      'As soon as possible · 25 to 35 min',
    )
    await press(user, 'Choose a time')
    const first = within(await screen.findByRole('dialog')).getByRole('button', { pressed: true })
    expect(first).toHaveTextContent('As soon as possible · 25 to 35 min')
  })

  test('a free delivery says so', async () => {
    await openMenuCheckout({}, { fulfilmentMethod: 1, shippingFee: 0, shippingKm: 2 }, [1, 2], 1)
    expect(section('Order type').getByText('2 km · Free delivery')).toBeVisible()
  })

  test('pickup has no distance, and what the API omits is not made up', async () => {
    await openMenuCheckout({}, { fulfilmentMethod: 2, shippingKm: 2, asap: true })
    expect(section('Order type').queryByText(/km/)).toBeNull()
    expect(section('Order type').getByText('As soon as possible')).toBeVisible()
  })

  test('the order that was placed has its minutes', async () => {
    const { user } = await openMenuCheckout({ payments: CASH_ONLY }, { asap: true, estimate })
    await press(user, 'Place order')
    expect(await screen.findByRole('dialog', { name: /Order/ })).toHaveTextContent('As soon as possible · 25 to 35 min')
  })

  test('an address out of reach of a delivery cannot be chosen, but pays', async () => {
    const far = { ...sampleAddress, id: 6, street: '1 King St W', city: 'Toronto', lat: 43.65, lon: -79.38 }
    const routes = { 'GET /api/addresses': { json: [sampleAddress, far] } }
    const store = { payments: { ...sampleStore.payments, creditCard: true }, requireBillingAddress: true }
    seedSession(true, 'Mei')
    const { user } = await openMenuCheckout(store, { fulfilmentMethod: 1 }, [1], 1, 'en', routes)
    const radio = () => screen.findByRole('radio', { name: /1 King St W/ })
    await user.click(section('Delivery info').getByRole('button', { name: 'Change address' }))
    expect(await radio()).toBeDisabled()
    await user.keyboard('{Escape}')
    await user.click(section('Payment info').getByRole('button', { name: 'Choose an address Billing address' }))
    expect(await radio()).toBeEnabled()
  })

  test('the place of the address that it is delivered to is remembered, that of the one that pays is not', async () => {
    const near = { ...sampleAddress, id: 6, street: '1 Main St', lat: 49.28123, lon: -123.10056 }
    const paying = { ...sampleAddress, id: 7, street: '9 Hastings St', lat: 49.3, lon: -123 }
    const routes = { 'GET /api/addresses': { json: [sampleAddress, near, paying] } }
    const store = { payments: { ...sampleStore.payments, creditCard: true }, requireBillingAddress: true }
    seedSession(true, 'Mei')
    const { user } = await openMenuCheckout(store, { fulfilmentMethod: 1 }, [1], 1, 'en', routes)
    await user.click(section('Payment info').getByRole('button', { name: 'Choose an address Billing address' }))
    await user.click(await screen.findByRole('radio', { name: /9 Hastings St/ }))
    expect(visitorPlace.read()).toBeNull()
    await user.click(section('Delivery info').getByRole('button', { name: 'Change address' }))
    await user.click(await screen.findByRole('radio', { name: /1 Main St/ }))
    expect(visitorPlace.read()).toEqual({ lat: 49.281, lon: -123.101 })
  })
})

describe('the ticks of the sections', () => {
  const isTicked = (name: string) => section(name).queryByText('Complete') !== null

  test('come and go with what is entered', async () => {
    const { user } = await openMenuCheckout({ payments: { ...sampleStore.payments, creditCard: true } })
    expect(['Order type', 'Customer info', 'Payment info'].map(isTicked)).toEqual([true, true, false])
    await user.clear(screen.getByLabelText('Phone'))
    expect(isTicked('Customer info')).toBe(false)
    await user.type(screen.getByLabelText('Phone'), '6045550123')
    expect(isTicked('Customer info')).toBe(true)
  })
})

test('the store is named with its address, before everything that it asks for', async () => {
  await openMenuCheckout()
  const name = screen.getByText('Noodle House')
  expect(name.compareDocumentPosition(screen.getByRole('region', { name: 'Order type' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(screen.getByText('88 Pacific Blvd, Vancouver, BC V6B 1A1')).toBeVisible()
})

describe('the time picker', () => {
  /** 09:00 on the first day of PERIODS, by the store's clock */
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T17:00:00Z') }))
  afterEach(() => void vi.useRealTimers())

  test('disables the days before the end of today, but today is a tab of its own [VAL-43]', async () => {
    const slots = (day: string) => [{ start: `${day}T12:00:00-08:00`, end: `${day}T12:15:00-08:00` }]
    const days = ['2026-11-20', '2026-11-21', '2026-11-22']
    const { user } = await openMenuCheckout({}, { allowedPeriods: Object.fromEntries(days.map((d) => [d, slots(d)])) })
    await press(user, 'Choose a time')
    const tabs = within(await screen.findByRole('dialog')).getAllByRole('tab') as HTMLButtonElement[]
    expect(tabs.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['2026-11-20', true],
      ['Today 2026-11-21', false],
      ['Tomorrow 2026-11-22', false],
    ])
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true', 'false'])
  })

  test('shows date tabs, then the day’s slots, and sends the selected one [CHK-13] [CHK-2]', async () => {
    const { user, order } = await openMenuCheckout(
      { payments: { ...sampleStore.payments, creditCard: false, cash: true } },
      { allowedPeriods: PERIODS },
    )
    expect(section('Order type').getByText('As soon as possible')).toBeVisible()
    await press(user, 'Choose a time')
    const tabs = within(await screen.findByRole('dialog')).getAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Today 2026-11-21', 'Tomorrow 2026-11-22'])
    expect(screen.getByRole('button', { name: '11:00am – 11:15am' })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Tomorrow 2026-11-22' }))
    await press(user, '12:00pm – 12:15pm')
    expect(section('Order type').getByText('2026-11-22 12:00pm')).toBeVisible()
    await press(user, 'Place order')
    await waitFor(() => expect(order()?.slot).toEqual(PERIODS['2026-11-22'][0]))
  })

  test('arrow keys, Home and End go through its days, past those that cannot be chosen', async () => {
    const slots = (day: string) => [{ start: `${day}T12:00:00-08:00`, end: `${day}T12:15:00-08:00` }]
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
    const { user } = await openMenuCheckout({}, { allowedPeriods: Object.fromEntries(days.map((d) => [d, slots(d)])) })
    await press(user, 'Choose a time')
    const [, today, , last] = within(await screen.findByRole('dialog')).getAllByRole('tab')
    act(() => today?.focus())
    for (const [key, day] of [
      ['{ArrowRight}', /11-22$/],
      ['{ArrowRight}', /11-23$/],
      ['{ArrowRight}', /11-21$/],
      ['{ArrowLeft}', /11-23$/],
      ['{Home}', /11-21$/],
      ['{End}', /11-23$/],
    ] as const) {
      await user.keyboard(key)
      expect(screen.getByRole('tab', { selected: true })).toHaveFocus()
      expect(document.activeElement).toHaveTextContent(day)
    }
    expect(last).toHaveAttribute('tabindex', '0')
    expect(today).toHaveAttribute('tabindex', '-1')
  })

  test('as soon as possible is offered only while the store is open [CHK-14]', async () => {
    const { user } = await openMenuCheckout({ isOpen: false }, { allowedPeriods: PERIODS })
    expect(section('Order type').getByText('Not chosen yet')).toBeVisible()
    await press(user, 'Choose a time')
    expect(within(await screen.findByRole('dialog')).queryByRole('button', { name: 'As soon as possible' })).toBeNull()
  })
})

describe('table info', () => {
  test('eat-in requires the table if the store needs one, and leads there [CHK-4] [CHK-32] [VAL-33]', async () => {
    const { user } = await openMenuCheckout({ requireTableNumber: true }, {}, [3], 3)
    await press(user, 'Please input table number')
    const table = screen.getByLabelText(/Table number/)
    expect(table).toHaveFocus()
    await user.type(table, '12a')
    expect(screen.queryByText('Table number must be a number')).toBeNull()
    await user.tab()
    expect(screen.getByText('Table number must be a number')).toBeVisible()
    await user.clear(table)
    expect(screen.getByText('Table number required')).toBeVisible()
    await user.type(table, '120')
    expect(screen.queryByRole('button', { name: 'Please input table number' })).toBeNull()
  })

  test.each([
    ['Table number', 'Please input table number', 'Table number must be a number'],
    ['Party size', 'Place order', 'Party size must be a number'],
  ])(
    '%s is optional, but what is typed must be one: the main button leads there [VAL-33] [VAL-34]',
    async (name, main, text) => {
      const { user, api } = await openMenuCheckout({ payments: CASH_ONLY }, {}, [3], 3)
      const field = screen.getByLabelText(new RegExp(`^${name}`))
      await user.type(field, '12345')
      await user.tab()
      expect(screen.getByText(text)).toBeVisible()
      await press(user, main)
      expect(field).toHaveFocus()
      expect(api.callsOf('POST /api/checkout/order')).toEqual([])
      await user.clear(field)
      await user.type(field, '１２')
      expect(screen.queryByText(text)).toBeNull()
      await press(user, 'Place order')
      const sent = { 'Table number': { tableNumber: '12' }, 'Party size': { partySize: '12' } }[name]
      await waitFor(() => expect(api.callsOf('POST /api/checkout/order')[0]?.body).toMatchObject(sent ?? {}))
    },
  )

  test.each(['x', '1234'])('party size %j is not a number of up to three digits [VAL-34]', async (size) => {
    const { user } = await openMenuCheckout({}, {}, [3], 3)
    await user.type(screen.getByLabelText(/^Party size/), size)
    await user.tab()
    expect(screen.getByText('Party size must be a number')).toBeVisible()
  })
})

test('shipping address, sub-method, billing address, name and phone have dialogs [CHK-11]', async () => {
  const methods = [{ code: 'exp', description: 'Express', fee: 600 }]
  const { user } = await openMenuCheckout(
    { payments: { ...sampleStore.payments, creditCard: true }, requireBillingAddress: true },
    { shippingTypes: [{ name: 'Courier', methods }] },
    [1],
    1,
  )
  const opened = async (button: HTMLElement) => {
    await user.click(button)
    const dialog = await screen.findByRole('dialog')
    const [title] = within(dialog).getAllByRole('heading')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return title?.textContent
  }
  expect([
    await opened(section('Delivery info').getByRole('button', { name: 'Change address' })),
    await opened(section('Order type').getByRole('button', { name: 'Change shipping option' })),
    await opened(section('Payment info').getByRole('button', { name: 'Choose an address Billing address' })),
    await opened(section('Delivery info').getByRole('button', { name: 'Edit name' })),
    await opened(section('Delivery info').getByRole('button', { name: 'Edit phone' })),
  ]).toEqual(['Address', 'Shipping option', 'Address', 'Edit name', 'Edit phone'])
})

describe('the contact for a delivery', () => {
  test('name and phone have separate dialogs; both are validated [VAL-27] [VAL-28]', async () => {
    const { user } = await openMenuCheckout({}, {}, [1], 1)
    await press(user, 'Edit name')
    const first = await screen.findByLabelText('First name')
    await user.clear(first)
    await press(user, 'Save')
    expect(screen.getByText('Please fill in the fields below')).toBeVisible()
    await user.type(first, 'Hanako')
    await press(user, 'Save')
    expect(await screen.findByText(/^Hanako Chen/)).toHaveTextContent('Hanako Chen · (604) 555-0123')
    await press(user, 'Edit phone')
    const phone = await screen.findByLabelText('Phone')
    await user.clear(phone)
    await user.type(phone, '12ab3')
    await press(user, 'Save')
    expect(screen.getByText('Invalid phone number')).toBeVisible()
    await user.clear(phone)
    await user.type(phone, '604-555-0199 ext. 7')
    await press(user, 'Save')
    expect(screen.getByText('Enter the number without its extension')).toBeVisible()
    await user.clear(phone)
    await user.type(phone, '+1 604 555 0199')
    await press(user, 'Save')
    expect(await screen.findByText(/^Hanako Chen/)).toHaveTextContent('Hanako Chen · (604) 555-0199')
  })
})

describe('the initial state of checkout', () => {
  test('has the store of the cart and the customer’s own name and phone [CHK-19]', async () => {
    const { api } = await openMenuCheckout()
    expect(api.callsOf('GET /api/checkout/start').map((call) => call.query)).toEqual([{ gid: '12' }])
    expect(screen.getByLabelText('First name')).toHaveValue('Mei')
    expect(screen.getByLabelText('Phone')).toHaveValue('6045550123')
    expect(screen.getByRole('combobox', { name: 'Country calling code' })).toHaveValue('CA')
  })

  test('payment info, terms with their links, and the security note [CHK-6] [CHK-8]', async () => {
    await openMenuCheckout()
    expect(section('Payment info').getByText('Credit card')).toBeVisible()
    expect(document.body).toHaveTextContent(
      'By placing your order, you agree to the terms of use and the privacy policy.',
    )
    expect(screen.getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', 'https://help.example/terms')
    expect(screen.queryByRole('link', { name: 'privacy policy' })).toBeNull()
    expect(screen.getByText('Secure connection: your data is encrypted.')).toBeVisible()
  })

  test.each<[Language, string, string, string]>([
    [
      'en',
      'By placing your order, you agree to the terms of use and the privacy policy.',
      'terms of use',
      'Secure connection: your data is encrypted.',
    ],
    ['zh', '提交订单即表示您同意使用条款和隐私政策。', '使用条款', '安全连接：您的数据已加密。'],
    ['zh-Hant', '送出訂單即表示您同意使用條款和隱私權政策。', '使用條款', '安全連線：您的資料已加密。'],
    [
      'jp',
      '注文を確定すると、利用規約とプライバシーポリシーに同意したものとみなされます。',
      '利用規約',
      '通信は暗号化されています。',
    ],
  ])('in %s: %s %s %s [CHK-9]', async (language, notice, terms, secure) => {
    await openMenuCheckout({}, {}, [2], 2, language)
    expect(document.body).toHaveTextContent(notice)
    expect(screen.getByRole('link', { name: terms })).toHaveAttribute('href', 'https://help.example/terms')
    expect(screen.getByText(secure)).toBeVisible()
  })
})
