import type { TimeRange, WeeklyHours } from '@/lib/domain/stores/weekly-hours'

const RANGE = /^(\d{1,2}):(\d{2})\s*-\s*(\d{1,2}):(\d{2})$/

/** Seven segments separated by `;`, Monday first; an invalid one counts as closed. */
export function parseHours(text: string): WeeklyHours {
  const segments = text.split(';')
  return Array.from({ length: 7 }, (_, day) => parseDay(segments[day] ?? '')) as unknown as WeeklyHours
}

function parseDay(segment: string): TimeRange[] {
  return segment.split(',').flatMap((part) => {
    const match = RANGE.exec(part.trim())
    if (!match) return []
    const [open, close] = [minutes(match[1], match[2]), minutes(match[3], match[4])]
    return [{ open, close: close <= open ? close + 1440 : close }]
  })
}

function minutes(hour = '0', minute = '0'): number {
  return Number(hour) * 60 + Number(minute)
}
