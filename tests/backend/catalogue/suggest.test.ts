import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reindexDeal } from '@/backend/catalogue/deals/index-deals'
import { categories } from '@/backend/catalogue/schema/deals'
import { menuSections } from '@/backend/catalogue/schema/products'
import { inTransaction } from '@/backend/platform/db/transaction'
import { suggest } from '@/lib/contract/suggest'
import { inAll, makeCategories, makeDeal, makeProduct, makeStore, nextId } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { countingQueries } from './counting-queries'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
  await makeCategories(api.db)
})
afterAll(() => api.close())

const at = (lat: number) => ({ lat, lon: -123.12, categories: [], keywords: [] })
const ask = async (query: string) => {
  const { RC, records } = await api.get(`/api/v7/suggest?${query}`)
  expect(RC).toBe(200)
  return suggest.records.parse(records)
}
const names = (rows: { nm: string }[] | null | undefined) => rows?.map(({ nm }) => nm)

describe('suggest', () => {
  it('suggests stores, dishes, deals and categories by the beginning of a word', async () => {
    const store = await makeStore(api.db, { ...at(49.28), name: inAll('Tsukimi Kitchen') })
    await makeProduct(api.db, store, { name: inAll('Tsukune skewer'), price: 1250 })
    await makeDeal(api.db, store, { name: inAll('Tsukimi dinner') })
    const found = await ask('keywords=tsuk&latlon=49.28,-123.12')
    expect(names(found.stores)).toEqual(['Tsukimi Kitchen'])
    expect(found.products).toMatchObject([
      { nm: 'Tsukune skewer', gid: store.gid, s_nm: 'Tsukimi Kitchen', pc: 12.5, currency: 'CAD' },
    ])
    expect(names(found.deals)).toEqual(['Tsukimi dinner'])
    const { categories } = await ask('keywords=massa&latlon=49.28,-123.12')
    expect(categories).toMatchObject([{ path: [1200, 1201], cnt: 1 }])
  })

  it('names a category by what it is called in the language of the answer, or in English', async () => {
    const name = { ...inAll('Massage'), zh: '面部按摩', 'zh-Hant': '面部按摩', jp: 'マッサージ' }
    await api.db.update(categories).set({ name }).where(eq(categories.id, 1201))
    const named = async (words: string, lan: string) =>
      names((await ask(`keywords=${encodeURIComponent(words)}&lan=${lan}&latlon=49.28,-123.12`)).categories)
    expect(await named('面', 'zh')).toEqual(['面部按摩'])
    // noodles in Japanese
    expect(await named('麺', 'jp')).toEqual([])
    expect(await named('massage', 'jp')).toEqual(['マッサージ'])
  })

  it('finds the dishes of a section by its name, and says so', async () => {
    const store = await makeStore(api.db, { ...at(49.281), name: inAll('Harbour House') })
    const sectionId = nextId()
    await api.db
      .insert(menuSections)
      .values({ id: sectionId, gid: store.gid, name: inAll('Sushi and sashimi'), position: 2 })
    await makeProduct(api.db, store, { name: inAll('Salmon nigiri'), sectionId })
    const product = await makeProduct(api.db, store, { name: inAll('Dragon roll'), sectionId })
    const sushi = { nm: 'Sushi and sashimi', of: 'section' }
    const found = await ask('keywords=sushi&latlon=49.28,-123.12')
    expect(found.products).toMatchObject([
      { nm: 'Salmon nigiri', why: sushi },
      { nm: 'Dragon roll', why: sushi },
    ])
    expect(found.stores).toMatchObject([{ nm: 'Harbour House', why: { ...sushi, cnt: 2 } }])
    const { records: stores } = await api.get('/api/v7/slst?keywords=sushi&latlon=49.28,-123.12')
    expect(stores).toMatchObject([{ gid: store.gid, why: { ...sushi, cnt: 2 } }])
    const { records: dishes } = await api.get(`/api/v7/psearch?keywords=sushi&g_ids=${store.gid}`)
    expect(dishes).toMatchObject([{ why: sushi }, { pid: product.id, why: sushi }])
    const { records: named } = await api.get('/api/v7/slst?keywords=dragon&latlon=49.28,-123.12')
    expect(named).toMatchObject([{ gid: store.gid, why: { of: 'product', nm: 'Dragon roll', cnt: 1 } }])
    const { records: own } = await api.get('/api/v7/slst?keywords=harbour&latlon=49.28,-123.12')
    expect(own.map(({ why }: { why?: unknown }) => why)).toEqual([undefined])
  })

  it('has names before menus, then the nearest first, and at most two dishes of a store', async () => {
    const near = await makeStore(api.db, { ...at(49.28), name: inAll('Left Oven') })
    const far = await makeStore(api.db, { ...at(49.2), name: inAll('Focaccia Bar') })
    for (const name of ['Focaccia', 'Focaccia plain', 'Focaccia olive'])
      await makeProduct(api.db, near, { name: inAll(name) })
    await makeProduct(api.db, far, { name: inAll('Focaccia far') })
    const found = await ask('keywords=focac&latlon=49.28,-123.12')
    expect(names(found.stores)).toEqual(['Focaccia Bar', 'Left Oven'])
    expect(found.stores?.[1]?.why).toMatchObject({ of: 'product', cnt: 3 })
    expect(found.products?.map(({ gid }) => gid)).toEqual([near.gid, near.gid, far.gid])
  })

  it('of one store has nothing of others, and no categories', async () => {
    const own = await makeStore(api.db, { ...at(49.28), name: inAll('Matcha One') })
    const other = await makeStore(api.db, { ...at(49.28), name: inAll('Matcha Two') })
    for (const store of [own, other]) {
      await makeProduct(api.db, store, { name: inAll('Matcha latte') })
      await makeDeal(api.db, store, { name: inAll('Matcha massage') })
    }
    const found = await ask(`keywords=matcha&gid=${own.gid}`)
    expect([found.stores, found.categories]).toEqual([[], []])
    expect([found.products, found.deals]).toMatchObject([[{ gid: own.gid }], [{ gid: own.gid }]])
    expect(found.products?.length).toBe(1)
  })

  it('says by which category a deal was found', async () => {
    const store = await makeStore(api.db, { ...at(49.28), name: inAll('Quiet Room') })
    const deal = await makeDeal(api.db, store, { name: inAll('An hour for you') })
    await inTransaction(api.db, (tx) => reindexDeal(tx, deal.id))
    const { records } = await api.get('/api/v7/glst?keywords=massage')
    const row = records.list.find(({ id }: { id: number }) => id === deal.id)
    expect(row?.why).toMatchObject({ of: 'category' })
    const { records: named } = await api.get('/api/v7/glst?keywords=hour')
    expect(named.list.map(({ why }: { why?: unknown }) => why)).toEqual([undefined])
  })

  it('is bounded in rows, letters and queries', async () => {
    const { answer, queries } = await countingQueries(api, (counted) =>
      counted.get('/api/v7/suggest?keywords=matcha&limit=1'),
    )
    expect([answer.records.stores.length, answer.records.products.length, answer.records.deals.length]).toEqual([
      1, 1, 1,
    ])
    expect(queries.length).toBeLessThanOrEqual(13)
    for (const query of ['', 'keywords=', 'keywords=a&limit=6', `keywords=${'x'.repeat(101)}`])
      expect((await api.get(`/api/v7/suggest?${query}`)).RC).toBe(400)
    expect(await ask('keywords=%21%21')).toEqual({ stores: [], products: [], deals: [], categories: [] })
  })

  it('is refused to one address after 120 calls in a minute', async () => {
    const codes: number[] = []
    while (codes.length < 121 && !codes.includes(429)) codes.push((await api.get('/api/v7/suggest?keywords=%21')).RC)
    expect(codes.at(-1)).toBe(429)
    expect(new Set(codes.slice(0, -1))).toEqual(new Set([200]))
    expect(codes.length).toBeGreaterThan(90)
  })
})
