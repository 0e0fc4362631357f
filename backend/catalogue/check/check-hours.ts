import { DAYS } from '@/backend/catalogue/format/shop-files'
import type { Line } from '@/backend/catalogue/read/read-rows'
import { DAY_MINUTES, timeRange } from '@/lib/domain/stores/opening-hours'
import type { Report } from './report'

interface Hours {
  day: (typeof DAYS)[number]
  opens: number
  closes: number
}

/** Reports times of a day that overlap, or begin at its end. */
export function checkHours(kind: 'hours' | 'dishHours', lines: readonly Line<Hours>[], report: Report): void {
  for (const { line, row } of lines) {
    if (row.opens === DAY_MINUTES) report(kind, line, 'opens', 'must be before 24:00')
  }
  for (const day of DAYS) {
    const ranges = lines.filter(({ row }) => row.day === day).sort((a, b) => a.row.opens - b.row.opens)
    let end = 0
    for (const { line, row } of ranges) {
      if (row.opens < end) report(kind, line, 'opens', 'overlaps with another time of the day')
      end = Math.max(end, timeRange(row.opens, row.closes).close)
    }
  }
}
