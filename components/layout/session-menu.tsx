'use client'

import { ChevronDown, User } from 'lucide-react'
import type { MouseEvent } from 'react'
import { DetailsMenu } from '@/components/ui/navigation/details-menu'
import { MENU_ITEM } from '@/components/ui/navigation/menu-item'
import { openLogin, openLogout } from '@/lib/browser/session/login-dialog'
import { useSession } from '@/lib/browser/session/session-store'

interface SessionMenuProps {
  /** my_account, order_history, address_book, in this order */
  links: { href: string; label: string }[]
  loginHref: string
  labels: { logIn: string; signUp: string; logout: string; menu: string }
}

/** Login and sign-up links for a visitor, the user menu for a customer. */
export function SessionMenu({ links, loginHref, labels }: SessionMenuProps) {
  const { status, firstName } = useSession()
  if (status === 'customer')
    return (
      <DetailsMenu
        name="header"
        align="end"
        summary={
          <>
            <User aria-hidden className="size-4.5" />
            <span className="sr-only">{labels.menu}</span>
            <span className="max-w-28 truncate max-sm:sr-only">{firstName}</span>
            <ChevronDown aria-hidden className="size-4 text-ink-faint group-open:rotate-180" />
          </>
        }
      >
        {links.map((link) => (
          <a key={link.href} href={link.href} className={MENU_ITEM}>
            {link.label}
          </a>
        ))}
        <button type="button" onClick={() => openLogout()} className={`${MENU_ITEM} border-t border-line`}>
          {labels.logout}
        </button>
      </DetailsMenu>
    )
  const open = (mode: 'account' | 'text') => (event: MouseEvent) => {
    event.preventDefault()
    openLogin({ mode })
  }
  // while the session is loading the space is reserved but hidden; visible without script
  const waiting = status === 'loading' ? 'opacity-0 noscript:opacity-100' : ''
  return (
    <span className={`flex items-center gap-1 transition-opacity ${waiting}`}>
      <a
        href={loginHref}
        onClick={open('account')}
        className="flex min-h-9 items-center rounded-full px-3 font-semibold whitespace-nowrap hover:bg-sunken"
      >
        {labels.logIn}
      </a>
      <a
        href={loginHref}
        onClick={open('text')}
        className="flex min-h-9 items-center rounded-full bg-ink px-3.5 font-semibold whitespace-nowrap text-canvas max-sm:hidden"
      >
        {labels.signUp}
      </a>
    </span>
  )
}
