import { millisecondsInDay } from 'date-fns/constants'
import { todayAt } from './date-filter'
import { formatDay, type ZonedTime } from './time'

/** By the clock there; null for any other day. */
export function dayWord(time: ZonedTime, now: Date): 'today' | 'tomorrow' | null {
  const day = formatDay(time)
  if (day === todayAt(time, now)) return 'today'
  return day === todayAt(time, new Date(now.getTime() + millisecondsInDay)) ? 'tomorrow' : null
}
