import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCategoryCounts } from '@/backend/catalogue/deals/category-counts'
import { makeDeal, makeStore } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { countingQueries } from './counting-queries'

const NOW = new Date('2026-06-05T19:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

it('counts the deals of a city once for all that ask within 30 seconds, and each city by itself', async () => {
  const counts = createCategoryCounts()
  const read = async (now: Date, city: 'vancouver' | 'seattle' | null) =>
    (await counts.read(api.db, now, city)).reduce((sum, { deals }) => sum + deals, 0)
  await makeDeal(api.db, await makeStore(api.db), {}, { cityKey: 'vancouver' })
  expect(await Promise.all([read(NOW, 'vancouver'), read(NOW, 'seattle'), read(NOW, null)])).toEqual([1, 0, 1])
  await makeDeal(api.db, await makeStore(api.db), {}, { cityKey: 'vancouver' })
  expect(await read(later(29_999), 'vancouver')).toBe(1)
  expect(await read(later(30_000), 'vancouver')).toBe(2)
  expect(await read(later(29_999), null)).toBe(1)
})

it('asks the database once for 50 calls at the same time, and again after a failure', async () => {
  const { queries } = await countingQueries(api, ({ deps }) => {
    const counts = createCategoryCounts()
    return Promise.all(Array.from({ length: 50 }, () => counts.read(deps.db, NOW, null)))
  })
  expect(queries).toHaveLength(1)
  const counts = createCategoryCounts()
  const failing = { execute: () => Promise.reject(new Error('connection lost')) } as unknown as typeof api.db
  await expect(counts.read(failing, NOW, null)).rejects.toThrow('connection lost')
  expect(await counts.read(api.db, NOW, null)).not.toEqual([])
})
