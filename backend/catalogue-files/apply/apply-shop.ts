import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { indexDeals } from '@/backend/catalogue/deals/index-deals'
import { publishChange } from '@/backend/catalogue/purge/publish-change'
import { optionChoices, optionGroups } from '@/backend/catalogue/schema/products'
import { storeSearch } from '@/backend/catalogue/schema/stores'
import { indexStores } from '@/backend/catalogue/stores/index-stores'
import type { ShopPlan } from '@/backend/catalogue-files/plan/plan-shop'
import type { TablePlan } from '@/backend/catalogue-files/stored/diff-rows'
import { bulkInsert, bulkUpdate } from '@/backend/platform/db/bulk-write'
import type { Transaction } from '@/backend/platform/db/transaction'
import type { Tag } from '@/lib/contract/purge'
import { tagsOfPlan } from './tags-of-plan'

const LISTS: readonly Tag[] = ['catalogue', 'sites']
const DEALS_FOUND_BY = ['name', 'city', 'cityKey', 'lat', 'lon']
const STORE_FOUND_BY = ['name', 'keywords', 'categories', 'cityKey']
const MENU_FOUND_BY = ['name', 'retiredAt', 'sectionId', 'kind']

/**
 * Writes a plan, updates search rows and queues purges. Returns the tags of lists, which are purged once per import, with
 * the store of a change that they show: `catalogue` without a store means all stores.
 */
export async function applyShop(tx: Transaction, plan: ShopPlan, now: Date): Promise<Tag[]> {
  for (const each of plan.tables) {
    if (each.kind !== 'option' && each.kind !== 'choice') await writeTable(tx, each, now)
  }
  const options = plan.tables.find(({ kind }) => kind === 'option')
  const choices = plan.tables.find(({ kind }) => kind === 'choice')
  await insertOptions(tx, createdRows(options), createdRows(choices))
  for (const each of [options, choices]) if (each) await changeRows(tx, each, now)
  await indexDeals(tx, dealsToIndex(plan))
  if (needsReindex(plan)) {
    await tx.delete(storeSearch).where(eq(storeSearch.gid, plan.gid))
    await indexStores(tx)
  }
  const tags = tagsOfPlan(plan)
  const lists = LISTS.filter((tag) => tags.delete(tag))
  await publishChange(tx, { tags: [...tags] }, now)
  return lists.includes('catalogue') ? [...lists, `store:${plan.gid}`] : lists
}

type Row = Record<string, unknown> & { id: number }

function createdRows(plan: TablePlan | undefined): Row[] {
  return plan?.diff.created.map(({ id, row }) => ({ ...row, [plan.idKey]: id }) as Row) ?? []
}

async function writeTable(tx: Transaction, plan: TablePlan, now: Date): Promise<void> {
  await bulkInsert(tx, plan.table, createdRows(plan) as PgTable['$inferInsert'][])
  await changeRows(tx, plan, now)
}

async function changeRows(tx: Transaction, { table, idKey, diff }: TablePlan, now: Date): Promise<void> {
  const retired = diff.removed.map(({ id }) => ({ id, set: { retiredAt: now } }))
  await bulkUpdate(tx, table, idKey, [...diff.changed, ...diff.remembered, ...retired])
}

function dealsToIndex({ tables, storedDeals }: ShopPlan): Map<number, number> {
  const found = new Map<number, number>()
  const stored = new Map([...storedDeals.values()].map(({ id, row }) => [id, Number(row.category)]))
  const store = tables.find(({ kind }) => kind === 'store')?.diff.changed[0]
  if (store && DEALS_FOUND_BY.some((column) => column in store.set))
    for (const [id, category] of stored) found.set(id, category)
  const { created = [], changed = [], removed = [] } = tables.find(({ kind }) => kind === 'deal')?.diff ?? {}
  for (const { id, row } of created) found.set(id, Number(row.category))
  for (const { id, set } of changed) found.set(id, Number(set.category ?? stored.get(id)))
  for (const { id } of removed) found.set(id, 0)
  return found
}

function needsReindex({ tables }: ShopPlan): boolean {
  return tables.some(({ kind, diff: { created, changed, removed } }) => {
    if (kind === 'store') {
      return created.length > 0 || changed.some(({ set }) => STORE_FOUND_BY.some((one) => one in set))
    }
    if (kind !== 'dish' && kind !== 'section') return false
    return created.length + removed.length > 0 || changed.some(({ set }) => MENU_FOUND_BY.some((one) => one in set))
  })
}

/** Inserts options and choices level by level, since a nested option refers to its choice. */
async function insertOptions(tx: Transaction, groups: readonly Row[], choices: readonly Row[]): Promise<void> {
  let [openGroups, openChoices] = [groups, choices]
  for (;;) {
    const laterChoices = new Set(openChoices.map(({ id }) => id))
    const readyGroups = openGroups.filter(({ parentChoiceId }) => !laterChoices.has(Number(parentChoiceId)))
    openGroups = openGroups.filter(({ parentChoiceId }) => laterChoices.has(Number(parentChoiceId)))
    await bulkInsert(tx, optionGroups, readyGroups as unknown as (typeof optionGroups.$inferInsert)[])
    const laterGroups = new Set(openGroups.map(({ id }) => id))
    const readyChoices = openChoices.filter(({ groupId }) => !laterGroups.has(Number(groupId)))
    openChoices = openChoices.filter(({ groupId }) => laterGroups.has(Number(groupId)))
    await bulkInsert(tx, optionChoices, readyChoices as unknown as (typeof optionChoices.$inferInsert)[])
    if (openGroups.length + openChoices.length === 0) return
    if (readyGroups.length + readyChoices.length === 0) throw new Error('options that open each other')
  }
}
