import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { PaymentDialog } from '@/components/payment-fields/payment-dialog'
import type { PaymentMethodName } from '@/lib/domain/codes/payment-method'
import type { SavedCard } from '@/lib/domain/payment/saved-cards'
import { sampleCard } from '@/tests/support/sample-checkout'
import { show } from '@/tests/support/show'

const METHODS: PaymentMethodName[] = ['credit_card', 'wechat_pay', 'cash']

const KNOWN = { owner: 'Mei Chen', country: 'CA', postalCode: 'V6B 1A1' }
const ENTERED = { card: null, savedCard: null, savesCard: false }

function open(selected: PaymentMethodName | null = null, methods = METHODS, saved?: SavedCard[]) {
  const onAccept = vi.fn()
  const view = show(
    <PaymentDialog
      methods={methods}
      selected={selected}
      card={null}
      knownCard={KNOWN}
      savedCards={saved}
      savedCard={saved?.[0] ?? null}
      cardEntry="form"
      hasGiftCard={false}
      onAccept={onAccept}
      onClose={vi.fn()}
    />,
  )
  return { ...view, onAccept }
}
const head = (name: string) => screen.getByRole('button', { name })
const expanded = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map((button) => button.textContent)

describe('the form of a card', () => {
  test('begins with what is known of the customer, and the cursor in what is missing', () => {
    open('credit_card')
    expect(screen.getByLabelText('Name on card')).toHaveValue('Mei Chen')
    expect(screen.getByLabelText('Postal code')).toHaveValue('V6B 1A1')
    expect(screen.getByLabelText('Card number')).toHaveFocus()
  })

  test('has the names by which browsers fill it in', () => {
    open('credit_card')
    const names = [...document.querySelectorAll('form [autocomplete]')].map((field) =>
      field.getAttribute('autocomplete'),
    )
    expect(names).toEqual([
      ...['cc-name', 'cc-number', 'cc-exp-month', 'cc-exp-year', 'cc-csc', 'billing country', 'billing postal-code'],
    ])
  })
})

describe('the accordion', () => {
  test('one panel is open at a time, and a second click closes it [CHK-10]', async () => {
    const { user } = open()
    expect(expanded()).toEqual(['Credit card'])
    await user.click(head('WeChat Pay'))
    expect(expanded()).toEqual(['WeChat Pay'])
    expect(head('Cash')).toHaveAttribute('aria-expanded', 'false')
    expect(screen.queryByLabelText('Card number')).toBeNull()
    await user.click(head('WeChat Pay'))
    expect(expanded()).toEqual([])
  })

  test('the selected method is open initially, else the first [CHK-10]', () => {
    open('cash')
    expect(expanded()).toEqual(['Cash'])
  })

  test.each([
    ['Cash', 'cash'],
    ['WeChat Pay', 'wechat_pay'],
  ])('%s is accepted without a card [PAY-3]', async (name, method) => {
    const { user, onAccept } = open()
    await user.click(head(name))
    await user.click(head('Use this method'))
    expect(onAccept.mock.calls).toEqual([[{ ...ENTERED, paymentMethod: method }]])
  })
})

const LABELS = {
  owner: 'Name on card',
  number: 'Card number',
  month: 'Month',
  year: 'Year',
  cvv: 'Security code',
  country: 'Country',
  postalCode: 'Postal code',
}

async function fill(user: ReturnType<typeof show>['user'], changes: Partial<typeof sampleCard> = {}) {
  const card = { ...sampleCard, ...changes }
  for (const name of ['owner', 'number', 'cvv', 'postalCode'] as const) {
    await user.clear(screen.getByLabelText(LABELS[name]))
    if (card[name]) await user.type(screen.getByLabelText(LABELS[name]), card[name])
  }
  for (const name of ['month', 'year'] as const)
    await user.selectOptions(screen.getByLabelText(LABELS[name]), card[name])
  await user.click(head('Use this card'))
}

describe('a card', () => {
  test('is accepted when it is valid [PAY-11]', async () => {
    const { user, onAccept } = open('credit_card')
    await fill(user)
    expect(onAccept.mock.calls).toEqual([[{ ...ENTERED, paymentMethod: 'credit_card', card: sampleCard }]])
  })

  test.each<[Partial<typeof sampleCard>, string, string]>([
    [{ number: '4242424242424241' }, 'Invalid card number', 'VAL-38'],
    [{ number: '' }, 'Card number is a required field', 'VAL-1'],
    [{ owner: '' }, 'Name on card is a required field', 'VAL-35'],
    [{ cvv: '12' }, 'Security code is a required field', 'VAL-35'],
    [{ month: '1', year: `${new Date().getFullYear()}` }, 'Invalid expiry date', 'VAL-40'],
    [{ postalCode: '98101' }, 'Invalid postal code', 'VAL-36'],
    [{ postalCode: '' }, 'Postal code is a required field', 'VAL-35'],
  ])('with %j is not accepted: %s [PAY-11] [%s]', async (changes, text) => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] })
    const { user, onAccept } = open('credit_card')
    await fill(user, 'year' in changes ? { ...changes, year: '2026' } : changes)
    expect(await screen.findByText(text)).toBeInTheDocument()
    expect(onAccept).not.toHaveBeenCalled()
    vi.useRealTimers()
  })

  test('its number is shown in groups of 4, with its type beside it [VAL-42] [VAL-37]', async () => {
    const { user } = open('credit_card')
    await user.type(screen.getByLabelText('Card number'), '378282246310005')
    expect(screen.getByLabelText('Card number')).toHaveValue('3782 8224 6310 005')
    expect(screen.getByText('American Express')).toBeVisible()
    await user.type(screen.getByLabelText('Security code'), '123456')
    expect(screen.getByLabelText('Security code')).toHaveValue('1234')
  })

  test('twenty years are offered, starting with this one [VAL-41]', () => {
    open('credit_card')
    const years = [...screen.getByLabelText('Year').querySelectorAll('option')].map((option) => option.value)
    const now = new Date().getUTCFullYear()
    expect(years).toEqual(['', ...Array.from({ length: 20 }, (_, index) => `${now + index}`)])
  })

  test('nothing of it is saved in browser storage [SEC-8]', async () => {
    const { user } = open('credit_card')
    await fill(user)
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
    expect(document.cookie).toBe('')
  })
})

describe('saved cards', () => {
  const visa: SavedCard = { ref: 'pm_1', brand: 'Visa', lastFour: '4242', month: 8, year: 2099 }
  const old: SavedCard = { ref: 'pm_2', brand: '', lastFour: '0005', month: 1, year: 2020 }

  test('come first, and one press takes one; an expired one says so and cannot be taken', async () => {
    const { user, onAccept } = open('credit_card', METHODS, [visa, old])
    expect(screen.getByRole('button', { name: 'Card ending in 0005 · expired' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Visa ending in 4242 · 08/99', pressed: true }))
    expect(onAccept.mock.calls).toEqual([[{ ...ENTERED, paymentMethod: 'credit_card', savedCard: visa }]])
  })

  test('another card is entered in the form, and saved only if its owner says so', async () => {
    const { user, onAccept } = open('credit_card', METHODS, [visa])
    await user.click(head('Use another card'))
    expect(screen.getByRole('checkbox', { name: 'Save this card for my next orders' })).not.toBeChecked()
    await user.click(screen.getByRole('checkbox'))
    await fill(user)
    expect(onAccept.mock.calls).toEqual([
      [{ ...ENTERED, paymentMethod: 'credit_card', card: sampleCard, savesCard: true }],
    ])
  })

  test('are neither offered nor saved where the API has none', () => {
    open('credit_card')
    expect(screen.queryByRole('button', { name: 'Use another card' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
