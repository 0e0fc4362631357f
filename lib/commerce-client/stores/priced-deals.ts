import 'server-only'
import type { z } from 'zod'
import type * as contract from '@/lib/contract/deals'
import type { Id } from '@/lib/domain/codes/id'
import type { Deal, DealSummary } from '@/lib/domain/deals/deals'
import type { Language } from '@/lib/domain/languages/languages'
import { DEFAULT_CURRENCY } from '@/lib/domain/money/money'
import { log } from '@/lib/log'
import { toDealSummary } from './deal-mapper'
import { getStore } from './stores-api'

type Row = z.output<typeof contract.dealRow>
type ReadDeal = (id: Id, language: Language) => Promise<Deal | null>

/**
 * Deals with their prices. A row without a currency is priced in that of its store, and left out where the store cannot
 * be read: the same number in another currency would be another price. `readDeal` says whose it is if its row does not.
 */
export async function pricedDeals(
  rows: readonly Row[],
  language: Language,
  readDeal: ReadDeal,
): Promise<DealSummary[]> {
  const deals = rows.map(async (row) => {
    const currency = row.currency || (await currencyOf(row, language, readDeal))
    return currency === null ? [] : [toDealSummary(row, currency)]
  })
  return (await Promise.all(deals)).flat()
}

/** Null where it cannot be read. */
async function currencyOf({ id, gid }: Row, language: Language, readDeal: ReadDeal): Promise<string | null> {
  try {
    const known =
      gid == null ? (await readDeal(id, language))?.dealPrice.currency : (await getStore(gid, language))?.currency
    return known || DEFAULT_CURRENCY
  } catch (error) {
    log.warn({ call: 'glst', reason: error instanceof Error ? error.name : '' }, 'a deal has no currency')
    return null
  }
}
