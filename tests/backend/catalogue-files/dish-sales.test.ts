import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { products } from '@/backend/catalogue/schema/products'
import { exportCatalogue } from '@/backend/catalogue-files/export/export-catalogue'
import { importCatalogue } from '@/backend/catalogue-files/import-catalogue'
import { DEFAULT_CITIES } from '@/backend/config/cities'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { copyExample, type ExampleShop, UNCHANGED } from './example-shop'

const now = new Date('2026-06-05T19:00:00Z')
const END = new Date('2026-12-06T01:00:00Z')
const LATER = new Date('2026-12-07T00:00:00Z')

let api: TestApp
let shop: ExampleShop
beforeEach(async () => {
  api = await openTestApp()
  shop = await copyExample()
  await shop.read(api.db, now)
})
afterEach(async () => {
  await api?.close()
  await shop?.remove()
})

const read = (columns: string, cells: string, at = now) =>
  shop.writeOnly({ dishes: `store,sku,${columns}\nminato-udon,niku,${cells}\n` }).then(() => shop.read(api.db, at))

async function niku() {
  const [row] = await api.db.select().from(products).where(eq(products.sku, 'niku'))
  return row
}

const SALE = { price: 1600, regularPrice: 1800, priceUntil: END }
const NO_SALE = { regularPrice: null, priceUntil: null }

describe('a file that begins a sale', () => {
  beforeEach(() => read('regular_price,price_until', '18.00,2026-12-05 18:00'))

  it('has its end by the clock of the store, and is reported', async () => {
    expect(await niku()).toMatchObject(SALE)
    expect(await read('regular_price', '17.50')).toContain('dish minato-udon/niku: regular_price 18.00 → 17.50')
  })

  it.each<[string, [columns: string, cells: string], Date, object]>([
    ['with a lower price goes on with it', ['price', '15.00'], now, { ...SALE, price: 1500 }],
    ['with a price above its regular one ends it', ['price', '19.00'], now, { price: 1900, ...NO_SALE }],
    ['with the same price leaves it alone, also when it is over', ['price', '16.00'], LATER, SALE],
    ['with another price forgets it when it is over', ['price', '17.00'], LATER, { price: 1700, ...NO_SALE }],
    [
      'with a regular price begins another when it is over',
      ['regular_price', '17.00'],
      LATER,
      { regularPrice: 1700, priceUntil: null },
    ],
    ['with empty cells ends it', ['regular_price,price_until', ','], now, { price: 1600, ...NO_SALE }],
    ['with an empty end alone has no end', ['price_until', ''], now, { ...SALE, priceUntil: null }],
    ['without these columns leaves it alone', ['stock', '9'], LATER, SALE],
  ])('a later one %s', async (_what, [columns, cells], at, expected) => {
    await read(columns, cells, at)
    expect(await niku()).toMatchObject(expected)
  })
})

it('an export has sales and all pictures, which an import reads as they were', async () => {
  await read('regular_price,price_until,picture', '18.00,2026-12-05 18:00,kake.jpg; counter.jpg')
  const stored = await niku()
  expect(stored?.furtherPictures).toEqual([expect.stringMatching(/^shop\//)])
  const folder = path.join(shop.folder, 'exported')
  await exportCatalogue({ db: api.db, folder, pictures: shop.pictures })
  const text = await readFile(path.join(folder, 'dishes.csv'), 'utf8')
  expect(text).toContain(',16.00,18.00,2026-12-06T01:00:00.000Z,goods,')
  expect(text).toContain(`,${stored?.picture}.webp;${stored?.furtherPictures?.[0]}.webp,`)
  const { pictures, pictureDir } = shop
  const again = await importCatalogue({
    db: api.db,
    folder,
    pictures,
    pictureDir,
    sharedHosts: [],
    cities: DEFAULT_CITIES,
    now,
  })
  expect(again.toLines()).toEqual([UNCHANGED])
})
