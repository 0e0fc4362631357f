import { and, eq, inArray, isNull } from 'drizzle-orm'
import { products } from '@/backend/catalogue/schema/products'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Database } from '@/backend/platform/db/database'
import type { ProductRow } from './read-menu'

const MAX_PRODUCTS = 100

export interface FoundProduct {
  product: ProductRow
  store: { currency: string; ratingSum: number; ratingCount: number }
}

export const FOUND_PRODUCT = {
  product: products,
  store: { currency: stores.currency, ratingSum: stores.ratingSum, ratingCount: stores.ratingCount },
}

/** In the ids' order. A product has its store's rating: dishes have none of their own. */
export async function findProducts(db: Database, ids: number[]): Promise<FoundProduct[]> {
  const rows = await db
    .select(FOUND_PRODUCT)
    .from(products)
    .innerJoin(stores, eq(stores.gid, products.gid))
    .where(and(inArray(products.id, ids.slice(0, MAX_PRODUCTS)), isNull(products.retiredAt)))
  return rows.sort((a, b) => ids.indexOf(a.product.id) - ids.indexOf(b.product.id))
}
