import { numberOf } from '@/backend/catalogue-files/format/numbers'
import type { Problems } from '@/backend/catalogue-files/read/problems'
import { DroppedValues } from './dropped-values'
import { type ForeignRecord, readForeignRecords } from './foreign-records'
import type { ForeignFile, Product, Variant } from './product'
import { plainDescription, toKey } from './product-texts'
import { dropUnsharedSales } from './variant-prices'

/** The column names of the export, and of the newer template. */
const COLUMN = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
  type: ['Type'],
  category: ['Product Category'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  giftCard: ['Gift Card'],
  sku: ['Variant SKU', 'SKU'],
  price: ['Variant Price', 'Price'],
  regular: ['Variant Compare At Price', 'Compare-at price'],
  taxable: ['Variant Taxable', 'Charge tax'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  quantity: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  image: ['Image Src', 'Product image URL'],
  position: ['Image Position'],
} as const
const OPTIONS = [1, 2, 3].map((n) => ({ name: `Option${n} Name`, value: `Option${n} Value` }))
const ALL = [...Object.values(COLUMN).flat(), ...OPTIONS.flatMap(({ name, value }) => [name, value])]
const ONLY = 'Default Title'

/** Reads Shopify's export of products, in which a product has a row for each variant and each further picture. */
export async function readShopify(path: string, file: string, problems: Problems): Promise<ForeignFile> {
  const products = new Map<string, Product>()
  let drafts = 0
  let isDraft = false
  const names = new Map<string, string[]>()
  const dropped = new DroppedValues()
  const needed = [COLUMN.handle, COLUMN.title, COLUMN.price]
  const source = { path, file, columns: ALL, needed, dropped }
  for await (const record of readForeignRecords(source, problems)) {
    const handle = record.cell(...COLUMN.handle) ?? ''
    const known = products.get(handle)
    if (!known) {
      isDraft = !isForSale(record)
      if (isDraft && record.cell(...COLUMN.title)) drafts += 1
    }
    if (isDraft) continue
    const product = known ?? toProduct(handle, record, dropped)
    products.set(handle, product)
    const optionNames = names.get(handle) ?? OPTIONS.map(({ name }) => record.cell(name) ?? '')
    names.set(handle, optionNames)
    addVariant(product, optionNames, record)
    const picture = record.cell(...COLUMN.image)
    if (picture && record.cell(...COLUMN.position) === '1') product.pictures.unshift(picture)
    else if (picture) product.pictures.push(picture)
  }
  const all = [...products.values()]
  // none of its sales has an end
  dropUnsharedSales(all, { onReset: () => undefined, onDrop: (why) => dropped.add(COLUMN.regular[0], why) })
  return {
    products: all,
    notes: [...(drafts > 0 ? [`${drafts} that are not published: left out`] : []), ...dropped.toLines()],
    columns: {
      'dishes sku': COLUMN.handle[0],
      'dishes name': COLUMN.title[0],
      'dishes name_en': COLUMN.title[0],
      'dishes price': COLUMN.price[0],
      'dishes regular_price': COLUMN.regular[0],
      'dishes picture': COLUMN.image[0],
      'dishes stock': COLUMN.quantity[0],
      'sections name_en': COLUMN.type[0],
      'choices price': COLUMN.price[0],
      'choices key': COLUMN.sku[0],
      'choices stock': COLUMN.quantity[0],
      'choices name_en': OPTIONS[0]?.value ?? '',
    },
  }
}

/** Only the first row of a product has these cells. */
function isForSale(record: ForeignRecord): boolean {
  const status = record.cell(...COLUMN.status) || 'active'
  return status.toLowerCase() === 'active' && !isFalse(record.cell(...COLUMN.published))
}

function toProduct(handle: string, record: ForeignRecord, dropped: DroppedValues): Product {
  const type = record.cell(...COLUMN.type)
  const category = record.cell(...COLUMN.category)
  if (type && category) dropped.add(COLUMN.category[0], `is not used beside '${COLUMN.type[0]}'`)
  return {
    line: record.line,
    key: handle && toKey(handle),
    name: record.cell(...COLUMN.title) ?? '',
    description: plainDescription(record.cell(...COLUMN.body) ?? ''),
    section: type || (category?.split('>').at(-1) ?? '').trim(),
    pictures: [],
    taxClass: isFalse(record.cell(...COLUMN.taxable)) ? 'exempt' : 'standard',
    isGiftCard: /^(true|yes)$/i.test(record.cell(...COLUMN.giftCard) ?? ''),
    differsIn: '',
    variants: [],
    extras: [],
  }
}

function addVariant(product: Product, names: readonly string[], record: ForeignRecord): void {
  const values = OPTIONS.map(({ value }) => record.cell(value) ?? '')
  const price = record.cell(...COLUMN.price) ?? ''
  const isPictureAlone = price === '' && values.every((value) => value === '') && product.variants.length > 0
  if (isPictureAlone) return
  const isOnly = values[0] === ONLY || values.every((value) => value === '')
  if (!isOnly) product.differsIn = names.filter((_name, index) => values[index]).join(' / ')
  const variant: Variant = {
    line: record.line,
    sku: record.cell(...COLUMN.sku) ?? '',
    name: isOnly ? '' : values.filter(Boolean).join(' / '),
    price,
  }
  const [regular, stock] = [regularOf(record, product, price), stockOf(record)]
  product.variants.push({
    ...variant,
    ...(regular !== undefined && { regular }),
    ...(stock !== undefined && { stock }),
  })
}

/** What the price is reduced from; exports also have it where it is the price, or 0. */
function regularOf(record: ForeignRecord, { isGiftCard }: Product, price: string): string | null | undefined {
  const regular = record.cell(...COLUMN.regular)
  if (regular === undefined) return undefined
  const isReduced = regular !== '' && !isGiftCard && !(numberOf(regular) <= numberOf(price))
  return isReduced ? regular : null
}

/** Undefined if the export has no quantities, as that of a shop with several locations. */
function stockOf(record: ForeignRecord): number | null | undefined {
  const quantity = record.cell(...COLUMN.quantity)
  if (quantity === undefined) return
  const goesOn = /^(continue|true|yes)$/i.test(record.cell(...COLUMN.policy) ?? '')
  if (!record.cell(...COLUMN.tracker) || goesOn || quantity === '') return null
  return Math.max(0, Number(quantity))
}

const isFalse = (cell: string | undefined) => /^(false|no)$/i.test(cell ?? '')
