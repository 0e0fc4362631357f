import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { menuSections, products } from '@/backend/catalogue/schema/products'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Hit } from '@/backend/catalogue/search/hit'
import { matchNames } from '@/backend/catalogue/stores/match-names'
import type { Database } from '@/backend/platform/db/database'
import type { Localised } from '@/lib/domain/languages/languages'
import { priceAt } from '@/lib/domain/money/price-at'
import type { ProductRow } from './read-menu'

const MAX_PRODUCTS = 100
const MAX_STORES = 24
const MAX_FOUND = 24
const GIFT_CARD = 1

export interface FoundProduct {
  product: ProductRow
  store: { name: Localised; currency: string; ratingSum: number; ratingCount: number }
  /** why a search found it, unless its name has the words */
  hit?: Hit
}

const COLUMNS = {
  product: products,
  store: { name: stores.name, currency: stores.currency, ratingSum: stores.ratingSum, ratingCount: stores.ratingCount },
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
 * Finds products by their names and that of their section in any language, with the prices that count at `now`: first
 * those whose own name matches, in the order of the stores. Makes two queries.
 */
export async function searchProducts(
  db: Database,
  { gids, keywords }: { gids: number[]; keywords: string },
  now: Date,
): Promise<FoundProduct[]> {
  const rows = await db
    .select({ ...COLUMNS, section: menuSections.name })
    .from(products)
    .innerJoin(stores, eq(stores.gid, products.gid))
    .innerJoin(menuSections, eq(menuSections.id, products.sectionId))
    .where(
      and(
        inArray(products.gid, gids.slice(0, MAX_STORES)),
        ne(products.kind, GIFT_CARD),
        isNull(products.retiredAt),
        isNull(menuSections.retiredAt),
      ),
    )
    .orderBy(asc(products.position), asc(products.id))
  const named = rows.map(({ product }) => Object.values(product.name))
  const all = rows.map(({ product, section }) => [...Object.values(product.name), ...Object.values(section)])
  const isMatch = await matchNames(db, keywords, [...named, ...all])
  const found = rows.flatMap(({ section, ...row }, at) => {
    if (isMatch[at]) return [row]
    return isMatch[rows.length + at] ? [{ ...row, hit: { of: 'section' as const, name: section } }] : []
  })
  const rank = ({ product, hit }: FoundProduct) => (hit ? gids.length : 0) + gids.indexOf(product.gid)
  return found
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MAX_FOUND)
    .map((row) => pricedAt(row, now))
}

function pricedAt({ product, ...row }: FoundProduct, now: Date): FoundProduct {
  return { ...row, product: { ...product, ...priceAt(product, now) } }
}
