import { bulkInsert } from '@/backend/db/bulk-insert'
import type { Database } from '@/backend/db/database'
import { optionChoices, optionGroups } from '@/backend/db/schema/products'
import type { OptionRows } from './option-rows'

/** Inserts groups with their choices level by level, since a nested group references its parent choice. */
export async function insertOptions(db: Database, { groups, choices }: OptionRows): Promise<void> {
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
