import { type HoursRow, toWeek } from '@/backend/catalogue-files/format/hours-rows'
import type { ShopFiles } from '@/backend/catalogue-files/read/group-shops'
import { sharedHours } from '@/lib/domain/stores/opening-hours'
import type { Report } from './check-cells'

/** Warns of a deal that can never be used: its store is closed in all of its hours. Without a file of hours it is not known. */
export function warnOfDealHours({ hours, dealHours }: Pick<ShopFiles, 'hours' | 'dealHours'>, warn: Report): void {
  const ofStore = (hours ?? []).flatMap(({ row }) => (row.of === 'delivery' ? [] : [row]))
  if (ofStore.length === 0) return
  const ofDeals = new Map<string, { line: number; rows: HoursRow[] }>()
  for (const { line, row } of dealHours ?? []) {
    const { rows, line: first } = ofDeals.get(row.deal) ?? { rows: [], line }
    ofDeals.set(row.deal, { line: first, rows: [...rows, row] })
  }
  for (const [deal, { line, rows }] of ofDeals) {
    const shared = sharedHours(toWeek(ofStore), toWeek(rows))
    if (shared?.every((day) => day.length === 0))
      warn('dealHours', line, 'opens', `the store is closed in all hours of ${deal}`)
  }
}
