'use client'

import { useEffect } from 'react'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { useSession } from '@/lib/browser/session/session-store'
import { toReturnPath } from '@/lib/domain/site/return-path'
import { LoginForm } from './login-form'

/** The form of the login page; after login, or at once for a customer, it returns to the previous page. */
export function LoginPanel({ homeHref }: { homeHref: string }) {
  const { status } = useSession()
  useEffect(() => {
    if (status === 'customer') location.replace(returnHref(homeHref))
  }, [status, homeHref])
  return (
    <LazyMessages namespaces={['auth', 'account', 'errors', 'common']}>
      <LoginForm initialMode="account" onDone={() => undefined} />
    </LazyMessages>
  )
}

function returnHref(homeHref: string): string {
  const query = new URLSearchParams(location.search)
  return toReturnPath(query.get('ref'), query.get('refquery')) ?? originPage() ?? homeHref
}

/** The previous page, if it is on this site and not a login page. */
function originPage(): string | null {
  if (!URL.canParse(document.referrer)) return null
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === location.origin && pathname !== '/login' ? toReturnPath(`${pathname}${search}`) : null
}
