import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { mapDistance } from '@/backend/catalogue/places/map-distance'
import { nearestCity } from '@/backend/catalogue/places/point'
import { menuSections, products } from '@/backend/catalogue/schema/products'
import { storeSearch, stores } from '@/backend/catalogue/schema/stores'
import { toSearchQuery } from '@/backend/catalogue/search/search-terms'
import { searchQuery } from '@/backend/catalogue/search/sql-functions'
import type { Database } from '@/backend/platform/db/database'
import type { Point } from '@/lib/domain/places/places'
import { matchNames } from './match-names'
import { isOpenAt } from './opening'

const MAX_STORES = 100
/** The nearest stores that are checked for being open, as a multiple of the limit. */
const CONSIDERED = 2

export interface StoreQuery {
  gids: number[] | null
  near: Point | null
  kind: number | undefined
  groups: number[] | null
  keywords: string | undefined
  /** at most 100 */
  limit: number
}

export type StoreRow = typeof stores.$inferSelect

const COLUMNS = {
  gid: stores.gid,
  name: stores.name,
  logo: stores.logo,
  images: stores.images,
  categories: stores.categories,
  unit: stores.unit,
  street: stores.street,
  city: stores.city,
  region: stores.region,
  postalCode: stores.postalCode,
  country: stores.country,
  lat: stores.lat,
  lon: stores.lon,
  phone: stores.phone,
  timeZone: stores.timeZone,
  hours: stores.hours,
  deliveryHours: stores.deliveryHours,
  holidays: stores.holidays,
  specialHours: stores.specialHours,
  suspended: stores.suspended,
  settings: stores.settings,
  services: stores.services,
  currency: stores.currency,
  ratingSum: stores.ratingSum,
  ratingCount: stores.ratingCount,
} as const
export type ListedStoreRow = Pick<StoreRow, keyof typeof COLUMNS>
export type StoreSummaryRow = Omit<ListedStoreRow, 'deliveryHours' | 'settings' | 'services' | 'currency'>

/**
 * Stores with `gids` come in their order. Others are of the nearest city: open ones first, then in a search those whose
 * name matches before those whose dishes do, then by distance, among twice as many of the nearest as are listed. Makes
 * one query, and another one for a search.
 */
export async function listStores(db: Database, query: StoreQuery, now: Date): Promise<ListedStoreRow[]> {
  const { gids } = query
  if (gids) {
    const rows = await db
      .select(COLUMNS)
      .from(stores)
      .where(and(...conditions(query)))
    return rows.sort((a, b) => gids.indexOf(a.gid) - gids.indexOf(b.gid))
  }
  const rows = await db
    .select(COLUMNS)
    .from(stores)
    .innerJoin(sql`(${nearestStores(query)}) nearest`, sql`nearest.gid = ${stores.gid}`)
    .orderBy(sql`nearest.away`, asc(stores.gid))
  const names = rows.map(({ name }) => Object.values(name))
  const isNamed = query.keywords ? await matchNames(db, query.keywords, names) : []
  const rank = new Map(rows.map((row, at) => [row.gid, (isOpenAt(row, now) ? 0 : 2) + (isNamed[at] ? 0 : 1)]))
  return rows.sort((a, b) => (rank.get(a.gid) ?? 0) - (rank.get(b.gid) ?? 0)).slice(0, query.limit)
}

/** Without a place, the first ones by id. */
function nearestStores(query: StoreQuery): SQL {
  const where = sql.join([sql`true`, ...conditions(query)], sql` and `)
  const considered = CONSIDERED * query.limit
  if (!query.near) return sql`select gid, 0 as away from ${stores} where ${where} order by gid limit ${considered}`
  // the spatial index orders by distance only, so that stores of one place are sorted afterwards
  const nearest = sql`
    select gid, ${mapDistance(stores, query.near)} as away from ${stores} where ${where}
    order by away fetch first (${considered}::int) rows with ties`
  return sql`select x.gid, x.away from (${nearest}) x order by x.away, x.gid limit ${considered}`
}

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
    .select({ ...COLUMNS, changedAt: CHANGED_AT.mapWith(stores.changedAt), productCount: PRODUCT_COUNT })
    .from(stores)
    .innerJoin(listed, eq(listed.gid, stores.gid))
    .orderBy(asc(stores.gid))
}

function conditions({ gids, near, kind, groups, keywords }: StoreQuery): SQL[] {
  const all: SQL[] = []
  if (gids) all.push(inArray(stores.gid, gids.slice(0, MAX_STORES)))
  else if (near) all.push(eq(stores.cityKey, nearestCity(near)))
  if (kind !== undefined) all.push(sql`${stores.kind} = ${kind}`)
  if (groups) all.push(sql`exists (${categoriesIn(groups)})`)
  if (!keywords?.trim()) return all
  const words = toSearchQuery(keywords)
  if (!words) return [sql`false`]
  const isFound = sql`${storeSearch.terms} @@ ${searchQuery(words)}`
  // offset 0 has PostgreSQL read the index of words first; else it reads the terms of each store, nearest first
  return [...all, sql`${stores.gid} in (select ${storeSearch.gid} from ${storeSearch} where ${isFound} offset 0)`]
}

/** A category's group is its number without the last two digits. */
function categoriesIn(groups: number[]): SQL {
  const ids = sql`jsonb_array_elements_text(${stores.categories}) as one(id)`
  return sql`select 1 from ${ids} where one.id::int / 100 * 100 in ${groups}`
}
