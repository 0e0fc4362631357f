import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { clearCarts } from '@/lib/browser/cart/carts'
import { logIn } from '@/lib/browser/session/fetch-session'
import type { Customer } from '@/lib/domain/account/customer'
import { mockApi } from '@/tests/support/mock-api'
import { bodyOf, openDealCheckout } from './deal-checkout'

afterEach(() => vi.unstubAllGlobals())

const NAMELESS = { firstName: '', lastName: '', phone: '' }
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

async function orderAs(customer: Partial<Customer>): Promise<void> {
  const { user, api, mainButton } = await openDealCheckout({ customer })
  await user.type(screen.getByLabelText('First name'), 'Ada')
  await user.selectOptions(screen.getByLabelText('Country'), 'CN')
  await user.type(screen.getByLabelText('Phone'), '138 1234 5678')
  await user.click(mainButton())
  await screen.findByText(/Thank you for your business/)
  expect(bodyOf(api.callsOf('POST /api/checkout/order')[0])).toMatchObject({ firstName: 'Ada', phone: '13812345678' })
  cleanup()
}

async function contactOf(customer: Partial<Customer>): Promise<string[]> {
  await openDealCheckout({ customer })
  const contact = [value('First name'), value('Country'), value('Phone')]
  cleanup()
  return contact
}

const ADA = ['Ada', 'CN', '13812345678']
const NOBODY = ['', 'CA', '']

test('the second order has name and phone of the first, where the profile has none', async () => {
  await orderAs(NAMELESS)
  expect(await contactOf(NAMELESS)).toEqual(ADA)
  expect(await contactOf({ ...NAMELESS, firstName: 'Mei', phone: '6045550123' })).toEqual(['Mei', 'CA', '6045550123'])
})

test('another customer of the browser does not have them, nor anybody after a logout', async () => {
  await orderAs(NAMELESS)
  expect(await contactOf({ ...NAMELESS, email: 'bo@mail.example' })).toEqual(NOBODY)
  expect(await contactOf({ ...NAMELESS, email: '', phone: '' })).toEqual(NOBODY)
  clearCarts()
  expect(await contactOf(NAMELESS)).toEqual(NOBODY)
})

async function logInAgain(): Promise<void> {
  mockApi({ 'POST /api/session': { json: { firstName: '' } } })
  await logIn({ mode: 'account', email: 'mei@mail.example', password: 'noodles' })
}

describe('of an account whose address nobody had proved at the order', () => {
  const UNPROVED = { ...NAMELESS, isEmailConfirmed: false }
  const PROVED = { ...NAMELESS, isEmailConfirmed: true }

  test('whoever has proved it since by the link of a reset begins without them', async () => {
    await orderAs(UNPROVED)
    await logInAgain()
    expect(await contactOf(PROVED)).toEqual(NOBODY)
  })

  test('nor does a checkout that was left open show what was entered there', async () => {
    const { user } = await openDealCheckout({ customer: UNPROVED })
    await user.type(screen.getByLabelText('First name'), 'Mallory')
    await user.type(screen.getByLabelText('Phone'), '604 555 0199')
    cleanup()
    await logInAgain()
    expect(await contactOf(PROVED)).toEqual(NOBODY)
  })

  test('whoever confirms it in their own session keeps them, and so does who logs in again as they were', async () => {
    await orderAs(UNPROVED)
    expect(await contactOf(PROVED)).toEqual(ADA)
    await logInAgain()
    expect(await contactOf(UNPROVED)).toEqual(ADA)
  })

  test('a proved account keeps them over a login', async () => {
    await orderAs(PROVED)
    await logInAgain()
    expect(await contactOf(PROVED)).toEqual(ADA)
  })
})

test('an account without an email keeps what it enters from other accounts without one', async () => {
  await openDealCheckout({ customer: { ...NAMELESS, email: '', phone: '6045550123' } }).then(({ user }) =>
    user.type(screen.getByLabelText('Comment for the store'), 'Ring twice'),
  )
  cleanup()
  await openDealCheckout({ customer: { ...NAMELESS, email: '', phone: '6045550199' } })
  expect(value('Comment for the store')).toBe('')
})
