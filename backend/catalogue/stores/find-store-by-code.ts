import { eq, or } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Database } from '@/backend/platform/db/database'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { StoreRow } from './list-stores'

/** The store of a scanned code: its id, its URL key, or a URL that ends in either. Throws `notFound`. */
export async function findStoreByCode(db: Database, params: Record<string, string>): Promise<StoreRow> {
  for (const value of Object.values(params)) {
    const last = value.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? ''
    if (last === '' || last.length > 100) continue
    const byId = /^\d{1,9}$/.test(last) ? eq(stores.gid, Number(last)) : undefined
    const [store] = await db
      .select()
      .from(stores)
      .where(or(byId, eq(stores.urlKey, last)))
      .limit(1)
    if (store) return store
  }
  throw new DomainError('notFound', 'no store matches the code')
}
