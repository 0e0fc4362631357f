import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AccountLayout } from '@/components/layout/layouts/account-layout'
import * as sessionStore from '@/lib/browser/session/session-store'
import { FALLBACK_CITIES } from '@/lib/domain/places/built-in-cities'
import { SHARED_SITE, type Site } from '@/lib/domain/site/site'
import { pathsIn } from '@/lib/paths'
import { sampleStoreSite } from '@/tests/support/sample-site'
import { renderServer } from '../render-server'

beforeEach(() => {
  vi.spyOn(sessionStore, 'useSession').mockReturnValue({ status: 'customer', firstName: 'Mei' })
  history.replaceState(null, '', '/shared/en/account/orders/detail/77')
})

const ALL = { giftCards: true, points: true }

const show = (site: Site, assets = ALL) =>
  renderServer(
    <AccountLayout
      context={{ site, paths: pathsIn('en', 'en'), links: {}, cities: FALLBACK_CITIES, assets }}
      tab="orders"
    >
      <h1>Orders</h1>
    </AccountLayout>,
  )

describe('account shell', () => {
  test('the top bar has the logo, or the name of the store whose domain this is [DOM-5]', async () => {
    await show(SHARED_SITE)
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Plaza' })).toBeVisible()
    await show(sampleStoreSite)
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Noodle House' })).toBeVisible()
    expect(screen.queryByText('Plaza')).toBeNull()
  })

  test.each([
    [{ status: 'customer', firstName: 'Mei' }, 'Log out', 'Log in'],
    [{ status: 'visitor' }, 'Log in', 'Log out'],
  ] as const)('for %j it has the logo, the language menu and %s [ACCT-6]', async (current, shown, other) => {
    vi.mocked(sessionStore.useSession).mockReturnValue(current)
    await show(SHARED_SITE)
    const bar = within(screen.getByRole('banner'))
    expect(bar.getByRole('link', { name: 'Plaza' })).toBeVisible()
    expect(bar.getByText('More', { selector: 'summary *' })).toBeVisible()
    for (const language of ['English', '日本語']) expect(bar.getByText(language)).toBeInTheDocument()
    expect(bar.getAllByText(shown)).not.toEqual([])
    expect(bar.queryByText(other)).toBeNull()
  })

  test('the sidebar lists the account and its assets, points disabled [ACCT-7] [POINT-1]', async () => {
    await show(SHARED_SITE)
    const sidebar = within(screen.getByRole('navigation', { name: 'Account' }))
    expect(sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['My account', '/account'],
      ['Address book', '/account/address-book'],
      ['Order history', '/account/orders'],
      ['Gift cards', '/account/gift-cards'],
      ['Points', null],
      ['Bookmarks', '/account/bookmarks'],
    ])
    expect(sidebar.getByRole('link', { name: 'Points' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('a platform without gift cards or points does not name them', async () => {
    await show(SHARED_SITE, { giftCards: false, points: false })
    const sidebar = within(screen.getByRole('navigation', { name: 'Account' }))
    expect(sidebar.queryByText(/Gift cards|Points/)).toBeNull()
    expect(sidebar.getByRole('link', { name: 'Bookmarks' })).toBeVisible()
  })

  test('marks the current part of the account', async () => {
    await show(SHARED_SITE)
    const sidebar = within(screen.getByRole('navigation', { name: 'Account' }))
    expect(sidebar.getByRole('link', { current: 'page' })).toHaveTextContent('Order history')
    const tabs = within(screen.getByRole('navigation', { name: 'Main' }))
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Orders')
  })

  test('the footer has a copyright [ACCT-8]', async () => {
    await show(sampleStoreSite)
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getUTCFullYear()} Noodle House`)
  })
})
