import { todayAt } from './date-filter'
import { formatDay, type ZonedTime } from './time'

const DAY_MS = 86_400_000

/** The word that stands before the date of a local time: today or tomorrow by the clock there, else null. */
export function dayWord(time: ZonedTime, now: Date): 'today' | 'tomorrow' | null {
  const day = formatDay(time)
  if (day === todayAt(time, now)) return 'today'
  return day === todayAt(time, new Date(now.getTime() + DAY_MS)) ? 'tomorrow' : null
}
