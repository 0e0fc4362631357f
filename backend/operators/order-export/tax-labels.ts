import { millisecondsInDay } from 'date-fns/constants'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import type { LocalPeriod } from '@/backend/operators/sales/local-periods'
import { orders } from '@/backend/orders/schema/orders'
import type { TaxParts } from '@/backend/orders/taxes/tax-parts'
import type { Transaction } from '@/backend/platform/db/transaction'
import { isPlacedIn } from './read-pages'

/** What one statement reads, so that a year of a large database is within its time limit. */
const SLICE_MS = 31 * millisecondsInDay

/** By whether the taxes are added to the prices or contained in them. */
export type TaxLabels = Record<keyof TaxParts, string[]>

/** What a row for each label of an order is. */
const LABELS: Record<keyof TaxParts, SQL<string>> = {
  added: sql<string>`jsonb_object_keys(${orders.taxes})`,
  contained: sql<string>`jsonb_path_query(${orders.appliedTaxes}, '$[*] ? (@.isIncluded == true).label') #>> '{}'`,
}

/** The labels of all taxes on the orders that `readPages` reads, in the order of columns. */
export async function readTaxLabels(
  tx: Transaction,
  which: SQL | undefined,
  periods: readonly LocalPeriod[],
): Promise<TaxLabels> {
  const slices = periods.flatMap((period) => [...slicesOf(period)])
  const read = async (kind: keyof TaxParts) => {
    const labels = new Set<string>()
    for (const slice of slices) {
      const found = await tx
        .selectDistinct({ label: LABELS[kind] })
        .from(orders)
        .innerJoin(stores, eq(stores.gid, orders.gid))
        .where(and(which, isPlacedIn(slice)))
      for (const { label } of found) labels.add(label)
    }
    return [...labels].sort()
  }
  return { added: await read('added'), contained: await read('contained') }
}

function* slicesOf({ start, end, ...period }: LocalPeriod): Generator<LocalPeriod> {
  for (let from = start.getTime(); from < end.getTime(); from += SLICE_MS)
    yield { ...period, start: new Date(from), end: new Date(Math.min(from + SLICE_MS, end.getTime())) }
}
