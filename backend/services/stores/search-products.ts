import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { products } from '@/backend/db/schema/products'
import { stores } from '@/backend/db/schema/stores'
import { createMatcher } from '@/backend/services/deals/search-terms'
import { FOUND_PRODUCT, type FoundProduct } from './find-products'

const MAX_STORES = 24
const MAX_FOUND = 24
const GIFT_CARD = 1

/** In any language, in the stores' order. One query. */
export async function searchProducts(db: Database, gids: number[], keywords: string): Promise<FoundProduct[]> {
  const fits = createMatcher(keywords)
  const rows = await db
    .select(FOUND_PRODUCT)
    .from(products)
    .innerJoin(stores, eq(stores.gid, products.gid))
    .where(
      and(inArray(products.gid, gids.slice(0, MAX_STORES)), ne(products.kind, GIFT_CARD), isNull(products.retiredAt)),
    )
    .orderBy(asc(products.position), asc(products.id))
  return rows
    .filter(({ product }) => fits(Object.values(product.name)))
    .sort((a, b) => gids.indexOf(a.product.gid) - gids.indexOf(b.product.gid))
    .slice(0, MAX_FOUND)
}
