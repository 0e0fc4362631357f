import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reindexDeals } from '@/backend/catalogue/deals/index-deals'
import { dealSearch } from '@/backend/catalogue/schema/deals'
import { storeSearch } from '@/backend/catalogue/schema/stores'
import { TERMS_VERSION } from '@/backend/catalogue/search/search-terms'
import { indexStores } from '@/backend/catalogue/stores/index-stores'
import { inAll, makeCategories, makeDeal, makeStore } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
  await makeCategories(api.db)
})
afterAll(() => api.close())

it('what an earlier version indexed is found at once by stems, and by joined words after the next start', async () => {
  const store = await makeStore(api.db, { name: inAll('Quilt shop') })
  const deal = await makeDeal(api.db, store, { name: inAll('Tea-pots') })
  const ids = async (words: string, of = 'glst') => {
    const { records } = await api.get(`/api/v7/${of}?keywords=${words}`)
    return (records.list ?? records).map(({ id, gid }: { id?: number; gid?: number }) => id ?? gid)
  }
  // as that version writes them, without the column that it does not know
  const former = { terms: sql`array_to_tsvector('{tea,pot,quilt,shop}')` as never, termsVersion: 0 }
  await api.db
    .update(dealSearch)
    .set(former)
    .where(eq(dealSearch.dealId, deal.id ?? 0))
  await api.db.update(storeSearch).set(former)
  expect([await ids('pots'), await ids('teapots')]).toEqual([[deal.id], []])
  expect([await ids('quilts', 'slst'), await ids('quiltshop', 'slst')]).toEqual([[store.gid], []])

  expect(await indexStores(api.db)).toBe(1)
  await reindexDeals(api.db)
  expect([await ids('teapots'), await ids('quiltshop', 'slst')]).toEqual([[deal.id], [store.gid]])
  expect(await api.db.select().from(dealSearch)).toMatchObject([
    { category1: 1200, category2: 1201, termsVersion: TERMS_VERSION },
  ])
  expect(await indexStores(api.db)).toBe(0)
})
