import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { products } from '@/backend/catalogue/schema/products'
import { readContent } from '@/backend/demo/content/read-content'
import { seedDatabase } from '@/backend/demo/seed-database'
import { openTestApp } from '@/tests/backend/support/test-app'

const api = await openTestApp()
afterAll(() => api.close())

it('the demo has the classes of its files', async () => {
  await seedDatabase(api.db, { now: api.clock.now() })
  const dishes = readContent().stores.flatMap(({ menu }) => menu.flatMap((section) => section.dishes))
  const written = dishes.filter(({ taxClass }) => taxClass === 'liquor').map(({ name }) => name.en)
  const stored = await api.db.select().from(products).where(eq(products.taxClass, 'liquor')).orderBy(products.id)
  expect(written.length).toBeGreaterThan(0)
  expect(stored.map(({ name }) => name.en)).toEqual(written)
})
