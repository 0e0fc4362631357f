import { taxes } from '@/backend/catalogue/schema/taxes'
import type { Database } from '@/backend/platform/db/database'

interface Rate {
  taxClass: string
  label: string
  /** thousandths of a percent */
  rate: number
  isIncluded?: boolean
}

/** GST in the price and PST on top of it. */
export const BOTH_KINDS = (taxClass: string): Rate[] => [
  { taxClass, label: 'GST', rate: 5000, isIncluded: true },
  { taxClass, label: 'PST', rate: 7000 },
]

/** Meals whose price contains GST, and drinks with GST and PST on top. */
export const MEALS_AND_DRINKS: Rate[] = [
  { taxClass: 'meal', label: 'GST', rate: 5000, isIncluded: true },
  { taxClass: 'liquor', label: 'GST', rate: 5000 },
  { taxClass: 'liquor', label: 'PST', rate: 10_000 },
]

/** The store's own taxes, in place of those of British Columbia. */
export async function makeTaxes(db: Database, store: { gid: number }, rates: readonly Rate[]): Promise<void> {
  const { gid } = store
  await db.insert(taxes).values(rates.map((rate) => ({ gid, country: 'CA', region: 'BC', ...rate })))
}
