'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the server renders and the page hydrates: what only the browser knows comes after. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
