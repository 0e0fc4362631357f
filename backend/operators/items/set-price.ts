import { eq } from 'drizzle-orm'
import { reindexDeal } from '@/backend/catalogue/deals/index-deals'
import { DEAL_COLUMNS } from '@/backend/catalogue/purge/columns/deal-columns'
import { CHOICE_COLUMNS, PRODUCT_COLUMNS } from '@/backend/catalogue/purge/columns/menu-columns'
import { publishChange } from '@/backend/catalogue/purge/publish-change'
import { tagsOf } from '@/backend/catalogue/purge/tags-of'
import { deals } from '@/backend/catalogue/schema/deals'
import { optionChoices, products } from '@/backend/catalogue/schema/products'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { changePrices, type Prices } from '@/lib/domain/money/price-at'
import type { ItemKind } from './list-items'
import { type ItemOfStore, lockItem } from './lock-item'

/** In minor units. */
interface NewPrice {
  /** for a choice what it adds */
  price: number
  /** deals only; undefined: unchanged */
  regularPrice?: number | undefined
}

/**
 * Purges the pages that show the item. The sale of a dish goes on at the new price if it is not over and its regular
 * price is above; else it is forgotten. Throws `notFound`, and `invalidRequest` for a deal above its regular price.
 */
export async function setPrice(db: Database, item: ItemOfStore, { price, regularPrice }: NewPrice, now: Date) {
  const { gid, kind } = item
  if (regularPrice !== undefined && kind !== 'deal')
    throw new DomainError('invalidRequest', 'only the regular price of a deal is set with its price')
  await inTransaction(db, async (tx) => {
    const { id, dealIds, priceUntil, regularPrice: before } = await lockItem(tx, item)
    const regular = regularPrice ?? before
    if (kind === 'deal' && regular !== null && price > regular)
      throw new DomainError('invalidRequest', 'the price of a deal is at most its regular price')
    await PRICE_WRITERS[kind](tx, id, { price, regularPrice: regular, priceUntil }, now)
    await publishChange(tx, { tags: tagsOf({ shown: COLUMNS[kind], set: { price }, gid, dealIds }) }, now)
  })
}

/** Lists show both prices of a deal, so that either changes the same pages. */
const COLUMNS = {
  dish: PRODUCT_COLUMNS,
  deal: DEAL_COLUMNS,
  choice: CHOICE_COLUMNS,
} satisfies Record<ItemKind, object>

type Write = (tx: Transaction, id: number, prices: Prices, now: Date) => Promise<unknown>

const PRICE_WRITERS: Record<ItemKind, Write> = {
  dish: (tx, id, prices, now) =>
    tx
      .update(products)
      .set(changePrices(prices, { price: prices.price }, now))
      .where(eq(products.id, id)),
  async deal(tx, id, { price: dealPrice, regularPrice: price }) {
    await tx
      .update(deals)
      .set({ dealPrice, ...(price !== null && { price }) })
      .where(eq(deals.id, id))
    await reindexDeal(tx, id)
  },
  choice: (tx, id, { price }) => tx.update(optionChoices).set({ price }).where(eq(optionChoices.id, id)),
}
