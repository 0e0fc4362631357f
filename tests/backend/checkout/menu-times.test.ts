import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stores } from '@/backend/catalogue/schema/stores'
import { makeCustomer, makeProduct, makeStore, storeValues } from '@/tests/backend/support/factories'
import { askMenu, menuOf, snapshot } from '@/tests/backend/support/menu-shopping'
import { checkOut, HOME, readOrder } from '@/tests/backend/support/shopping'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'

const NOON = '2026-06-05T19:00:00Z'
const NIGHT = '2026-06-06T09:00:00Z'

let api: TestApp
let me: Tokens
beforeAll(async () => {
  api = await openTestApp()
  me = (await makeCustomer(api.db)).tokens
})
beforeEach(() => api.clock.set(NOON))
afterAll(() => api.close())

const settings = (over: object) => ({ ...storeValues().settings, ...over })

/** Quotes a dish of a new store and answers what is needed to check it out. */
async function atStore(over: Parameters<typeof makeStore>[1] = {}, quoteOver: object = {}) {
  const store = await makeStore(api.db, over)
  const dish = await makeProduct(api.db, store, { price: 1500, stock: 5 })
  const { RC, records } = await askMenu(api, me, store, [{ pid: dish.id }], quoteOver)
  return { store, RC, records, order: (body: object = {}) => checkOut(api, me, menuOf(store), records?.qid, body) }
}

describe('the requested time of an order', () => {
  it('is as soon as possible for the sentinel, or a slot as offered, including its end [CHK-14] [ORD-28]', async () => {
    const asap = await atStore()
    const placed = await asap.order({ exp_dt_start: '2000-01-01 00:00', exp_dt_end: '2000-01-01 00:00' })
    expect((await readOrder(api, me, placed.records.ord_id)).exp_dt_start).toBe('2000-01-01 00:00:00')
    const timed = await atStore()
    const slot = timed.records.allowed_periods['2026-06-07'][3]
    const done = await timed.order({ exp_dt_start: slot.start })
    expect(await readOrder(api, me, done.records.ord_id)).toMatchObject({
      exp_dt_start: slot.start,
      exp_dt_end: slot.end,
    })
  })

  it.each([
    ['past', '2026-06-05 18:00:00'],
    ['between two slots', '2026-06-05 20:10:00'],
    ['while the store is closed', '2026-06-06 10:00:00'],
    ['beyond the seven days', '2026-06-20 20:00:00'],
    ['no date at all', 'soon'],
  ])('%s is refused with 400, and nothing is lost', async (_, exp_dt_start) => {
    const { order } = await atStore()
    const before = await snapshot(api)
    expect((await order({ exp_dt_start })).RC).toBe(400)
    expect(await snapshot(api)).toEqual(before)
  })

  it("refuses a different end than the slot's, and a slot for eating in", async () => {
    const { order, records } = await atStore()
    const [slot] = records.allowed_periods['2026-06-06']
    expect((await order({ exp_dt_start: slot.start, exp_dt_end: '2026-06-06 23:59:00' })).RC).toBe(400)
    const inside = await atStore({}, { shp_mtd: 3 })
    expect(inside.records.allowed_periods).toEqual({})
    expect((await inside.order({ shp_mtd: 3, exp_dt_start: slot.start })).RC).toBe(400)
    expect((await inside.order({ shp_mtd: 3 })).RC).toBe(200)
  })

  it('accepts a slot that came up to 10 minutes closer than its lead time, and names one that came closer', async () => {
    const { order, records } = await atStore()
    const [slot] = records.allowed_periods['2026-06-05']
    expect(slot.start).toBe('2026-06-05 19:30:00')
    api.clock.advance(10 * 60)
    expect((await order({ exp_dt_start: slot.start })).RC).toBe(200)
    const late = await atStore()
    const [next] = late.records.allowed_periods['2026-06-05']
    expect(next.start).toBe('2026-06-05 20:00:00')
    api.clock.set('2026-06-05T19:41:00Z')
    const before = await snapshot(api)
    expect(await late.order({ exp_dt_start: next.start })).toMatchObject({ RC: 400, records: { reason: 'time_gone' } })
    expect(await snapshot(api)).toEqual(before)
  })

  it.each([
    [0, '2026-06-05 19:00:00'],
    [30, '2026-06-05 19:30:00'],
    [90, '2026-06-05 20:30:00'],
  ])('begins %i minutes ahead, as the store sets it', async (leadMinutes, first) => {
    const { records } = await atStore({ settings: settings({ leadMinutes }) })
    expect(records.allowed_periods['2026-06-05'][0].start).toBe(first)
  })

  it('is refused for a slot that the store has closed since', async () => {
    const { store, order, records } = await atStore()
    const [slot] = records.allowed_periods['2026-06-06']
    await api.db
      .update(stores)
      .set({ holidays: ['2026-06-06'] })
      .where(eq(stores.gid, store.gid ?? 0))
    expect(await order({ exp_dt_start: slot.start })).toMatchObject({ RC: 400, records: { reason: 'time_gone' } })
  })

  it('is within the special hours of its date, past midnight too [CHK-14]', async () => {
    const special = {
      holidays: ['2026-06-05', '2026-06-06'],
      specialHours: { '2026-06-06': [{ open: 1320, close: 1560 }] },
    }
    const { order, records } = await atStore(special)
    expect(records.asap).toBe(false)
    expect(records.allowed_periods['2026-06-05']).toBeUndefined()
    expect(records.allowed_periods['2026-06-06'][0].start).toBe('2026-06-07 05:00:00')
    expect(records.allowed_periods['2026-06-07'][0].start).toBe('2026-06-07 07:00:00')
    expect(await order()).toMatchObject({ RC: 400, records: { reason: 'closed' } })
    expect((await order({ exp_dt_start: '2026-06-07 07:00:00' })).RC).toBe(200)
  })

  it('belongs to a quote, which is good for 60 minutes', async () => {
    const { order, records } = await atStore()
    const slot = records.allowed_periods['2026-06-06'][0]
    api.clock.advance(60 * 60)
    expect((await order({ exp_dt_start: slot.start })).RC).toBe(200)
    const old = await atStore()
    api.clock.advance(60 * 60 + 1)
    expect((await old.order({ exp_dt_start: slot.start })).RC).toBe(409)
  })

  it('follows the delivery hours for deliveries', async () => {
    const evening = [{ open: 1020, close: 1260 }]
    const deliveryHours = [evening, evening, evening, evening, evening, evening, evening] as const
    const body = { shp_mtd: 1, addr: HOME }
    const { order, records } = await atStore({ deliveryHours }, body)
    expect(records.asap).toBe(false)
    const [slot] = records.allowed_periods['2026-06-05']
    expect(slot.start).toBe('2026-06-06 00:00:00')
    expect((await order({ shp_mtd: 1 })).RC).toBe(400)
    expect((await order({ shp_mtd: 1, exp_dt_start: slot.start })).RC).toBe(200)
  })
})

describe('a store that does not accept the order', () => {
  it('is closed: accepts only slots, and nothing without pre-orders [ENT-16]', async () => {
    api.clock.set(NIGHT)
    const { order, records } = await atStore()
    expect(records.asap).toBe(false)
    expect((await order()).RC).toBe(400)
    const [slot] = records.allowed_periods['2026-06-06']
    expect((await order({ exp_dt_start: slot.start })).RC).toBe(200)
    const strict = await atStore({ settings: settings({ preorder: false }) })
    expect(strict.records.allowed_periods).toEqual({})
    expect((await strict.order({ exp_dt_start: slot.start })).RC).toBe(400)
  })

  it('closes soon: nothing as soon as possible in its last minutes', async () => {
    api.clock.set('2026-06-06T04:45:00Z')
    expect((await (await atStore()).order()).RC).toBe(400)
    api.clock.set('2026-06-06T04:44:00Z')
    expect((await (await atStore()).order()).RC).toBe(200)
  })

  it.each([
    ['takes no online orders', { settings: settings({ onlineOrder: false }) }],
    ['is on hold', { settings: settings({ holdOrdering: true }) }],
    ['is suspended', { suspended: true }],
  ])('%s: nothing is ordered and nothing is lost [ENT-16]', async (_, over) => {
    const { store, order } = await atStore(over)
    expect((await api.get(`/api/v8/sdtl2?gid=${store.gid}`)).records.allow_order).toBe(false)
    const before = await snapshot(api)
    expect((await order()).RC).toBe(400)
    expect((await order({ exp_dt_start: '2026-06-06 20:00:00' })).RC).toBe(400)
    expect(await snapshot(api)).toEqual(before)
  })
})

describe('eating in', () => {
  it('requires a table number of 1 to 3 digits where the store needs one, and an optional party size of 1 to 3 digits [VAL-33] [VAL-34]', async () => {
    const { order } = await atStore({ settings: settings({ requireTableNumber: true }) }, { shp_mtd: 3 })
    const sit = async (tb_num?: string, party_size?: string) => (await order({ shp_mtd: 3, tb_num, party_size })).RC
    for (const table of [undefined, '', 'A1', '1.5', '-1']) expect(await sit(table)).toBe(400)
    for (const party of ['many', '1.5', '-2']) expect(await sit('12', party)).toBe(400)
    const done = await order({ shp_mtd: 3, tb_num: '12', party_size: '4' })
    expect(await readOrder(api, me, done.records.ord_id)).toMatchObject({ table_number: '12', party_size: '4' })
  })

  it.each([
    ['tb_num', { tb_num: 'A1' }],
    ['party_size', { tb_num: '12', party_size: 'many' }],
    ['c_fnm', { tb_num: '12', c_fnm: 'x'.repeat(81) }],
    ['ord_cmt', { tb_num: '12', ord_cmt: 'x'.repeat(1001) }],
    ['tips', { tb_num: '12', tips: -1 }],
  ])('is refused with the key %s where that is not valid [ERR-54]', async (field, over) => {
    const { order } = await atStore({ settings: settings({ requireTableNumber: true }) }, { shp_mtd: 3 })
    expect(await order({ shp_mtd: 3, ...over })).toMatchObject({ RC: 400, records: { field } })
  })

  it('stores no table for a takeaway order', async () => {
    const { order } = await atStore()
    const done = await order({ tb_num: '12', party_size: '4' })
    expect(await readOrder(api, me, done.records.ord_id)).toMatchObject({ table_number: '', party_size: '' })
  })
})
