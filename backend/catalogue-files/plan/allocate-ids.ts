import { sql } from 'drizzle-orm'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { deals } from '@/backend/catalogue/schema/deals'
import { menuSections, optionChoices, optionGroups, products } from '@/backend/catalogue/schema/products'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Database } from '@/backend/platform/db/database'
import { rowsFrom } from '@/backend/platform/db/rows-from'

type IdKind = 'store' | 'section' | 'cart' | 'deal' | 'group' | 'choice' | 'coupon'
export type Ids = (kind: IdKind) => number

/**
 * Allocates ids above the highest ones, for an import that holds the import lock. Rows are never deleted, so that no id
 * is allocated twice. Dishes and deals share one range in carts.
 */
export async function allocateIds(db: Database): Promise<Ids> {
  const rows = rowsFrom<Record<IdKind, number>>(
    await db.execute(sql`select
    (select coalesce(max(${stores.gid}), 0) from ${stores}) as store,
    (select coalesce(max(${menuSections.id}), 0) from ${menuSections}) as section,
    greatest((select max(${products.id}) from ${products}), (select max(${deals.groupSaleId}) from ${deals}), 0) as cart,
    (select coalesce(max(${deals.id}), 0) from ${deals}) as deal,
    (select coalesce(max(${optionGroups.id}), 0) from ${optionGroups}) as "group",
    (select coalesce(max(${optionChoices.id}), 0) from ${optionChoices}) as choice,
    (select coalesce(max(${coupons.id}), 0) from ${coupons}) as coupon`),
  )
  const last = { ...rows[0] } as Record<IdKind, number>
  return (kind) => {
    last[kind] = Number(last[kind]) + 1
    return last[kind]
  }
}

/** The ids of rows by key: the stored ids, and new ones for new rows. */
export function idsOf(
  keys: Iterable<string>,
  stored: ReadonlyMap<string, { id: number }>,
  next: () => number,
): Map<string, number> {
  return new Map([...keys].map((key) => [key, stored.get(key)?.id ?? next()]))
}
