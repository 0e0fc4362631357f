import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { stores } from '@/backend/catalogue/schema/stores'
import { listedStore } from '@/lib/contract/stores'
import { completeText } from '@/lib/domain/languages/complete-text'
import { makeOptions, makeProduct, makeStore, storeValues } from '@/tests/backend/support/factories'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { countingQueries } from './counting-queries'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())
describe('slst, psearch and cplst2', () => {
  it('lists stores by ids, in that order, or near a place [CALL-32]', async () => {
    const far = await makeStore(api.db, { lat: 49.22, lon: -123.1, name: storeValues().name })
    const near = await makeStore(api.db, { lat: 49.28, lon: -123.12, keywords: ['ramen'] })
    const ids = `${far.gid},${near.gid}`
    const gids = async (query: string) =>
      (await api.get(`/api/v7/slst?${query}`)).records.map((row: { gid: number }) => row.gid)
    expect(await gids(`g_ids=${ids}`)).toEqual([far.gid, near.gid])
    expect((await gids('latlon=49.28,-123.12'))[0]).toBe(near.gid)
    expect(await gids('keywords=ramen')).toEqual([near.gid])
    expect(await gids('keywords=%25')).toEqual([])
    const abroad = { cityKey: 'toronto' as const, lat: 43.65, lon: -79.38 }
    const [food, both, spa] = [[1012], [1231, 1033], [1231]]
    const made = [food, both, spa].map((categories) => makeStore(api.db, { ...abroad, categories }))
    const [sushi, mixed, beauty] = (await Promise.all(made)).map(({ gid }) => gid)
    expect((await gids('latlon=43.65,-79.38&c_ids=1000')).sort()).toEqual([sushi, mixed].sort())
    expect((await gids('latlon=43.65,-79.38&c_ids=1200,1300')).sort()).toEqual([mixed, beauty].sort())
    expect(await gids('latlon=43.65,-79.38&c_ids=1400')).toEqual([])
  })

  it('returns at most `limit` stores near a place, open ones first among the nearest twice as many', async () => {
    const seattle = { cityKey: 'seattle' as const, lat: 47.61, lon: -122.33 }
    const away = (n: number, suspended = false) => makeStore(api.db, { ...seattle, lat: 47.61 + n / 1000, suspended })
    const [shut, second, third, fourth] = [await away(1, true), await away(2), await away(3), await away(4)]
    const gids = async (limit: number | string) => {
      const { RC, records } = await api.get(`/api/v7/slst?latlon=47.61,-122.33&limit=${limit}`)
      return RC === 200 ? records.map((row: { gid: number }) => row.gid) : RC
    }
    expect(await gids(1)).toEqual([second.gid])
    expect(await gids(2)).toEqual([second.gid, third.gid])
    expect(await gids(100)).toEqual([second.gid, third.gid, fourth.gid, shut.gid])
    expect(await Promise.all([0, 101, 'x'].map(gids))).toEqual([400, 400, 400])
  })

  it('returns every store once in pages of 100 by id', async () => {
    await api.db.insert(stores).values(Array.from({ length: 101 }, () => storeValues()))
    const pages = [1, 2, 3].map(async (page) => (await api.get(`/api/v7/slst?page=${page}`)).records)
    const all = (await Promise.all(pages)).flat().map((row: { gid: number }) => row.gid)
    const known = await api.db.select({ gid: stores.gid }).from(stores).orderBy(stores.gid)
    expect(all).toEqual(known.map(({ gid }) => gid))
    expect((await pages[0])?.length).toBe(100)
  })

  it('finds stores by their dishes in any language and script, open ones first', async () => {
    const names = completeText({ en: 'Beef noodles', zh: '牛肉面', 'zh-Hant': '牛肉麵', jp: '牛肉ラーメン' })
    const victoria = { cityKey: 'victoria' as const, lat: 48.43, lon: -123.36 }
    const shut = await makeStore(api.db, { ...victoria, suspended: true })
    const far = await makeStore(api.db, { ...victoria, lat: 48.47, kind: 1 })
    const near = await makeStore(api.db, { ...victoria, kind: 1 })
    for (const store of [shut, far, near]) await makeProduct(api.db, store, { name: names })
    await makeStore(api.db, victoria)
    const search = async (words: string, more = '') => {
      const query = `latlon=48.43,-123.36&keywords=${encodeURIComponent(words)}${more}`
      return (await api.get(`/api/v7/slst?${query}`)).records.map((row: { gid: number }) => row.gid)
    }
    for (const words of ['noodle', 'BEEF noodles', '牛肉面', '牛肉麵', 'ラーメン', '牛肉']) {
      expect(await search(words)).toEqual([near.gid, far.gid, shut.gid])
    }
    expect(await search('noodle', '&kind=1')).toEqual([near.gid, far.gid])
    expect(await search('pizza')).toEqual([])
    expect(await search('null')).toEqual([])
    // by its name before all that are nearer, but not while it is closed
    const named = { ...victoria, lat: 48.48, name: { ...names, en: 'Noodle House' } }
    const [open, closed] = [await makeStore(api.db, named), await makeStore(api.db, { ...named, suspended: true })]
    expect(await search('noodle')).toEqual([open.gid, near.gid, far.gid, closed.gid, shut.gid])
  })

  it('returns everything a store card shows, in one query for any number of stores [CALL-32] [ENT-16]', async () => {
    const list = [
      await makeStore(api.db, { holidays: ['2026-06-05'] }),
      await makeStore(api.db, { services: { delivery: false, eatin: true, takeout: true } }),
      await makeStore(api.db, { timeZone: 'America/Toronto', currency: 'USD' }),
    ]
    const { queries, answer } = await countingQueries(api, (counted) =>
      counted.get(`/api/v7/slst?g_ids=${list.map(({ gid }) => gid)}`),
    )
    expect(queries).toHaveLength(1)
    expect(z.array(listedStore).safeParse(answer.records).success).toBe(true)
    const [shut, table, abroad] = answer.records
    expect(shut).toMatchObject({
      logo: expect.stringContaining('logo/spa/1'),
      cats: [1200],
      is_open: false,
      next_open: '2026-06-06 18:00:00',
      tz: 'America/Vancouver',
      currency: 'CAD',
      sflg: '1,1,1',
    })
    expect(shut.hours.weekly.split(';')).toEqual(Array(7).fill('11:00-22:00'))
    // the documents' 9th, 11th and 16th flags: end of orders, delivery fee, minimum
    expect([8, 10, 15].map((index) => shut.kflg.split(',')[index])).toEqual(['15', '4', '10'])
    expect(table).toMatchObject({ is_open: true, next_open: null, sflg: '0,1,1' })
    expect(abroad).toMatchObject({ tz: 'America/Toronto', currency: 'USD' })
  })

  it('finds the dishes of some stores by keywords in any language, in two queries, without gift cards', async () => {
    const names = completeText({ en: 'Duck noodles', zh: '烧鸭面', 'zh-Hant': '燒鴨麵', jp: '鴨ラーメン' })
    const [first, second, other] = [await makeStore(api.db), await makeStore(api.db), await makeStore(api.db)]
    const dish = await makeProduct(api.db, first, { name: names })
    const same = await makeProduct(api.db, second, { name: names })
    await makeProduct(api.db, first)
    await makeProduct(api.db, first, { name: names, kind: 1 })
    await makeProduct(api.db, other, { name: names })
    const search = (words: string, app: Pick<TestApp, 'get'> = api) =>
      app.get(`/api/v7/psearch?g_ids=${second.gid},${first.gid}&keywords=${encodeURIComponent(words)}`)
    const { queries } = await countingQueries(api, (counted) => search('duck', counted))
    expect(queries).toHaveLength(2)
    for (const words of ['duck', 'DUCK noodle', '烧鸭', '燒鴨麵', 'らーめん', '鴨'])
      expect((await search(words)).records.map((row: { pid: number }) => row.pid)).toEqual([same.id, dish.id])
    for (const words of ['duck pizza', '%', 'en', 'zh']) expect((await search(words)).records).toEqual([])
    expect((await api.get('/api/v7/psearch?keywords=duck')).RC).toBe(400)
  })

  it('returns the menu by section with options, and products by ids [CALL-41] [ENT-49] [ENT-38]', async () => {
    const store = await makeStore(api.db)
    const dish = await makeProduct(api.db, store)
    await makeProduct(api.db, store)
    await makeOptions(api.db, { productId: dish.id })
    const menu = await api.get(`/api/v7/cplst2?gid=${store.gid}&lan=en`)
    expect(menu.records).toHaveLength(2)
    expect(menu.records[0].products[0]).toMatchObject({ pid: dish.id, pc: 9.5, pt: 0 })
    expect(menu.records[0].products[0].opt[0].opts).toHaveLength(2)
    expect((await api.get(`/api/v7/cplst2?gid=${store.gid}&ids=${dish.id}`)).records).toHaveLength(1)
    const found = await api.get(`/api/v7/psearch?pids=${dish.id}`)
    expect(found.records[0]).toMatchObject({ pid: dish.id, pc: 9.5, gid: store.gid })
  })
})
