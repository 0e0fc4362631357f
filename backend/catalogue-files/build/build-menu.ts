import { KEY_OF } from '@/backend/catalogue-files/check/row-keys'
import { type HoursRow, toWeek } from '@/backend/catalogue-files/format/hours-rows'
import { itemPath, optionPath, parentPath } from '@/backend/catalogue-files/format/item-paths'
import type { ShopFiles } from '@/backend/catalogue-files/read/group-shops'
import { type Conversion, type DesiredRows, toCents } from '@/backend/catalogue-files/stored/desired-rows'
import type { StoredShop } from '@/backend/catalogue-files/stored/load-stored'
import { localised } from '@/lib/domain/languages/languages'
import { buildRows } from './build-rows'
import { mergeText } from './merge-text'

const EMPTY = localised(() => '')

export function buildSections({ sections }: ShopFiles, stored: StoredShop, { gid }: Conversion): DesiredRows {
  return buildRows(
    'sections',
    sections,
    stored.sections,
    (line, before) => {
      const { key, position, taxClass } = line.row
      return [key, { gid, key, name: mergeText(line, 'name', before?.name), taxClass, position }]
    },
    KEY_OF.sections,
  )
}

/** Dishes by sku; `section` is the key of their section. */
export function buildDishes(shop: ShopFiles, stored: StoredShop, conversion: Conversion): DesiredRows {
  const { dishes, dishHours, isReplacing } = shop
  const { gid, currency, pictureOf } = conversion
  const hours = new Map<string, HoursRow[]>()
  for (const { row } of dishHours ?? []) hours.set(row.sku, [...(hours.get(row.sku) ?? []), row])
  return buildRows(
    'dishes',
    dishes,
    stored.dishes,
    (line, before) => {
      const { row } = line
      const times = hours.get(row.sku)
      const hasTimes = dishHours && (times || isReplacing || !before)
      const built = {
        gid,
        sku: row.sku,
        section: row.section,
        name: mergeText(line, 'name', before?.name),
        description: mergeText(line, 'description', before?.description) ?? EMPTY,
        price: toCents(row.price, currency),
        kind: row.kind,
        picture: row.picture ? pictureOf(row.picture) : '',
        stock: row.stock ?? null,
        ...(hasTimes && { available: times ? toWeek(times) : null }),
        taxClass: row.taxClass,
        position: row.position,
      }
      return [row.sku, built]
    },
    KEY_OF.dishes,
  )
}

/** Options by path; `owner` is the path of their item, `parent` that of the choice that opens them. */
export function buildOptions({ options }: ShopFiles, stored: StoredShop): DesiredRows {
  return buildRows(
    'options',
    options,
    stored.options,
    (line, before) => {
      const { row } = line
      const name = mergeText(line, 'name', before?.name)
      const { key, min, max, position } = row
      const built = { owner: itemPath(row), parent: parentPath(row), key, name, min, max, position }
      return [optionPath(row), built]
    },
    KEY_OF.options,
  )
}

/** Choices by path; `group` is the path of their option. */
export function buildChoices({ choices }: ShopFiles, stored: StoredShop, { currency }: Conversion): DesiredRows {
  return buildRows(
    'choices',
    choices,
    stored.choices,
    (line, before) => {
      const { row } = line
      const { key, stock, position } = row
      const name = mergeText(line, 'name', before?.name)
      const group = `${itemPath(row)}/${row.option}`
      return [KEY_OF.choices(row), { group, key, name, price: toCents(row.price, currency), stock, position }]
    },
    KEY_OF.choices,
  )
}
