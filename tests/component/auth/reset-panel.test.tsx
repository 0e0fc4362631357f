import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ResetPanel } from '@/components/auth/reset-panel'
import type { ErrorCode } from '@/lib/domain/result'
import { type ApiMocks, mockApi, mockLocation, rejection } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

const LINK = 'POST /api/account/password/link'
function open(search: string, routes: ApiMocks = {}) {
  mockLocation({ search })
  return { api: mockApi(routes), ...show(<ResetPanel loginHref="/login?ref=%2F" resetHref="/reset" />) }
}

test('an emailed link sets the password, then links to the login [ACCT-9] [ERR-11]', async () => {
  const { api, user } = open('?token=abc', { [LINK]: { json: null } })
  await user.type(await screen.findByLabelText('New password'), 'sesame{Enter}')
  expect(await screen.findByText('Password reset success')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?ref=%2F')
  expect(api.callsOf(LINK).map(({ body }) => body)).toEqual([{ token: 'abc', password: 'sesame' }])
})

test('a new password has 6 or more characters [VAL-4]', async () => {
  const { api, user } = open('?token=abc')
  await user.type(await screen.findByLabelText('New password'), '12345{Enter}')
  expect(await screen.findByText('Set password to 6 or more characters')).toBeVisible()
  expect(api.callsOf(LINK)).toEqual([])
})

test.each<[ErrorCode, string]>([
  ['reset_link_expired', 'This link has been used or has expired. Please request a new one.'],
  ['unexpected_error', 'Unexpected error'],
])('%s: %s, and the input is preserved [ERR-12]', async (code, text) => {
  const { user } = open('?token=abc', { [LINK]: rejection(code) })
  await user.type(await screen.findByLabelText('New password'), 'sesame{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.getByLabelText('New password')).toHaveValue('sesame')
})

test('an expired link offers a new one', async () => {
  const { user } = open('?token=abc', { [LINK]: rejection('reset_link_expired') })
  await user.type(await screen.findByLabelText('New password'), 'sesame{Enter}')
  expect(await screen.findByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/reset')
})

test('without a token it asks for the email or phone of a forgotten password', async () => {
  open('')
  expect(await screen.findByRole('button', { name: 'Send reset email' })).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Reset by text message' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?ref=%2F')
})
