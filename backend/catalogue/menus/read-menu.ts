import { and, asc, count, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import { menuSections, products } from '@/backend/catalogue/schema/products'
import type { Database } from '@/backend/platform/db/database'
import type { Localised } from '@/lib/domain/languages/languages'
import { priceAt } from '@/lib/domain/money/price-at'
import { sharedHours, type WeeklyHours } from '@/lib/domain/stores/opening-hours'
import { loadOptions, type OptionGroupRow } from './load-options'

export type ProductRow = typeof products.$inferSelect

export interface MenuSection {
  id: number
  name: Localised
  /** null means always */
  available: WeeklyHours | null
  /** its products on all pages; undefined unless a page was requested */
  count?: number | undefined
  products: (ProductRow & { options: OptionGroupRow[] })[]
}

interface MenuPart {
  ids?: number[] | undefined
  /** from 1 */
  page?: number | undefined
  /** products of a page */
  limit?: number | undefined
}

const DEFAULT_LIMIT = 100

/**
 * Reads in menu order, with the prices that count at `now`, the whole menu or only `ids`, without empty sections, or a page, with all sections. The number of
 * queries does not depend on the size.
 */
export async function readMenu(
  db: Database,
  gid: number,
  now: Date,
  { ids, page, limit = DEFAULT_LIMIT }: MenuPart = {},
): Promise<MenuSection[]> {
  const own = and(eq(products.gid, gid), isNull(products.retiredAt), ids && inArray(products.id, ids))
  const sections = await readSections(db, gid)
  const counts = page === undefined ? undefined : await countProducts(db, own)
  const listed = counts ? sections.filter(({ id }) => counts.has(id)) : sections
  const query = db
    .select({ product: products })
    .from(products)
    .innerJoin(menuSections, eq(menuSections.id, products.sectionId))
    .where(and(own, isNull(menuSections.retiredAt)))
    .orderBy(asc(menuSections.position), asc(menuSections.id), asc(products.position), asc(products.id))
    .$dynamic()
  const rows = await (page === undefined ? query : query.limit(limit).offset((page - 1) * limit))
  const options = await loadOptions(
    db,
    'product',
    rows.map(({ product }) => product.id),
  )
  return listed
    .map(({ id, name, available }) => ({
      id,
      name,
      available,
      count: counts?.get(id),
      products: rows
        .filter(({ product }) => product.sectionId === id)
        .map(({ product }) => ({
          ...product,
          ...priceAt(product, now),
          available: sharedHours(available, product.available),
          options: options.get(product.id) ?? [],
        })),
    }))
    .filter((section) => counts || section.products.length > 0)
}

function readSections(db: Database, gid: number) {
  return db
    .select()
    .from(menuSections)
    .where(and(eq(menuSections.gid, gid), isNull(menuSections.retiredAt)))
    .orderBy(asc(menuSections.position), asc(menuSections.id))
}

async function countProducts(db: Database, own: SQL | undefined): Promise<Map<number, number>> {
  const rows = await db
    .select({ sectionId: products.sectionId, products: count() })
    .from(products)
    .where(own)
    .groupBy(products.sectionId)
  return new Map(rows.map((row) => [row.sectionId, row.products]))
}
