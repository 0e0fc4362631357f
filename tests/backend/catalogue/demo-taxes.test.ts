import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deals } from '@/backend/catalogue/schema/deals'
import { products } from '@/backend/catalogue/schema/products'
import { readContent } from '@/backend/demo/content/read-content'
import { seedDatabase } from '@/backend/demo/seed-database'
import { makeCustomer } from '@/tests/backend/support/factories'
import { askQuote } from '@/tests/backend/support/shopping'
import { openTestApp } from '@/tests/backend/support/test-app'

const api = await openTestApp()
beforeAll(() => seedDatabase(api.db, { now: api.clock.now() }))
afterAll(() => api.close())

it('the demo has the classes of its files', async () => {
  const dishes = readContent().stores.flatMap(({ menu }) => menu.flatMap((section) => section.dishes))
  const written = dishes.filter(({ taxClass }) => taxClass === 'liquor').map(({ name }) => name.en)
  const stored = await api.db.select().from(products).where(eq(products.taxClass, 'liquor')).orderBy(products.id)
  expect(written.length).toBeGreaterThan(0)
  expect(stored.map(({ name }) => name.en)).toEqual(written)
})

it.each([
  ['a night', 1036, 'weeknight-city-room', { GST: 8.75, PST: 14, MRDT: 5.25 }],
  ['a massage', 1031, 'deep-tissue-45-weekday', { GST: 3.45 }],
  ['five cups of sake', 1007, 'sake-flight', { GST: 1.3, PST: 2.6 }],
  ['books', 1061, 'three-novels-wrapped', { GST: 2.45, PST: 3.43 }],
  ['an evening of making wreaths', 1041, 'wreath-class', { GST: 3.95 }],
])('the demo taxes %s by its class', async (_, gid, key, taxes) => {
  const { tokens } = await makeCustomer(api.db)
  const [deal] = await api.db
    .select()
    .from(deals)
    .where(and(eq(deals.gid, gid), eq(deals.key, key)))
  if (!deal) throw new Error('no such deal')
  expect((await askQuote(api, tokens, deal, { shp_mtd: deal.pickup ? 2 : 5 })).records).toMatchObject({ taxes })
})
