import type { Transaction } from '@/backend/platform/db/transaction'
import type { Tag } from '@/lib/contract/purge'
import { FEW_LEFT } from '@/lib/domain/stores/menu'
import { DEAL_COLUMNS } from './columns/deal-columns'
import { CHOICE_COLUMNS, PRODUCT_COLUMNS } from './columns/menu-columns'
import { publishChange } from './publish-change'
import { tagsOf } from './tags-of'

const COLUMNS = { deal: DEAL_COLUMNS, product: PRODUCT_COLUMNS, choice: CHOICE_COLUMNS }

export interface StockChange {
  of: keyof typeof COLUMNS
  id: number
  before: number
  after: number
}

/** What was sold or given back, of one store. */
interface Sale {
  gid: number
  dealIds: number[]
}

/** Publishes the stock changes of an order or of an operator. */
export async function publishStock(
  tx: Transaction,
  sale: Sale,
  changes: readonly StockChange[],
  now: Date,
): Promise<void> {
  await publishChange(tx, { dealIds: sale.dealIds, tags: tagsOfStock(changes, sale) }, now)
}

/**
 * The tags of pages that must show stock changes at once: an item that is now sold out or available again, and the last
 * few of a menu's product. Other pages, which show sold counts, are rendered again within a minute.
 */
export function tagsOfStock(changes: readonly StockChange[], { gid, dealIds }: Sale): Tag[] {
  const tags = changes.filter(isShown).flatMap(({ of, id, after }) =>
    tagsOf({
      shown: COLUMNS[of],
      set: { stock: after },
      gid,
      dealIds: of === 'deal' ? [id] : dealIds,
    }),
  )
  return [...new Set(tags)]
}

function isShown({ of, before, after }: StockChange): boolean {
  if (of === 'product') return Math.min(before, FEW_LEFT) !== Math.min(after, FEW_LEFT)
  return before > 0 !== after > 0
}
