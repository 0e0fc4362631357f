import { type CatalogueFile, FILES, type FileKind, toColumn } from '@/backend/catalogue-files/format/files'
import { UNCOUNTED } from '@/backend/catalogue-files/format/menu-files'
import { amount } from '@/backend/catalogue-files/format/numbers'
import type { Problems } from '@/backend/catalogue-files/read/problems'
import type { Catalogue } from '@/backend/catalogue-files/read/read-folder'
import type { Line } from '@/backend/catalogue-files/read/read-rows'
import { schemaError } from '@/backend/platform/errors/schema-error'
import { cutDescription, pictureCell } from './dish-limits'
import type { Product } from './product'
import { toKey } from './product-texts'
import { cheapestOf, UNITS, unitsOf } from './variant-prices'

const MENU = 'Menu'
const VARIANT = 'variant'
const EXTRA = 'extra'

type Cells = Record<string, string>
interface Draft {
  line: number
  cells: Cells
}

/** The rows of catalogue files for the products of a store. */
export function toCatalogue(products: readonly Product[], store: string, problems: Problems): Partial<Catalogue> {
  const sections = new Map<string, Draft>()
  for (const { line, section } of products) {
    const name = section || MENU
    if (!sections.has(name)) sections.set(name, { line, cells: { store, key: toKey(name), nameEn: name } })
  }
  const priced = products.filter((product) => arePrices(product, problems))
  const all = <Kind extends FileKind>(kind: Kind, drafts: Draft[]) => toLines(kind, drafts, problems) as never
  return {
    sections: all('sections', [...sections.values()]),
    dishes: all(
      'dishes',
      priced.map((product) => toDish(product, store)),
    ),
    options: all(
      'options',
      priced.flatMap((product) => toOptions(product, store)),
    ),
    choices: all(
      'choices',
      priced.flatMap((product) => toChoices(product, store)),
    ),
  }
}

const isVaried = ({ variants }: Product) => variants.length > 1

/** Checks the prices of variants, which are compared; a single price is checked with its row. */
function arePrices(product: Product, problems: Problems): boolean {
  const wrong = isVaried(product) ? product.variants.filter(({ price }) => !amount.safeParse(price).success) : []
  for (const { line, price } of wrong) {
    const message = price === '' ? 'is empty' : 'must be an amount such as 12.50'
    problems.add({ file: FILES.choices.name, line, column: 'price', message })
  }
  return wrong.length === 0
}

function toDish(product: Product, store: string): Draft {
  const [first] = product.variants
  const { price = '', regular, until = '' } = cheapestOf(product) ?? {}
  const cells: Cells = {
    store,
    sku: product.key,
    section: toKey(product.section || MENU),
    nameEn: product.name,
    descriptionEn: cutDescription(product.description),
    price,
    kind: product.isGiftCard ? 'gift_card' : 'goods',
    picture: pictureCell(product),
    taxClass: product.taxClass,
  }
  if (regular !== undefined) Object.assign(cells, { regularPrice: regular ?? '', priceUntil: until })
  if (isVaried(product)) cells.stock = ''
  else if (first?.stock !== undefined) cells.stock = first.stock === null ? '' : `${first.stock}`
  return { line: product.line, cells }
}

function toOptions(product: Product, store: string): Draft[] {
  const { line, key: item, differsIn, extras } = product
  const row = (key: string, nameEn: string, min: number, max: number): Draft => {
    return { line, cells: { store, of: 'dish', item, key, nameEn, min: `${min}`, max: `${max}` } }
  }
  return [
    ...(isVaried(product) ? [row(VARIANT, differsIn || 'Variant', 1, 1)] : []),
    ...(extras.length > 0 ? [row(EXTRA, 'Extras', 0, extras.length)] : []),
  ]
}

function toChoices(product: Product, store: string): Draft[] {
  const { line, key: item, extras } = product
  const base = unitsOf(cheapestOf(product)?.price ?? '')
  const row = { store, of: 'dish', item }
  const keys = new Set<string>()
  const variants = product.variants.map((variant, index): Draft => {
    const key = [variant.sku, variant.name, `${index + 1}`]
      .filter(Boolean)
      .map(toKey)
      .find((one) => !keys.has(one))
    keys.add(key ?? '')
    const price = `${(unitsOf(variant.price) - base) / UNITS}`
    const cells: Cells = { ...row, option: VARIANT, key: key ?? '', nameEn: variant.name, price }
    if (variant.stock !== undefined) cells.stock = `${variant.stock ?? UNCOUNTED}`
    return { line: variant.line, cells }
  })
  const added = extras.map(({ name, price }): Draft => {
    return { line, cells: { ...row, option: EXTRA, key: toKey(name), nameEn: name, price } }
  })
  return [...(isVaried(product) ? variants : []), ...added]
}

function toLines(kind: FileKind, drafts: readonly Draft[], problems: Problems): Line<unknown>[] {
  const { name: file, row: schema }: CatalogueFile = FILES[kind]
  return drafts.flatMap(({ line, cells }) => {
    const given = Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''))
    const parsed = schema.safeParse(given, { error: schemaError })
    for (const { path, message } of parsed.error?.issues ?? []) {
      const field = String(path[0])
      problems.add({ file, line, column: toColumn(field), message: given[field] === undefined ? 'is empty' : message })
    }
    if (!cells.nameEn) problems.add({ file, line, column: 'name', message: 'is empty' })
    return parsed.success ? [{ line, row: parsed.data, fields: new Set(Object.keys(cells)) }] : []
  })
}
