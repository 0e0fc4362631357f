import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { buildCoupons, buildDeals } from '@/backend/catalogue/build/build-deals'
import { buildChoices, buildDishes, buildOptions, buildSections } from '@/backend/catalogue/build/build-menu'
import { buildStore, NEW_STORE } from '@/backend/catalogue/build/build-store'
import type { Conversion, DesiredRow, DesiredRows } from '@/backend/catalogue/build/desired-rows'
import { itemPath } from '@/backend/catalogue/check/check-options'
import type { ShopFiles } from '@/backend/catalogue/check/group-shops'
import { placeOf } from '@/backend/catalogue/check/store-place'
import type { Database } from '@/backend/db/database'
import { coupons } from '@/backend/db/schema/coupons'
import { deals } from '@/backend/db/schema/deals'
import { menuSections, optionChoices, optionGroups, products } from '@/backend/db/schema/products'
import { stores } from '@/backend/db/schema/stores'
import { type Ids, idsOf } from './allocate-ids'
import { withUses } from './coupon-uses'
import { type Diff, diffRows, type StoredRow } from './diff-rows'
import { loadStored, type StoredShop } from './load-stored'

export interface TablePlan {
  kind: 'store' | 'section' | 'dish' | 'deal' | 'option' | 'choice' | 'coupon'
  table: PgTable
  idKey: string
  diff: Diff
  /** of the wanted rows, by key */
  ids: ReadonlyMap<string, number>
}

export interface ShopPlan {
  key: string
  gid: number
  hadDomain: boolean
  /** in the order in which rows refer to each other */
  tables: TablePlan[]
  storedDeals: StoredShop['deals']
}

type Rows = ReadonlyMap<string, StoredRow>

/** Reads only; `ids` gives new rows theirs. */
export async function planShop(
  db: Database,
  shop: ShopFiles,
  pictureOf: Conversion['pictureOf'],
  ids: Ids,
): Promise<ShopPlan> {
  const { key } = shop.store.row
  const [before] = await db.select().from(stores).where(eq(stores.urlKey, key))
  const gid = before?.gid ?? ids('store')
  const stored = await loadStored(db, gid)
  const conversion: Conversion = { gid, pictureOf, storedAccent: before?.theme?.accent, ...placeOf(shop.store.row) }
  const store = buildStore(shop, conversion)
  const self: Rows = new Map(before ? [[key, { id: gid, retiredAt: null, row: { ...before } }]] : [])
  const tables: TablePlan[] = []
  const add = (
    kind: TablePlan['kind'],
    table: PgTable,
    wanted: DesiredRows,
    known: Rows,
    rowIds: Map<string, number>,
    idKey = 'id',
  ) => tables.push({ kind, table, idKey, diff: diffRows(wanted, known, rowIds), ids: rowIds })

  add(
    'store',
    stores,
    new Map([[key, before ? store : { ...NEW_STORE, ...store }]]),
    self,
    new Map([[key, gid]]),
    'gid',
  )
  const dishIds = idsOf(shop.dishes?.map(({ row }) => row.sku) ?? [], stored.dishes, () => ids('cart'))
  if (shop.sections && shop.dishes) {
    const sections = buildSections(shop, conversion)
    const sectionIds = idsOf(sections.keys(), stored.sections, () => ids('section'))
    add('section', menuSections, sections, stored.sections, sectionIds)
    const dishes = mapRows(buildDishes(shop, conversion), ({ section, ...row }) => {
      return { ...row, sectionId: sectionIds.get(`${section}`) }
    })
    add('dish', products, dishes, stored.dishes, dishIds)
  }
  const dealIds = idsOf(shop.deals?.map(({ row }) => row.key) ?? [], stored.deals, () => ids('deal'))
  if (shop.deals) {
    const wanted = buildDeals(shop, conversion)
    for (const [each, row] of wanted) if (!stored.deals.has(each)) wanted.set(each, newDeal(row, ids))
    add('deal', deals, wanted, stored.deals, dealIds)
  }
  if (shop.options && shop.choices) addOptions(shop, conversion, stored, { dishIds, dealIds, ids }, add)
  if (shop.coupons) {
    const rows = shop.coupons.map(({ row }) => row)
    const wanted = withUses(buildCoupons(rows, conversion), stored.coupons)
    add(
      'coupon',
      coupons,
      wanted,
      stored.coupons,
      idsOf(wanted.keys(), stored.coupons, () => ids('coupon')),
    )
  }
  return { key, gid, hadDomain: Boolean(before?.domain), tables, storedDeals: stored.deals }
}

const newDeal = (row: DesiredRow, ids: Ids): DesiredRow => ({ highlights: [], ...row, groupSaleId: ids('cart') })

interface ItemIds {
  dishIds: Map<string, number>
  dealIds: Map<string, number>
  ids: Ids
}

function addOptions(
  shop: ShopFiles,
  conversion: Conversion,
  stored: StoredShop,
  { dishIds, dealIds, ids }: ItemIds,
  add: (kind: 'option' | 'choice', table: PgTable, wanted: DesiredRows, known: Rows, ids: Map<string, number>) => void,
): void {
  const owners = new Map<string, DesiredRow>()
  for (const [item, id] of dishIds) owners.set(itemPath({ of: 'dish', item }), { productId: id, dealId: null })
  for (const [item, id] of dealIds) owners.set(itemPath({ of: 'deal', item }), { productId: null, dealId: id })
  const [options, choices] = [buildOptions(shop), buildChoices(shop, conversion)]
  const optionIds = idsOf(options.keys(), stored.options, () => ids('group'))
  const choiceIds = idsOf(choices.keys(), stored.choices, () => ids('choice'))
  const groups = mapRows(options, ({ item, parent, ...row }) => {
    return { ...row, ...owners.get(`${item}`), parentChoiceId: choiceIds.get(`${parent}`) ?? null }
  })
  // items whose file is missing stay as they are, with their options
  const covered = coveredBy(shop)
  add('option', optionGroups, groups, only(stored.options, covered), optionIds)
  const offered = mapRows(choices, ({ option, ...row }) => ({ ...row, groupId: optionIds.get(`${option}`) }))
  add('choice', optionChoices, offered, only(stored.choices, covered), choiceIds)
}

function coveredBy({ dishes, deals: offered }: ShopFiles): (path: string) => boolean {
  return (path) => (path.startsWith('dish:') ? dishes !== null : offered !== null)
}

function only(rows: Rows, isWanted: (path: string) => boolean): Rows {
  return new Map([...rows].filter(([path]) => isWanted(path)))
}

function mapRows(rows: DesiredRows, map: (row: DesiredRow) => DesiredRow): DesiredRows {
  return new Map([...rows].map(([key, row]) => [key, map(row)]))
}
