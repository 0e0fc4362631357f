import { and, asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm'
import { optionChoices, optionGroups } from '@/backend/catalogue/schema/products'
import type { Database } from '@/backend/platform/db/database'
import type { Localised } from '@/lib/domain/languages/languages'

export interface OptionChoiceRow {
  id: number
  name: Localised
  /** minor units added to the unit price */
  price: number
  /** 0 or less means sold out */
  stock: number
  groups: OptionGroupRow[]
}

export interface OptionGroupRow {
  id: number
  name: Localised
  min: number
  max: number
  choices: OptionChoiceRow[]
}

/** Option groups by the id of their deal or product, nested ones under their choice. Makes one query. */
export async function loadOptions(
  db: Database,
  owner: 'deal' | 'product',
  ids: number[],
): Promise<Map<number, OptionGroupRow[]>> {
  const byOwner = new Map<number, OptionGroupRow[]>()
  if (ids.length === 0) return byOwner
  const column = owner === 'deal' ? optionGroups.dealId : optionGroups.productId
  const rows = await db
    .select({ group: getTableColumns(optionGroups), choice: getTableColumns(optionChoices) })
    .from(optionGroups)
    .leftJoin(optionChoices, and(eq(optionChoices.groupId, optionGroups.id), isNull(optionChoices.retiredAt)))
    .where(and(inArray(column, ids), isNull(optionGroups.retiredAt)))
    .orderBy(asc(optionGroups.position), asc(optionGroups.id), asc(optionChoices.position), asc(optionChoices.id))

  const groups = new Map(rows.map(({ group }) => [group.id, group]))
  const groupById = new Map<number, OptionGroupRow>()
  for (const { id, name, min, max } of groups.values()) groupById.set(id, { id, name, min, max, choices: [] })
  const choiceById = new Map<number, OptionChoiceRow>()
  for (const { choice: row } of rows) {
    if (!row) continue
    const { id, groupId, name, price, stock } = row
    const choice = { id, name, price, stock, groups: [] }
    choiceById.set(id, choice)
    groupById.get(groupId)?.choices.push(choice)
  }
  for (const row of groups.values()) {
    const group = groupById.get(row.id)
    const ownerId = owner === 'deal' ? row.dealId : row.productId
    if (!group || ownerId === null) continue
    const nestedIn = row.parentChoiceId === null ? undefined : choiceById.get(row.parentChoiceId)
    if (nestedIn) nestedIn.groups.push(group)
    else if (row.parentChoiceId === null) byOwner.set(ownerId, [...(byOwner.get(ownerId) ?? []), group])
  }
  return byOwner
}
