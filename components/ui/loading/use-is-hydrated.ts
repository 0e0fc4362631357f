import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False during server rendering and hydration, for content that depends on the browser. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
