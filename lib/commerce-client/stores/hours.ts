import { type TimeRange, timeRange, type WeeklyHours, weekOf } from '@/lib/domain/stores/opening-hours'

const RANGE = /^(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})$/

/** Seven segments separated by `;`, Monday first; an invalid one counts as closed. */
export function parseHours(text: string): WeeklyHours {
  const segments = text.split(';')
  return weekOf((weekday) => parseDay(segments[weekday] ?? ''))
}

function parseDay(segment: string): TimeRange[] {
  return segment.split(',').flatMap((part) => {
    const match = RANGE.exec(part.trim())
    if (!match) return []
    return [timeRange(minutes(match[1], match[2]), minutes(match[3], match[4]))]
  })
}

function minutes(hour = '0', minute = '0'): number {
  return Number(hour) * 60 + Number(minute)
}
