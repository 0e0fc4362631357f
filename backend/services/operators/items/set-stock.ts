import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/database'
import { deals } from '@/backend/db/schema/deals'
import { optionChoices, optionGroups, products } from '@/backend/db/schema/products'
import { inTransaction, type Transaction } from '@/backend/db/transaction'
import { DomainError } from '@/backend/domain-error'
import { UNCOUNTED } from '@/backend/services/orders/hold-stock'
import { publishStock } from '@/backend/services/purge/publish-change'
import type { ItemKind } from './list-items'

interface ItemOfStore {
  gid: number
  kind: ItemKind
  /** the sku of a dish, the key of a deal, or the id of either or of a choice */
  key: string
}

/**
 * 0 is sold out, and stays so when an order of it is cancelled; null is not counted, which a deal always is. Pages that show it are rendered again. Throws `notFound`,
 * `invalidRequest`.
 */
export async function setStock(db: Database, item: ItemOfStore, stock: number | null, now: Date): Promise<void> {
  if (stock === null && item.kind === 'deal') throw new DomainError('invalidRequest', 'the stock of a deal is counted')
  await inTransaction(db, async (tx) => {
    const { id, before, dealIds } = await SETTERS[item.kind](tx, item, stock)
    const of = item.kind === 'dish' ? 'product' : item.kind
    const change = { of, id, before: before ?? UNCOUNTED, after: stock ?? UNCOUNTED } as const
    await publishStock(tx, { gid: item.gid, dealIds }, [change], now)
  })
}

interface Changed {
  id: number
  before: number | null
  /** whose pages show it */
  dealIds: number[]
}

const SETTERS: Record<ItemKind, (tx: Transaction, item: ItemOfStore, stock: number | null) => Promise<Changed>> = {
  async dish(tx, { gid, key }, stock) {
    const which = and(eq(products.gid, gid), isCalled(key, products.sku, products.id))
    const [found] = await tx
      .select({ id: products.id, before: products.stock })
      .from(products)
      .where(which)
      .orderBy(keyFirst(key, products.sku))
      .for('update')
    if (!found) throw unknown()
    await tx
      .update(products)
      .set({ stock, soldOut: stock === 0 })
      .where(eq(products.id, found.id))
    return { ...found, dealIds: [] }
  },
  async deal(tx, { gid, key }, stock) {
    const which = and(eq(deals.gid, gid), isCalled(key, deals.key, deals.id))
    const [found] = await tx
      .select({ id: deals.id, before: deals.stock })
      .from(deals)
      .where(which)
      .orderBy(keyFirst(key, deals.key))
      .for('update')
    if (!found) throw unknown()
    await tx
      .update(deals)
      .set({ stock: stock ?? 0, soldOut: stock === 0 })
      .where(eq(deals.id, found.id))
    return { ...found, dealIds: [found.id] }
  },
  async choice(tx, { gid, key }, stock) {
    const [found] = await tx
      .select({ id: optionChoices.id, before: optionChoices.stock, dealId: optionGroups.dealId })
      .from(optionChoices)
      .innerJoin(optionGroups, eq(optionGroups.id, optionChoices.groupId))
      .leftJoin(products, eq(products.id, optionGroups.productId))
      .leftJoin(deals, eq(deals.id, optionGroups.dealId))
      .where(and(sql`coalesce(${products.gid}, ${deals.gid}) = ${gid}`, isId(key, optionChoices.id)))
      .for('update', { of: optionChoices })
    if (!found) throw unknown()
    await tx
      .update(optionChoices)
      .set({ stock: stock ?? UNCOUNTED, soldOut: stock === 0 })
      .where(eq(optionChoices.id, found.id))
    return { ...found, dealIds: found.dealId === null ? [] : [found.dealId] }
  },
}

function isCalled(key: string, own: PgColumn, id: PgColumn): SQL | undefined {
  return or(eq(own, key), isId(key, id))
}

/** What looks like an id may be a key: then the key is meant. */
function keyFirst(key: string, own: PgColumn): SQL {
  return desc(eq(own, key))
}

function isId(key: string, id: PgColumn): SQL {
  return /^\d{1,9}$/.test(key) ? eq(id, Number(key)) : sql`false`
}

function unknown(): DomainError {
  return new DomainError('notFound', 'no such item')
}
