import { atOffset, formatDay, formatDayTime, inLocalTime, offsetName, type ZonedTime } from '@/lib/domain/time/time'
import { useIsHydrated } from './use-is-hydrated'

/** Takes ISO 8601; UTC during server rendering. */
export function useLocalTime(): (instant: string) => ZonedTime {
  const isHydrated = useIsHydrated()
  return (instant) => (isHydrated ? inLocalTime(new Date(instant)) : atOffset(new Date(instant), 0))
}

/** A time whose zone is not known (`…Z`) is shown in the viewer's; in UTC during server rendering. */
export function usePlaceTime() {
  const isHydrated = useIsHydrated()
  const toLocal = useLocalTime()
  const there = (time: string): ZonedTime => (time.endsWith('Z') ? toLocal(time) : time)
  /** null where the viewer's clock shows the same */
  const zoneOf = (time: string): string | null => {
    const name = offsetName(there(time))
    return isHydrated && name !== offsetName(inLocalTime(new Date(time))) ? name : null
  }
  return {
    zoneOf,
    there,
    /** without the zone */
    clock: (time: string) => formatDayTime(there(time)),
    day: (time: string) => formatDay(there(time)),
    /** followed by the zone where it differs */
    dayTime: (time: string) => [formatDayTime(there(time)), zoneOf(time)].filter(Boolean).join(' '),
  }
}
