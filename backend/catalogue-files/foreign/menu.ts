import { readFile } from 'node:fs/promises'
import { isTooLarge } from '@/backend/catalogue-files/read/file-size'
import type { Problems } from '@/backend/catalogue-files/read/problems'
import { isNestedDeeper } from './is-nested-deeper'
import { plainDescription } from './plain-description'
import type { Extra, ForeignFile, Product, Variant } from './product'
import { toKey } from './to-key'

type Node = Record<string, unknown>

/** More than any menu has, and far from what the stack holds. */
const MAX_LEVELS = 100

/** A menu as schema.org has it, in a file of JSON-LD; also one within a restaurant or a graph. */
export async function readMenu(path: string, file: string, problems: Problems): Promise<ForeignFile> {
  const reading: Reading = { products: [], places: [''], keys: new Set() }
  const menus = await readMenus(path, file, problems)
  for (const { node, place } of menus) readSection(node, { section: '', place }, reading)
  if (menus.length > 0 && reading.products.length === 0) {
    problems.addUnreadable({ file, line: 0, message: 'has no MenuItem' })
  }
  return {
    products: reading.products,
    notes: [],
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
  /** by number of the product, from 1 */
  places: string[]
  keys: Set<string>
}

async function readMenus(path: string, file: string, problems: Problems): Promise<{ node: Node; place: string }[]> {
  if (await isTooLarge(path, file, problems)) return []
  const text = (await readFile(path, 'utf8')).replace(/^\ufeff/, '')
  try {
    const json: unknown = JSON.parse(text)
    if (isNestedDeeper(json, MAX_LEVELS)) {
      problems.addUnreadable({ file, line: 0, message: `is nested in more than ${MAX_LEVELS} levels` })
      return []
    }
    const menus = findMenus(json, '')
    if (menus.length === 0) problems.addUnreadable({ file, line: 0, message: 'has no Menu of schema.org' })
    return menus
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    problems.addUnreadable({ file, line: 0, message: `is no JSON: ${error.message}` })
    return []
  }
}

function findMenus(value: unknown, place: string): { node: Node; place: string }[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => findMenus(item, `${place}[${index}]`))
  if (!isNode(value)) return []
  if (isA(value, 'Menu')) return [{ node: value, place }]
  return ['@graph', 'hasMenu', 'menu'].flatMap((key) => findMenus(value[key], join(place, key)))
}

function readSection(node: Node, { section, place }: { section: string; place: string }, reading: Reading): void {
  const name = isA(node, 'Menu') ? section : textOf(node.name) || section
  for (const [key, item] of itemsOf(node, 'hasMenuItem')) {
    reading.places.push(join(place, key))
    reading.products.push(toProduct(item, name, reading))
  }
  for (const [key, part] of itemsOf(node, 'hasMenuSection')) {
    readSection(part, { section: name, place: join(place, key) }, reading)
  }
}

function toProduct(item: Node, section: string, { products, keys }: Reading): Product {
  const line = products.length + 1
  const name = textOf(item.name)
  const own = textOf(item.identifier) || textOf(item['@id']) || textOf(item.sku)
  const key = [own, name, `${section} ${name}`]
    .filter(Boolean)
    .map(toKey)
    .find((one) => !keys.has(one))
  if (key) keys.add(key)
  const offers = itemsOf(item, 'offers').map(([, offer]) => toVariant(offer, line))
  const names = offers.filter((offer) => offer.name)
  return {
    line,
    key: key ?? toKey(name),
    name,
    description: plainDescription(textOf(item.description)),
    section,
    picture: addressOf(item.image),
    taxClass: 'standard',
    isGiftCard: false,
    differsIn: names.length > 1 ? 'Size' : '',
    variants: offers.length > 0 ? offers : [{ line, sku: '', name: '', price: '' }],
    extras: itemsOf(item, 'menuAddOn').flatMap(([, addOn]) => toExtras(addOn)),
  }
}

/** The currency stays beside the price, so that it can be compared with the store's. */
function toVariant(offer: Node, line: number): Variant {
  const own = isNode(offer.priceSpecification) ? offer.priceSpecification : offer
  const price = textOf(offer.price ?? own.price)
  const currency = textOf(offer.priceCurrency ?? own.priceCurrency)
  return { line, sku: '', name: textOf(offer.name), price: /^[\d.]+$/.test(price) ? `${currency}${price}` : price }
}

function toExtras(addOn: Node): Extra[] {
  if (isA(addOn, 'MenuSection')) return itemsOf(addOn, 'hasMenuItem').flatMap(([, item]) => toExtras(item))
  const [first] = itemsOf(addOn, 'offers').map(([, offer]) => toVariant(offer, 0))
  return textOf(addOn.name) ? [{ name: textOf(addOn.name), price: first?.price || '0' }] : []
}

function itemsOf(node: Node, key: string): [place: string, item: Node][] {
  const value = node[key]
  if (isNode(value)) return [[key, value]]
  if (!Array.isArray(value)) return []
  return value.flatMap((item, index): [string, Node][] => (isNode(item) ? [[`${key}[${index}]`, item]] : []))
}

function textOf(value: unknown): string {
  const one = Array.isArray(value) ? value[0] : value
  if (typeof one === 'string' || typeof one === 'number') return `${one}`.trim()
  return isNode(one) ? textOf(one['@value'] ?? one.value) : ''
}

/** Of a picture: its address, or an ImageObject. */
function addressOf(value: unknown): string {
  const one = Array.isArray(value) ? value[0] : value
  return isNode(one) ? textOf(one.contentUrl ?? one.url ?? one['@id']) : textOf(one)
}

const isA = (node: Node, type: string) => [node['@type']].flat().some((one) => `${one}`.endsWith(type))
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const join = (place: string, key: string) => (place ? `${place}.${key}` : key)
