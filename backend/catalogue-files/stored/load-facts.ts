import { sql } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import { taxes } from '@/backend/catalogue/schema/taxes'
import { choicePath } from '@/backend/catalogue-files/format/item-paths'
import { SHOP_KINDS } from '@/backend/catalogue-files/read/group-shops'
import type { Catalogue } from '@/backend/catalogue-files/read/read-folder'
import type { InstalledCities } from '@/backend/config/cities'
import type { Database } from '@/backend/platform/db/database'
import { rowsFrom } from '@/backend/platform/db/rows-from'
import type { StoredRow } from './diff-rows'
import { KEYED_KINDS, type KnownRow, type KnownShop, type KnownStore, type StoredFacts } from './facts'
import { loadCoupons, loadStored, type StoredShop } from './load-stored'

/** Loads what the rows of a catalogue are checked against. */
export async function loadFacts(
  db: Database,
  catalogue: Catalogue,
  { sharedHosts, cities }: { sharedHosts: Iterable<string>; cities: InstalledCities },
): Promise<StoredFacts> {
  const known = await loadStores(db)
  const rows = rowsFrom<{ id: number; parentId: number | null; isUsed: boolean }>(
    await db.execute(sql`
    select c.id, c.parent_id as "parentId", c.id in (
      select category1 from deal_search union select category2 from deal_search union select category3 from deal_search
      union select one.id::int from stores, jsonb_array_elements_text(categories) as one(id)
    ) as "isUsed" from categories c`),
  )
  const named = namedStores(catalogue)
  const shops = new Map<string, KnownShop>()
  // one after another, so that only one store's rows are in memory
  for (const store of known.filter((one) => named.has(one.key))) {
    shops.set(store.key, toKnown(await loadStored(db, store.gid)))
  }
  return {
    stores: new Map(known.map((store) => [store.key, store])),
    shops,
    sharedCoupons: rowsOf(await loadCoupons(db, null)),
    domains: new Map(known.flatMap((store) => (store.domain === null ? [] : [[store.domain, store.key] as const]))),
    categories: new Map(rows.map((row) => [row.id, row])),
    taxClasses: new Set((await db.selectDistinct({ word: taxes.taxClass }).from(taxes)).map(({ word }) => word)),
    sharedHosts: new Set(sharedHosts),
    cities,
  }
}

/** All stores, with what their rows follow. */
export function loadStores(db: Database): Promise<(KnownStore & { key: string; domain: string | null })[]> {
  const { urlKey: key, gid, domain, cityKey, region, country, timeZone, currency } = stores
  return db.select({ key, gid, domain, cityKey, region, country, timeZone, currency }).from(stores)
}

function namedStores(catalogue: Catalogue): Set<string | undefined> {
  const ofStores = catalogue.stores?.map(({ row }) => row.key) ?? []
  return new Set([...ofStores, ...SHOP_KINDS.flatMap((kind) => catalogue[kind]?.map(({ row }) => row.store) ?? [])])
}

function toKnown(stored: StoredShop): KnownShop {
  const known = Object.fromEntries(KEYED_KINDS.map((kind) => [kind, rowsOf<object>(stored[kind])]))
  const paths = new Map([...stored.choices.values()].map(({ id, row }) => [id, choicePath(row)]))
  const options = [...stored.options].map(([path, { retiredAt, row }]): [string, KnownRow] => {
    const parent = row.parentChoiceId === null ? null : (paths.get(row.parentChoiceId) ?? null)
    return [path, { isOnSale: retiredAt === null, min: row.min, max: row.max, parent }]
  })
  const sections = new Map([...stored.sections].map(([key, { id }]) => [id, key]))
  const dishes = [...stored.dishes].map(([sku, { retiredAt, row }]): [string, KnownRow] => {
    const { price, regularPrice, sectionId } = row
    return [sku, { isOnSale: retiredAt === null, price, regularPrice, section: sections.get(sectionId) ?? '' }]
  })
  return { ...known, options: new Map(options), dishes: new Map(dishes) } as unknown as KnownShop
}

function rowsOf<Row extends object>(stored: ReadonlyMap<string, StoredRow<Row>>): Map<string, KnownRow> {
  return new Map(
    [...stored].map(([key, { retiredAt, row }]) => {
      const { price, dealPrice, startsAt, endsAt } = row as Partial<KnownRow>
      const facts = Object.entries({ price, dealPrice, startsAt, endsAt }).filter(([, value]) => value !== undefined)
      return [key, { isOnSale: retiredAt === null, ...Object.fromEntries(facts) }]
    }),
  )
}
