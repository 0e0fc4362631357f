'use client'

import { createContext, type ReactNode, useContext } from 'react'

const Available = createContext(true)

/** The API can send codes by default. */
export function SmsAvailabilityProvider({ available, children }: { available: boolean; children: ReactNode }) {
  return <Available value={available}>{children}</Available>
}

export function useSmsAvailability(): boolean {
  return useContext(Available)
}
