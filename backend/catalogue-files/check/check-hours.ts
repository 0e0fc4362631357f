import type { HoursRow } from '@/backend/catalogue-files/format/hours-rows'
import { DAYS } from '@/backend/catalogue-files/format/words'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import { DAY_MINUTES, timeRange } from '@/lib/domain/stores/opening-hours'
import type { Report } from './check-cells'

const WEEK_MINUTES = 7 * DAY_MINUTES

/** Reports times that overlap, including those after midnight, and times that begin at 24:00. */
export function checkHours(kind: 'hours' | 'dishHours', lines: readonly Line<HoursRow>[], report: Report): void {
  const ranges = lines
    .map(({ line, row }) => {
      const midnight = DAYS.indexOf(row.day) * DAY_MINUTES
      const { open, close } = timeRange(row.opens, row.closes)
      return { line, row, open: midnight + open, close: midnight + close }
    })
    .sort((a, b) => a.open - b.open)
  // the last time of Sunday may end on Monday
  const latest = Math.max(0, ...ranges.map(({ close }) => close))
  let [end, before] = [latest - WEEK_MINUTES, ranges.find(({ close }) => close === latest)]
  for (const range of ranges) {
    const { line, row } = range
    if (row.opens === DAY_MINUTES) report(kind, line, 'opens', 'must be before 24:00')
    if (range.open < end && before && before !== range) {
      const what =
        before.row.day === row.day ? 'another time of the day' : `the time from ${before.row.day}, line ${before.line}`
      report(kind, line, 'opens', `overlaps with ${what}`)
    }
    if (range.close > end) [end, before] = [range.close, range]
  }
}
