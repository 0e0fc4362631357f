import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { products } from '@/backend/catalogue/schema/products'
import { stores } from '@/backend/catalogue/schema/stores'
import { matchNames } from '@/backend/catalogue/stores/match-names'
import type { Database } from '@/backend/platform/db/database'
import { priceAt } from '@/lib/domain/money/price-at'
import type { ProductRow } from './read-menu'

const MAX_PRODUCTS = 100
const MAX_STORES = 24
const MAX_FOUND = 24
const GIFT_CARD = 1

export interface FoundProduct {
  product: ProductRow
  store: { currency: string; ratingSum: number; ratingCount: number }
}

const COLUMNS = {
  product: products,
  store: { currency: stores.currency, ratingSum: stores.ratingSum, ratingCount: stores.ratingCount },
}

/**
 * Finds products in the order of `ids`, with the prices that count at `now`. A product has its store's rating, since
 * dishes are not rated.
 */
export async function findProducts(db: Database, ids: number[], now: Date): Promise<FoundProduct[]> {
  const rows = await db
    .select(COLUMNS)
    .from(products)
    .innerJoin(stores, eq(stores.gid, products.gid))
    .where(and(inArray(products.id, ids.slice(0, MAX_PRODUCTS)), isNull(products.retiredAt)))
  return rows.map((row) => pricedAt(row, now)).sort((a, b) => ids.indexOf(a.product.id) - ids.indexOf(b.product.id))
}

/**
 * Finds products whose name in any language matches, in the order of the stores, with the prices that count at `now`.
 * Makes two queries.
 */
export async function searchProducts(
  db: Database,
  { gids, keywords }: { gids: number[]; keywords: string },
  now: Date,
): Promise<FoundProduct[]> {
  const rows = await db
    .select(COLUMNS)
    .from(products)
    .innerJoin(stores, eq(stores.gid, products.gid))
    .where(
      and(inArray(products.gid, gids.slice(0, MAX_STORES)), ne(products.kind, GIFT_CARD), isNull(products.retiredAt)),
    )
    .orderBy(asc(products.position), asc(products.id))
  const names = rows.map(({ product }) => Object.values(product.name))
  const isFound = await matchNames(db, keywords, names)
  return rows
    .filter((_, i) => isFound[i])
    .sort((a, b) => gids.indexOf(a.product.gid) - gids.indexOf(b.product.gid))
    .slice(0, MAX_FOUND)
    .map((row) => pricedAt(row, now))
}

function pricedAt({ product, store }: FoundProduct, now: Date): FoundProduct {
  return { product: { ...product, ...priceAt(product, now) }, store }
}
