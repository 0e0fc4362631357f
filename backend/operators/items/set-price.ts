import { eq } from 'drizzle-orm'
import { reindexDeal } from '@/backend/catalogue/deals/index-deals'
import { publishChange } from '@/backend/catalogue/purge/publish-change'
import { deals } from '@/backend/catalogue/schema/deals'
import { optionChoices, products } from '@/backend/catalogue/schema/products'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction, type Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { Tag } from '@/lib/contract/purge'
import type { ItemKind } from './list-items'
import { type ItemOfStore, lockItem } from './lock-item'

/** Minor units. */
interface NewPrice {
  /** what it is sold for; of a choice, what it adds */
  price: number
  /** of a deal; left out, it stays */
  regularPrice?: number | undefined
}

/** Pages that show it are rendered again. Throws `notFound`, and `invalidRequest` for a deal above its regular price. */
export async function setPrice(db: Database, item: ItemOfStore, { price, regularPrice }: NewPrice, now: Date) {
  const { gid, kind } = item
  if (regularPrice !== undefined && kind !== 'deal')
    throw new DomainError('invalidRequest', 'only a deal has a regular price')
  await inTransaction(db, async (tx) => {
    const { id, dealIds, regularPrice: before } = await lockItem(tx, item)
    const regular = regularPrice ?? before
    if (regular !== null && price > regular)
      throw new DomainError('invalidRequest', 'the price of a deal is at most its regular price')
    await WRITERS[kind](tx, id, price, regular)
    const ofDeals = dealIds.map((dealId): Tag => `deal:${dealId}`)
    const lists: Tag[] = kind === 'deal' ? ['catalogue'] : []
    await publishChange(tx, { tags: [...ofDeals, `store:${gid}`, ...lists] }, now)
  })
}

type Write = (tx: Transaction, id: number, price: number, regularPrice: number | null) => Promise<unknown>

const WRITERS: Record<ItemKind, Write> = {
  dish: (tx, id, price) => tx.update(products).set({ price }).where(eq(products.id, id)),
  async deal(tx, id, dealPrice, price) {
    await tx
      .update(deals)
      .set({ dealPrice, ...(price !== null && { price }) })
      .where(eq(deals.id, id))
    await reindexDeal(tx, id)
  },
  choice: (tx, id, price) => tx.update(optionChoices).set({ price }).where(eq(optionChoices.id, id)),
}
