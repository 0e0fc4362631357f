import { afterAll, expect, it } from 'vitest'
import { categories } from '@/backend/catalogue/schema/deals'
import { bulkInsert } from '@/backend/platform/db/bulk-write'
import { inAll } from '@/tests/backend/support/factories'
import { openTestApp } from '@/tests/backend/support/test-app'

const api = await openTestApp()
afterAll(() => api.close())

it('a row with more keys than the first is refused, as they would be lost', async () => {
  const row = { id: 1000, level: 1, position: 1, name: inAll('Food') }
  const rows = [row, { ...row, id: 1100, icon: 'ticket' }]
  await expect(bulkInsert(api.db, categories, rows)).rejects.toThrow(
    'categories: the first row has no icon, another has',
  )
  await bulkInsert(api.db, categories, [row])
  expect(await api.db.$count(categories)).toBe(1)
})
