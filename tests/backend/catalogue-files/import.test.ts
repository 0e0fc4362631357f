import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { coupons } from '@/backend/catalogue/schema/coupons'
import { products } from '@/backend/catalogue/schema/products'
import { stores } from '@/backend/catalogue/schema/stores'
import { jobs } from '@/backend/platform/jobs/schema'

import { dumpDatabase } from '@/tests/backend/support/dump-database'
import { makeCustomer } from '@/tests/backend/support/factories'
import { buy, readOrder } from '@/tests/backend/support/shopping'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { copyExample, type ExampleShop, UNCHANGED } from './example-shop'

let api: TestApp
let shop: ExampleShop
const now = new Date('2026-06-05T19:00:00Z')
const REPLACE = { isReplacing: true }

beforeEach(async () => {
  api = await openTestApp()
  shop = await copyExample()
  await shop.read(api.db, now)
  await api.db.delete(jobs)
})
afterEach(async () => {
  await api?.close()
  await shop?.remove()
})

async function gidOf(): Promise<number> {
  const [store] = await api.db.select().from(stores).where(eq(stores.urlKey, 'minato-udon'))
  return store?.gid ?? 0
}

interface Dish {
  pid: number
  nm: string
  sku: string
  sq: number | null
}

async function menu(lan = 'en'): Promise<Dish[]> {
  const { records } = await api.get(`/api/v7/cplst2?gid=${await gidOf()}&lan=${lan}`)
  return records.flatMap((section: { products: Dish[] }) => section.products)
}

const dish = async (sku: string) => (await menu()).find((one) => one.sku === sku)

/** The tags of all purges that wait. */
async function purged(): Promise<string[]> {
  const rows = await api.db.select().from(jobs)
  return rows.flatMap(({ payload }) => (payload as { tags: string[] }).tags).sort()
}

describe('the example shop', () => {
  it('is open on its own domain, with its menu in four languages', async () => {
    const { records } = await api.get('/api/v8/sdtl2?domain=minato.localhost&lan=jp')
    expect(records).toMatchObject({ nm: 'みなと饂飩', gid: await gidOf() })
    expect((await menu('jp')).map(({ nm }) => nm)).toEqual(['かけうどん', '肉うどん', 'ざるうどん', '海老天'])
    expect((await menu('zh')).map(({ nm }) => nm)[0]).toBe('Kake udon')
  })

  it('is found by its dishes, and its deal by its category and words', async () => {
    const near = 'latlon=49.28,-123.13&lan=en'
    const found = await api.get(`/api/v7/slst?${near}&keywords=tempura`)
    expect(found.records.map((store: { nm: string }) => store.nm)).toEqual(['Minato Udon'])
    const listed = await api.get(`/api/v7/glst?${near}&keywords=japanese&c_ids=1012`)
    expect(listed.records.list).toEqual([expect.objectContaining({ nm: 'Udon dinner for two', pc: 52, spc: 39 })])
  })

  it('has its pictures as WebP of our size, without what a camera adds', async () => {
    const [{ images }] = (await api.db.select({ images: stores.images }).from(stores)) as [{ images: string[] }]
    const bytes = await shop.pictures.get(images[0] ?? '')
    const facts = await sharp(bytes ?? Buffer.alloc(0)).metadata()
    expect([images[0], facts.format, facts.exif]).toEqual([
      expect.stringMatching(/^shop\/[0-9a-f]{64}$/),
      'webp',
      undefined,
    ])
  })
})

describe('importing again', () => {
  it('writes nothing and purges nothing where nothing differs', async () => {
    const before = await dumpDatabase(api.db)
    expect(await shop.read(api.db, now)).toEqual([UNCHANGED])
    expect(await dumpDatabase(api.db)).toBe(before)
  })

  it('writes nothing at all when one row is wrong, and names every wrong row', async () => {
    const before = await dumpDatabase(api.db)
    await shop.edit('stores', 'Minato Udon,', 'Minato Noodles,')
    await shop.edit('dishes', '16.00', 'sixteen')
    await shop.edit('deals', '39.00', '93.00')
    await expect(shop.read(api.db, now)).rejects.toThrow(
      'dishes.csv:3 price: must be an amount such as 12.50\ndeals.csv:2 deal_price: is above the regular price\n2 problems',
    )
    expect(await dumpDatabase(api.db)).toBe(before)
  })

  it('only says what would change in a dry run', async () => {
    const before = await dumpDatabase(api.db)
    await shop.edit('dishes', '16.00', '17.00')
    const lines = ['dish minato-udon/niku: price 16.00 → 17.00', 'dishes: 1 changed', '0 created, 1 changed, 0 removed']
    expect(await shop.read(api.db, now, { isDryRun: true })).toEqual(lines)
    expect(await dumpDatabase(api.db)).toBe(before)
    expect(await shop.read(api.db, now)).toEqual(lines)
  })

  it('purges only the pages that show what differs', async () => {
    const store = `store:${await gidOf()}`
    await shop.edit('dishes', '16.00', '17.00')
    await shop.read(api.db, now)
    expect(await purged()).toEqual([store])
    await api.db.delete(jobs)
    await shop.edit('deals', 'from 17:00', 'from 18:00')
    await shop.read(api.db, now)
    expect(await purged()).toEqual([expect.stringMatching(/^deal:\d+$/)])
    await api.db.delete(jobs)
    await shop.edit('deals', '39.00', '38.00')
    await shop.read(api.db, now)
    // once with its store, once with the lists of the whole import
    expect(await purged()).toEqual(['catalogue', expect.stringMatching(/^deal:\d+$/), store, store])
    await api.db.delete(jobs)
    await shop.edit('domains', 'serif', 'round')
    await shop.read(api.db, now)
    expect(await purged()).toEqual(['sites', store])
    await api.db.delete(jobs)
    const choice = 'store,of,item,option,key,price\nminato-udon,deal,dinner-for-two,drink,tea,1\n'
    await shop.writeOnly({ choices: choice })
    await shop.read(api.db, now)
    expect(await purged()).toEqual([expect.stringMatching(/^deal:\d+$/), store])
  })

  it('takes a dish that is in no file out of sale, while an old order still shows it', async () => {
    const customer = await makeCustomer(api.db)
    const gid = await gidOf()
    const tempura = await dish('ebiten')
    const items = [{ pid: tempura?.pid, qty: 2, options: [] }]
    const order = await buy(api, customer.tokens, { gid, groupSaleId: 0 }, {}, { items })
    await shop.leaveOut('dishes', 'ebiten')
    expect(await shop.read(api.db, now, REPLACE)).toContain('dish minato-udon/ebiten: no longer for sale')
    expect(await dish('ebiten')).toBeUndefined()
    const quote = { data: { gid, items, shp_mtd: 2, lan: 'en' } }
    expect(await api.execute(customer.tokens, '/api/rest/v8/ctotal', 'POST', quote)).toMatchObject({ RC: 400 })
    const near = await api.get('/api/v7/slst?latlon=49.28,-123.13&lan=en&keywords=prawn')
    expect(near.records).toEqual([])
    expect(JSON.stringify(await readOrder(api, customer.tokens, order))).toContain('Prawn tempura')
    expect(await shop.read(api.db, now, REPLACE)).toEqual([UNCHANGED])
  })

  it('brings the same dish back when the files have it again', async () => {
    const before = await dish('zaru')
    await shop.leaveOut('dishes', 'zaru')
    await shop.leaveOut('dish_hours', 'zaru')
    await shop.read(api.db, now, REPLACE)
    const again = await copyExample()
    await again.read(api.db, now)
    await again.remove()
    expect((await dish('zaru'))?.pid).toBe(before?.pid)
  })

  it('takes a deal out of every list, and its page is gone', async () => {
    const { records } = await api.get('/api/v7/glst?lan=en&latlon=49.28,-123.13')
    const id = records.list[0].id
    for (const name of ['deals', 'deal_highlights', 'options', 'choices']) await shop.leaveOut(name, 'dinner-for-two')
    await shop.read(api.db, now, REPLACE)
    expect((await api.get('/api/v7/glst?lan=en&latlon=49.28,-123.13')).records.list).toEqual([])
    expect(await api.get(`/api/v7/gdtl?pid=${id}&lan=en`)).toMatchObject({ RC: 404 })
  })

  it('leaves what was sold sold, until the files count the stock anew', async () => {
    const id = (await dish('zaru'))?.pid ?? 0
    await api.db.update(products).set({ stock: 7 }).where(eq(products.id, id))
    expect(await shop.read(api.db, now)).toEqual([UNCHANGED])
    expect((await dish('zaru'))?.sq).toBe(7)
    await shop.edit('dishes', 'at noon only.",12.00,,30', 'at noon only.",12.00,,24')
    await shop.read(api.db, now)
    expect((await dish('zaru'))?.sq).toBe(24)
  })

  it('ends a coupon at a limit below its uses', async () => {
    await api.db.update(coupons).set({ used: 5 })
    await shop.edit('coupons', 'per_customer_limit', 'total_limit')
    expect(await shop.read(api.db, now)).toContain('coupon minato-udon/firstbowl: total_limit none → 5')
    expect(await api.db.select().from(coupons)).toMatchObject([{ totalLimit: 5, used: 5 }])
    expect(await shop.read(api.db, now)).toEqual([UNCHANGED])
  })

  it('finds stores and deals by the new name of a category', async () => {
    await shop.edit('categories', '1012,1010,Japanese', '1012,1010,Nippon')
    await shop.read(api.db, now)
    const near = 'latlon=49.28,-123.13&lan=en&keywords=nippon'
    expect((await api.get(`/api/v7/glst?${near}`)).records.list).toHaveLength(1)
    expect((await api.get(`/api/v7/slst?${near}`)).records).toHaveLength(1)
    expect(await purged()).toEqual(['catalogue'])
  })

  it('leaves alone what has no file, and what the tool for stores has closed', async () => {
    await api.db.update(stores).set({ suspended: true })
    for (const name of ['deals', 'deal_highlights', 'options', 'choices', 'coupons', 'domains', 'holidays']) {
      await shop.drop(name)
    }
    expect(await shop.read(api.db, now)).toEqual([UNCHANGED])
    expect((await api.db.select().from(stores))[0]).toMatchObject({ suspended: true, domain: 'minato.localhost' })
  })
})
