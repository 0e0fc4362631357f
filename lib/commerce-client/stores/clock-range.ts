import { DAY_MINUTES, type TimeRange, timeRange } from '@/lib/domain/stores/opening-hours'

const CLOCK = /^(\d{1,2})(?:[:.](\d{2}))?(?:h|:\d{2})?(am|pm)?$/
const NAMED = [
  [/^(12)?noon$/, 720],
  [/^(12)?midnight$/, 0],
] as const
/** A close may be on the next day, as 26:00. */
const LATEST = 2 * DAY_MINUTES
const ALL_DAY = /^(open)?(24hours|24hrs|24h|allday|alwaysopen)$/
const CLOSED = /^(closed|close|off|none|-|x|休息|休業|定休日?|店休)?$/

interface Clock {
  minutes: number
  /** by `am` and `pm`, on a clock of 24 hours, or as noon and midnight, which stand beside either */
  clock: '12' | '24' | 'word'
}

/** The ranges of one day's text, in order; null where it cannot be read. */
export function parseDay(text: string): TimeRange[] | null {
  const compact = compactText(text)
  if (CLOSED.test(compact)) return []
  if (ALL_DAY.test(compact)) return [timeRange(0, 0)]
  const ranges = compact
    .split(/[,;|/&+]|and/)
    .filter(Boolean)
    .map(parseRange)
  if (ranges.length === 0 || ranges.some((range) => range === null)) return null
  return ranges.flatMap((range) => range ?? []).sort((a, b) => a.open - b.open)
}

/** Without spaces, in half width and small letters, with one kind of dash; `a.m.` is `am`. */
function compactText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212~〜]/g, '-')
    .replace(/\s/g, '')
    .replace(/([ap])\.?m\.?/g, '$1m')
    .replace(/(\d|m|noon|midnight)(?:to|until|till)(?=\d|noon|midnight)/g, '$1-')
}

function parseRange(text: string): TimeRange | null {
  const [from, to, ...others] = text.split('-')
  const [opens, closes] = [parseClock(from ?? ''), parseClock(to ?? '')]
  if (!opens || !closes || others.length > 0) return null
  const clocks = [opens.clock, closes.clock]
  // 5:00-9:00pm does not say in which half of the day it begins
  if (clocks.includes('12') && clocks.includes('24')) return null
  if (opens.minutes >= DAY_MINUTES) return null
  return timeRange(opens.minutes, closes.minutes)
}

function parseClock(text: string): Clock | null {
  const named = NAMED.find(([word]) => word.test(text))
  if (named) return { minutes: named[1], clock: 'word' }
  const [, hours, minutes, half] = CLOCK.exec(text) ?? []
  if (hours === undefined || (minutes === undefined && half === undefined)) return null
  const total = hourOf(Number(hours), half) * 60 + Number(minutes ?? 0)
  const isValid = Number(minutes ?? 0) < 60 && total <= LATEST
  return isValid ? { minutes: total, clock: half === undefined ? '24' : '12' } : null
}

/** 12 is the first hour of its half; 21:00pm is 21:00. */
function hourOf(hours: number, half: string | undefined): number {
  if (half === undefined || hours > 12) return hours
  return (hours % 12) + (half === 'pm' ? 12 : 0)
}
