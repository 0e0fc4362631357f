import type { Problems } from '@/backend/catalogue-files/read/problems'
import { DroppedValues } from './dropped-values'
import { addressOf, isA, isNode, itemsOf, type JsonNode, join, readJson, textOf } from './json-ld'
import type { Extra, ForeignFile, Product, Variant } from './product'
import { plainDescription, toKey } from './product-texts'

/** The properties that are read of each type. */
const READ = {
  Menu: ['hasMenuItem', 'hasMenuSection'],
  MenuSection: ['name', 'hasMenuItem', 'hasMenuSection'],
  MenuItem: ['identifier', 'sku', 'name', 'description', 'image', 'offers', 'menuAddOn'],
  Offer: ['name', 'price', 'priceCurrency', 'priceSpecification'],
}
const ALWAYS = ['@type', '@context', '@id']

interface PlacedNode {
  node: JsonNode
  /** its path in the file, such as `hasMenu[0]` */
  place: string
}

/** Reads a schema.org menu from a JSON-LD file, where it may be part of a restaurant or a graph. */
export async function readMenu(path: string, file: string, problems: Problems): Promise<ForeignFile> {
  const reading: Reading = {
    products: [],
    places: [''],
    dropped: new DroppedValues('Property', 'place'),
    keys: new Set(),
  }
  const menus = await readMenus(path, file, problems)
  for (const { node, place } of menus) readSection(node, { section: '', place }, reading)
  if (menus.length > 0 && reading.products.length === 0) {
    problems.addUnreadable({ file, line: 0, message: 'has no MenuItem' })
  }
  return {
    products: reading.products,
    notes: reading.dropped.toLines(),
    places: reading.places,
    columns: {
      'dishes sku': '@id',
      'dishes name': 'name',
      'dishes name_en': 'name',
      'dishes price': 'offers.price',
      'dishes picture': 'image',
      'sections name_en': 'name',
      'choices name_en': 'offers.name',
      'choices price': 'offers.price',
    },
  }
}

interface Reading {
  products: Product[]
  /** the path of each product by its number, from 1 */
  places: string[]
  keys: Set<string>
  dropped: DroppedValues
}

async function readMenus(path: string, file: string, problems: Problems): Promise<PlacedNode[]> {
  const found = await readJson(path, file, problems)
  if (!found) return []
  const menus = findMenus(found.json, '')
  if (menus.length === 0) problems.addUnreadable({ file, line: 0, message: 'has no Menu of schema.org' })
  return menus
}

function findMenus(value: unknown, place: string): PlacedNode[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => findMenus(item, `${place}[${index}]`))
  if (!isNode(value)) return []
  if (isA(value, 'Menu')) return [{ node: value, place }]
  return ['@graph', 'hasMenu', 'menu'].flatMap((key) => findMenus(value[key], join(place, key)))
}

function readSection(node: JsonNode, { section, place }: { section: string; place: string }, reading: Reading): void {
  const isMenu = isA(node, 'Menu')
  const name = isMenu ? section : textOf(node.name) || section
  dropUnread(node, isMenu ? 'Menu' : 'MenuSection', reading)
  for (const [key, item] of itemsOf(node, 'hasMenuItem')) {
    reading.places.push(join(place, key))
    reading.products.push(toProduct(item, name, reading))
  }
  for (const [key, part] of itemsOf(node, 'hasMenuSection')) {
    readSection(part, { section: name, place: join(place, key) }, reading)
  }
}

function dropUnread(node: JsonNode, type: keyof typeof READ, { dropped }: Reading): void {
  const unread = Object.keys(node).filter((key) => ![...ALWAYS, ...READ[type]].includes(key))
  for (const key of unread) dropped.add(`${type}.${key}`)
}

function toProduct(item: JsonNode, section: string, reading: Reading): Product {
  const { products, keys } = reading
  dropUnread(item, 'MenuItem', reading)
  const line = products.length + 1
  const name = textOf(item.name)
  const own = textOf(item.identifier) || textOf(item['@id']) || textOf(item.sku)
  const key = [own, name, `${section} ${name}`]
    .filter(Boolean)
    .map(toKey)
    .find((one) => !keys.has(one))
  if (key) keys.add(key)
  const given = itemsOf(item, 'offers').map(([, offer]) => offer)
  for (const offer of given) dropUnread(offer, 'Offer', reading)
  const offers = given.map((offer) => toVariant(offer, line))
  const names = offers.filter((offer) => offer.name)
  return {
    line,
    key: key ?? toKey(name),
    name,
    description: plainDescription(textOf(item.description)),
    section,
    pictures: [item.image].flat().map(addressOf).filter(Boolean),
    taxClass: 'standard',
    isGiftCard: false,
    differsIn: names.length > 1 ? 'Size' : '',
    variants: offers.length > 0 ? offers : [{ line, sku: '', name: '', price: '' }],
    extras: itemsOf(item, 'menuAddOn').flatMap(([, addOn]) => toExtras(addOn)),
  }
}

/** The price keeps its currency, which is compared with the store's. */
function toVariant(offer: JsonNode, line: number): Variant {
  const own = isNode(offer.priceSpecification) ? offer.priceSpecification : offer
  const price = textOf(offer.price ?? own.price)
  const currency = textOf(offer.priceCurrency ?? own.priceCurrency)
  return { line, sku: '', name: textOf(offer.name), price: /^[\d.]+$/.test(price) ? `${currency}${price}` : price }
}

function toExtras(addOn: JsonNode): Extra[] {
  if (isA(addOn, 'MenuSection')) return itemsOf(addOn, 'hasMenuItem').flatMap(([, item]) => toExtras(item))
  const [first] = itemsOf(addOn, 'offers').map(([, offer]) => toVariant(offer, 0))
  return textOf(addOn.name) ? [{ name: textOf(addOn.name), price: first?.price || '0' }] : []
}
