'use client'

import { DetailsMenu } from '@/components/ui/navigation/details-menu'
import { useSession } from '@/lib/browser/session/session-store'
import { CustomerLinks, type SessionLinks, VisitorLinks, WAITING } from './session-links'

const LINK = 'flex min-h-10 items-center rounded-button px-3 font-semibold whitespace-nowrap'

/** Login and sign-up links for a visitor, the user menu for a customer. */
export function SessionMenu(session: SessionLinks) {
  const { status, firstName } = useSession()
  if (status === 'customer')
    return (
      <DetailsMenu
        name="header"
        align="end"
        summary={
          <>
            <span aria-hidden className="icon-account size-6" />
            <span className="sr-only">{session.labels.menu}</span>
            <span className="max-w-20 min-w-0 truncate">{firstName}</span>
            <span aria-hidden className="icon-chevron size-4 text-ink-faint group-open:rotate-180" />
          </>
        }
      >
        <CustomerLinks {...session} />
      </DetailsMenu>
    )
  return (
    <span className={`flex items-center gap-1 transition-opacity ${status === 'loading' ? WAITING : ''}`}>
      <VisitorLinks {...session} logInClass={`${LINK} hover:bg-sunken`} signUpClass={`${LINK} bg-ink text-canvas`} />
    </span>
  )
}
