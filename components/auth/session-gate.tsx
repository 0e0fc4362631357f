'use client'

import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { seedSession, useSession } from '@/lib/browser/session/session-store'
import { ForcedLogin } from './forced-login'

interface SessionGateProps {
  /** what the server knows from the sealed cookie */
  signedIn: boolean
  firstName?: string
  homeHref: string
  children: ReactNode
}

/**
 * Private content shows to a customer only; a visitor gets the login dialog instead. What was read for
 * one customer is forgotten before the next.
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
