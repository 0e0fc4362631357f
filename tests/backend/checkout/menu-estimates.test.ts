import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { stores } from '@/backend/catalogue/schema/stores'
import { makeCustomer, makeProduct, makeStore, storeValues } from '@/tests/backend/support/factories'
import { askMenu, menuOf } from '@/tests/backend/support/menu-shopping'
import { sentMessages } from '@/tests/backend/support/sent-messages'
import { checkOut, HOME, readOrder, VISA } from '@/tests/backend/support/shopping'
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

async function quoteAt(preparationMinutes: number | undefined, over: object = {}) {
  const store = await makeStore(api.db, { settings: { ...storeValues().settings, preparationMinutes } })
  const dish = await makeProduct(api.db, store, { price: 1500, stock: 5 })
  const { records } = await askMenu(api, me, store, [{ pid: dish.id }], over)
  return { store, records, order: (body: object = {}) => checkOut(api, me, menuOf(store), records.qid, body) }
}

it('a quote estimates an order for as soon as possible, a delivery with the distance of its fee', async () => {
  expect((await quoteAt(20)).records).toMatchObject({ est: { from: 20, to: 30 }, shp_km: null })
  expect((await quoteAt(20, { shp_mtd: 3 })).records.est).toEqual({ from: 20, to: 30 })
  const { est, shp_km, shp_fee } = (await quoteAt(20, { shp_mtd: 1, addr: HOME })).records
  expect(shp_km).toBeGreaterThan(0)
  // 4.00 covers 3 km, and each further one is 1.00
  expect(shp_fee).toBeCloseTo(4 + Math.max(0, shp_km - 3), 1)
  expect(est.from).toBe(Math.ceil((20 + shp_km * 2.6) / 5) * 5)
  expect((await quoteAt(undefined)).records.est).toBeNull()
  api.clock.set(NIGHT)
  expect((await quoteAt(20)).records).toMatchObject({ asap: false, est: null })
})

it('an order has what was promised when it was placed; one for a chosen time has no estimate', async () => {
  const { store, order } = await quoteAt(20)
  const { ord_id } = (await order({ pay_mtd: 2, card: VISA })).records
  expect((await sentMessages(api))[0]?.body).toContain('Requested time: As soon as possible · 20 to 30 min')
  await api.db
    .update(stores)
    .set({ settings: { ...storeValues().settings, preparationMinutes: 90 } })
    .where(eq(stores.gid, store.gid ?? 0))
  expect((await readOrder(api, me, ord_id)).est).toEqual({ from: 20, to: 30 })
  const timed = await quoteAt(20)
  const [slot] = timed.records.allowed_periods['2026-06-06']
  const placed = await timed.order({ exp_dt_start: slot.start })
  expect((await readOrder(api, me, placed.records.ord_id)).est).toBeNull()
})
