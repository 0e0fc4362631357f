'use client'

import { useEffect, useState } from 'react'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { useSession } from '@/lib/browser/session/session-store'
import { toReturnPath } from '@/lib/domain/site/return-path'
import { LoginForm } from './login-form'
import { type LoginMode, useShownMode } from './login-mode'

interface LoginPanelProps {
  homeHref: string
  titles: { logIn: string; signUp: string; resetPassword: string }
}

const TITLE = { account: 'logIn', text: 'logIn', register: 'signUp', forgot: 'resetPassword' } as const

/** The login page's title and form; after login, or at once for a customer, it returns to the previous page. */
export function LoginPanel({ homeHref, titles }: LoginPanelProps) {
  const { status } = useSession()
  const [mode, setMode] = useState<LoginMode>('account')
  const shown = useShownMode(mode)
  useEffect(() => {
    if (status === 'customer') location.replace(returnHref(homeHref))
  }, [status, homeHref])
  return (
    <>
      <h1 className="text-title font-extrabold">{titles[TITLE[shown]]}</h1>
      <LazyMessages namespaces={['auth', 'account', 'errors', 'common']}>
        <LoginForm mode={mode} signsUp={shown === 'register'} onMode={setMode} onDone={() => undefined} />
      </LazyMessages>
    </>
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
