import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDeal, makeProduct, makeStore } from '@/tests/backend/support/factories'
import type { TestApp } from '@/tests/backend/support/test-app'
import { DEALS, DISH_QUERIES, QUERIES, STORE_QUERIES, STORES } from './search-table'

const DISHES: string[] = DISH_QUERIES.flatMap(([, found]) => found)

/** Asks every query of the table over the API, on a database of either engine. */
export function checkSearchTable(title: string, open: () => Promise<TestApp>): void {
  describe(title, () => {
    let api: TestApp
    let ali = 0
    const keys = new Map<number | undefined, string>()
    beforeAll(async () => {
      api = await open()
      for (const [storeKey, name] of Object.entries(STORES)) {
        const store = await makeStore(api.db, { name, keywords: [], categories: [] })
        keys.set(store.gid, storeKey)
        for (const deal of DEALS.filter((one) => one.store === storeKey))
          keys.set((await makeDeal(api.db, store, { name: deal.name })).id, deal.key)
        if (storeKey !== 'ali') continue
        ali = store.gid
        for (const { key, name: dish } of DEALS.filter(({ key }) => DISHES.includes(key)))
          keys.set((await makeProduct(api.db, store, { name: dish })).id, key)
      }
    })
    afterAll(() => api.close())

    const sorted = (found: (string | undefined)[]) => [...new Set(found)].sort()
    const rows = Object.entries(QUERIES).flatMap(([kind, queries]) =>
      queries.map(([query, found, corrected]) => ({ kind, query, found, corrected })),
    )

    it.each(rows)('$kind: $query', async ({ query, found, corrected }) => {
      for (const place of ['', '&latlon=49.28,-123.12']) {
        const { RC, records } = await api.get(`/api/v7/glst?limit=60&keywords=${encodeURIComponent(query)}${place}`)
        expect(RC).toBe(200)
        expect(sorted(records.list.map(({ id }: { id: number }) => keys.get(id)))).toEqual(sorted(found))
        expect(records.corrected).toBe(corrected)
        expect(records.paging.total).toBe(records.list.length)
      }
    })

    it.each(STORE_QUERIES)('of stores: %s', async (query, found) => {
      const { records } = await api.get(`/api/v7/slst?latlon=49.28,-123.12&keywords=${encodeURIComponent(query)}`)
      expect(sorted(records.map(({ gid }: { gid: number }) => keys.get(gid)))).toEqual(sorted(found))
    })

    it.each(DISH_QUERIES)('of dishes: %s', async (query, found) => {
      const { records } = await api.get(`/api/v7/psearch?g_ids=${ali}&keywords=${encodeURIComponent(query)}`)
      expect(sorted(records.map(({ pid }: { pid: number }) => keys.get(pid)))).toEqual(sorted(found))
    })
  })
}
