import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { categories, deals } from '@/backend/catalogue/schema/deals'
import { menuSections, optionChoices, optionGroups, products } from '@/backend/catalogue/schema/products'
import { stores } from '@/backend/catalogue/schema/stores'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { copyExample, type ExampleShop } from './example-shop'

const now = new Date('2026-06-05T19:00:00Z')
const TABLES = { stores, menuSections, products, deals, optionGroups, optionChoices, coupons, categories } as const

let api: TestApp
let shop: ExampleShop
beforeEach(async () => {
  api = await openTestApp()
  shop = await copyExample()
  await shop.edit('dishes', ',12.00,,30', ',12.00,kake.jpg,30')
  await shop.read(api.db, now)
})
afterEach(async () => {
  await api?.close()
  await shop?.remove()
})

type Rows = Record<string, Record<string, unknown>>

/** Every row of the catalogue by table and key. */
async function readAll(): Promise<Rows> {
  const found: Rows = {}
  for (const [table, schema] of Object.entries(TABLES)) {
    for (const row of (await api.db.select().from(schema)) as Record<string, unknown>[]) {
      found[`${table} ${row.sku ?? row.key ?? row.code ?? row.urlKey ?? row.id}`] = row
    }
  }
  return found
}

/** What differs, as `products niku` to its columns with new values. */
function differences(before: Rows, after: Rows): Rows {
  const changed: Rows = {}
  for (const [key, row] of Object.entries(after)) {
    const columns = Object.entries(row).filter(
      ([column, value]) => column !== 'changedAt' && JSON.stringify(value) !== JSON.stringify(before[key]?.[column]),
    )
    if (columns.length > 0) changed[key] = before[key] ? Object.fromEntries(columns) : { isNew: true }
  }
  return changed
}

const open = (open: number, close: number) => [{ open, close }]
const REGULAR = [open(690, 900)[0], open(1020, 1320)[0]]

describe('a file that leaves columns and rows out', () => {
  it.each<[string, Record<string, string>, Rows]>([
    ['a price', { dishes: 'store,sku,price\nminato-udon,niku,17.50\n' }, { 'products niku': { price: 1750 } }],
    ['a stock', { dishes: 'store,sku,stock\nminato-udon,niku,8\n' }, { 'products niku': { stock: 8, fileStock: 8 } }],
    [
      'no stock',
      { dishes: 'store,sku,stock\nminato-udon,zaru,\n' },
      { 'products zaru': { stock: null, fileStock: null } },
    ],
    ['no picture', { dishes: 'store,sku,picture\nminato-udon,zaru,\n' }, { 'products zaru': { picture: '' } }],
    ['keys alone', { dishes: 'store,sku\nminato-udon,zaru\n' }, {}],
    [
      'a name in one language, which the others have only from it',
      { dishes: 'store,sku,name_en\nminato-udon,niku,Beef noodles\n' },
      {
        'products niku': {
          name: { en: 'Beef noodles', zh: 'Beef noodles', 'zh-Hant': 'Beef noodles', jp: '肉うどん' },
        },
      },
    ],
    [
      'a language that had no text of its own',
      { dishes: 'store,sku,name_zh\nminato-udon,niku,牛肉乌冬\n' },
      { 'products niku': { name: { en: 'Beef udon', zh: '牛肉乌冬', 'zh-Hant': 'Beef udon', jp: '肉うどん' } } },
    ],
    [
      'the phone of a store',
      { stores: 'key,phone\nminato-udon,604-555-0199\n' },
      { 'stores minato-udon': { phone: '604-555-0199' } },
    ],
    [
      'a setting of a store',
      { stores: 'key,lead_minutes,preparation_minutes,tips\nminato-udon,45,20,no\n' },
      {
        'stores minato-udon': {
          settings: expect.objectContaining({ leadMinutes: 45, preparationMinutes: 20, deliveryFee: 399 }),
          tipsEnabled: false,
        },
      },
    ],
    [
      'one of the payments',
      { stores: 'key,alipay\nminato-udon,yes\n' },
      { 'stores minato-udon': { payments: expect.objectContaining({ alipay: true, creditCard: true, cash: true }) } },
    ],
    [
      'an area, with what follows from it',
      { stores: 'key,area,city,postal_code\nminato-udon,toronto,Toronto,M5V 2T6\n' },
      {
        'stores minato-udon': {
          cityKey: 'toronto',
          city: 'Toronto',
          postalCode: 'M5V 2T6',
          region: 'ON',
          timeZone: 'America/Toronto',
        },
      },
    ],
    [
      'hours of a section',
      {
        sections: 'store,key\nminato-udon,sides\n',
        section_hours: 'store,section,day,opens,closes\nminato-udon,sides,sun,11:00,15:00\n',
      },
      { 'menuSections sides': { available: [[], [], [], [], [], [], open(660, 900)] } },
    ],
    [
      'hours of a store',
      { hours: 'store,day,opens,closes\nminato-udon,sun,12:00,20:00\n' },
      {
        'stores minato-udon': {
          hours: [[], [], [], [], [], [], open(720, 1200)],
        },
      },
    ],
    [
      'hours of its deliveries',
      { hours: 'store,of,day,opens,closes\nminato-udon,delivery,sun,12:00,20:00\n' },
      { 'stores minato-udon': { deliveryHours: [[], [], [], [], [], [], open(720, 1200)] } },
    ],
    [
      'a holiday',
      { holidays: 'store,date\nminato-udon,2027-07-01\n' },
      {
        'stores minato-udon': {
          holidays: ['2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01', '2027-07-01'],
        },
      },
    ],
    [
      'special hours, and a date without them any more',
      {
        holidays:
          'store,date,opens,closes\nminato-udon,2026-12-24,,\nminato-udon,2026-12-26,11:00,14:00\nminato-udon,2026-12-26,9:00,10:00\n',
      },
      {
        'stores minato-udon': {
          holidays: ['2026-12-24', '2026-12-25', '2026-12-26', '2026-12-31', '2027-01-01'],
          specialHours: {
            '2026-12-26': [
              { open: 540, close: 600 },
              { open: 660, close: 840 },
            ],
            '2026-12-31': [{ open: 1020, close: 1560 }],
          },
        },
      },
    ],
    [
      'a colour',
      { domains: 'store,accent\nminato-udon,#205030\n' },
      {
        'stores minato-udon': {
          theme: { accent: '#205030', face: 'serif', corner: 'soft', layout: 'split' },
          logo: expect.any(String),
        },
      },
    ],
    [
      'a new dish, which comes last',
      { dishes: 'store,sku,section,name_en,price\nminato-udon,tea,sides,Tea,3.00\n' },
      { 'products tea': { isNew: true } },
    ],
    [
      'a dish in another section',
      { dishes: 'store,sku,section\nminato-udon,ebiten,udon\n' },
      { 'products ebiten': { sectionId: expect.any(Number) } },
    ],
    [
      'the name of a section',
      { sections: 'store,key,name_en\nminato-udon,sides,Small plates\n' },
      {
        'menuSections sides': {
          name: { en: 'Small plates', zh: 'Small plates', 'zh-Hant': 'Small plates', jp: '一品' },
        },
      },
    ],
    [
      'the price of a choice',
      { choices: 'store,of,item,option,key,price\nminato-udon,dish,kake,size,large,3.00\n' },
      { 'optionChoices large': { price: 300 } },
    ],
    [
      'a new choice of a stored option',
      { choices: 'store,of,item,option,key,name_en\nminato-udon,dish,kake,size,huge,Huge\n' },
      { 'optionChoices huge': { isNew: true } },
    ],
    [
      'the limits of an option',
      { options: 'store,of,item,key,min\nminato-udon,dish,kake,extra,1\n' },
      { 'optionGroups extra': { min: 1 } },
    ],
    [
      'the price of a deal',
      { deals: 'store,key,deal_price\nminato-udon,dinner-for-two,36.00\n' },
      { 'deals dinner-for-two': { dealPrice: 3600 } },
    ],
    [
      'the end of a coupon',
      { coupons: 'store,code,ends_at\nminato-udon,FIRSTBOWL,2028-07-31 22:00\n' },
      { 'coupons FIRSTBOWL': { endsAt: new Date('2028-08-01T05:00:00Z') } },
    ],
    [
      'the amount of a coupon',
      { coupons: 'store,code,amount\nminato-udon,FIRSTBOWL,5\n' },
      { 'coupons FIRSTBOWL': { kind: 'amount', value: 500 } },
    ],
    ['a new category', { categories: 'id,parent,name_en\n1013,1010,Thai\n' }, { 'categories 1013': { isNew: true } }],
    ['the icon of a category', { categories: 'id,icon\n1012,soup\n' }, { 'categories 1012': { icon: 'soup' } }],
  ])('changes %s and nothing else', async (_what, files, expected) => {
    const before = await readAll()
    await shop.writeOnly(files)
    await shop.read(api.db, now)
    expect(differences(before, await readAll())).toEqual(expected)
    expect((await shop.read(api.db, now)).at(-1)).toBe('0 created, 0 changed, 0 removed')
  })

  it('has new rows with the documented values, after the stored ones', async () => {
    const [first] = await api.db.select().from(products).where(eq(products.sku, 'kake'))
    await shop.writeOnly({ dishes: 'store,sku,section,name_en,price\nminato-udon,tea,sides,Tea,3.00\n' })
    await shop.read(api.db, now)
    const all = await api.db.select().from(products).orderBy(asc(products.position))
    expect(all.at(-1)).toMatchObject({ sku: 'tea', stock: null, taxClass: 'standard', kind: 0, available: null })
    expect(all.at(0)?.sku).toBe(first?.sku)
  })

  it('keeps hours as they were where the store has no rows', async () => {
    await shop.writeOnly({
      hours: 'store,day,opens,closes\n',
      announcements: 'store,text_en\n',
      holidays: 'store,date\n',
    })
    const before = await readAll()
    await shop.read(api.db, now)
    expect(differences(before, await readAll())).toEqual({})
    expect(before['stores minato-udon']?.hours).toContainEqual(REGULAR)
  })
})
