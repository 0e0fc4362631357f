import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BookmarkButton } from '@/components/bookmarks/bookmark-button'
import { SessionEntries } from '@/components/layout/header/session-links'
import { useCarts } from '@/lib/browser/cart/all-carts'
import { mockApi } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

const SESSION = {
  loginHref: '/login',
  links: [{ href: '/account', label: 'My account' }],
  labels: { logIn: 'Log in', signUp: 'Sign up', logout: 'Log out', menu: 'Your account' },
}
const CART = {
  version: 2,
  kind: 'menu',
  gid: 12,
  items: [{ pid: 1, qty: 2, pc: 100, options: {} }],
  fulfilmentMethods: [2],
  fulfilmentMethod: 2,
  coupon: '',
}

function Page() {
  return (
    <>
      <SessionEntries {...SESSION} />
      <BookmarkButton kind="stores" id={7} labels={{ bookmark: 'Save', failed: 'Not saved' }} />
      <p>{`Carts: ${useCarts(undefined).length}`}</p>
    </>
  )
}

/** As when Back shows the page as it was left. */
const restore = () => act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))

test('a page that Back restores has the session, the bookmarks and the carts of now', async () => {
  const now = { signedIn: true, saved: [] as number[] }
  mockApi({
    'GET /api/session': () => ({ json: now.signedIn ? { signedIn: true, firstName: 'Ada' } : { signedIn: false } }),
    'GET /api/bookmarks': () => ({
      json: { stores: now.saved.map((id) => ({ id })), products: [], deals: [] } as never,
    }),
  })
  show(<Page />)
  expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible()
  const heart = () => screen.getByRole('button', { name: /Save/ })
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'false'))

  // what another page has done meanwhile
  now.saved = [7]
  localStorage.setItem('plaza:cart:menu:12', JSON.stringify(CART))
  restore()
  await waitFor(() => expect(heart()).toHaveAttribute('aria-pressed', 'true'))
  expect(screen.getByText('Carts: 1')).toBeVisible()

  now.signedIn = false
  restore()
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
  expect(heart()).toHaveAttribute('aria-pressed', 'false')

  now.signedIn = true
  restore()
  expect(await screen.findByRole('button', { name: 'Log out' })).toBeVisible()
})
