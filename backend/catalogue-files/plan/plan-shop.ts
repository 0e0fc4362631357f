import { eq } from 'drizzle-orm'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { deals } from '@/backend/catalogue/schema/deals'
import { menuSections, products } from '@/backend/catalogue/schema/products'
import { stores } from '@/backend/catalogue/schema/stores'
import { buildCoupons } from '@/backend/catalogue-files/build/build-coupons'
import { buildDeals } from '@/backend/catalogue-files/build/build-deals'
import { buildDishes, buildSections } from '@/backend/catalogue-files/build/build-menu'
import { buildStore } from '@/backend/catalogue-files/build/build-store'
import { NEW_STORE } from '@/backend/catalogue-files/build/store-lists'
import { placeOf } from '@/backend/catalogue-files/check/store-place'
import type { ShopFiles } from '@/backend/catalogue-files/read/group-shops'
import type { Conversion, DesiredRow } from '@/backend/catalogue-files/stored/desired-rows'
import { type AddTable, diffRows, type TablePlan } from '@/backend/catalogue-files/stored/diff-rows'
import { loadStored, type StoredShop } from '@/backend/catalogue-files/stored/load-stored'
import type { Database } from '@/backend/platform/db/database'
import { type Ids, idsOf } from './allocate-ids'
import { addOptions, mapRows, withStored } from './plan-options'

export interface ShopPlan {
  key: string
  gid: number
  currency: string
  /** keys of all sections, by id */
  sectionKeys: ReadonlyMap<number, string>
  hadDomain: boolean
  /** in the order of their references */
  tables: TablePlan[]
  storedDeals: StoredShop['deals']
}

/** Compares a store's files with its stored rows, and writes nothing; `ids` allocates the ids of new rows. */
export async function planShop(
  db: Database,
  shop: ShopFiles,
  { pictureOf, cities, now }: Pick<Conversion, 'pictureOf' | 'cities' | 'now'>,
  ids: Ids,
): Promise<ShopPlan> {
  const { key, isReplacing } = shop
  const [before] = await db.select().from(stores).where(eq(stores.urlKey, key))
  const gid = before?.gid ?? ids('store')
  const stored = await loadStored(db, gid)
  const conversion: Conversion = { gid, pictureOf, cities, now, ...placeOf(shop.store, before, cities) }
  const tables: TablePlan[] = []
  const add: AddTable = (kind, table, wanted, known, rowIds, idKey = 'id') =>
    tables.push({ kind, table, idKey, diff: diffRows(wanted, known, rowIds, isReplacing), ids: rowIds })

  const store = { ...(before ? {} : NEW_STORE), ...buildStore(shop, conversion, before) }
  const self = new Map(before ? [[key, { id: gid, retiredAt: null, row: { ...before } }]] : [])
  add('store', stores, new Map([[key, store]]), self, new Map([[key, gid]]), 'gid')
  const sections = buildSections(shop, stored, conversion)
  const sectionIds = idsOf(sections.keys(), stored.sections, () => ids('section'))
  if (shop.sections) add('section', menuSections, sections, stored.sections, sectionIds)
  const dishIds = idsOf(shop.dishes?.map(({ row }) => row.sku) ?? [], stored.dishes, () => ids('cart'))
  const allSections = withStored(sectionIds, stored.sections)
  if (shop.dishes) {
    const dishes = mapRows(buildDishes(shop, stored, conversion), ({ section, ...row }) => {
      return { ...row, sectionId: allSections.get(`${section}`) }
    })
    add('dish', products, dishes, stored.dishes, dishIds)
  }
  const dealIds = idsOf(shop.deals?.map(({ row }) => row.key) ?? [], stored.deals, () => ids('deal'))
  if (shop.deals) {
    const wanted = buildDeals(shop, stored, conversion)
    for (const [each, row] of wanted) if (!stored.deals.has(each)) wanted.set(each, newDeal(row, ids))
    add('deal', deals, wanted, stored.deals, dealIds)
  }
  const items = { dishIds: withStored(dishIds, stored.dishes), dealIds: withStored(dealIds, stored.deals), ids }
  addOptions(shop, conversion, stored, items, add)
  if (shop.coupons) {
    const wanted = buildCoupons(shop.coupons, stored.coupons, conversion)
    const couponIds = idsOf(wanted.keys(), stored.coupons, () => ids('coupon'))
    add('coupon', coupons, wanted, stored.coupons, couponIds)
  }
  return {
    key,
    gid,
    currency: conversion.currency,
    sectionKeys: new Map([...allSections].map(([section, id]) => [id, section])),
    hadDomain: Boolean(before?.domain),
    tables,
    storedDeals: stored.deals,
  }
}

const newDeal = (row: DesiredRow, ids: Ids): DesiredRow => ({ highlights: [], ...row, groupSaleId: ids('cart') })
