import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PasswordTab } from '@/components/account/password-tab'
import { SmsAvailabilityProvider } from '@/components/auth/sms-availability'
import type { Customer } from '@/lib/domain/account/customer'
import type { ErrorCode } from '@/lib/domain/result'
import { type ApiMocks, mockApi, rejection } from '@/tests/support/mock-api'
import { sampleCustomer } from '@/tests/support/sample-checkout'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

type Refused = [code: ErrorCode, text: string, row: string]

function open(routes: ApiMocks = {}, customer: Partial<Customer> = {}, hasTexts = true) {
  const api = mockApi(routes)
  const onDone = vi.fn()
  const tab = { customer: { ...sampleCustomer, ...customer }, onDone }
  const { user } = show(
    <SmsAvailabilityProvider available={hasTexts}>
      <PasswordTab {...tab} applyChange={(change) => change} />
    </SmsAvailabilityProvider>,
  )
  const type = (label: string, text: string) => user.type(screen.getByLabelText(label), text)
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { api, onDone, user, type, press, choose: (name: string) => user.click(screen.getByRole('radio', { name })) }
}
const CHANGE = 'POST /api/account/password'
const BY_TEXT = 'POST /api/account/password/text'
const BY_EMAIL = 'POST /api/account/password/email'

describe('the options', () => {
  test('with a password: change, reset by text and reset by email [ACCT-10] [ACCT-9]', async () => {
    const { choose } = open()
    const ways = screen.getByRole('group', { name: 'Ways to change your password' })
    expect(within(ways).getAllByRole('radio').length).toBe(3)
    expect(screen.getByRole('radio', { name: 'Use the current password' })).toBeChecked()
    expect(screen.getByLabelText('Current password')).toBeVisible()
    await choose('Reset by text message')
    expect(screen.getByLabelText('Verification code')).toBeVisible()
    expect(screen.queryByLabelText('Current password')).toBeNull()
    await choose('Reset by email')
    expect(screen.getByText('We’ll email a link to set a new password to mei@mail.example.')).toBeVisible()
  })

  test('without one: set by text only [ACCT-10]', () => {
    open({}, { hasPassword: false })
    expect(screen.queryAllByRole('radio')).toEqual([])
    expect(screen.getByLabelText('Verification code')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Set password' })).toBeVisible()
    expect(screen.queryByLabelText('Current password')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Send reset email' })).toBeNull()
  })

  test('where no text messages can be sent: change and reset by email, or set by email', () => {
    open({}, {}, false)
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(screen.queryByRole('radio', { name: 'Reset by text message' })).toBeNull()
    cleanup()
    open({}, { hasPassword: false }, false)
    expect(screen.getByRole('button', { name: 'Send reset email' })).toBeVisible()
    expect(screen.queryByLabelText('Verification code')).toBeNull()
  })
})

describe('with the existing password', () => {
  test('all three are required [VAL-12] [VAL-1]', async () => {
    const { api, press } = open()
    await press('Change password')
    for (const name of ['Current password', 'New password', 'Confirm new password'])
      expect(await screen.findByText(`${name} is a required field`)).toBeVisible()
    expect(api.calls).toEqual([])
  })

  test("a different confirmation: Passwords don't match [VAL-13] [VAL-4]", async () => {
    const { api, type, press } = open()
    await type('Current password', 'old')
    await type('New password', '12345')
    await type('Confirm new password', '54321')
    await press('Change password')
    expect(await screen.findByText("Passwords don't match")).toBeVisible()
    expect(screen.getByText('Set password to 6 or more characters')).toBeVisible()
    expect(api.calls).toEqual([])
  })

  const fillIn = async ({ type, press }: ReturnType<typeof open>) => {
    await type('Current password', 'old')
    await type('New password', 'sesame')
    await type('Confirm new password', 'sesame')
    await press('Change password')
  }

  test('a success shows a message [ACCT-9] [ERR-16]', async () => {
    const opened = open({ [CHANGE]: { json: sampleCustomer } })
    await fillIn(opened)
    expect(opened.onDone).toHaveBeenCalledWith('Your password has been changed')
    expect(opened.api.calls).toMatchObject([
      { body: { oldPassword: 'old', newPassword: 'sesame', passwordConfirm: 'sesame' } },
    ])
  })

  test.each<Refused>([
    ['missing_fields', 'Missing fields. Please fill in all of them.', 'ERR-13'],
    ['password_not_detected', 'Password not detected. Please check your current password.', 'ERR-14'],
    ['unexpected_error', 'Unexpected error. Please try again.', 'ERR-16'],
  ])('%s: %s, and the input is preserved [%s]', async (code, text) => {
    const opened = open({ [CHANGE]: rejection(code) })
    await fillIn(opened)
    expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`))
    expect(screen.getByLabelText('Current password')).toHaveValue('old')
    expect(opened.onDone).not.toHaveBeenCalled()
  })

  test('too many wrong passwords say how long to wait', async () => {
    await fillIn(open({ [CHANGE]: rejection('password_wait', { seconds: 840, minutes: 14 }, 429) }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Too many wrong passwords. Try again in 14 minutes.$/)
  })
})

describe('by text', () => {
  test('phone, code and password are required [VAL-14] [VAL-1]', async () => {
    const { api, press, choose } = open({}, { phone: '' })
    await choose('Reset by text message')
    await press('Reset password')
    for (const text of ['Phone required', 'Verification code required', 'Password required'])
      expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByLabelText('Country')).toHaveValue('CA')
    expect(api.calls).toEqual([])
  })

  const fillIn = async ({ type, press, choose }: ReturnType<typeof open>) => {
    await choose('Reset by text message')
    await type('Verification code', '123456')
    await type('New password', 'sesame')
    await press('Reset password')
  }

  test('uses the phone of the account: Password reset success [ACCT-9] [ERR-11]', async () => {
    const opened = open({ [BY_TEXT]: { json: sampleCustomer } })
    await fillIn(opened)
    expect(opened.onDone).toHaveBeenCalledWith('Password reset success')
    expect(opened.api.calls).toMatchObject([
      { body: { countryCode: 'CA', phone: '6045550123', vc: '123456', password: 'sesame' } },
    ])
  })

  test.each<Refused>([
    ['phone_not_registered', 'Phone not registered', 'ERR-9'],
    ['code_mismatch', 'Verification code mismatch. Please check the code and try again.', 'ERR-10'],
    ['unexpected_error', 'Unexpected error. Please try again.', 'ERR-12'],
  ])('%s: %s, and the input is preserved [%s]', async (code, text) => {
    await fillIn(open({ [BY_TEXT]: rejection(code) }))
    expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`))
    expect(screen.getByLabelText('Verification code')).toHaveValue('123456')
  })
})

describe('by email', () => {
  test("sends to the account's email: Reset email sent [ACCT-9] [ERR-11]", async () => {
    const { api, choose, press } = open({ [BY_EMAIL]: { json: null } })
    await choose('Reset by email')
    await press('Send reset email')
    expect(await screen.findByText('Reset email sent')).toBeVisible()
    expect(api.callsOf(BY_EMAIL)).toHaveLength(1)
  })

  test.each<Refused>([
    ['email_not_registered', 'Email not registered', 'ERR-9'],
    ['unexpected_error', 'Unexpected error. Please try again.', 'ERR-12'],
  ])('%s: %s [%s]', async (code, text) => {
    const { choose, press } = open({ [BY_EMAIL]: rejection(code) })
    await choose('Reset by email')
    await press('Send reset email')
    expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`))
    expect(screen.queryByText('Reset email sent')).toBeNull()
  })

  test('an account without an email is asked to add one', async () => {
    const { choose } = open({}, { email: '' })
    await choose('Reset by email')
    expect(screen.getByText('Add an email to your account first, under Email.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send reset email' })).toBeNull()
  })
})
