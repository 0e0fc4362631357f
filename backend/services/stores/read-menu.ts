import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { menuSections, products } from '@/backend/db/schema/products'
import { loadOptions, type OptionGroupRow } from '@/backend/services/deals/load-options'
import type { Localised } from '@/lib/domain/site/languages'

export type ProductRow = typeof products.$inferSelect

export interface MenuSection {
  id: number
  name: Localised
  products: (ProductRow & { options: OptionGroupRow[] })[]
}

/** In menu order; `ids` filters them. Three queries for any size. */
export async function readMenu(db: Database, gid: number, ids: number[] | null): Promise<MenuSection[]> {
  const sections = await db
    .select()
    .from(menuSections)
    .where(and(eq(menuSections.gid, gid), isNull(menuSections.retiredAt)))
    .orderBy(asc(menuSections.position), asc(menuSections.id))
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.gid, gid), isNull(products.retiredAt), ids ? inArray(products.id, ids) : undefined))
    .orderBy(asc(products.position), asc(products.id))
  const options = await loadOptions(
    db,
    'product',
    rows.map((row) => row.id),
  )
  return sections
    .map(({ id, name }) => ({
      id,
      name,
      products: rows
        .filter((row) => row.sectionId === id)
        .map((row) => ({ ...row, options: options.get(row.id) ?? [] })),
    }))
    .filter((section) => section.products.length > 0)
}
