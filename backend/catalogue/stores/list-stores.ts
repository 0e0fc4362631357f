import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { mapDistance } from '@/backend/catalogue/places/map-distance'
import { storeSearch, stores } from '@/backend/catalogue/schema/stores'
import { toSearchQuery } from '@/backend/catalogue/search/search-terms'
import { searchQuery } from '@/backend/catalogue/search/sql-functions'
import type { Database } from '@/backend/platform/db/database'
import type { CityKey } from '@/lib/domain/places/cities'
import type { Point } from '@/lib/domain/places/places'
import { matchNames } from './match-names'
import { isOpenAt } from './opening'

export const MAX_STORES = 100
/** The nearest stores that are checked for being open, as a multiple of the limit. */
const CONSIDERED = 2

export interface StoreQuery {
  gids: number[] | null
  near: Point | null
  /** restricts the list, unless it has `gids` */
  city: CityKey | null
  kind: number | undefined
  groups: number[] | null
  keywords: string | undefined
  /** at most 100 */
  limit: number
}

export type StoreRow = typeof stores.$inferSelect

/** What a card shows, and what decides it. */
export const LISTED_COLUMNS = {
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
  pausedUntil: stores.pausedUntil,
  closedUntil: stores.closedUntil,
  busyMinutes: stores.busyMinutes,
  busyUntil: stores.busyUntil,
  settings: stores.settings,
  services: stores.services,
  currency: stores.currency,
  ratingSum: stores.ratingSum,
  ratingCount: stores.ratingCount,
} as const
export type ListedStoreRow = Pick<StoreRow, keyof typeof LISTED_COLUMNS>
export type StoreSummaryRow = Omit<
  ListedStoreRow,
  'deliveryHours' | 'settings' | 'services' | 'currency' | 'pausedUntil' | 'busyMinutes' | 'busyUntil'
>

/**
 * Stores with `gids` come in their order. Others are of a city: open ones first, then in a search those whose
 * name matches before those whose dishes do, then by distance, among twice as many of the nearest as are listed. Makes
 * one query, and another one for a search.
 */
export async function listStores(db: Database, query: StoreQuery, now: Date): Promise<ListedStoreRow[]> {
  const { gids } = query
  if (gids) {
    const rows = await db
      .select(LISTED_COLUMNS)
      .from(stores)
      .where(and(...conditions(query)))
    return rows.sort((a, b) => gids.indexOf(a.gid) - gids.indexOf(b.gid))
  }
  const rows = await db
    .select(LISTED_COLUMNS)
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

function conditions({ gids, city, kind, groups, keywords }: StoreQuery): SQL[] {
  const all: SQL[] = []
  if (gids) all.push(inArray(stores.gid, gids.slice(0, MAX_STORES)))
  else if (city) all.push(eq(stores.cityKey, city))
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
