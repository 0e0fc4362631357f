import { sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { stores } from '@/backend/db/schema/stores'
import type { StoredFacts } from './facts'

/** What is stored, as far as files are checked against it. */
export async function loadFacts(db: Database, sharedHosts: Iterable<string>): Promise<StoredFacts> {
  const known = await db
    .select({ key: stores.urlKey, gid: stores.gid, currency: stores.currency, domain: stores.domain })
    .from(stores)
  const { rows } = (await db.execute(sql`
    select c.id, c.parent_id as "parentId", c.id in (
      select category1 from deal_search union select category2 from deal_search union select category3 from deal_search
      union select one.id::int from stores, jsonb_array_elements_text(categories) as one(id)
    ) as "isUsed" from categories c`)) as unknown as {
    rows: { id: number; parentId: number | null; isUsed: boolean }[]
  }
  return {
    stores: new Map(known.map((store) => [store.key, store])),
    domains: new Map(known.flatMap(({ domain, key }) => (domain === null ? [] : [[domain, key] as const]))),
    categories: new Map(rows.map((row) => [row.id, row])),
    sharedHosts: new Set(sharedHosts),
  }
}
