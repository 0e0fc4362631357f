import type { SQL } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { addDays, fromLocal } from '@/backend/catalogue/stores/local-time'
import type { Database } from '@/backend/platform/db/database'

/** Days of stores in one time zone, from `start` until before `end`. */
export interface LocalPeriod {
  timeZone: string
  start: Date
  end: Date
}

/** The days from `from` to `to`, both included, in each time zone of the stores that `which` selects. */
export async function readLocalPeriods(
  db: Database,
  which: SQL | undefined,
  { from, to }: { from: string; to: string },
): Promise<LocalPeriod[]> {
  const { timeZone } = stores
  const zones = await db.selectDistinct({ timeZone }).from(stores).where(which).orderBy(timeZone)
  return zones.map((zone) => ({
    ...zone,
    start: fromLocal(from, 0, zone.timeZone),
    end: fromLocal(addDays(to, 1), 0, zone.timeZone),
  }))
}
