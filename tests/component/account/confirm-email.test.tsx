import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmEmail } from '@/components/account/confirm-email'
import type { ErrorCode } from '@/lib/domain/result'
import { type ApiMock, mockApi, mockLocation, rejection } from '@/tests/support/mock-api'
import { sampleCustomer } from '@/tests/support/sample-checkout'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

const CONFIRM = 'POST /api/account/email/confirm'

function open(answer: ApiMock<typeof CONFIRM>) {
  mockLocation({ search: '?token=abc' })
  const api = mockApi({ 'GET /api/account': { json: sampleCustomer }, [CONFIRM]: answer })
  return { api, ...show(<ConfirmEmail />) }
}

test('a link confirms the email when the button is pressed, and not before', async () => {
  const { api, user } = open({ json: sampleCustomer })
  expect(api.callsOf(CONFIRM)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Confirm your email' }))
  expect(await screen.findByText('Your email has been updated')).toBeVisible()
  expect(api.callsOf(CONFIRM).map(({ body }) => body)).toEqual([{ token: 'abc' }])
  expect(screen.getByRole('link', { name: 'My account' })).toHaveAttribute('href', '/account')
})

test.each<[ErrorCode, string]>([
  ['confirm_link_expired', 'This link has been used or has expired. Save your email again to get a new one.'],
  ['email_taken', 'This email is already registered'],
])('%s: %s', async (code, text) => {
  const { user } = open(rejection(code))
  await user.click(screen.getByRole('button', { name: 'Confirm your email' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
})
