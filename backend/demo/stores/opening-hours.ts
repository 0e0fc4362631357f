import type { TimeRange, WeeklyHours } from '@/lib/domain/stores/weekly-hours'

const at = (hour: number, minute = 0) => hour * 60 + minute
const range = (open: number, close: number): TimeRange => ({ open: at(open), close: at(close) })

function week(weekday: TimeRange[], saturday = weekday, sunday = saturday, monday = weekday): WeeklyHours {
  return [monday, weekday, weekday, weekday, weekday, saturday, sunday]
}

/** The opening patterns of the catalogue. A close after 24 runs into the next morning. */
export const HOURS = {
  allDay: week([range(11, 22)], [range(10, 23)]),
  /** lunch and dinner with the kitchen closed in between, closed on Mondays */
  split: week([range(11, 15), range(17, 22)], [range(11, 15), range(17, 23)], [range(11, 21)], []),
  late: week([range(17, 25)], [range(17, 27)], [range(16, 24)]),
  morning: week([{ open: at(7), close: at(16) }], [range(8, 17)]),
  shop: week([range(10, 18)], [range(10, 19)], [range(12, 17)]),
  care: week([range(10, 20)], [range(9, 19)], [range(10, 17)]),
  office: week([range(9, 17)], [range(10, 15)], []),
  always: week([range(0, 24)]),
} satisfies Record<string, WeeklyHours>
