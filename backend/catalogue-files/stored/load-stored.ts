import { eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { dealSearch, deals } from '@/backend/catalogue/schema/deals'
import { menuSections, optionChoices, optionGroups, products } from '@/backend/catalogue/schema/products'
import { choicePath, optionPath } from '@/backend/catalogue-files/format/item-paths'
import type { Database } from '@/backend/platform/db/database'
import type { StoredRow } from './diff-rows'

type Stored<Row> = Map<string, StoredRow<Row>>
type Section = typeof menuSections.$inferSelect
type Dish = typeof products.$inferSelect
/** A deal with the number of its category, which its search row has; null for a deal out of sale. */
type Deal = typeof deals.$inferSelect & { category: number | null }
type Option = typeof optionGroups.$inferSelect & { of: 'dish' | 'deal'; item: string }
type Choice = typeof optionChoices.$inferSelect & { of: 'dish' | 'deal'; item: string; option: string }
type Coupon = typeof coupons.$inferSelect

/** The rows of a store that files can have, by the merchant's keys, including rows out of sale. */
export interface StoredShop {
  sections: Stored<Section>
  dishes: Stored<Dish>
  deals: Stored<Deal>
  options: Stored<Option>
  choices: Stored<Choice>
  coupons: Stored<Coupon>
}

export async function loadStored(db: Database, gid: number): Promise<StoredShop> {
  const options = await loadOptions(db, gid)
  return {
    sections: byKey(await db.select().from(menuSections).where(eq(menuSections.gid, gid)), (row) => row.key),
    dishes: byKey(await db.select().from(products).where(eq(products.gid, gid)), (row) => row.sku),
    deals: byKey(await loadDeals(db, gid), (row) => row.key),
    options: byKey(options, optionPath),
    choices: byKey(await loadChoices(db, options), choicePath),
    coupons: await loadCoupons(db, gid),
  }
}

function byKey<Row extends { id: number; retiredAt: Date | null }>(
  rows: Row[],
  keyOf: (row: Row) => string,
): Stored<Row> {
  // the database may return them in any order, and reports list them in this one
  const inOrder = rows.toSorted((one, other) => one.id - other.id)
  return new Map(inOrder.map((row) => [keyOf(row), { id: row.id, retiredAt: row.retiredAt, row }]))
}

async function loadDeals(db: Database, gid: number): Promise<Deal[]> {
  const rows = await db
    .select({ deal: deals, search: dealSearch })
    .from(deals)
    .leftJoin(dealSearch, eq(dealSearch.dealId, deals.id))
    .where(eq(deals.gid, gid))
  return rows.map(({ deal, search }) => {
    const levels = [search?.category3, search?.category2, search?.category1]
    return { ...deal, category: levels.find(Boolean) ?? null }
  })
}

async function loadOptions(db: Database, gid: number): Promise<Option[]> {
  const group = getTableColumns(optionGroups)
  const ofDishes = await db
    .select({ group, item: products.sku })
    .from(optionGroups)
    .innerJoin(products, eq(products.id, optionGroups.productId))
    .where(eq(products.gid, gid))
  const ofDeals = await db
    .select({ group, item: deals.key })
    .from(optionGroups)
    .innerJoin(deals, eq(deals.id, optionGroups.dealId))
    .where(eq(deals.gid, gid))
  return [
    ...ofDishes.map(({ group: row, item }) => ({ ...row, of: 'dish' as const, item })),
    ...ofDeals.map(({ group: row, item }) => ({ ...row, of: 'deal' as const, item })),
  ]
}

async function loadChoices(db: Database, options: Option[]): Promise<Choice[]> {
  if (options.length === 0) return []
  const byId = new Map(options.map((option) => [option.id, option]))
  const rows = await db
    .select()
    .from(optionChoices)
    .where(inArray(optionChoices.groupId, [...byId.keys()]))
  return rows.flatMap((row) => {
    const option = byId.get(row.groupId)
    return option ? [{ ...row, of: option.of, item: option.item, option: option.key }] : []
  })
}

/** The coupons of a store by code in lower case; with null, the coupons that are valid at every store. */
export async function loadCoupons(db: Database, gid: number | null): Promise<Stored<Coupon>> {
  const rows = await db
    .select()
    .from(coupons)
    .where(gid === null ? isNull(coupons.gid) : eq(coupons.gid, gid))
  return byKey(rows, (row) => row.code.toLowerCase())
}
