import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { products } from '@/backend/catalogue/schema/products'
import type { ForeignForm } from '@/backend/catalogue-files/foreign/read-foreign'
import { dumpDatabase } from '@/tests/backend/support/dump-database'
import { makeStore } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { MENU_TEXT, SHOPIFY, shopifyOf, WOO, wooOf } from './foreign-samples'
import { type ForeignShop, type HowToRead, openForeignShop } from './foreign-shop'

/** 12:00 in Vancouver, where the store is */
const now = new Date('2026-06-05T19:00:00Z')
let api: TestApp
let shop: ForeignShop
beforeEach(async () => {
  api = await openTestApp()
  shop = await openForeignShop()
  await makeStore(api.db, { gid: 41, urlKey: 'bakery', currency: 'CAD', timeZone: 'America/Vancouver' })
})
afterEach(async () => {
  await api?.close()
  await shop?.remove()
})

/** The notes and warnings of an import, which come before its changes. */
async function report(form: ForeignForm, text: string, how: HowToRead = {}): Promise<string[]> {
  const lines = await shop.read(api.db, now, { form, text, ...how })
  return lines.slice(
    0,
    lines.findIndex((line) => /: new$|^0 created/.test(line)),
  )
}

/** The price of each dish, such as `850 of 1000 until 2026-06-30T…` on sale. */
async function prices(): Promise<Record<string, string>> {
  const rows = await api.db.select().from(products).orderBy(asc(products.position))
  return Object.fromEntries(
    rows.map(({ sku, price, regularPrice, priceUntil }) => {
      const sale = `${regularPrice ? ` of ${regularPrice}` : ''}${priceUntil ? ` until ${priceUntil.toISOString()}` : ''}`
      return [sku, `${price}${sale}`]
    }),
  )
}

async function picturesPerDish(): Promise<Record<string, number>> {
  const rows = await api.db.select().from(products)
  return Object.fromEntries(
    rows.map(({ sku, picture, furtherPictures }) => [sku, (picture ? 1 : 0) + (furtherPictures?.length ?? 0)]),
  )
}

const loaf = (handle: string, cells: Record<string, string>) => ({
  ...{ Handle: handle, Title: handle, Status: 'active', 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' },
  ...cells,
})
const product = (sku: string, cells: Record<string, string>) => ({
  ...{ ID: sku.slice(-2), Type: 'simple', SKU: sku, Name: sku, Published: '1' },
  ...cells,
})

describe('the report of an import from Shopify', () => {
  it('names each column that is not used, with the rows that have a value', async () => {
    expect(await report('shopify', SHOPIFY)).toEqual([
      '1 that are not published: left out',
      "Column 'Vendor' is not used (3 rows)",
      "Column 'Tags' is not used (1 row)",
      "Column 'Variant Grams' is not used (5 rows)",
      "Column 'Variant Fulfillment Service' is not used (5 rows)",
      "Column 'Variant Requires Shipping' is not used (5 rows)",
      "Column 'Image Alt Text' is not used (1 row)",
      "Column 'Variant Weight Unit' is not used (5 rows)",
      "Column 'Product Category' is not used beside 'Type' (1 row)",
    ])
  })

  it('says nothing of Compare At Price, which is the regular price where it is above what is paid', async () => {
    const text = shopifyOf(
      loaf('rye', { 'Variant Price': '8.50', 'Variant Compare At Price': '10.00' }),
      loaf('bun', { 'Variant Price': '2.00' }),
      loaf('roll', { 'Variant Price': '3.00', 'Variant Compare At Price': '3.00' }),
      loaf('pie', { 'Variant Price': '4.00', 'Variant Compare At Price': '0.00' }),
      loaf('gift', { 'Variant Price': '40.00', 'Variant Compare At Price': '50.00', 'Gift Card': 'true' }),
    )
    expect(await report('shopify', text)).toEqual([])
    expect(await prices()).toEqual({ rye: '850 of 1000', bun: '200', roll: '300', pie: '400', gift: '4000' })
  })

  it('says nothing of it by the name that the later template has', async () => {
    const head = 'Title,URL handle,SKU,Price,Compare-at price'
    expect(await report('shopify', `${head}\nRye,rye,R,8.50,10.00\n`)).toEqual([])
    expect(await prices()).toEqual({ rye: '850 of 1000' })
  })

  it('counts the variants that lose it, since choices add as much to the regular price', async () => {
    const bag = (size: string, price: string, regular: string) => ({
      ...{ 'Option1 Name': 'Size', 'Option1 Value': size },
      ...{ 'Variant Price': price, 'Variant Compare At Price': regular },
    })
    const text = shopifyOf(
      loaf('bun', bag('Six', '9.00', '10.00')),
      { Handle: 'bun', ...bag('Dozen', '16.00', '17.00') },
      loaf('roll', bag('Six', '9.00', '10.00')),
      { Handle: 'roll', ...bag('Dozen', '16.00', '18.00') },
      loaf('bagel', bag('Six', '9.00', '')),
      { Handle: 'bagel', ...bag('Dozen', '16.00', '18.00') },
    )
    expect(await report('shopify', text)).toEqual([
      "Column 'Variant Compare At Price' is not used where not all variants are reduced by the same amount (3 rows)",
    ])
    expect(await prices()).toEqual({ bun: '900 of 1000', roll: '900', bagel: '900' })
  })

  it('leaves a sale alone if the export has no such column, and ends it if its cell is empty', async () => {
    await report('shopify', shopifyOf(loaf('rye', { 'Variant Price': '8.50', 'Variant Compare At Price': '10.00' })))
    await report('shopify', 'Title,URL handle,SKU,Price\nRye,rye,R,8.00\n')
    expect(await prices()).toEqual({ rye: '800 of 1000' })
    await report('shopify', shopifyOf(loaf('rye', { 'Variant Price': '8.00' })))
    expect(await prices()).toEqual({ rye: '800' })
  })

  it('names a column without a name by its number', async () => {
    const text = 'Title,URL handle,SKU,Price,\nRye,rye,R,8.50,daily\nBun,bun,B,2.00,\n'
    expect(await report('shopify', text)).toEqual(["Column '5' is not used (1 row)"])
  })

  it('says nothing of rows that have a picture alone: all are taken, that of the first position first', async () => {
    const picture = (src: string, position: string) => ({ 'Image Src': src, 'Image Position': position })
    const text = shopifyOf(
      loaf('rye', { 'Variant Price': '8.50', ...picture('https://cdn.example/2.jpg', '2') }),
      { Handle: 'rye', ...picture('https://cdn.example/1.jpg', '1') },
      { Handle: 'rye', ...picture('https://cdn.example/3.jpg', '3') },
    )
    expect(await report('shopify', text)).toEqual([])
    expect(shop.fetched).toEqual([1, 2, 3].map((n) => `https://cdn.example/${n}.jpg`))
    expect(await picturesPerDish()).toEqual({ rye: 3 })
  })

  it('counts the pictures after the twentieth', async () => {
    const rows = Array.from({ length: 22 }, (_, n) => ({ 'Image Src': `https://cdn.example/${n}.jpg` }))
    const [first, ...others] = rows
    const text = shopifyOf(
      loaf('rye', { 'Variant Price': '8.50', ...first }),
      ...others.map((row) => ({ Handle: 'rye', ...row })),
    )
    expect(await report('shopify', text)).toEqual(['further pictures left out, since a dish has at most 20: 2'])
    expect(await picturesPerDish()).toEqual({ rye: 20 })
  })

  it('warns of doubtful prices at the lines of their variants', async () => {
    const text = shopifyOf(
      loaf('rye', { 'Variant Price': '8.50' }),
      loaf('bun', { 'Option1 Name': 'Size', 'Option1 Value': 'Six', 'Variant Price': '9.00' }),
      { Handle: 'bun', 'Option1 Value': 'Dozen', 'Variant Price': '1600' },
      loaf('gift', { 'Variant Price': '500', 'Gift Card': 'true' }),
      loaf('water', { 'Variant Price': '0.00' }),
    )
    expect(await report('shopify', text)).toEqual([
      'warning: export.csv:4 Variant Price: is 178 times the median price of the file, 9: is its decimal point missing?',
      'warning: export.csv:6 Variant Price: is 0',
    ])
  })

  it('warns of a longitude without its sign in stores.csv beside the file', async () => {
    const head = 'key,kind,name_en,area,street,city,postal_code,lat,lon,phone'
    const row = 'oven,shopping,Oven,toronto,1 King,Toronto,M5V 2T6,43.65,79.38,416-555-0100'
    const beside = { 'stores.csv': `${head}\n${row}\n` }
    const text = shopifyOf(loaf('rye', { 'Variant Price': '8.50' }))
    expect(await report('shopify', text, { store: 'oven', beside })).toContain(
      'warning: stores.csv:2 lon: is far from toronto: is its sign wrong?',
    )
  })
})

describe('the report of an import from WooCommerce', () => {
  it('names each column that is not used, and what only some rows drop', async () => {
    expect(await report('woocommerce', WOO)).toEqual([
      '2 that are not published, or of other types than simple and variable: left out',
      "Column 'Is featured?' is not used (6 rows)",
      "Column 'Sold individually?' is not used (6 rows)",
      "Column 'Allow customer reviews?' is not used (6 rows)",
      "Column 'Position' is not used (6 rows)",
      "Column 'Categories' is used for the first category alone (1 row)",
      "Column 'Short description' is not used beside 'Description' (1 row)",
      "Column 'Attribute 1 visible' is not used (1 row)",
      "Column 'Attribute 1 global' is not used (3 rows)",
      "Column 'External URL' is not used (1 row)",
      "Column 'Button text' is not used (1 row)",
    ])
  })

  it('warns of each sale that has not begun, and imports one that runs with its end', async () => {
    const text = wooOf(
      product('RYE-11', {
        ...{ 'Regular price': '8.00', 'Sale price': '7.25' },
        ...{ 'Date sale price starts': '2026-06-01 0:00:00', 'Date sale price ends': '2026-06-30 23:59:59' },
      }),
      product('BUN-12', {
        ...{ 'Regular price': '2.00', 'Sale price': '1.50', 'Date sale price starts': '2026-06-05 13:00:00' },
      }),
      product('CAKE-13', {
        ...{ 'Regular price': '24.00', 'Sale price': '20.00', 'Date sale price ends': '2026-06-05 11:00:00' },
      }),
      product('ROLL-14', {
        ...{ 'Regular price': '3.00', 'Sale price': '2.50', 'Date sale price starts': '2026-06-05 11:00:00' },
      }),
    )
    expect(await report('woocommerce', text)).toEqual([
      'warning: export.csv:3 Date sale price starts: the sale at 1.50 has not begun (2026-06-05 13:00:00): the regular price 2.00 is imported',
    ])
    expect(await prices()).toEqual({
      'RYE-11': '725 of 800 until 2026-07-01T06:59:59.000Z',
      'BUN-12': '200',
      'CAKE-13': '2400',
      'ROLL-14': '250 of 300',
    })
    expect((await shop.read(api.db, now, { form: 'woocommerce', text })).at(-1)).toBe('0 created, 0 changed, 0 removed')
  })

  it('warns of a sale of variations that ends, if they are not reduced alike', async () => {
    const bag = (sku: string, size: string, cells: Record<string, string>) => ({
      ...{ ID: sku.slice(-2), Type: 'variation', SKU: sku, Published: '1', Parent: 'BAG' },
      ...{ 'Attribute 1 name': 'Bag', 'Attribute 1 value(s)': size, ...cells },
    })
    const ends = { 'Date sale price ends': '2026-06-30' }
    const text = wooOf(
      { ID: '12', Type: 'variable', SKU: 'BAG', Name: 'Bun', Published: '1' },
      bag('B-13', 'Six', { 'Regular price': '9.00', 'Sale price': '8.00', ...ends }),
      bag('B-14', 'Twelve', { 'Regular price': '16.00' }),
    )
    expect(await report('woocommerce', text)).toEqual([
      'warning: export.csv:3 Sale price: 8.00 ends, and not all variants are reduced as much until then: the regular price 9.00 is imported',
    ])
    expect(await prices()).toEqual({ BAG: '900' })
  })

  it('takes all pictures of a list, and those of variations', async () => {
    const text = wooOf(
      product('RYE-11', { 'Regular price': '8.00', Images: 'https://a.example/1.jpg, https://a.example/2.jpg' }),
      { ID: '12', Type: 'variable', Name: 'Bun', Published: '1', Images: 'https://a.example/3.jpg', Stock: '9' },
      {
        ...{ ID: '13', Type: 'variation', SKU: 'B6', Published: '1', Parent: 'id:12', 'Regular price': '9.00' },
        ...{ 'Attribute 1 name': 'Bag', 'Attribute 1 value(s)': 'Six', Images: 'https://a.example/4.jpg' },
      },
      { ID: '15', Type: 'variation', SKU: 'X', Published: '1', Parent: 'id:14', 'Regular price': '1.00' },
    )
    expect(await report('woocommerce', text)).toEqual([
      'variations left out, unpublished or of a product that is: 1',
      "Column 'Stock' of a variable product is not used, only that of its variations (1 row)",
    ])
    expect(shop.fetched).toEqual([1, 2, 3, 4].map((n) => `https://a.example/${n}.jpg`))
    expect(await picturesPerDish()).toEqual({ 'RYE-11': 2, 'id-12': 2 })
  })
})

describe('the report of an import of a menu', () => {
  it('names each property that is not used, by its type', async () => {
    const text = MENU_TEXT.replace('"description":"With tofu."', '"nutrition":{},"suitableForDiet":"Vegan"')
    expect(await report('menu', text)).toEqual([
      "Property 'Menu.name' is not used (1 place)",
      "Property 'MenuItem.nutrition' is not used (1 place)",
      "Property 'MenuItem.suitableForDiet' is not used (1 place)",
    ])
  })
})

it('nothing of a file is written if one of its lines is wrong, whatever was warned of', async () => {
  const before = await dumpDatabase(api.db)
  const good = { 'Regular price': '8.00', 'Sale price': '7.25', 'Date sale price ends': '2026-06-30' }
  const text = wooOf(product('RYE-11', good), product('BUN-12', { 'Regular price': 'two' }))
  await expect(report('woocommerce', text)).rejects.toThrow(
    'export.csv:3 Regular price: must be an amount such as 12.50\n1 problem; nothing was written.',
  )
  expect(await dumpDatabase(api.db)).toEqual(before)
})
