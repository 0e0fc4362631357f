import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { ErrorCode } from '@/lib/domain/result'
import { type ApiMocks, mockApi, rejection } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'
import { OwnModeLogin } from './own-mode-login'

afterEach(() => vi.unstubAllGlobals())

const BY_EMAIL = 'POST /api/account/password/forgotten/email'
const BY_TEXT = 'POST /api/account/password/forgotten/text'

async function open(routes: ApiMocks = {}) {
  const api = mockApi(routes)
  const { user } = show(<OwnModeLogin initialMode="account" onDone={vi.fn()} />)
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }))
  const type = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text)
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  return { api, user, type, press }
}

describe('a forgotten password, by email', () => {
  test('sends a link to the address [ERR-11]', async () => {
    const { api, type, press } = await open({ [BY_EMAIL]: { json: null } })
    await type('Email', ' mei@mail.example ')
    await press('Send reset email')
    expect(await screen.findByText('Reset email sent')).toBeVisible()
    expect(api.callsOf(BY_EMAIL).map(({ body }) => body)).toEqual([{ email: 'mei@mail.example' }])
  })

  test('needs an email', async () => {
    const { api, type, press } = await open()
    await press('Send reset email')
    expect(await screen.findByText('Email required')).toBeVisible()
    await type('Email', 'mei')
    expect(await screen.findByText('Invalid email')).toBeVisible()
    expect(api.calls).toEqual([])
  })

  test.each<[ErrorCode, string]>([
    ['email_not_registered', 'Email not registered'],
    ['unexpected_error', 'Unexpected error'],
  ])('%s of a remote API: %s [ERR-9] [ERR-12]', async (code, text) => {
    const { type, press } = await open({ [BY_EMAIL]: rejection(code) })
    await type('Email', 'mei@mail.example')
    await press('Send reset email')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByLabelText('Email')).toHaveValue('mei@mail.example')
    expect(screen.queryByText('Reset email sent')).toBeNull()
  })
})

describe('a forgotten password, by text message', () => {
  async function fillIn(routes: ApiMocks) {
    const opened = await open(routes)
    await opened.user.click(screen.getByRole('radio', { name: 'Reset by text message' }))
    await opened.type('Phone', '(604) 555-0123')
    await opened.type('Verification code', '123456')
    await opened.type('New password', 'sesame')
    await opened.press('Reset password')
    return opened
  }

  test('sets the password of the phone, then leads back to the login [ERR-11] [VAL-14]', async () => {
    const { api, press } = await fillIn({ [BY_TEXT]: { json: null } })
    expect(await screen.findByText('Password reset success')).toBeVisible()
    expect(api.callsOf(BY_TEXT).map(({ body }) => body)).toEqual([
      { countryCode: 'CA', phone: '6045550123', vc: '123456', password: 'sesame' },
    ])
    await press('Log in with a password')
    expect(screen.getByLabelText('Email or phone')).toBeVisible()
  })

  test.each<[ErrorCode, string]>([
    ['phone_not_registered', 'Phone not registered'],
    ['code_mismatch', 'Verification code mismatch'],
  ])('%s: %s, and the input is preserved [ERR-9] [ERR-10]', async (code, text) => {
    await fillIn({ [BY_TEXT]: rejection(code) })
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.getByLabelText('Verification code')).toHaveValue('123456')
  })
})
