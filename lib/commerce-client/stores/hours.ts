import { type TimeRange, timeRange, type WeeklyHours, weekOf } from '@/lib/domain/stores/opening-hours'
import { clockMinutes } from '@/lib/domain/time/time'

const RANGE = /^(\d{1,2}:\d{2})\s*-\s*(\d{1,2}:\d{2})$/

/** Seven segments separated by `;`, Monday first; an invalid one counts as closed. */
export function parseHours(text: string): WeeklyHours {
  const segments = text.split(';')
  return weekOf((weekday) => parseDay(segments[weekday] ?? ''))
}

function parseDay(segment: string): TimeRange[] {
  return segment.split(',').flatMap((part) => {
    const [, opens, closes] = RANGE.exec(part.trim()) ?? []
    return opens && closes ? [timeRange(clockMinutes(opens), clockMinutes(closes))] : []
  })
}
