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
