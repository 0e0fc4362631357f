import { eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deals } from '@/backend/catalogue/schema/deals'
import { products } from '@/backend/catalogue/schema/products'
import { stores } from '@/backend/catalogue/schema/stores'
import { makeDeal, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

const LONG_AGO = new Date('2020-01-01T00:00:00Z')

let api: TestApp
let gid: number
let dealId: number
let pid: number
beforeAll(async () => {
  api = await openTestApp()
  const store = await makeStore(api.db)
  gid = store.gid
  dealId = (await makeDeal(api.db, store)).id
  pid = (await makeProduct(api.db, store)).id
})
afterAll(() => api.close())

const TARGETS = {
  deal: { table: deals, id: () => eq(deals.id, dealId) },
  product: { table: products, id: () => eq(products.id, pid) },
  store: { table: stores, id: () => eq(stores.gid, gid) },
}

/** Whether an update with these values counts as a change of what the page says. */
async function isChange(kind: keyof typeof TARGETS, values: Record<string, unknown>): Promise<boolean> {
  const { id } = TARGETS[kind]
  const table: PgTable = TARGETS[kind].table
  await api.db.update(table).set({ changedAt: LONG_AGO }).where(id())
  await api.db.update(table).set(values).where(id())
  const [row] = await api.db.select({ changedAt: TARGETS[kind].table.changedAt }).from(table).where(id())
  return row?.changedAt.getTime() !== LONG_AGO.getTime()
}

it.each([
  ['deal', 'its price', true, { dealPrice: sql`deal_price - 1` }],
  ['deal', 'its name', true, { name: { en: 'New', zh: '新', 'zh-Hant': '新', jp: '新' } }],
  ['deal', 'the same name again', false, { name: sql`name` }],
  ['deal', 'a sale, views and ratings', false, { stock: 7, soldCount: 9, viewCount: 99, ratingSum: 5, ratingCount: 1 }],
  ['product', 'its price', true, { price: sql`price + 25` }],
  ['product', 'its regular price', true, { regularPrice: 99_900 }],
  ['product', 'its further pictures', true, { furtherPictures: ['noodles/2'] }],
  ['product', 'a sale', false, { stock: 3 }],
  ['store', 'its phone', true, { phone: '604-555-0199' }],
  ['store', 'sales and ratings', false, { soldCount: 9, ratingSum: 5, ratingCount: 1 }],
] as const)('of a %s, %s changes what its page says: %s', async (kind, _what, expected, values) => {
  expect(await isChange(kind, values)).toBe(expected)
})

it('lists say when a page last changed; a store’s with its menu', async () => {
  await api.db.update(deals).set({ changedAt: LONG_AGO }).where(eq(deals.id, dealId))
  const { records } = await api.get(`/api/v7/glst?lan=en&gid=${gid}`)
  expect(records.list[0].mdt).toBe('2020-01-01 00:00:00')

  const dishChanged = new Date('2021-05-01T12:00:00Z')
  await api.db.update(stores).set({ changedAt: LONG_AGO }).where(eq(stores.gid, gid))
  await api.db.update(products).set({ changedAt: dishChanged }).where(eq(products.id, pid))
  // whose dish changed later
  await makeProduct(api.db, await makeStore(api.db))
  const all = await api.get('/api/v7/slst?lan=en&page=1')
  expect(all.records.find((row: { gid: number }) => row.gid === gid).mdt).toBe('2021-05-01 12:00:00')
  const menu = await api.get(`/api/v7/cplst2?lan=en&gid=${gid}`)
  expect(menu.records[0].products[0].mdt).toBe('2021-05-01 12:00:00')
})
