import { dayHoursText, type WeeklyHours } from '@/lib/domain/stores/opening-hours'

/** How shoppers reach a site; a text is empty for none. */
export interface SupportContact {
  email: string
  phone: string
  phoneHref: string
  hours: WeeklyHours | null
  /** hours that could not be read */
  hoursText: string
}

/** Days in a row with the same hours: numbers of the first and the last, and their text, which is empty for a closed day. */
export function groupDays(hours: WeeklyHours): { first: number; last: number; text: string }[] {
  const groups: { first: number; last: number; text: string }[] = []
  for (const [day, ranges] of hours.entries()) {
    const [text, before] = [dayHoursText(ranges), groups.at(-1)]
    if (before?.text === text) before.last = day
    else groups.push({ first: day, last: day, text })
  }
  return groups
}
