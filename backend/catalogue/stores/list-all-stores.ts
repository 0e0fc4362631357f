import { asc, eq, sql } from 'drizzle-orm'
import { menuSections, products } from '@/backend/catalogue/schema/products'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Database } from '@/backend/platform/db/database'
import { LISTED_COLUMNS, type ListedStoreRow, MAX_STORES } from './list-stores'

const CHANGED_AT = sql`greatest(${stores.changedAt}, (
  select max(${products.changedAt}) from ${products} where ${products.gid} = ${stores.gid}))`

const PRODUCT_COUNT = sql<number>`(
  select count(*)::int from ${products} join ${menuSections} on ${menuSections.id} = ${products.sectionId}
  where ${products.gid} = ${stores.gid} and ${products.retiredAt} is null and ${menuSections.retiredAt} is null)`

/** The facts of a store that a sitemap needs. */
export interface IndexedStore {
  changedAt: Date
  /** products on its menu */
  productCount: number
}

/** A page of all stores by id, 100 at a time. */
export async function listAllStores(db: Database, page: number): Promise<(ListedStoreRow & IndexedStore)[]> {
  const listed = db
    .select({ gid: stores.gid })
    .from(stores)
    .orderBy(asc(stores.gid))
    .limit(MAX_STORES)
    .offset((page - 1) * MAX_STORES)
    .as('listed')
  // without a join, Drizzle would leave the names of tables out of the subqueries' conditions
  return db
    .select({ ...LISTED_COLUMNS, changedAt: CHANGED_AT.mapWith(stores.changedAt), productCount: PRODUCT_COUNT })
    .from(stores)
    .innerJoin(listed, eq(listed.gid, stores.gid))
    .orderBy(asc(stores.gid))
}
