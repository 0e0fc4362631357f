'use client'

import { createContext, type ReactNode, useContext } from 'react'

const Available = createContext(true)

/** Tells the forms below whether the API can send codes by text message; it can by default. */
export function SmsAvailabilityProvider({ available, children }: { available: boolean; children: ReactNode }) {
  return <Available value={available}>{children}</Available>
}

/** Whether codes by text message can be offered. */
export function useSmsAvailability(): boolean {
  return useContext(Available)
}
