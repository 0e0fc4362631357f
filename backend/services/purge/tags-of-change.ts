import { FEW_LEFT } from '@/lib/domain/stores/few-left'

/** What an order took of the stock of an item or a choice, or gave back. */
export interface StockChange {
  of: 'deal' | 'product' | 'choice'
  id: number
  before: number
  after: number
}

/**
 * The tags of the pages that show these changes of an order's items: an item that is sold out now or no longer, and on a
 * menu the number of the last few. Other pages, with how often a deal was sold, are rendered again within a minute.
 */
export function tagsOfStock(changes: readonly StockChange[], { gid, dealIds }: { gid: number; dealIds: number[] }) {
  const shown = changes.filter(isShown)
  const soldOut = shown.filter(({ of }) => of === 'deal').map(({ id }) => `deal:${id}`)
  const choices = shown.some(({ of }) => of === 'choice') ? dealIds.map((id) => `deal:${id}`) : []
  const menu = shown.some(({ of }) => of === 'product' || of === 'choice') ? [`store:${gid}`] : []
  const lists = soldOut.length > 0 ? [`store:${gid}`, 'catalogue'] : []
  return [...new Set([...soldOut, ...choices, ...menu, ...lists])]
}

function isShown({ of, before, after }: StockChange): boolean {
  if (of === 'product') return Math.min(before, FEW_LEFT) !== Math.min(after, FEW_LEFT)
  return before > 0 !== after > 0
}
