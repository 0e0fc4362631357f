'use client'

import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { seedSession, useSession } from '@/lib/browser/session/session-store'
import { ForcedLogin } from './forced-login'

interface SessionGateProps {
  /** from the sealed cookie on the server */
  signedIn: boolean
  firstName?: string
  homeHref: string
  children: ReactNode
}

/**
 * Shows private content only to a customer; a visitor gets the login dialog instead. Cached data is cleared when the
 * customer changes.
 */
export function SessionGate({ signedIn, firstName, homeHref, children }: SessionGateProps) {
  const client = useQueryClient()
  useState(() => typeof window !== 'undefined' && seedSession(signedIn, firstName))
  const { status, endedElsewhere } = useSession()
  const isCustomer = status === 'loading' ? signedIn : status === 'customer'
  useEffect(() => {
    if (!isCustomer) client.clear()
  }, [isCustomer, client])
  if (isCustomer) return children
  return endedElsewhere ? null : <ForcedLogin homeHref={homeHref} />
}
