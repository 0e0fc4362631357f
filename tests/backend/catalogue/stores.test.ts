import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { stores } from '@/backend/db/schema/stores'
import { isOpenAt, takesOrders } from '@/backend/services/stores/opening'
import { listedStore, storeDetail } from '@/lib/contract/stores'
import type { WeeklyHours } from '@/lib/domain/stores/weekly-hours'
import { makeCoupon, makeOptions, makeProduct, makeStore, storeValues } from '@/tests/backend/support/factories'
import { DAILY } from '@/tests/backend/support/store-defaults'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'
import { countingQueries } from './counting-queries'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

describe('sdtl2', () => {
  it('returns a store by id and by its own domain, with ordered flags [CALL-40] [CALL-50] [ENT-19]', async () => {
    const store = await makeStore(api.db, { domain: 'spa.test', discountPercent: 10 })
    const { RC, records } = await api.get(`/api/v8/sdtl2?gid=${store.gid}&lan=jp`)
    expect(RC).toBe(200)
    expect(storeDetail.safeParse(records).success).toBe(true)
    expect(records).toMatchObject({ nm: 'Harbour Spa 日', tz: 'America/Vancouver', p2v: 100, min_delivery_amount: 10 })
    expect(records.kflg.split(',')).toHaveLength(24)
    expect(records.kflg).toBe('1,1,0,0,0,0,0,1,15,0,4,3,1,30,10,10,0,0,1,0,0,100,1,0')
    expect(records.sflg).toBe('1,1,1')
    expect(records.pflg).toBe('1,1,1,1,1,1,1,0,1,1')
    expect(records.hours.weekly.split(';')).toHaveLength(7)
    expect(records.hours.current).toBe('11:00-22:00')
    expect(records.discounts).toEqual([{ pct: 10 }])
    expect((await api.get('/api/v8/sdtl2?domain=SPA.test:3000')).records.gid).toBe(store.gid)
  })

  it("returns the store's own cut-off of flat tips, where it has one [TIP-5]", async () => {
    const settings = { ...storeValues().settings, tipCutOff: 3550 }
    const [own, other] = [await makeStore(api.db, { settings }), await makeStore(api.db)]
    expect((await api.get(`/api/v8/sdtl2?gid=${own.gid}`)).records.tip_cut_off).toBe(35.5)
    expect((await api.get(`/api/v8/sdtl2?gid=${other.gid}`)).records.tip_cut_off).toBeNull()
  })

  it('starts a self-checkout by gid, url and lan, but not of another store than the one at that origin [CALL-56]', async () => {
    const [own, other] = [await makeStore(api.db, { domain: 'till.test' }), await makeStore(api.db)]
    const start = (gid: number, url: string) =>
      api.get(`/api/v8/sdtl2?gid=${gid}&url=${encodeURIComponent(url)}&lan=jp`)
    expect(await start(own.gid, 'http://till.test:3000')).toMatchObject({ RC: 200, records: { nm: 'Harbour Spa 日' } })
    expect((await start(other.gid, 'https://plaza.test')).RC).toBe(200)
    expect((await start(other.gid, 'http://till.test:3000')).RC).toBe(404)
    expect((await start(own.gid, 'till')).RC).toBe(400)
  })

  it("returns hours, delivery area and the active coupons, the store's own first [ENT-14] [ENT-16]", async () => {
    const store = await makeStore(api.db, { holidays: ['2026-06-01', '2026-06-05'] })
    const coupon = {
      gid: store.gid,
      startsAt: new Date('2026-01-01T00:00:00Z'),
      endsAt: new Date('2026-12-31T00:00:00Z'),
    }
    await makeCoupon(api.db, { ...coupon, code: 'GOOD' })
    await makeCoupon(api.db, { ...coupon, code: 'SPENT', totalLimit: 1, used: 1 })
    await makeCoupon(api.db, { ...coupon, code: 'OVER', endsAt: new Date('2026-06-01T00:00:00Z') })
    await makeCoupon(api.db, { ...coupon, code: 'SOON', startsAt: new Date('2026-07-01T00:00:00Z') })
    const { records } = await api.get(`/api/v8/sdtl2?gid=${store.gid}`)
    expect(records.coupons.map((each: { code: string }) => each.code)).toEqual(['GOOD'])
    expect(records).toMatchObject({
      is_open: false,
      hours: { current: '' },
      holidays: ['2026-06-05'],
      next_open: '2026-06-06 18:00:00',
      max_delivery_km: 10,
      last_order_min: 15,
      min_delivery_amount: 10,
      delivery_fee: 4,
    })
  })

  it('returns 200 with records for an existing store, else a code without: 404 unknown, 400 missing [CALL-49]', async () => {
    const { gid } = await makeStore(api.db)
    expect(await api.get(`/api/v8/sdtl2?gid=${gid}&lan=en`)).toMatchObject({
      RC: 200,
      records: { gid, nm: 'Harbour Spa' },
    })
    const unknown = await api.get('/api/v8/sdtl2?gid=9999999&lan=en')
    expect(unknown.RC).toBe(404)
    expect(unknown.records).toBeUndefined()
    expect((await api.get('/api/v8/sdtl2?domain=unknown.test')).RC).toBe(404)
    expect((await api.get('/api/v8/sdtl2?lan=en')).RC).toBe(400)
  })
})

describe('slst, psearch, cplst2', () => {
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
    const names = { en: 'Beef noodles', zh: '牛肉面', 'zh-Hant': '牛肉麵', jp: '牛肉ラーメン' }
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

  it('finds the dishes of some stores by keywords in any language, in one query, without gift cards', async () => {
    const names = { en: 'Duck noodles', zh: '烧鸭面', 'zh-Hant': '燒鴨麵', jp: '鴨ラーメン' }
    const [first, second, other] = [await makeStore(api.db), await makeStore(api.db), await makeStore(api.db)]
    const dish = await makeProduct(api.db, first, { name: names })
    const same = await makeProduct(api.db, second, { name: names })
    await makeProduct(api.db, first)
    await makeProduct(api.db, first, { name: names, kind: 1 })
    await makeProduct(api.db, other, { name: names })
    const search = (words: string, app: Pick<TestApp, 'get'> = api) =>
      app.get(`/api/v7/psearch?g_ids=${second.gid},${first.gid}&keywords=${encodeURIComponent(words)}`)
    const { queries } = await countingQueries(api, (counted) => search('duck', counted))
    expect(queries).toHaveLength(1)
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

describe('qrparse and instantpay', () => {
  it('find the store of a scanned code [CALL-57]', async () => {
    const store = await makeStore(api.db)
    const link = encodeURIComponent(`https://plaza.test/pay/${store.gid}?from=table`)
    expect((await api.get(`/api/v7/qrparse?url=${link}`)).records.id).toBe(store.gid)
    expect((await api.get(`/api/v7/qrparse?code=${store.urlKey}`)).records.id).toBe(store.gid)
    expect((await api.get('/api/v7/qrparse?code=nothing')).RC).toBe(404)
    const { records } = await api.get(`/api/v7/instantpay?gid=${store.gid}`)
    expect(records).toMatchObject({ gid: store.gid, nm: 'Harbour Spa', currency: 'CAD' })
  })
})

describe('appconfig', () => {
  it('returns the default place and the four cities [CALL-42] [MAP-8]', async () => {
    const { records } = await api.get('/api/v7/appconfig')
    expect(records.cities.map((city: { nm: string }) => city.nm)).toEqual([
      'Vancouver',
      'Victoria',
      'Toronto',
      'Seattle',
    ])
    expect([records.lat, records.lon]).toEqual([49.2827, -123.1207])
  })
})

describe('opening status', () => {
  const late: WeeklyHours = [[], [], [], [], [{ open: 1080, close: 1560 }], [], []]
  const rules = { hours: late, holidays: [] as string[], suspended: false, timeZone: 'America/Vancouver' }
  const at = (instant: string) => new Date(instant)

  it.each([
    ['before opening on Friday', '2026-06-06T00:59:00Z', false],
    ['at opening', '2026-06-06T01:00:00Z', true],
    ['after midnight, into Saturday', '2026-06-06T08:30:00Z', true],
    ['at closing, 2 am on Saturday', '2026-06-06T09:00:00Z', false],
  ])('%s', (_, instant, open) => {
    expect(isOpenAt(rules, at(instant))).toBe(open)
  })

  it('is closed on a holiday, including the night after it, and while suspended', () => {
    const holiday = { ...rules, holidays: ['2026-06-05'] }
    expect(isOpenAt(holiday, at('2026-06-06T02:00:00Z'))).toBe(false)
    expect(isOpenAt(holiday, at('2026-06-06T08:30:00Z'))).toBe(false)
    expect(isOpenAt({ ...rules, suspended: true }, at('2026-06-06T02:00:00Z'))).toBe(false)
  })

  it('accepts orders while open, or later with pre-orders, unless on hold [ENT-16]', () => {
    const closed = at('2026-06-05T10:00:00Z')
    const store = {
      ...rules,
      hours: DAILY,
      settings: { onlineOrder: true, holdOrdering: false, preorder: false, stopOrderBeforeClose: 0 },
    }
    expect(takesOrders(store, closed)).toBe(false)
    expect(takesOrders({ ...store, settings: { ...store.settings, preorder: true } }, closed)).toBe(true)
    expect(takesOrders(store, at('2026-06-05T19:00:00Z'))).toBe(true)
    expect(
      takesOrders({ ...store, settings: { ...store.settings, holdOrdering: true } }, at('2026-06-05T19:00:00Z')),
    ).toBe(false)
  })
})
