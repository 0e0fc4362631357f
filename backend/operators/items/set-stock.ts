import { eq } from 'drizzle-orm'
import { publishStock } from '@/backend/catalogue/purge/publish-change'
import { deals } from '@/backend/catalogue/schema/deals'
import { optionChoices, products } from '@/backend/catalogue/schema/products'
import { UNCOUNTED } from '@/backend/orders/stock/hold-stock'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { ItemKind } from './list-items'
import { type ItemOfStore, lockItem } from './lock-item'

/**
 * 0 is sold out, and stays so when an order of it is cancelled; null is not counted, which a deal always is. Pages that
 * show it are rendered again. Throws `notFound`, `invalidRequest`.
 */
export async function setStock(db: Database, item: ItemOfStore, stock: number | null, now: Date): Promise<void> {
  if (stock === null && item.kind === 'deal') throw new DomainError('invalidRequest', 'the stock of a deal is counted')
  await inTransaction(db, async (tx) => {
    const { id, stock: before, dealIds } = await lockItem(tx, item)
    await WRITERS[item.kind](tx, id, stock)
    const of = item.kind === 'dish' ? 'product' : item.kind
    const change = { of, id, before: before ?? UNCOUNTED, after: stock ?? UNCOUNTED } as const
    await publishStock(tx, { gid: item.gid, dealIds }, [change], now)
  })
}

const WRITERS: Record<ItemKind, (tx: Transaction, id: number, stock: number | null) => Promise<unknown>> = {
  dish: (tx, id, stock) =>
    tx
      .update(products)
      .set({ stock, soldOut: stock === 0 })
      .where(eq(products.id, id)),
  deal: (tx, id, stock) =>
    tx
      .update(deals)
      .set({ stock: stock ?? 0, soldOut: stock === 0 })
      .where(eq(deals.id, id)),
  choice: (tx, id, stock) =>
    tx
      .update(optionChoices)
      .set({ stock: stock ?? UNCOUNTED, soldOut: stock === 0 })
      .where(eq(optionChoices.id, id)),
}
