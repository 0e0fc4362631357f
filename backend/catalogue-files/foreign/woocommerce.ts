import type { Problems } from '@/backend/catalogue-files/read/problems'
import { type ForeignRecord, readForeignRecords } from './foreign-records'
import type { ForeignFile, Product, Variant } from './product'
import { plainDescription, toKey } from './product-texts'

const NAMED = ['ID', 'Type', 'SKU', 'Name', 'Published', 'Visibility in catalog', 'Short description', 'Description']
const SOLD = [
  'Date sale price starts',
  'Date sale price ends',
  'Sale price',
  'Regular price',
  'Tax status',
  'Tax class',
]
const KEPT = ['In stock?', 'Stock', 'Backorders allowed?', 'Categories', 'Images', 'Parent']
/** A product may have more attributes, but variations rarely differ in more. */
const ATTRIBUTES = [1, 2, 3, 4, 5].map((n) => ({ name: `Attribute ${n} name`, value: `Attribute ${n} value(s)` }))
const ALL = [...NAMED, ...SOLD, ...KEPT, ...ATTRIBUTES.flatMap(({ name, value }) => [name, value])]

/** Reads WooCommerce's export of products, in which variations follow the product that they name as parent. */
export async function readWooCommerce(path: string, file: string, problems: Problems): Promise<ForeignFile> {
  const products = new Map<string, Product>()
  let others = 0
  const source = { path, file, columns: ALL, needed: [['Type'], ['Name'], ['Regular price']] }
  for await (const record of readForeignRecords(source, problems)) {
    const types = (record.cell('Type') ?? '').split(',').map((type) => type.trim().toLowerCase())
    if (types.includes('variation')) {
      const parent = products.get(record.cell('Parent') ?? '')
      if (parent && record.cell('Published') !== '0') addVariation(parent, record)
    } else if (isForSale(record) && (types.includes('simple') || types.includes('variable'))) {
      const product = toProduct(record)
      if (types.includes('simple')) product.variants.push(toVariant(record, ''))
      const id = record.cell('ID')
      if (id) products.set(`id:${id}`, product)
      products.set(record.cell('SKU') || `id:${id}`, product)
    } else others += 1
  }
  const all = [...new Set(products.values())]
  return {
    products: all.filter(({ variants }) => variants.length > 0),
    notes: [
      ...(others > 0 ? [`${others} that are not published, or of other types than simple and variable: left out`] : []),
      ...all.filter(({ variants }) => variants.length === 0).map(({ name }) => `${name}: has no variation, left out`),
    ],
    columns: {
      'dishes sku': 'SKU',
      'dishes name': 'Name',
      'dishes name_en': 'Name',
      'dishes price': 'Regular price',
      'dishes picture': 'Images',
      'dishes stock': 'Stock',
      'sections name_en': 'Categories',
      'choices price': 'Regular price',
      'choices key': 'SKU',
      'choices stock': 'Stock',
      'choices name_en': ATTRIBUTES[0]?.value ?? '',
    },
  }
}

function isForSale(record: ForeignRecord): boolean {
  return (record.cell('Published') ?? '1') === '1' && record.cell('Visibility in catalog') !== 'hidden'
}

function toProduct(record: ForeignRecord): Product {
  // commas separate categories and pictures; a backslash escapes a comma of a name
  const [category = ''] = (record.cell('Categories') ?? '').split(/(?<!\\),/)
  const [picture = ''] = (record.cell('Images') ?? '').split(/,\s*(?=https?:)/)
  const text = record.cell('Description') || record.cell('Short description') || ''
  return {
    line: record.line,
    key: toKey(record.cell('SKU') || `id-${record.cell('ID')}`),
    name: record.cell('Name') ?? '',
    description: plainDescription(text.replaceAll('\\n', '\n')),
    section: (category.split('>').at(-1) ?? '').replaceAll('\\,', ',').trim(),
    picture: picture.trim(),
    taxClass: taxClassOf(record),
    isGiftCard: false,
    differsIn: '',
    variants: [],
    extras: [],
  }
}

function addVariation(product: Product, record: ForeignRecord): void {
  const attributes = ATTRIBUTES.map(({ name, value }) => [record.cell(name) ?? '', record.cell(value) ?? ''] as const)
  const given = attributes.filter(([, value]) => value !== '')
  product.differsIn = given.map(([name]) => name).join(' / ')
  const name = given.map(([, value]) => value).join(' / ')
  product.variants.push(toVariant(record, name || (record.cell('Name') ?? '')))
}

function toVariant(record: ForeignRecord, name: string): Variant {
  const variant: Variant = { line: record.line, sku: record.cell('SKU') ?? '', name, price: priceOf(record) }
  const stock = stockOf(record)
  return stock === undefined ? variant : { ...variant, stock }
}

/** A sale price without a period applies for good. */
function priceOf(record: ForeignRecord): string {
  const isLimited = Boolean(record.cell('Date sale price starts') || record.cell('Date sale price ends'))
  const regular = record.cell('Regular price') ?? ''
  return isLimited ? regular : record.cell('Sale price') || regular
}

function stockOf(record: ForeignRecord): number | null | undefined {
  const [inStock, stock] = [record.cell('In stock?'), record.cell('Stock')]
  if (inStock === undefined && stock === undefined) return
  if (inStock === '0') return 0
  const goesOn = !['', '0'].includes(record.cell('Backorders allowed?') ?? '')
  return goesOn || !stock || !/^-?\d+$/.test(stock) ? null : Math.max(0, Number(stock))
}

function taxClassOf(record: ForeignRecord): Product['taxClass'] {
  if (record.cell('Tax status')?.toLowerCase() === 'none') return 'exempt'
  return record.cell('Tax class')?.toLowerCase() === 'zero-rate' ? 'zero' : 'standard'
}
