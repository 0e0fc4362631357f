import { choicePath, itemPath, optionPath, parentPath } from '@/backend/catalogue/check/check-options'
import type { ShopFiles } from '@/backend/catalogue/check/group-shops'
import { toLocalised } from '@/backend/catalogue/format/texts'
import { localised } from '@/lib/domain/site/languages'
import { type Conversion, type DesiredRow, type DesiredRows, toCents } from './desired-rows'
import { type HoursRow, toWeek } from './weekly-hours'

const EMPTY = localised(() => '')

export function buildSections({ sections }: ShopFiles, { gid }: Conversion): DesiredRows {
  return rowsBy(sections, (row, index) => [
    row.key,
    { gid, key: row.key, name: toLocalised(row, 'name'), position: row.position ?? index },
  ])
}

/** Dishes by sku; `section` is the key of their section. */
export function buildDishes({ dishes, dishHours }: ShopFiles, { gid, currency, pictureOf }: Conversion): DesiredRows {
  const hours = new Map<string, HoursRow[]>()
  for (const { row } of dishHours ?? []) hours.set(row.sku, [...(hours.get(row.sku) ?? []), row])
  return rowsBy(dishes, (row, index) => {
    const times = hours.get(row.sku)
    return [
      row.sku,
      {
        gid,
        sku: row.sku,
        section: row.section,
        name: toLocalised(row, 'name'),
        description: toLocalised(row, 'description') ?? EMPTY,
        price: toCents(row.price, currency),
        kind: row.kind,
        picture: row.picture ? pictureOf(row.picture) : '',
        stock: row.stock ?? null,
        ...(dishHours && { available: times ? toWeek(times) : null }),
        taxClass: row.taxClass,
        position: row.position ?? index,
      },
    ]
  })
}

/** Options by their path; `item` and `parent` are the paths of what they belong to and what opens them. */
export function buildOptions({ options }: ShopFiles): DesiredRows {
  return rowsBy(options, (row, index) => [
    optionPath(row),
    {
      item: itemPath(row),
      parent: parentPath(row),
      key: row.key,
      name: toLocalised(row, 'name'),
      min: row.min,
      max: row.max,
      position: row.position ?? index,
    },
  ])
}

/** Choices by their path; `option` is that of their option. */
export function buildChoices({ choices }: ShopFiles, { currency }: Conversion): DesiredRows {
  return rowsBy(choices, (row, index) => [
    choicePath(row),
    {
      option: `${itemPath(row)}/${row.option}`,
      key: row.key,
      name: toLocalised(row, 'name'),
      price: toCents(row.price, currency),
      stock: row.stock,
      position: row.position ?? index,
    },
  ])
}

/** A column of positions is small: those of longer files repeat, and ids keep their order. */
function rowsBy<Row>(
  lines: readonly { row: Row }[] | null,
  build: (row: Row, index: number) => [key: string, row: DesiredRow],
): DesiredRows {
  return new Map((lines ?? []).map(({ row }, index) => build(row, Math.min(index, 32_767))))
}
