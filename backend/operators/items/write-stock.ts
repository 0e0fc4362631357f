import { eq } from 'drizzle-orm'
import { publishStock } from '@/backend/catalogue/purge/publish-stock'
import { deals } from '@/backend/catalogue/schema/deals'
import { optionChoices, products } from '@/backend/catalogue/schema/products'
import { UNCOUNTED } from '@/backend/orders/stock/hold-stock'
import type { Transaction } from '@/backend/platform/db/transaction'
import type { ItemKind } from './list-items'
import type { ItemOfStore, LockedItem } from './lock-item'

/** Writes the stock of a locked item, null where it is not counted, and purges the pages that show the item. */
export async function writeStock(
  tx: Transaction,
  { kind, gid }: ItemOfStore,
  { id, stock: before, dealIds }: LockedItem,
  stock: number | null,
  now: Date,
): Promise<void> {
  await STOCK_WRITERS[kind](tx, id, stock)
  const of = kind === 'dish' ? 'product' : kind
  const change = { of, id, before: before ?? UNCOUNTED, after: stock ?? UNCOUNTED } as const
  await publishStock(tx, { gid, dealIds }, [change], now)
}

const STOCK_WRITERS: Record<ItemKind, (tx: Transaction, id: number, stock: number | null) => Promise<unknown>> = {
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
