import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOpenAt, takesOrders } from '@/backend/catalogue/stores/opening'
import { storeDetail } from '@/lib/contract/store-detail'
import type { WeeklyHours } from '@/lib/domain/stores/opening-hours'
import { makeCoupon, makeStore, storeValues } from '@/tests/backend/support/factories'
import { DAILY } from '@/tests/backend/support/store-defaults'
import { openTestApp, type TestApp } from '@/tests/backend/support/test-app'

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

  it('tells the special hours of a date that an older storefront takes for closed, and opens on it [ENT-16]', async () => {
    const store = await makeStore(api.db, {
      holidays: ['2026-06-01', '2026-06-05', '2026-06-06'],
      specialHours: { '2026-06-01': [], '2026-06-05': [{ open: 1020, close: 1560 }] },
    })
    const { records } = await api.get(`/api/v8/sdtl2?gid=${store.gid}`)
    expect(records).toMatchObject({
      is_open: false,
      hours: { current: '17:00-26:00' },
      holidays: ['2026-06-05', '2026-06-06'],
      special_hours: { '2026-06-05': '17:00-26:00' },
      next_open: '2026-06-06 00:00:00',
    })
    const listed = await api.get(`/api/v7/slst?g_ids=${store.gid},0${store.gid},a-Z_9,9223372036854775807`)
    expect(listed.records).toHaveLength(1)
    expect(listed.records[0].special_hours).toEqual({ '2026-06-05': '17:00-26:00' })
    api.clock.set('2026-06-06T08:30:00Z')
    expect((await api.get(`/api/v8/sdtl2?gid=${store.gid}`)).records.is_open).toBe(true)
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
  const rules = {
    hours: late,
    holidays: [] as string[],
    specialHours: {},
    closedUntil: null,
    suspended: false,
    timeZone: 'America/Vancouver',
  }
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
      pausedUntil: null,
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
