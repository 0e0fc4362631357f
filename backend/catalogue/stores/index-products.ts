import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { productSearch } from '@/backend/catalogue/schema/product-search'
import { menuSections, products } from '@/backend/catalogue/schema/products'
import { stores } from '@/backend/catalogue/schema/stores'
import { toSearchTerms } from '@/backend/catalogue/search/search-terms'
import { bulkInsert } from '@/backend/platform/db/bulk-write'
import type { Database } from '@/backend/platform/db/database'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'

/** Rewrites the search rows of the menus of `gids`; returns their names, of sections and dishes, by store. */
export async function indexProducts(db: Database, gids: number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .select({
      productId: products.id,
      gid: products.gid,
      cityKey: stores.cityKey,
      kind: products.kind,
      name: products.name,
      section: menuSections.name,
    })
    .from(products)
    .innerJoin(stores, eq(stores.gid, products.gid))
    .innerJoin(menuSections, eq(menuSections.id, products.sectionId))
    .where(and(inArray(products.gid, gids), isNull(products.retiredAt), isNull(menuSections.retiredAt)))
    .orderBy(asc(products.id))
  const names = new Map<number, string[]>()
  for (const { gid, name, section } of rows) {
    const known = names.get(gid) ?? []
    known.push(...Object.values(name), ...Object.values(section))
    names.set(gid, known)
  }
  await db.delete(productSearch).where(inArray(productSearch.gid, gids))
  const found = rows.filter(({ kind }) => kind !== LINE_KIND.giftCard)
  await bulkInsert(
    db,
    productSearch,
    found.map(({ productId, gid, cityKey, name, section }) => ({
      productId,
      gid,
      cityKey,
      // needs no escaping: terms contain only letters, digits and `+`
      terms: toSearchTerms([...Object.values(name), ...Object.values(section)])
        .map((term) => `'${term}'`)
        .join(' '),
    })),
  )
  return names
}
