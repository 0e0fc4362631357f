import { millisecondsInDay } from 'date-fns/constants'
import { todayAt } from './date-filter'
import { formatDay, type ZonedTime } from './time'

/** The word that stands before the date of a local time: today or tomorrow by the clock there, else null. */
export function dayWord(time: ZonedTime, now: Date): 'today' | 'tomorrow' | null {
  const day = formatDay(time)
  if (day === todayAt(time, now)) return 'today'
  return day === todayAt(time, new Date(now.getTime() + millisecondsInDay)) ? 'tomorrow' : null
}
