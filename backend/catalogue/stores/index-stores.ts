import { eq, isNull, lt, or, sql } from 'drizzle-orm'
import { categories } from '@/backend/catalogue/schema/deals'
import { storeSearch, stores } from '@/backend/catalogue/schema/stores'
import { toSearchTerms } from '@/backend/catalogue/search/search-terms'
import type { Database } from '@/backend/platform/db/database'
import { indexProducts } from './index-products'

const BATCH = 200
/** Increase it when the terms of stores or dishes change, so that older rows are indexed again. */
const STORE_TERMS_VERSION = 2

/**
 * Indexes stores and their dishes, where a store has no search row or one of an older version, and returns the number of
 * stores. Run it after seeding, and after a store's row was deleted because its menu changed.
 */
export async function indexStores(db: Database, onBatch: () => void = () => undefined): Promise<number> {
  const trades = await tradeNames(db)
  let done = 0
  for (;;) {
    const found = await db
      .select({ gid: stores.gid, name: stores.name, keywords: stores.keywords, trades: stores.categories })
      .from(stores)
      .leftJoin(storeSearch, eq(storeSearch.gid, stores.gid))
      .where(or(isNull(storeSearch.gid), lt(storeSearch.termsVersion, STORE_TERMS_VERSION)))
      .limit(BATCH)
    if (found.length === 0) return done
    const menus = await indexProducts(
      db,
      found.map((store) => store.gid),
    )
    const rows = found.map((store) => ({
      gid: store.gid,
      terms: toSearchTerms([
        ...Object.values(store.name),
        ...store.keywords,
        ...store.trades.flatMap((id) => trades.get(id) ?? []),
        ...(menus.get(store.gid) ?? []),
      ]),
    }))
    // terms contain only letters, digits and `+`; without quotes, the word null would be read as NULL
    const values = sql.join(
      rows.map(
        ({ gid, terms }) =>
          sql`(${gid}::int, array_to_tsvector(${`{${terms.map((term) => `"${term}"`).join(',')}}`}::text[]), ${STORE_TERMS_VERSION}::smallint)`,
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
