import { optionChoices, optionGroups } from '@/backend/catalogue/schema/products'
import { bulkInsert } from '@/backend/platform/db/bulk-insert'
import type { Transaction } from '@/backend/platform/db/transaction'

type Row = Record<string, unknown> & { id: number }

/** Inserts options and choices level by level, since an option below a choice refers to it. */
export async function insertOptions(tx: Transaction, groups: readonly Row[], choices: readonly Row[]): Promise<void> {
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
