import { atOffset, inLocalTime, type ZonedTime } from '@/lib/domain/time/time'
import { useIsHydrated } from './use-is-hydrated'

/** Takes ISO 8601; UTC during server rendering. */
export function useLocalTime(): (instant: string) => ZonedTime {
  const isHydrated = useIsHydrated()
  return (instant) => (isHydrated ? inLocalTime(new Date(instant)) : atOffset(new Date(instant), 0))
}
