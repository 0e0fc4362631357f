import type { Problems } from '@/backend/catalogue-files/read/problems'
import { DroppedValues } from './dropped-values'
import { type ForeignRecord, readForeignRecords } from './foreign-records'
import type { ForeignFile, Product } from './product'
import { plainDescription, toKey } from './product-texts'
import type { ImportTime } from './sale-price'
import { dropUnsharedSales } from './variant-prices'
import { picturesOf, type Reading, SALE, taxClassOf, toVariant } from './woocommerce-cells'

const NAMED = ['ID', 'Type', 'SKU', 'Name', 'Published', 'Visibility in catalog', 'Short description', 'Description']
const TAXED = ['Tax status', 'Tax class']
const KEPT = ['In stock?', 'Stock', 'Backorders allowed?', 'Categories', 'Images', 'Parent']
/** A product may have more attributes, but variations rarely differ in more. */
const ATTRIBUTES = [1, 2, 3, 4, 5].map((n) => ({ name: `Attribute ${n} name`, value: `Attribute ${n} value(s)` }))
const ALL = [
  ...NAMED,
  ...Object.values(SALE),
  ...TAXED,
  ...KEPT,
  ...ATTRIBUTES.flatMap(({ name, value }) => [name, value]),
]

/** Reads WooCommerce's export of products, in which variations follow the product that they name as parent. */
export async function readWooCommerce(
  path: string,
  file: string,
  problems: Problems,
  time: ImportTime,
): Promise<ForeignFile> {
  const products = new Map<string, Product>()
  const dropped = new DroppedValues()
  const reading: Reading = { file, problems, time, dropped }
  let [others, orphans] = [0, 0]
  const source = { path, file, columns: ALL, needed: [['Type'], ['Name'], ['Regular price']], dropped }
  for await (const record of readForeignRecords(source, problems)) {
    const types = (record.cell('Type') ?? '').split(',').map((type) => type.trim().toLowerCase())
    if (types.includes('variation')) {
      const parent = products.get(record.cell('Parent') ?? '')
      if (parent && record.cell('Published') !== '0') addVariation(parent, record, reading)
      else orphans += 1
    } else if (isForSale(record) && (types.includes('simple') || types.includes('variable'))) {
      const product = toProduct(record, dropped)
      if (types.includes('simple')) addSimple(product, record, reading)
      else if (record.cell('Stock'))
        dropped.add('Stock', 'of a variable product is not used, only that of its variations')
      const id = record.cell('ID')
      if (id) products.set(`id:${id}`, product)
      products.set(record.cell('SKU') || `id:${id}`, product)
    } else others += 1
  }
  const all = [...new Set(products.values())]
  dropUnsharedSales(all, {
    onReset: (line, message) => problems.warn({ file, line, column: SALE.sale, message }),
    onDrop: (why) => dropped.add(SALE.regular, why),
  })
  return {
    products: all.filter(({ variants }) => variants.length > 0),
    notes: [
      ...(others > 0 ? [`${others} that are not published, or of other types than simple and variable: left out`] : []),
      ...(orphans > 0 ? [`variations left out, unpublished or of a product that is: ${orphans}`] : []),
      ...all.filter(({ variants }) => variants.length === 0).map(({ name }) => `${name}: has no variation, left out`),
      ...dropped.toLines(),
    ],
    columns: {
      'dishes sku': 'SKU',
      'dishes name': 'Name',
      'dishes name_en': 'Name',
      'dishes price': SALE.regular,
      'dishes regular_price': SALE.regular,
      'dishes price_until': SALE.ends,
      'dishes picture': 'Images',
      'dishes stock': 'Stock',
      'sections name_en': 'Categories',
      'choices price': SALE.regular,
      'choices key': 'SKU',
      'choices stock': 'Stock',
      'choices name_en': ATTRIBUTES[0]?.value ?? '',
    },
  }
}

function isForSale(record: ForeignRecord): boolean {
  return (record.cell('Published') ?? '1') === '1' && record.cell('Visibility in catalog') !== 'hidden'
}

function toProduct(record: ForeignRecord, dropped: DroppedValues): Product {
  // commas separate categories; a backslash escapes a comma of a name
  const [category = '', ...others] = (record.cell('Categories') ?? '').split(/(?<!\\),/)
  const [long, short] = [record.cell('Description') ?? '', record.cell('Short description') ?? '']
  if (others.length > 0) dropped.add('Categories', 'is used for the first category alone')
  if (long && short) dropped.add('Short description', "is not used beside 'Description'")
  return {
    line: record.line,
    key: toKey(record.cell('SKU') || `id-${record.cell('ID')}`),
    name: record.cell('Name') ?? '',
    description: plainDescription((long || short).replaceAll('\\n', '\n')),
    section: (category.split('>').at(-1) ?? '').replaceAll('\\,', ',').trim(),
    pictures: picturesOf(record),
    taxClass: taxClassOf(record, dropped),
    isGiftCard: false,
    differsIn: '',
    variants: [],
    extras: [],
  }
}

function addSimple(product: Product, record: ForeignRecord, reading: Reading): void {
  product.variants.push(toVariant(record, '', reading))
  for (const { value } of ATTRIBUTES) {
    if (record.cell(value)) reading.dropped.add(value, 'of a product without variations is not used')
  }
}

function addVariation(product: Product, record: ForeignRecord, reading: Reading): void {
  const attributes = ATTRIBUTES.map(({ name, value }) => [record.cell(name) ?? '', record.cell(value) ?? ''] as const)
  const given = attributes.filter(([, value]) => value !== '')
  product.differsIn = given.map(([name]) => name).join(' / ')
  const name = given.map(([, value]) => value).join(' / ')
  product.variants.push(toVariant(record, name || (record.cell('Name') ?? ''), reading))
  product.pictures.push(...picturesOf(record))
  if (record.cell('Description')) reading.dropped.add('Description', 'of a variation is not used')
}
