import type { DateRow, HoursRow } from '@/backend/catalogue-files/format/hours-rows'
import { DAYS } from '@/backend/catalogue-files/format/words'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import { DAY_MINUTES, timeRange } from '@/lib/domain/stores/opening-hours'
import type { Report } from './check-cells'

const WEEK_MINUTES = 7 * DAY_MINUTES
type HoursKind = 'hours' | 'holidays' | 'sectionHours' | 'dishHours' | 'dealHours'

/** `open` and `close` are minutes since the same moment for all. */
interface Span {
  line: number
  /** the weekday or the date it begins on */
  day: string
  opens: number
  open: number
  close: number
}

/** Reports times that overlap, including those after midnight, and times that begin at 24:00. */
export function checkHours(kind: HoursKind, lines: readonly Line<HoursRow>[], report: Report): void {
  const spans = lines.map(({ line, row }) => spanOf(line, row, row.day, DAYS.indexOf(row.day) * DAY_MINUTES))
  // the last time of Sunday may end on Monday
  const latest = spans.reduce<Span | null>((last, span) => (last && last.close >= span.close ? last : span), null)
  const before = latest && { ...latest, close: latest.close - WEEK_MINUTES }
  reportOverlaps(kind, spans, before, report)
}

/** Reports the same of single dates, one of two times without the other, and dates that are closed and open. */
export function checkHolidays(lines: readonly Line<DateRow>[], report: Report): void {
  const spans: Span[] = []
  const closed = new Map<string, number>()
  for (const { line, row } of lines) {
    const { date, opens, closes } = row
    if (opens !== undefined && closes !== undefined)
      spans.push(spanOf(line, { opens, closes }, date, Date.parse(date) / 60_000))
    else if (opens !== undefined) report('holidays', line, 'closes', 'is empty, but opens is given')
    else if (closes !== undefined) report('holidays', line, 'opens', 'is empty, but closes is given')
    else closed.set(date, line)
  }
  for (const { line, day } of spans) {
    const other = closed.get(day)
    if (other) report('holidays', line, 'opens', `is given, but line ${other} closes the store on ${day}`)
  }
  reportOverlaps('holidays', spans, null, report)
}

function spanOf(line: number, { opens, closes }: Pick<HoursRow, 'opens' | 'closes'>, day: string, midnight: number) {
  const { open, close } = timeRange(opens, closes)
  return { line, day, opens, open: midnight + open, close: midnight + close }
}

/** `before` ends before all others begin, or overlaps with them. */
function reportOverlaps(kind: HoursKind, spans: readonly Span[], before: Span | null, report: Report): void {
  let last = before
  for (const span of spans.toSorted((a, b) => a.open - b.open)) {
    if (span.opens === DAY_MINUTES) report(kind, span.line, 'opens', 'must be before 24:00')
    if (last && span.open < last.close && last.line !== span.line) {
      const what = last.day === span.day ? 'another time of the day' : `the time from ${last.day}, line ${last.line}`
      report(kind, span.line, 'opens', `overlaps with ${what}`)
    }
    if (!last || span.close > last.close) last = span
  }
}
