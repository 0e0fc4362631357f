import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { categories, dealSearch, deals, shortcuts } from '@/backend/catalogue/schema/deals'
import { menuSections, optionChoices, optionGroups, products } from '@/backend/catalogue/schema/products'
import { stores } from '@/backend/catalogue/schema/stores'
import { taxes } from '@/backend/catalogue/schema/taxes'
import { indexStores } from '@/backend/catalogue/stores/index-stores'
import { insertCustomers } from '@/backend/demo/customers/insert-customers'
import { DEMO_TAXES } from '@/backend/demo/stores/demo-taxes'
import { reviews } from '@/backend/orders/schema/reviews'
import { advanceIds, bulkInsert } from '@/backend/platform/db/bulk-write'
import type { Database } from '@/backend/platform/db/database'
import { inTransaction } from '@/backend/platform/db/transaction'
import { buildCatalogue } from './build-catalogue'
import { CATEGORIES } from './categories'
import { buildCoupons, buildShortcuts } from './landing'
import type { OptionRows } from './option-rows'

export interface SeedOptions {
  /** the reference time for every date of the catalogue */
  now: Date
  /** number of deals; defaults to those that are written */
  deals?: number
  onProgress?: () => void
}

export async function isSeeded(db: Database): Promise<boolean> {
  const found = await db.select({ id: categories.id }).from(categories).limit(1)
  return found.length > 0
}

/** Fills an empty, migrated database in one transaction. */
export async function seedDatabase(db: Database, options: SeedOptions): Promise<void> {
  const { now, onProgress = () => undefined } = options
  const catalogue = buildCatalogue(now, options.deals)
  onProgress()
  await inTransaction(db, async (tx) => {
    const fill = <T extends PgTable>(table: T, rows: T['$inferInsert'][]) => bulkInsert(tx, table, rows, onProgress)
    await fill(categories, CATEGORIES)
    await fill(shortcuts, buildShortcuts())
    await fill(stores, catalogue.stores)
    await fill(taxes, DEMO_TAXES)
    await fill(coupons, buildCoupons(now))
    await fill(menuSections, catalogue.sections)
    await fill(products, catalogue.products)
    await indexStores(tx, onProgress)
    await fill(deals, catalogue.deals)
    await insertOptions(tx, catalogue.options)
    onProgress()
    await fill(dealSearch, catalogue.search)
    await fill(reviews, catalogue.reviews)
    await insertCustomers(tx, catalogue, now)
    onProgress()
    await advanceIds(tx, reviews)
  })
  await db.execute(sql`analyze`)
}

/** Inserts groups with their choices level by level, since a nested group references its parent choice. */
async function insertOptions(db: Database, { groups, choices }: OptionRows): Promise<void> {
  let level = groups.filter(({ parentChoiceId }) => !parentChoiceId)
  while (level.length > 0) {
    const ids = new Set(level.map(({ id }) => id))
    const own = choices.filter(({ groupId }) => ids.has(groupId))
    await bulkInsert(db, optionGroups, level)
    await bulkInsert(db, optionChoices, own)
    const parents = new Set(own.map(({ id }) => id))
    level = groups.filter(({ parentChoiceId }) => parentChoiceId && parents.has(parentChoiceId))
  }
}
