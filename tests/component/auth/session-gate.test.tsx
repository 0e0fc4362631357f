import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mockApi, rejection } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'

let SessionGate: typeof import('@/components/auth/session-gate').SessionGate
let request: typeof import('@/lib/browser/fetcher/request').request
let store: typeof import('@/lib/browser/session/session-store')
beforeEach(async () => {
  vi.resetModules()
  SessionGate = (await import('@/components/auth/session-gate')).SessionGate
  request = (await import('@/lib/browser/fetcher/request')).request
  store = await import('@/lib/browser/session/session-store')
})
afterEach(() => vi.unstubAllGlobals())

const Private = () => <p>{'the orders of Mei'}</p>
const render = (isLoggedIn: boolean) =>
  show(
    <SessionGate isLoggedIn={isLoggedIn} firstName="Mei" homeHref="/">
      <Private />
    </SessionGate>,
  )

describe('a private page', () => {
  test('shows a visitor the login, and nothing private [ROUTE-2] [ROUTE-29]', async () => {
    const { calls } = mockApi({})
    render(false)
    expect(await screen.findByLabelText('Password')).toBeVisible()
    expect(screen.queryByText('the orders of Mei')).toBeNull()
    expect(calls).toEqual([])
  })

  test('shows a customer its content, and no login', () => {
    render(true)
    expect(screen.getByText('the orders of Mei')).toBeVisible()
    expect(screen.queryByLabelText('Password')).toBeNull()
  })

  test('appears after login [ROUTE-3]', async () => {
    mockApi({ 'POST /api/session': { json: { firstName: 'Mei' } } })
    const { user } = render(false)
    await user.type(await screen.findByLabelText('Email or phone'), 'mei')
    await user.type(screen.getByLabelText('Password'), 'noodles{Enter}')
    expect(await screen.findByText('the orders of Mei')).toBeVisible()
    expect(store.readSession()).toEqual({ status: 'customer', firstName: 'Mei' })
  })

  test('a 401 hides it; ok on the message leaves the forced login [SEC-4] [SEC-5]', async () => {
    mockApi({ 'GET /api/orders': rejection('unauthenticated', undefined, 401) })
    render(true)
    await act(() => request('GET /api/orders', { query: { page: 1 } }))
    expect(screen.queryByText('the orders of Mei')).toBeNull()
    expect(store.readSession()).toMatchObject({ status: 'visitor', endedElsewhere: true })
    act(() => store.dismissForcedLogout())
    expect(await screen.findByLabelText('Password')).toBeVisible()
  })

  test('a visitor sees no forced-logout message [SEC-5]', async () => {
    mockApi({ 'GET /api/orders': rejection('unauthenticated', undefined, 401) })
    render(false)
    await act(() => request('GET /api/orders', { query: { page: 1 } }))
    expect(store.readSession().endedElsewhere).toBeUndefined()
  })
})
