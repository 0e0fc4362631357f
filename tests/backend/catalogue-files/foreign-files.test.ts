import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { menuSections, optionChoices, optionGroups, products } from '@/backend/catalogue/schema/products'
import { stores } from '@/backend/catalogue/schema/stores'
import type { ForeignForm } from '@/backend/catalogue-files/foreign/read-foreign'
import { importCatalogue } from '@/backend/catalogue-files/import-catalogue'
import { DEFAULT_CITIES } from '@/backend/config/cities'
import { createPictureStore } from '@/backend/demo/pictures/picture-store'
import { makeStore } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { MENU_TEXT, SHOPIFY, WOO } from './foreign-samples'

const now = new Date('2026-06-05T19:00:00Z')
const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#333' } })
  .png()
  .toBuffer()
let api: TestApp
let root: string
let gid: number
beforeEach(async () => {
  api = await openTestApp()
  root = await mkdtemp(path.join(os.tmpdir(), 'plaza-foreign-'))
  await makeStore(api.db, { gid: 41, urlKey: 'bakery', currency: 'CAD' })
  gid = 41
})
afterEach(async () => {
  await api?.close()
  await rm(root, { recursive: true, force: true })
})

const LEVELS = 20_000
const nested = (open: string, text: string, close: string) => `${open.repeat(LEVELS)}${text}${close.repeat(LEVELS)}`

interface How {
  store?: string | undefined
  isReplacing?: boolean
  beside?: Record<string, string>
}

async function read(form: ForeignForm, text: string, { store = 'bakery', isReplacing = false, beside = {} }: How = {}) {
  const folder = path.join(root, 'files')
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, form === 'menu' ? 'menu.json' : 'export.csv')
  await writeFile(file, text)
  for (const [name, content] of Object.entries(beside)) await writeFile(path.join(folder, name), content)
  const pictureDir = path.join(root, 'stored')
  const summary = await importCatalogue({
    ...{ db: api.db, folder, pictureDir, now, isReplacing, sharedHosts: [], cities: DEFAULT_CITIES },
    foreign: { form, path: file, store: store || undefined },
    pictures: createPictureStore(pictureDir),
    fetchPicture: async () => picture,
  })
  return summary.toLines()
}

/** What is for sale, as a shopper would read it. */
async function menu(): Promise<unknown[]> {
  const sections = await api.db.select().from(menuSections).where(eq(menuSections.gid, gid))
  const dishes = await api.db.select().from(products).where(eq(products.gid, gid)).orderBy(asc(products.position))
  const groups = await api.db.select().from(optionGroups).orderBy(asc(optionGroups.position))
  const choices = await api.db.select().from(optionChoices).orderBy(asc(optionChoices.position))
  return dishes
    .filter(({ retiredAt }) => retiredAt === null)
    .map((dish) => ({
      section: sections.find(({ id }) => id === dish.sectionId)?.name.en,
      sku: dish.sku,
      name: dish.name.en,
      text: dish.description.en,
      price: dish.price,
      stock: dish.stock,
      tax: dish.taxClass,
      hasPicture: dish.picture !== '',
      options: groups
        .filter((group) => group.productId === dish.id)
        .map((group) => [
          `${group.name.en} ${group.min}–${group.max}`,
          ...choices
            .filter(({ groupId, retiredAt }) => groupId === group.id && retiredAt === null)
            .map(({ name, price, stock }) => `${name.en} +${price}${stock < 10_000 ? ` (${stock})` : ''}`),
        ]),
    }))
}

const SOURDOUGH = {
  section: 'Bread',
  sku: 'sourdough',
  name: 'Sourdough',
  price: 850,
  stock: 12,
  tax: 'exempt',
  hasPicture: true,
  options: [],
}
const CAKE = {
  section: 'Cakes',
  sku: 'cake',
  price: 2400,
  stock: null,
  tax: 'standard',
  hasPicture: false,
  options: [['Size / Cream 1–1', 'Small / Plain +0 (3)', 'Large / Plain +1250 (0)', 'Large / Rose +1400']],
}

describe('a file of another system', () => {
  it('of Shopify has its products with variants, stock and pictures', async () => {
    const lines = await read('shopify', SHOPIFY)
    expect(lines[0]).toBe('1 that are not published: left out')
    expect(await menu()).toEqual([
      { ...SOURDOUGH, text: 'Rye & wheat,\nbaked at six.' },
      { ...CAKE, name: 'Cream cake', text: '' },
    ])
    expect((await read('shopify', SHOPIFY)).at(-1)).toBe('0 created, 0 changed, 0 removed')
  })

  it('of Shopify has the names of the later template, too', async () => {
    const head =
      'Title,URL handle,Description,Type,Status,Published on online store,SKU,Option1 name,Option1 value,Price,Charge tax,Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL,Image position,Gift card'
    await read(
      'shopify',
      `${head}\nSourdough,sourdough,Rye & wheat,Bread,Active,TRUE,SD-1,,,8.50,FALSE,shopify,12,FALSE,https://cdn.example/s.jpg,1,FALSE\n`,
    )
    expect(await menu()).toEqual([{ ...SOURDOUGH, text: 'Rye & wheat' }])
  })

  it('of WooCommerce has its simple products and variations', async () => {
    const lines = await read('woocommerce', WOO)
    expect(lines[0]).toBe('2 that are not published, or of other types than simple and variable: left out')
    expect(await menu()).toEqual([
      {
        section: 'Bread',
        sku: 'RYE',
        name: 'Rye loaf',
        text: 'Dark rye.\nDense.',
        price: 725,
        stock: 8,
        tax: 'exempt',
        hasPicture: true,
        options: [],
      },
      {
        section: 'Bread',
        sku: 'id-12',
        name: 'Bagels',
        text: 'By the bag.',
        price: 900,
        stock: null,
        tax: 'standard',
        hasPicture: false,
        options: [['Bag 1–1', 'Six +0', 'Twelve +700 (0)']],
      },
    ])
    expect((await read('woocommerce', WOO)).at(-1)).toBe('0 created, 0 changed, 0 removed')
  })

  it('of JSON-LD has the sections, sizes and additions of its menu', async () => {
    await read('menu', MENU_TEXT)
    expect(await menu()).toEqual([
      {
        section: 'Soups',
        sku: 'miso-soup',
        name: 'Miso soup',
        text: 'With tofu.',
        price: 450,
        stock: null,
        tax: 'standard',
        hasPicture: true,
        options: [['Extras 0–1', 'Extra tofu +150']],
      },
      {
        section: 'Soups',
        sku: expect.stringMatching(/^[0-9a-f]{10}$/),
        name: '味噌汁',
        text: '',
        price: 400,
        stock: null,
        tax: 'standard',
        hasPicture: false,
        options: [['Size 1–1', 'Cup +0', 'Bowl +250']],
      },
      {
        section: 'Cold soups',
        sku: 'Gazpacho',
        name: 'Gazpacho',
        text: '',
        price: 700,
        stock: null,
        tax: 'standard',
        hasPicture: false,
        options: [],
      },
    ])
    expect((await read('menu', MENU_TEXT)).at(-1)).toBe('0 created, 0 changed, 0 removed')
  })

  it('leaves other dishes of the store alone, unless it replaces them', async () => {
    await read('menu', MENU_TEXT)
    expect((await read('shopify', SHOPIFY)).join('\n')).not.toContain('no longer')
    expect(await menu()).toHaveLength(5)
    expect(await read('shopify', SHOPIFY, { isReplacing: true })).toContain('dish bakery/miso-soup: no longer for sale')
    expect(await menu()).toHaveLength(2)
  })

  it('opens a new store that is in stores.csv beside it', async () => {
    const head = 'key,kind,name_en,area,street,city,postal_code,lat,lon,phone'
    const row = 'oven,shopping,Oven,toronto,1 King,Toronto,M5V 2T6,43,-79,416-555-0100'
    await read('shopify', SHOPIFY, { store: '', beside: { 'stores.csv': `${head}\n${row}\n` } })
    const [store] = await api.db.select().from(stores).where(eq(stores.urlKey, 'oven'))
    gid = store?.gid ?? 0
    expect(await menu()).toMatchObject([SOURDOUGH, CAKE])
  })

  const edit = (text: string, from: string, to: string) => {
    if (!text.includes(from)) throw new Error(`no ${from}`)
    return text.replace(from, to)
  }
  it.each<[string, ForeignForm, string, How, string]>([
    [
      'a price',
      'shopify',
      edit(SHOPIFY, '8.50', 'eight'),
      {},
      'export.csv:2 Variant Price: must be an amount such as 12.50',
    ],
    ['a price of a variant', 'shopify', edit(SHOPIFY, '36.50', ''), {}, 'export.csv:5 Variant Price: is empty'],
    ['a title', 'shopify', edit(SHOPIFY, 'Cream cake', ''), {}, 'export.csv:4 Title: is empty'],
    [
      'a picture',
      'shopify',
      edit(SHOPIFY, 'https://cdn.example/sourdough.jpg', 'ftp://a/b'),
      {},
      'export.csv:2 Image Src: must be a file',
    ],
    [
      'a column',
      'shopify',
      edit(SHOPIFY, 'Variant Price', 'Cost'),
      {},
      'export.csv:1 Variant Price: is missing, and so is Price',
    ],
    ['another export', 'woocommerce', SHOPIFY, {}, 'export.csv:1 Name: is missing'],
    [
      'a price in Woo',
      'woocommerce',
      edit(WOO, '7.25,8.00', ',"8,00"'),
      {},
      'export.csv:2 Regular price: must be an amount such as 12.50',
    ],
    [
      'a stock',
      'shopify',
      edit(SHOPIFY, ',12,deny', ',many,deny'),
      {},
      'export.csv:2 Variant Inventory Qty: must be a whole number',
    ],
    [
      'an offer',
      'menu',
      edit(MENU_TEXT, '"price":"4.50"', '"price":"free"'),
      {},
      'menu.json hasMenu.hasMenuSection[0].hasMenuItem[0].offers.price: must be an amount such as 12.50',
    ],
    [
      'no offer',
      'menu',
      edit(MENU_TEXT, '"price":7', '"name":"?"'),
      {},
      'menu.json hasMenu.hasMenuSection[0].hasMenuSection.hasMenuItem.offers.price: is empty',
    ],
    [
      'another currency',
      'menu',
      edit(MENU_TEXT, '"price":"4.50","priceCurrency":"CAD"', '"price":"4.50","priceCurrency":"USD"'),
      {},
      'menu.json hasMenu.hasMenuSection[0].hasMenuItem[0].offers.price: is in USD, but the store’s currency is CAD',
    ],
    ['no JSON', 'menu', '<html>', {}, 'menu.json: is no JSON'],
    ['no menu', 'menu', '{"@type":"Restaurant"}', {}, 'menu.json: has no Menu of schema.org'],
    ['lists in lists', 'menu', nested('[', MENU_TEXT, ']'), {}, 'menu.json: is nested in more than 100 levels'],
    ['menus in menus', 'menu', nested('{"menu":', MENU_TEXT, '}'), {}, 'menu.json: is nested in more than 100 levels'],
    [
      'sections in sections',
      'menu',
      nested('{"@type":"Menu","hasMenuSection":', MENU_TEXT, '}'),
      {},
      'menu.json: is nested in more than 100 levels',
    ],
    [
      'a name in names',
      'menu',
      edit(MENU_TEXT, '"price":7', `"name":${nested('{"value":', '1', '}')}`),
      {},
      'menu.json: is nested in more than 100 levels',
    ],
    [
      'no store',
      'shopify',
      SHOPIFY,
      { store: '' },
      'export.csv: needs its store: --store KEY, or one store in stores.csv beside it',
    ],
    ['an unknown store', 'shopify', SHOPIFY, { store: 'oven' }, 'export.csv:2 store: oven is not in stores.csv'],
  ])('is refused at the place: %s', async (_what, form, text, how, expected) => {
    const error = await read(form, text, how).catch((thrown: Error) => thrown)
    const [line = ''] = (error instanceof Error ? error.message : `read: ${error}`).split('\n')
    expect(line.slice(0, expected.length)).toBe(expected)
    expect(await menu()).toEqual([])
  })
})
