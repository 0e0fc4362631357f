import { millisecondsInDay } from 'date-fns/constants'
import { atOffset, formatDay, type ZonedTime } from './time'

/** Whether a date picker disables a day: those before the end of today. Both are `YYYY-MM-DD` of one place. */
export function isDisabledDay(day: string, today: string): boolean {
  return day <= today
}

/** `YYYY-MM-DD`, by a clock with the UTC offset of `there`; in UTC without one. */
export function todayAt(there: ZonedTime, now: Date): string {
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d{2}):(\d{2})$/.exec(there) ?? []
  return formatDay(atOffset(now, (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))))
}

/** The word that stands before the date of a local time: today or tomorrow by the clock there, else null. */
export function dayWord(time: ZonedTime, now: Date): 'today' | 'tomorrow' | null {
  const day = formatDay(time)
  if (day === todayAt(time, now)) return 'today'
  return day === todayAt(time, new Date(now.getTime() + millisecondsInDay)) ? 'tomorrow' : null
}
