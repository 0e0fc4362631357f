import { optionChoices, optionGroups } from '@/backend/catalogue/schema/products'
import { buildChoices, buildOptions } from '@/backend/catalogue-files/build/build-menu'
import { itemPath } from '@/backend/catalogue-files/format/item-paths'
import type { ShopFiles } from '@/backend/catalogue-files/read/group-shops'
import type { Conversion, DesiredRow, DesiredRows } from '@/backend/catalogue-files/stored/desired-rows'
import type { AddTable, StoredRow } from '@/backend/catalogue-files/stored/diff-rows'
import type { StoredShop } from '@/backend/catalogue-files/stored/load-stored'
import { type Ids, idsOf } from './allocate-ids'

interface ItemIds {
  dishIds: ReadonlyMap<string, number>
  dealIds: ReadonlyMap<string, number>
  ids: Ids
}

/** Adds the tables of options and choices, each if it has a file. */
export function addOptions(
  shop: ShopFiles,
  conversion: Conversion,
  stored: StoredShop,
  { dishIds, dealIds, ids }: ItemIds,
  add: AddTable,
): void {
  const owners = new Map<string, DesiredRow>()
  for (const [item, id] of dishIds) owners.set(itemPath({ of: 'dish', item }), { productId: id, dealId: null })
  for (const [item, id] of dealIds) owners.set(itemPath({ of: 'deal', item }), { productId: null, dealId: id })
  const [options, choices] = [buildOptions(shop, stored), buildChoices(shop, stored, conversion)]
  const optionIds = idsOf(options.keys(), stored.options, () => ids('group'))
  const choiceIds = idsOf(choices.keys(), stored.choices, () => ids('choice'))
  const [allOptions, allChoices] = [withStored(optionIds, stored.options), withStored(choiceIds, stored.choices)]
  // items without a file stay unchanged, with their options
  const covered = coveredBy(shop)
  if (shop.options) {
    const groups = mapRows(options, ({ owner, parent, ...row }) => {
      const opener = parent === undefined ? {} : { parentChoiceId: allChoices.get(`${parent}`) ?? null }
      return { ...row, ...owners.get(`${owner}`), ...opener }
    })
    add('option', optionGroups, groups, only(stored.options, covered), optionIds)
  }
  if (!shop.choices) return
  const offered = mapRows(choices, ({ group, ...row }) => ({ ...row, groupId: allOptions.get(`${group}`) }))
  add('choice', optionChoices, offered, only(stored.choices, covered), choiceIds)
}

/** Adds the ids of stored rows that the files lack. */
export function withStored(
  ids: ReadonlyMap<string, number>,
  stored: ReadonlyMap<string, { id: number }>,
): Map<string, number> {
  return new Map([...[...stored].map(([key, { id }]) => [key, id] as const), ...ids])
}

export function mapRows(rows: DesiredRows, map: (row: DesiredRow) => DesiredRow): DesiredRows {
  return new Map([...rows].map(([key, row]) => [key, map(row)]))
}

function coveredBy({ dishes, deals: offered, isReplacing }: ShopFiles): (path: string) => boolean {
  return (path) => !isReplacing || (path.startsWith('dish:') ? dishes !== null : offered !== null)
}

function only<Row>(rows: ReadonlyMap<string, StoredRow<Row>>, isWanted: (path: string) => boolean) {
  return new Map([...rows].filter(([path]) => isWanted(path)))
}
