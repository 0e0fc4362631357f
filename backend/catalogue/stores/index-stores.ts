import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { categories } from '@/backend/catalogue/schema/deals'
import { products } from '@/backend/catalogue/schema/products'
import { storeSearch, stores } from '@/backend/catalogue/schema/stores'
import { TERMS_VERSION, toSearchTerms } from '@/backend/catalogue/search/search-terms'
import type { Database } from '@/backend/platform/db/database'

const BATCH = 200

/**
 * Indexes stores without a search row, or with one of an older `TERMS_VERSION`, and returns their number. Run it after
 * seeding, and after a store's row was deleted because its menu changed.
 */
export async function indexStores(db: Database, onBatch: () => void = () => undefined): Promise<number> {
  const trades = await tradeNames(db)
  let done = 0
  for (;;) {
    const found = await db
      .select({ gid: stores.gid, name: stores.name, keywords: stores.keywords, trades: stores.categories })
      .from(stores)
      .leftJoin(storeSearch, eq(storeSearch.gid, stores.gid))
      .where(or(isNull(storeSearch.gid), lt(storeSearch.termsVersion, TERMS_VERSION)))
      .limit(BATCH)
    if (found.length === 0) return done
    const dishes = await dishNames(
      db,
      found.map((store) => store.gid),
    )
    const rows = found.map((store) => ({
      gid: store.gid,
      terms: toSearchTerms([
        ...Object.values(store.name),
        ...store.keywords,
        ...store.trades.flatMap((id) => trades.get(id) ?? []),
        ...(dishes.get(store.gid) ?? []),
      ]),
    }))
    // terms contain only letters, digits and `+`; without quotes, the word null would be read as NULL
    const values = sql.join(
      rows.map(
        ({ gid, terms }) =>
          sql`(${gid}::int, array_to_tsvector(${`{${terms.map((term) => `"${term}"`).join(',')}}`}::text[]), ${TERMS_VERSION}::smallint)`,
      ),
      sql`, `,
    )
    await db.execute(sql`
      insert into store_search (gid, terms, terms_version) values ${values}
      on conflict (gid) do update set terms = excluded.terms, terms_version = excluded.terms_version`)
    done += found.length
    onBatch()
  }
}

async function tradeNames(db: Database): Promise<Map<number, string[]>> {
  const rows = await db.select({ id: categories.id, name: categories.name }).from(categories)
  return new Map(rows.map(({ id, name }) => [id, Object.values(name)]))
}

async function dishNames(db: Database, gids: number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .select({ gid: products.gid, name: products.name })
    .from(products)
    .where(and(inArray(products.gid, gids), isNull(products.retiredAt)))
  const names = new Map<number, string[]>()
  for (const { gid, name } of rows) {
    const known = names.get(gid) ?? []
    known.push(...Object.values(name))
    names.set(gid, known)
  }
  return names
}
