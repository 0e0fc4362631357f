import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { productSearch } from '@/backend/catalogue/schema/product-search'
import { menuSections, products } from '@/backend/catalogue/schema/products'
import { stores } from '@/backend/catalogue/schema/stores'
import { toSearchTerms } from '@/backend/catalogue/search/search-terms'
import type { Database } from '@/backend/platform/db/database'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'

/** Rows of one statement. */
const CHUNK = 2000

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
  const found = rows.flatMap(({ productId, gid, cityKey, kind, name, section }) => {
    if (kind === LINE_KIND.giftCard) return []
    const terms = toSearchTerms([...Object.values(name), ...Object.values(section)])
    // needs no escaping: terms contain only letters, digits and `+`
    return { product_id: productId, gid, city_key: cityKey, terms: terms.map((term) => `'${term}'`).join(' ') }
  })
  for (let start = 0; start < found.length; start += CHUNK) {
    const json = JSON.stringify(found.slice(start, start + CHUNK))
    // another process may index the same store
    await db.execute(sql`
      insert into product_search (product_id, gid, city_key, terms)
      select product_id, gid, city_key, terms from json_populate_recordset(null::product_search, ${json}::json)
      on conflict (product_id) do update set gid = excluded.gid, city_key = excluded.city_key, terms = excluded.terms`)
  }
  return names
}
