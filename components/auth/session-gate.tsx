'use client'

import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { seedSession, useSession } from '@/lib/browser/session/session-store'

// a customer never needs it
const ForcedLogin = lazy(async () => ({ default: (await import('./forced-login')).ForcedLogin }))

interface SessionGateProps {
  /** from the sealed cookie on the server */
  isLoggedIn: boolean
  firstName?: string
  /** epoch ms, when the document was made */
  now?: number
  homeHref: string
  children: ReactNode
}

/** Cached data is cleared when the customer changes. */
export function SessionGate({ isLoggedIn, firstName, now, homeHref, children }: SessionGateProps) {
  const client = useQueryClient()
  useState(() => typeof window !== 'undefined' && seedSession(isLoggedIn, firstName, now))
  const { status, endedElsewhere } = useSession()
  const isCustomer = status === 'loading' ? isLoggedIn : status === 'customer'
  useEffect(() => {
    if (!isCustomer) client.clear()
  }, [isCustomer, client])
  if (isCustomer) return children
  if (endedElsewhere) return null
  return (
    <Suspense>
      <ForcedLogin homeHref={homeHref} />
    </Suspense>
  )
}
