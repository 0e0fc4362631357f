import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { products } from '@/backend/catalogue/schema/products'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { copyExample, type ExampleShop } from './example-shop'

const now = new Date('2026-06-05T19:00:00Z')
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

describe('the report of an import of some rows', () => {
  it('says how many rows of each kind stay as they are', async () => {
    await shop.writeOnly({ dishes: 'store,sku,price\nminato-udon,niku,17.50\n' })
    expect(await shop.read(api.db, now, { isDryRun: true })).toEqual([
      'dish minato-udon/niku: price 16.00 → 17.50',
      'dishes: 1 changed, 3 not in the files, as before',
      '0 created, 1 changed, 0 removed',
    ])
    expect((await api.db.select().from(products)).filter(({ retiredAt }) => retiredAt !== null)).toEqual([])
  })

  it('replaces what is stored where it is asked to, and says how many', async () => {
    await shop.leaveOut('dishes', 'zaru')
    await shop.leaveOut('dish_hours', 'zaru')
    await shop.leaveOut('dishes', 'ebiten')
    expect(await shop.read(api.db, now, { isReplacing: true })).toEqual([
      'dish minato-udon/zaru: no longer for sale',
      'dish minato-udon/ebiten: no longer for sale',
      'dishes: 2 no longer for sale',
      '0 created, 0 changed, 2 removed',
    ])
  })

  it.each<[string, Record<string, string>, string[]]>([
    [
      'a new dish',
      { dishes: 'store,sku,price\nminato-udon,tea,3.00\n' },
      [
        'dishes.csv:2 section: is missing, and section is needed for a row that is new',
        'dishes.csv:2 name: is missing, and name is needed for a row that is new',
      ],
    ],
    [
      'a new store',
      {
        stores:
          'key,kind,name_en,area,street,city,postal_code,lat,lon\nramen,restaurant,Ramen,toronto,1 King,Toronto,M5V 2T6,43,-79\n',
      },
      ['stores.csv:2 phone: is missing, and phone is needed for a row that is new'],
    ],
    [
      'a section',
      { dishes: 'store,sku,section\nminato-udon,kake,desserts\n' },
      ['dishes.csv:2 section: desserts is not in sections.csv'],
    ],
    ['a store', { dishes: 'store,sku,price\nramen,kake,3.00\n' }, ['dishes.csv:2 store: ramen is not in stores.csv']],
    [
      'a limit',
      { options: 'store,of,item,key,max\nminato-udon,dish,kake,size,3\n' },
      ['options.csv:2 max: must be at least min and at most its 2 choices'],
    ],
    [
      'a deal price',
      { deals: 'store,key,deal_price\nminato-udon,dinner-for-two,60\n' },
      ['deals.csv:2 deal_price: is above the regular price'],
    ],
    [
      'an end',
      { coupons: 'store,code,ends_at\nminato-udon,FIRSTBOWL,2025-01-31 22:00\n' },
      ['coupons.csv:2 ends_at: must be after its start'],
    ],
    ['a key', { dishes: 'store,price\nminato-udon,3.00\n' }, ['dishes.csv:1 sku: is missing']],
  ])('is checked with what is stored: %s', async (_what, files, lines) => {
    await shop.writeOnly(files)
    const error = await shop.read(api.db, now).catch((thrown: Error) => thrown)
    expect(
      `${error}`
        .split('\n')
        .map((line) => line.replace('CatalogueError: ', ''))
        .slice(0, -1),
    ).toEqual(lines)
  })

  it('brings no dish back into a section that is out of sale', async () => {
    await shop.leaveOut('sections', 'sides')
    await shop.leaveOut('dishes', 'ebiten')
    await shop.read(api.db, now, { isReplacing: true })
    await shop.writeOnly({ dishes: 'store,sku,price\nminato-udon,ebiten,9.00\n' })
    await expect(shop.read(api.db, now)).rejects.toThrow('dishes.csv:2 section: sides is not in sections.csv')
    await shop.writeOnly({ dishes: 'store,sku,price,section\nminato-udon,ebiten,9.00,udon\n' })
    expect(await shop.read(api.db, now)).toContain(
      'dish minato-udon/ebiten: price 7.50 → 9.00, section “sides” → “udon”, for sale again',
    )
  })

  it('lists at most ten changes of a kind, and counts the others', async () => {
    const rows = (price: number) =>
      Array.from({ length: 25 }, (_, index) => `minato-udon,side-${index},sides,Side ${index},${price}`).join('\n')
    const head = 'store,sku,section,name_en,price\n'
    await shop.writeOnly({ dishes: `${head}${rows(3)}\n` })
    const created = await shop.read(api.db, now)
    expect(created).toHaveLength(13)
    expect(created.slice(9)).toEqual([
      'dish minato-udon/side-9: new',
      '… and 15 more dishes new',
      'dishes: 25 new, 4 not in the files, as before',
      '25 created, 0 changed, 0 removed',
    ])
    await shop.writeOnly({ dishes: `${head}${rows(4)}\n` })
    const changed = await shop.read(api.db, now, { isDryRun: true })
    expect(changed.slice(8, 11)).toEqual([
      'dish minato-udon/side-8: price 3.00 → 4.00',
      'dish minato-udon/side-9: price 3.00 → 4.00',
      '… and 15 more dishes changed',
    ])
  })
})
