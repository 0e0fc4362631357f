import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { products } from '@/backend/catalogue/schema/products'
import { stores } from '@/backend/catalogue/schema/stores'
import { matchNames } from '@/backend/catalogue/stores/match-names'
import type { Database } from '@/backend/platform/db/database'
import { FOUND_PRODUCT, type FoundProduct } from './find-products'

const MAX_STORES = 24
const MAX_FOUND = 24
const GIFT_CARD = 1

/** In any language, in the stores' order. Two queries. */
export async function searchProducts(db: Database, gids: number[], keywords: string): Promise<FoundProduct[]> {
  const rows = await db
    .select(FOUND_PRODUCT)
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
}
