import { ownTaxClass } from '@/backend/catalogue/taxes/tax-classes'
import { KEY_OF } from '@/backend/catalogue-files/check/row-keys'
import { itemPath, optionPath, parentPath } from '@/backend/catalogue-files/format/item-paths'
import type { ShopFiles } from '@/backend/catalogue-files/read/group-shops'
import { type Conversion, type DesiredRows, toCents } from '@/backend/catalogue-files/stored/desired-rows'
import type { StoredShop } from '@/backend/catalogue-files/stored/load-stored'
import { localised } from '@/lib/domain/languages/languages'
import { buildRows } from './build-rows'
import { buildPrices } from './dish-prices'
import { hoursBy } from './hours-by'
import { mergeText } from './merge-text'

const EMPTY = localised(() => '')

export function buildSections(shop: ShopFiles, stored: StoredShop, { gid }: Conversion): DesiredRows {
  const timesOf = hoursBy('available', shop.sectionHours, shop.isReplacing, ({ section }) => section)
  return buildRows(
    'sections',
    shop.sections,
    stored.sections,
    (line, before) => {
      const { key, position } = line.row
      const taxClass = taxClassOfSection(line.row.taxClass, before?.taxClass)
      return [
        key,
        { gid, key, name: mergeText(line, 'name', before?.name), ...timesOf(key, !before), taxClass, position },
      ]
    },
    KEY_OF.sections,
  )
}

/** A section without a class is stored without a word, and an export writes `standard` for it: it stays as it is. */
function taxClassOfSection(given: string | undefined, before: string | undefined): string | undefined {
  return given !== undefined && before !== undefined && ownTaxClass(given) === ownTaxClass(before) ? before : given
}

/** Dishes by sku; `section` is the key of their section. */
export function buildDishes(shop: ShopFiles, stored: StoredShop, conversion: Conversion): DesiredRows {
  const { dishes, dishHours, isReplacing } = shop
  const timesOf = hoursBy('available', dishHours, isReplacing, ({ sku }) => sku)
  const { gid, pictureOf } = conversion
  return buildRows(
    'dishes',
    dishes,
    stored.dishes,
    (line, before) => {
      const { row } = line
      const [picture = '', ...furtherPictures] = (row.picture ?? []).map(pictureOf)
      const built = {
        gid,
        sku: row.sku,
        section: row.section,
        name: mergeText(line, 'name', before?.name),
        description: mergeText(line, 'description', before?.description) ?? EMPTY,
        ...buildPrices(line, before, conversion),
        kind: row.kind,
        picture,
        furtherPictures: furtherPictures.length > 0 ? furtherPictures : null,
        stock: row.stock ?? null,
        ...timesOf(row.sku, !before),
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
