'use client'

import { atOffset, inLocalTime, type ZonedTime } from '@/lib/domain/time/time'
import { useIsHydrated } from './use-is-hydrated'

/** Puts an instant (ISO 8601) on the shopper's clock; on that of UTC while the server renders, which knows no other. */
export function useLocalTime(): (instant: string) => ZonedTime {
  const isHydrated = useIsHydrated()
  return (instant) => (isHydrated ? inLocalTime(new Date(instant)) : atOffset(new Date(instant), 0))
}
