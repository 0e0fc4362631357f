'use client'

import { useEffect } from 'react'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { useSession } from '@/lib/browser/session/session-store'
import { toReturnPath } from '@/lib/domain/site/return-path'
import { LoginForm } from './login-form'

/** The login page's form; afterwards, and for a customer at once, it goes where the visitor came from. */
export function LoginPanel({ homeHref }: { homeHref: string }) {
  const { status } = useSession()
  useEffect(() => {
    if (status === 'customer') location.replace(wayBack(homeHref))
  }, [status, homeHref])
  return (
    <LazyMessages namespaces={['auth', 'errors', 'common']}>
      <LoginForm initialMode="account" onDone={() => undefined} />
    </LazyMessages>
  )
}

function wayBack(homeHref: string): string {
  const query = new URLSearchParams(location.search)
  return toReturnPath(query.get('ref'), query.get('refquery')) ?? originPage() ?? homeHref
}

/** The page before this one, if it is ours and no login page itself. */
function originPage(): string | null {
  if (!URL.canParse(document.referrer)) return null
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === location.origin && pathname !== '/login' ? toReturnPath(`${pathname}${search}`) : null
}
