import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False during server rendering and hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
