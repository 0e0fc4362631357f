import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { type ItemOfStore, lockItem } from './lock-item'
import { planRestock } from './restock'
import { writeStock } from './write-stock'

interface NewStock {
  /** 0 is sold out, even after an order with the item is cancelled; null is not counted, which a deal cannot be */
  stock: number | null
  /** of 0: when the item has the stock of before again; null: when somebody says so */
  until: Date | null
}

/** Sets the stock, and purges the pages that show the item. Throws `notFound`, `invalidRequest`. */
export async function setStock(db: Database, item: ItemOfStore, { stock, until }: NewStock, now: Date): Promise<void> {
  if (stock === null && item.kind === 'deal') throw new DomainError('invalidRequest', 'the stock of a deal is counted')
  if (stock !== 0 && until !== null) throw new DomainError('invalidRequest', 'only what is sold out has an end')
  await inTransaction(db, async (tx) => {
    const locked = await lockItem(tx, item)
    if (item.kind === 'deal' && locked.stock === 0 && until !== null)
      throw new DomainError('invalidRequest', 'the deal is sold out, and has no stock to return to')
    await planRestock(tx, item, locked, until)
    await writeStock(tx, item, locked, stock, now)
  })
}
