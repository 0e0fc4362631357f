'use client'

import { useEffect, useState } from 'react'
import { useSession } from '@/lib/browser/session/session-store'
import { toReturnPath } from '@/lib/domain/site/return-path'
import { LoginForm } from './login-form'
import { type LoginMode, useLoginTitle } from './login-mode'

/** The login page's title and form; after login, or at once for a customer, it returns to the previous page. */
export function LoginPanel({ homeHref }: { homeHref: string }) {
  const { status } = useSession()
  const [mode, setMode] = useState<LoginMode>('account')
  const { title, signsUp, heading } = useLoginTitle(mode)
  useEffect(() => {
    if (status === 'customer') location.replace(returnHref(homeHref))
  }, [status, homeHref])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-title font-extrabold">
        {title}
      </h1>
      <LoginForm mode={mode} signsUp={signsUp} onMode={setMode} onDone={() => undefined} />
    </>
  )
}

function returnHref(homeHref: string): string {
  const query = new URLSearchParams(location.search)
  return toReturnPath(query.get('ref'), query.get('refquery')) ?? originPage() ?? homeHref
}

/** null if it is not on this site or a login page. */
function originPage(): string | null {
  if (!URL.canParse(document.referrer)) return null
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === location.origin && pathname !== '/login' ? toReturnPath(`${pathname}${search}`) : null
}
