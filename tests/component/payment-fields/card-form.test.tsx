import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { CardForm } from '@/components/payment-fields/card-form'
import type { CardFields } from '@/lib/domain/payment/card.schema'
import { show } from '@/tests/support/show'

const NOW = new Date()
const YEAR = NOW.getUTCFullYear()
const CARD: CardFields = {
  owner: 'Mei Chen',
  number: '4242 4242 4242 4242',
  month: '12',
  year: `${YEAR + 1}`,
  cvv: '123',
  country: 'CA',
  postalCode: 'V6B 1A1',
}

const field = (name: string) => screen.getByLabelText(name)
/** Once the checks that follow have run. */
const isGone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull())

/** The form with a field that was left with a value, and its error. */
async function openWith(name: string, value: string, error: string, card: Partial<CardFields> = {}) {
  const onAccept = vi.fn()
  const view = show(<CardForm card={{ ...CARD, ...card }} onAccept={onAccept} />)
  fireEvent.focus(field(name))
  fireEvent.change(field(name), { target: { value } })
  fireEvent.blur(field(name))
  expect(await screen.findByText(error)).toBeVisible()
  return { ...view, onAccept }
}

describe('an error of the card form disappears as soon as the value is valid', () => {
  const WRONG = ['Card number', '4242 4242 4242 4241', 'Invalid card number'] as const

  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242 4242 4242 4242', '4242 4242 4242 4242'],
    ['4242-4242-4242-4242', '4242 4242 4242 4242'],
    ['４２４２４２４２４２４２４２４２', '4242 4242 4242 4242'],
    ['378282246310005', '3782 8224 6310 005'],
  ])('the number %s, filled in at once [VAL-38] [VAL-42]', async (value, shown) => {
    await openWith(...WRONG)
    fireEvent.change(field('Card number'), { target: { value } })
    await isGone('Invalid card number')
    expect(field('Card number')).toHaveValue(shown)
  })

  test('a number that is pasted [VAL-38]', async () => {
    const { user } = await openWith(...WRONG)
    await user.clear(field('Card number'))
    await user.click(field('Card number'))
    await user.paste('4242424242424242')
    await isGone('Invalid card number')
  })

  test('a number that is filled in after the form was sent', async () => {
    const { user, onAccept } = await openWith(...WRONG)
    await user.click(screen.getByRole('button', { name: 'Use this card' }))
    fireEvent.change(field('Card number'), { target: { value: '4242424242424242' } })
    await isGone('Invalid card number')
    await user.click(screen.getByRole('button', { name: 'Use this card' }))
    await waitFor(() => expect(onAccept).toHaveBeenCalledOnce())
  })

  test('the expiry, once its year has changed [VAL-40]', async () => {
    vi.useFakeTimers({ now: new Date(`${YEAR}-06-15T12:00:00Z`), toFake: ['Date'] })
    await openWith('Month', '1', 'Invalid expiry date', { year: `${YEAR}` })
    fireEvent.change(field('Year'), { target: { value: `${YEAR + 1}` } })
    await isGone('Invalid expiry date')
    vi.useRealTimers()
  })

  test('the expiry, once its month has changed [VAL-40]', async () => {
    vi.useFakeTimers({ now: new Date(`${YEAR}-06-15T12:00:00Z`), toFake: ['Date'] })
    await openWith('Month', '1', 'Invalid expiry date', { year: `${YEAR}` })
    fireEvent.change(field('Month'), { target: { value: '6' } })
    await isGone('Invalid expiry date')
    vi.useRealTimers()
  })

  test('the security code', async () => {
    await openWith('Security code', '12', 'Security code is a required field')
    fireEvent.change(field('Security code'), { target: { value: '１２３' } })
    await isGone('Security code is a required field')
  })

  test('the postal code, also by another country [VAL-36]', async () => {
    await openWith('Postal code', '98101 1234', 'Invalid postal code')
    fireEvent.change(field('Country'), { target: { value: 'US' } })
    await isGone('Invalid postal code')
  })
})

describe('the expiry', () => {
  test('of a month alone is not judged, and that of a past one is as soon as the year is chosen [VAL-40]', async () => {
    vi.useFakeTimers({ now: new Date(`${YEAR}-06-15T12:00:00Z`), toFake: ['Date'] })
    show(<CardForm card={{ ...CARD, month: '', year: '' }} onAccept={vi.fn()} />)
    fireEvent.change(field('Month'), { target: { value: '5' } })
    fireEvent.blur(field('Month'))
    await waitFor(() => expect(field('Month')).toHaveValue('5'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByText('Invalid expiry date')).toBeNull()
    fireEvent.change(field('Year'), { target: { value: `${YEAR}` } })
    expect(await screen.findByText('Invalid expiry date')).toBeVisible()
    vi.useRealTimers()
  })
})
