import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { deals } from '@/backend/catalogue/schema/deals'
import { optionChoices, optionGroups, products } from '@/backend/catalogue/schema/products'
import type { Transaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { ItemKind } from './list-items'

export interface ItemOfStore {
  gid: number
  kind: ItemKind
  /** the sku of a dish, the key of a deal, or as text the id of either or of a choice; a number is an id */
  key: string | number
}

export interface LockedItem {
  id: number
  /** null: not counted */
  stock: number | null
  /** minor units; null unless it is a deal or a dish on sale */
  regularPrice: number | null
  /** when the sale of a dish ends */
  priceUntil: Date | null
  /** deals whose pages show the item: itself, or the deal of a choice */
  dealIds: number[]
}

/** Locks an item of a store until the transaction ends. Throws `notFound`. */
export async function lockItem(tx: Transaction, { gid, kind, key }: ItemOfStore): Promise<LockedItem> {
  const [found] = await FINDERS[kind](tx, gid, key)
  if (!found) throw new DomainError('notFound', 'no such item')
  const { dealId, ...item } = found
  return { ...item, dealIds: dealId === null ? [] : [dealId] }
}

type Found = Omit<LockedItem, 'dealIds'> & { dealId: number | null }

const NONE = sql<null>`null`

const FINDERS: Record<ItemKind, (tx: Transaction, gid: number, key: ItemOfStore['key']) => Promise<Found[]>> = {
  dish: (tx, gid, key) =>
    tx
      .select({
        id: products.id,
        stock: products.stock,
        regularPrice: products.regularPrice,
        priceUntil: products.priceUntil,
        dealId: NONE,
      })
      .from(products)
      .where(and(eq(products.gid, gid), isCalled(key, products.sku, products.id)))
      .orderBy(keyFirst(key, products.sku))
      .for('update'),
  deal: (tx, gid, key) =>
    tx
      .select({
        id: deals.id,
        stock: deals.stock,
        regularPrice: deals.price,
        priceUntil: NONE,
        dealId: deals.id,
      })
      .from(deals)
      .where(and(eq(deals.gid, gid), isCalled(key, deals.key, deals.id)))
      .orderBy(keyFirst(key, deals.key))
      .for('update'),
  choice: (tx, gid, key) =>
    tx
      .select({
        id: optionChoices.id,
        stock: optionChoices.stock,
        regularPrice: NONE,
        priceUntil: NONE,
        dealId: optionGroups.dealId,
      })
      .from(optionChoices)
      .innerJoin(optionGroups, eq(optionGroups.id, optionChoices.groupId))
      .leftJoin(products, eq(products.id, optionGroups.productId))
      .leftJoin(deals, eq(deals.id, optionGroups.dealId))
      .where(and(sql`coalesce(${products.gid}, ${deals.gid}) = ${gid}`, isId(key, optionChoices.id)))
      .for('update', { of: optionChoices }),
}

function isCalled(key: ItemOfStore['key'], own: PgColumn, id: PgColumn): SQL | undefined {
  return typeof key === 'number' ? eq(id, key) : or(eq(own, key), isId(key, id))
}

/** A text that is one item's key and another item's id means the key. */
function keyFirst(key: ItemOfStore['key'], own: PgColumn): SQL {
  return desc(eq(own, `${key}`))
}

function isId(key: ItemOfStore['key'], id: PgColumn): SQL {
  return /^\d{1,9}$/.test(`${key}`) ? eq(id, Number(key)) : sql`false`
}
