import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AddressBook } from '@/components/addresses/address-book'
import { PaymentDialog } from '@/components/payment-fields/payment-dialog'
import { seedSession } from '@/lib/browser/session/session-store'
import { mockApi } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A whole city: it has no street to deliver to. */
const CITY = {
  id: 'c1',
  label: 'Vancouver, BC, Canada',
  street: '',
  city: 'Vancouver',
  region: 'BC',
  country: 'CA',
  postalCode: '',
  lat: 49.28,
  lon: -123.12,
}

test('the messages of a card and of an address, each at its field [VAL-3]', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] })
  const { user, unmount } = show(
    <PaymentDialog
      methods={['credit_card']}
      selected="credit_card"
      card={null}
      knownCard={{}}
      savedCards={undefined}
      savedCard={null}
      cardEntry="form"
      hasGiftCard={false}
      onAccept={vi.fn()}
      onClose={vi.fn()}
    />,
  )
  const messageOf = (label: string) => {
    const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? ''
    return document.getElementById(ids)?.textContent
  }
  await user.type(screen.getByLabelText('Card number'), '4242424242424241')
  await user.type(screen.getByLabelText('Postal code'), '98101')
  await user.click(screen.getByRole('button', { name: 'Use this card' }))
  await screen.findByText('Invalid card number')
  expect(messageOf('Card number')).toBe('Invalid card number')
  expect(messageOf('Month')).toBe('Please complete all selections')
  expect(messageOf('Year')).toBe('Please complete all selections')
  await user.selectOptions(screen.getByLabelText('Month'), '10')
  await user.selectOptions(screen.getByLabelText('Year'), '2026')
  await user.type(screen.getByLabelText('Name on card'), 'Mei')
  await user.type(screen.getByLabelText('Security code'), '123')
  await user.click(screen.getByRole('button', { name: 'Use this card' }))
  await screen.findByText('Invalid expiry date')
  expect(messageOf('Month')).toBe('Invalid expiry date')
  expect(messageOf('Postal code')).toBe('Invalid postal code')
  unmount()

  seedSession(true, 'Mei')
  mockApi({
    'GET /api/addresses': { json: [] },
    'GET /api/places': { json: [{ id: CITY.id, label: CITY.label }] },
    'GET /api/places/c1': { json: CITY },
  })
  const book = show(<AddressBook />)
  await book.user.click(await screen.findByRole('button', { name: 'Add address' }))
  await book.user.type(await screen.findByRole('combobox', { name: 'Find an address' }), 'Vancouver')
  await book.user.click(await screen.findByRole('option', { name: CITY.label }))
  expect(await screen.findByText('Please select a street address from the list')).toBeVisible()
  expect(screen.getByLabelText('City')).toHaveValue('Vancouver')
})
