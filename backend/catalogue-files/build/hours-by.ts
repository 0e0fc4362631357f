import { type HoursRow, toWeek } from '@/backend/catalogue-files/format/hours-rows'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import type { DesiredRow } from '@/backend/catalogue-files/stored/desired-rows'

/** The hours of a key, in `column`; without rows they stay, unless the file replaces them or the key is new. */
export function hoursBy<Row extends HoursRow>(
  column: 'available' | 'useHours',
  lines: readonly Line<Row>[] | null,
  isReplacing: boolean,
  keyOf: (row: Row) => string,
): (key: string, isNew: boolean) => DesiredRow {
  const byKey = new Map<string, Row[]>()
  for (const { row } of lines ?? []) byKey.set(keyOf(row), [...(byKey.get(keyOf(row)) ?? []), row])
  return (key, isNew) => {
    const times = byKey.get(key)
    return lines && (times || isReplacing || isNew) ? { [column]: times ? toWeek(times) : null } : {}
  }
}
