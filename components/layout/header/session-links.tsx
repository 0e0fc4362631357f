'use client'

import type { MouseEvent } from 'react'
import { openLogin, openLogout } from '@/lib/browser/session/login-dialog'
import { useSession } from '@/lib/browser/session/session-store'

export interface SessionLinks {
  /** my_account, order_history, address_book, in this order */
  links: { href: string; label: string }[]
  loginHref: string
  labels: { logIn: string; signUp: string; logout: string; menu: string }
}

/** While the session is loading its space is reserved but hidden, from the keyboard too; visible without script. */
export const WAITING = 'invisible opacity-0 noscript:visible noscript:opacity-100'

/** The entries of the session in a menu: login and sign-up for a visitor, the account for a customer. */
export function SessionEntries(session: SessionLinks) {
  const { status } = useSession()
  if (status === 'customer') return <CustomerLinks {...session} />
  return (
    <div className={status === 'loading' ? WAITING : undefined}>
      <VisitorLinks {...session} logInClass="menu-item font-semibold" signUpClass="menu-item font-semibold" />
    </div>
  )
}

interface VisitorLinksProps extends SessionLinks {
  logInClass: string
  signUpClass: string
}

/** Links to the login page, which open the dialog instead. */
export function VisitorLinks({ loginHref, labels, logInClass, signUpClass }: VisitorLinksProps) {
  const open = (mode: 'account' | 'text') => (event: MouseEvent) => {
    event.preventDefault()
    closeMenu(event)
    openLogin({ mode })
  }
  return (
    <>
      <a href={loginHref} onClick={open('account')} className={logInClass}>
        {labels.logIn}
      </a>
      <a href={loginHref} onClick={open('text')} className={signUpClass}>
        {labels.signUp}
      </a>
    </>
  )
}

export function CustomerLinks({ links, labels }: SessionLinks) {
  return (
    <>
      {links.map((link) => (
        <a key={link.href} href={link.href} className="menu-item">
          {link.label}
        </a>
      ))}
      <button
        type="button"
        onClick={(event) => {
          closeMenu(event)
          openLogout()
        }}
        className="menu-item"
      >
        {labels.logout}
      </button>
    </>
  )
}

/** Closes the menu around a link that opens a dialog, whose focus then returns to the menu's button. */
function closeMenu({ currentTarget }: MouseEvent): void {
  const menu = currentTarget.closest('details')
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}
