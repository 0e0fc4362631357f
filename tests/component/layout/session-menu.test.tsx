import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SessionEntries } from '@/components/layout/header/session-links'
import { SessionMenu } from '@/components/layout/header/session-menu'
import { DetailsMenu } from '@/components/ui/navigation/details-menu'
import * as loginDialog from '@/lib/browser/session/login-dialog'
import * as sessionStore from '@/lib/browser/session/session-store'

beforeEach(() => {
  vi.spyOn(loginDialog, 'openLogin').mockReturnValue()
  vi.spyOn(loginDialog, 'openLogout').mockReturnValue()
})

const SESSION = {
  loginHref: '/login',
  links: [
    { href: '/account', label: 'My account' },
    { href: '/account/orders', label: 'Order history' },
    { href: '/account/address-book', label: 'Address book' },
  ],
  labels: { logIn: 'Log in', signUp: 'Sign up', logout: 'Log out', menu: 'Your account' },
}

function show(session: sessionStore.Session, element = <SessionMenu {...SESSION} />) {
  vi.spyOn(sessionStore, 'useSession').mockReturnValue(session)
  render(element)
}

describe('session menu', () => {
  test('a visitor logs in or signs up in the dialog, sign-up by text message [HEAD-3] [AUTH-9]', async () => {
    show({ status: 'visitor' })
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }))
    expect(loginDialog.openLogin).toHaveBeenLastCalledWith({ mode: 'account' })
    await userEvent.click(screen.getByRole('link', { name: 'Sign up' }))
    expect(loginDialog.openLogin).toHaveBeenLastCalledWith({ mode: 'text' })
  })

  test('without script both lead to the sign-in page [HEAD-3]', () => {
    show({ status: 'loading' })
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('href', '/login')
  })

  test('a customer has a menu with account, orders, addresses and logout [HEAD-3] [HEAD-4]', async () => {
    show({ status: 'customer', firstName: 'Mei' })
    await userEvent.click(screen.getByText('Mei'))
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/account',
      '/account/orders',
      '/account/address-book',
    ])
    expect(screen.queryByText('Log in')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }))
    expect(loginDialog.openLogout).toHaveBeenCalledOnce()
  })

  test('in another menu they are its entries; a dialog closes it, and focus returns to its button [HEAD-3]', async () => {
    const menu = (
      <DetailsMenu name="header" summary="More">
        <SessionEntries {...SESSION} />
      </DetailsMenu>
    )
    show({ status: 'visitor' }, menu)
    await userEvent.click(screen.getByText('More'))
    await userEvent.click(screen.getByRole('link', { name: 'Sign up' }))
    expect(loginDialog.openLogin).toHaveBeenLastCalledWith({ mode: 'text' })
    expect(screen.getByText('More').closest('details')).not.toHaveAttribute('open')
    expect(screen.getByText('More')).toHaveFocus()
  })

  test('the menu closes on Escape and returns focus', async () => {
    show({ status: 'customer', firstName: 'Mei' })
    const menu = screen.getByText('Mei').closest('details') as HTMLDetailsElement
    menu.open = true
    screen.getByRole('button', { name: 'Log out' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(menu.open).toBe(false)
    expect(menu.querySelector('summary')).toHaveFocus()
  })
})
