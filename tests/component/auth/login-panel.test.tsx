import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mockApi, mockLocation } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'

let LoginPanel: typeof import('@/components/auth/login-panel').LoginPanel
beforeEach(async () => {
  vi.resetModules()
  LoginPanel = (await import('@/components/auth/login-panel')).LoginPanel
})
afterEach(() => vi.unstubAllGlobals())

const CUSTOMER = { 'GET /api/session': { json: { signedIn: true, firstName: 'Mei' } } }
const from = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)

describe('after the login page', () => {
  test.each([
    ['?ref=/deals/checkout&refquery=query%3D12', '', '/deals/checkout?query=12'],
    ['?ref=/account/orders', 'http://site.example/deals', '/account/orders'],
    ['', 'http://site.example/deals/browse?query=spa', '/deals/browse?query=spa'],
    ['?ref=//evil.example', 'http://site.example/deals', '/deals'],
    ['?ref=https://evil.example', '', '/home'],
    ['', 'https://evil.example/deals', '/home'],
    ['', 'http://site.example/login?x=1', '/home'],
    ['', '', '/home'],
  ])('%s, coming from "%s", goes to %s [AUTH-4] [AUTH-5]', async (search, referrer, target) => {
    mockApi(CUSTOMER)
    from(referrer)
    const { replace } = mockLocation({ search })
    show(<LoginPanel homeHref="/home" />)
    await waitFor(() => expect(replace.mock.calls).toEqual([[target]]))
  })

  test('a visitor stays until the login succeeds [AUTH-4] [AUTH-11]', async () => {
    mockApi({
      'GET /api/session': { json: { signedIn: false } },
      'POST /api/session': { json: { firstName: 'Mei' } },
    })
    from('')
    const { replace } = mockLocation({ search: '?ref=/deals' })
    const { user } = show(<LoginPanel homeHref="/" />)
    await user.type(await screen.findByLabelText('Email or phone'), 'mei')
    expect(replace).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText('Password'), 'noodles{Enter}')
    await waitFor(() => expect(replace.mock.calls).toEqual([['/deals']]))
  })
})

test('the page is titled after what the form does, and its title has the focus once that changes', async () => {
  mockApi({ 'GET /api/session': { json: { signedIn: false } } })
  const { user } = show(<LoginPanel homeHref="/" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).not.toHaveFocus()
  for (const [link, title] of [
    ['Forgot password?', 'Reset password'],
    ['Log in with a text message', 'Log in with a text message'],
    ['Log in with a password', 'Log in'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: link }))
    expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus()
  }
})
