'use client'

import { lazy, Suspense } from 'react'
import { useSessionDialog } from '@/lib/browser/session/login-dialog'
import { useSession } from '@/lib/browser/session/session-store'

const LoginDialog = lazy(async () => ({ default: (await import('./login-dialog')).LoginDialog }))
const LogoutDialog = lazy(async () => ({ default: (await import('./logout-dialog')).LogoutDialog }))
const ForcedLogoutDialog = lazy(async () => ({ default: (await import('./forced-logout-dialog')).ForcedLogoutDialog }))

/** The only place that renders these dialogs; loaded on first use. */
export function SessionDialogs({ homeHref }: { homeHref: string }) {
  return (
    <Suspense>
      <OpenDialog homeHref={homeHref} />
    </Suspense>
  )
}

function OpenDialog({ homeHref }: { homeHref: string }) {
  const dialog = useSessionDialog()
  const { endedElsewhere } = useSession()
  if (endedElsewhere) return <ForcedLogoutDialog />
  if (dialog?.kind === 'login') return <LoginDialog {...dialog} />
  if (dialog?.kind === 'logout') return <LogoutDialog homeHref={homeHref} />
  return null
}
