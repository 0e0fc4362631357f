import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ForcedLogin } from '@/components/auth/forced-login'
import { ForcedLogoutDialog } from '@/components/auth/forced-logout-dialog'
import { LoginDialog } from '@/components/auth/login-dialog'
import { LogoutDialog } from '@/components/auth/logout-dialog'
import * as loginDialog from '@/lib/browser/session/login-dialog'
import { dialogWidth, mockApi, mockLocation } from '@/tests/support/mock-api'
import { isDealCartStored, storeDealCart } from '@/tests/support/sample-checkout'
import { show } from '@/tests/support/show'

beforeEach(() => void vi.spyOn(loginDialog, 'closeSessionDialog').mockReturnValue())
afterEach(() => void vi.unstubAllGlobals())
const SIGNED_IN = { 'POST /api/session': { json: { firstName: 'Mei' } } }
const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)

async function logIn(user: ReturnType<typeof show>['user']) {
  await user.type(await screen.findByLabelText('Email or phone'), 'mei@mail.example')
  await user.type(screen.getByLabelText('Password'), 'noodles{Enter}')
}

describe('the login dialog', () => {
  test('is 400 wide and can be closed [AUTH-7]', async () => {
    mockApi({})
    const { user } = show(<LoginDialog mode="account" redirectTo={null} purpose={null} />)
    expect(dialogWidth(await screen.findByLabelText('Password'))).toBe('400px')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(loginDialog.closeSessionDialog).toHaveBeenCalledTimes(1)
  })

  test.each([
    [null, []],
    ['/deals/checkout?query=12', [['/deals/checkout?query=12']]],
  ])('after success with the target %s, it closes and goes to %j [AUTH-6]', async (redirectTo, visits) => {
    mockApi(SIGNED_IN)
    const { assign } = mockLocation()
    const { user } = show(<LoginDialog mode="account" redirectTo={redirectTo} purpose={null} />)
    await logIn(user)
    await waitFor(() => expect(loginDialog.closeSessionDialog).toHaveBeenCalledTimes(1))
    expect(assign.mock.calls).toEqual(visits)
  })
})

describe('the login of the dialog', () => {
  test('sends email and password, and goes to its redirect path [CALL-60]', async () => {
    const { calls } = mockApi(SIGNED_IN)
    const { assign } = mockLocation()
    const { user } = show(<LoginDialog mode="account" redirectTo="/carts" purpose={null} />)
    await logIn(user)
    await waitFor(() => expect(assign.mock.calls).toEqual([['/carts']]))
    expect(calls).toMatchObject([
      { method: 'POST', path: '/api/session', body: { email: 'mei@mail.example', password: 'noodles' } },
    ])
  })

  test('or phone, code and country, and stays [CALL-60]', async () => {
    const { calls } = mockApi(SIGNED_IN)
    const { assign } = mockLocation()
    const { user } = show(<LoginDialog mode="text" redirectTo={null} purpose={null} />)
    await user.type(await screen.findByLabelText('Phone'), '6045550123')
    await user.type(screen.getByLabelText('Verification code'), '4711{Enter}')
    await waitFor(() => expect(loginDialog.closeSessionDialog).toHaveBeenCalledTimes(1))
    expect(assign).not.toHaveBeenCalled()
    expect(calls).toMatchObject([
      { method: 'POST', path: '/api/session', body: { phone: '6045550123', code: '4711', countryCode: 'CA' } },
    ])
  })

  test('is a modal [CALL-60]', async () => {
    mockApi({})
    show(<LoginDialog mode="account" redirectTo={null} purpose={null} />)
    await screen.findByLabelText('Password')
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true')
  })
})

describe('the forced login', () => {
  test('has neither a close button nor Escape, but a link home [ROUTE-2] [ROUTE-3]', async () => {
    const { user } = show(<ForcedLogin homeHref="/?lan=zh" />)
    expect(dialogWidth(screen.getByLabelText('Password'))).toBe('400px')
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(document.body)
    expect(screen.getByLabelText('Password')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/?lan=zh')
  })
})

test.each([
  ['login dialog', <LoginDialog key="d" mode="account" redirectTo={null} purpose={null} />],
  ['forced login', <ForcedLogin key="d" homeHref="/" />],
])('the %s is titled after what its form does, and says so', async (_, dialog) => {
  mockApi({})
  const { user } = show(dialog)
  await user.click(await screen.findByRole('button', { name: 'Forgot password?' }))
  expect(await screen.findByRole('dialog', { name: 'Reset password' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Reset password' })).toHaveFocus()
})

describe('logout', () => {
  test('asks for confirmation, with cancel and ok [AUTH-12]', async () => {
    const { calls } = mockApi({})
    const { user } = show(<LogoutDialog homeHref="/" />)
    expect(await screen.findByText('Log out on this device?')).toBeVisible()
    expect(screen.getByRole('button', { name: 'OK' })).toBeVisible()
    const [cancel] = screen.getAllByRole('button', { name: 'Cancel' }).slice(-1)
    if (cancel) await user.click(cancel)
    expect(loginDialog.closeSessionDialog).toHaveBeenCalledTimes(1)
    expect(calls).toEqual([])
  })

  test('ok ends the session, clears the carts and goes home [AUTH-12] [ROUTE-6]', async () => {
    const { calls } = mockApi({ 'DELETE /api/session': { json: null } })
    const { assign } = mockLocation()
    storeDealCart([2])
    expect(isDealCartStored()).toBe(true)
    const { user } = show(<LogoutDialog homeHref="/" />)
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    await waitFor(() => expect(assign.mock.calls).toEqual([['/']]))
    expect(calls).toMatchObject([{ method: 'DELETE', path: '/api/session' }])
    expect(isDealCartStored()).toBe(false)
  })

  test('goes home even if the API is unreachable [CALL-7] [ROUTE-6]', async () => {
    mockApi({})
    const { assign } = mockLocation()
    const { user } = show(<LogoutDialog homeHref="/" />)
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    await waitFor(() => expect(assign.mock.calls).toEqual([['/']]))
  })
})

test('a forced logout shows why, with ok only [SEC-7] [SEC-5]', async () => {
  mockApi({})
  const { user } = show(<ForcedLogoutDialog />)
  const text = 'Sorry, your account has been logged in from another device or has timed out. Please login again.'
  expect(await screen.findByText(text)).toBeVisible()
  expect(buttons()).toEqual(['OK'])
  await user.keyboard('{Escape}')
  expect(screen.getByText(text)).toBeVisible()
})
