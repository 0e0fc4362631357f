import { and, asc, eq, ilike, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { deals } from '@/backend/catalogue/schema/deals'
import { optionChoices, optionGroups, products } from '@/backend/catalogue/schema/products'
import type { Database } from '@/backend/platform/db/database'
import type { Localised } from '@/lib/domain/languages/languages'
import { priceAt } from '@/lib/domain/money/price-at'

export const ITEM_KINDS = ['dish', 'deal', 'choice'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

export interface Item {
  kind: ItemKind
  id: number
  /** the sku of a dish, else the key, which for a choice is unique within its group only */
  key: string
  name: Localised
  /** null: not counted */
  stock: number | null
  /** minor units; for a choice what it adds */
  price: number
  /** minor units; of a deal, and of a dish on sale */
  regularPrice?: number
}

const MAX = 200

/** Lists at most 200 items of each kind that a store sells, by a part of name or key, with their prices at `now`. */
export async function listItems(db: Database, gid: number, text: string, now: Date): Promise<Item[]> {
  const [dishes, ofDeals, choices] = await Promise.all([
    readDishes(db, gid, text, now),
    readDeals(db, gid, text),
    readChoices(db, gid, text),
  ])
  return [
    ...dishes.map((row) => ({ kind: 'dish' as const, ...row })),
    ...ofDeals.map((row) => ({ kind: 'deal' as const, ...row })),
    ...choices.map((row) => ({ kind: 'choice' as const, ...row })),
  ]
}

async function readDishes(db: Database, gid: number, text: string, now: Date) {
  const { id, sku: key, name, stock, price, regularPrice, priceUntil } = products
  const rows = await db
    .select({ item: { id, key, name, stock }, prices: { price, regularPrice, priceUntil } })
    .from(products)
    .where(and(eq(products.gid, gid), isNull(products.retiredAt), hasText(text, name, key)))
    .orderBy(asc(products.position), asc(id))
    .limit(MAX)
  return rows.map(({ item, prices }) => {
    const { price, regularPrice } = priceAt(prices, now)
    return { ...item, price, ...(regularPrice !== null && { regularPrice }) }
  })
}

function readDeals(db: Database, gid: number, text: string) {
  const { id, key, name, stock, dealPrice: price, price: regularPrice } = deals
  return db
    .select({ id, key, name, stock, price, regularPrice })
    .from(deals)
    .where(and(eq(deals.gid, gid), isNull(deals.retiredAt), hasText(text, name, key)))
    .orderBy(asc(id))
    .limit(MAX)
}

function readChoices(db: Database, gid: number, text: string) {
  const { id, key, name, stock, price } = optionChoices
  const gidOfChoice = sql`coalesce(${products.gid}, ${deals.gid})`
  return db
    .select({ id, key, name, stock, price })
    .from(optionChoices)
    .innerJoin(optionGroups, eq(optionGroups.id, optionChoices.groupId))
    .leftJoin(products, eq(products.id, optionGroups.productId))
    .leftJoin(deals, eq(deals.id, optionGroups.dealId))
    .where(and(eq(gidOfChoice, gid), isNull(optionChoices.retiredAt), hasText(text, name, key)))
    .orderBy(asc(id))
    .limit(MAX)
}

function hasText(text: string, name: PgColumn, key: PgColumn): SQL | undefined {
  const part = `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`
  return text.trim() === '' ? undefined : sql`(${ilike(sql`${name}::text`, part)} or ${ilike(key, part)})`
}
