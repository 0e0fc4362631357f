import { asc, inArray } from 'drizzle-orm'
import type { Database } from '@/backend/db/database'
import { optionChoices, optionGroups } from '@/backend/db/schema/products'
import type { Localised } from '@/lib/domain/site/languages'

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

/** Option groups by owner (deal ids, or product ids), nested ones under their choice; two queries for all owners. */
export async function loadOptions(
  db: Database,
  owner: 'deal' | 'product',
  ids: number[],
): Promise<Map<number, OptionGroupRow[]>> {
  const byOwner = new Map<number, OptionGroupRow[]>()
  if (ids.length === 0) return byOwner
  const column = owner === 'deal' ? optionGroups.dealId : optionGroups.productId
  const groups = await db
    .select()
    .from(optionGroups)
    .where(inArray(column, ids))
    .orderBy(asc(optionGroups.position), asc(optionGroups.id))
  if (groups.length === 0) return byOwner
  const groupIds = groups.map((group) => group.id)
  const choices = await db
    .select()
    .from(optionChoices)
    .where(inArray(optionChoices.groupId, groupIds))
    .orderBy(asc(optionChoices.position), asc(optionChoices.id))

  const groupById = new Map<number, OptionGroupRow>()
  for (const { id, name, min, max } of groups) groupById.set(id, { id, name, min, max, choices: [] })
  const choiceById = new Map<number, OptionChoiceRow>()
  for (const { id, groupId, name, price, stock } of choices) {
    const choice = { id, name, price, stock, groups: [] }
    choiceById.set(id, choice)
    groupById.get(groupId)?.choices.push(choice)
  }
  for (const row of groups) {
    const group = groupById.get(row.id)
    const ownerId = owner === 'deal' ? row.dealId : row.productId
    if (!group || ownerId === null) continue
    const nestedIn = row.parentChoiceId === null ? undefined : choiceById.get(row.parentChoiceId)
    if (nestedIn) nestedIn.groups.push(group)
    else if (row.parentChoiceId === null) byOwner.set(ownerId, [...(byOwner.get(ownerId) ?? []), group])
  }
  return byOwner
}
