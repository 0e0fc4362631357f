import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { menuSections } from '@/backend/catalogue/schema/products'
import type { WeeklyHours } from '@/lib/domain/stores/opening-hours'
import { makeCustomer, makeOptions, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { askMenu, menuOf, pair, stockOfDish } from '@/tests/backend/support/menu-shopping'
import { buy, checkOut, HOME, readOrder } from '@/tests/backend/support/shopping'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'

const LUNCH = { open: 660, close: 900 }
const LUNCH_ON_WEEKDAYS: WeeklyHours = [[LUNCH], [LUNCH], [LUNCH], [LUNCH], [LUNCH], [], []]
const DINNER = { open: 1020, close: 1320 }
const DINNERS: WeeklyHours = [[DINNER], [DINNER], [DINNER], [DINNER], [DINNER], [DINNER], [DINNER]]

let api: TestApp
let me: Tokens
let store: Awaited<ReturnType<typeof makeStore>>
beforeAll(async () => {
  api = await openTestApp()
  me = (await makeCustomer(api.db)).tokens
  store = await makeStore(api.db)
})
afterAll(() => api.close())

describe('a menu cart', () => {
  it('adds the prices of options, including nested groups, and stores them on the order [CALL-28] [ENT-29]', async () => {
    const dish = await makeProduct(api.db, store)
    const size = await makeOptions(api.db, { productId: dish.id }, { min: 1, max: 1, stocks: [10_000, 10_000] })
    const [, large = 0] = size.choices
    const sauce = await makeOptions(api.db, { productId: dish.id, parentChoiceId: large }, { min: 1, max: 2 })
    const line = { pid: dish.id, qty: 2, options: [pair(size, 1), pair(sauce, 1)] }
    const { records } = await askMenu(api, me, store, [line])
    expect(records.items[0]).toMatchObject({ qty: 2, pc: 11.5, amt: 23, opts: ['Choice 1', 'Choice 1'] })
    const items = [line]
    const order = await readOrder(api, me, await buy(api, me, menuOf(store), {}, { items }))
    expect(order.order_item[0]).toMatchObject({ pid: dish.id, deal_id: null, cnt: 2, amt: 23 })
    expect(order.order_item[0].opts.map((group: { opts: { pc: number }[] }) => group.opts[0]?.pc)).toEqual([1, 1])
  })

  it('requires each group to be within its minimum and maximum, a nested one only under its choice [ERR-24]', async () => {
    const dish = await makeProduct(api.db, store)
    const size = await makeOptions(api.db, { productId: dish.id }, { min: 1, max: 1 })
    const extra = await makeOptions(api.db, { productId: dish.id }, { min: 0, max: 2, stocks: [9, 9, 9] })
    const nested = await makeOptions(api.db, { productId: dish.id, parentChoiceId: size.choices[1] ?? 0 })
    const code = async (...options: ReturnType<typeof pair>[]) =>
      (await askMenu(api, me, store, [{ pid: dish.id, options }])).RC
    expect(await code(pair(size, 0))).toBe(200)
    expect(await code(pair(size, 0), pair(extra, 0), pair(extra, 2))).toBe(200)
    expect(await code(pair(size, 1), pair(nested, 0))).toBe(200)
    expect(await code()).toBe(400)
    expect(await code(pair(size, 0), pair(size, 1))).toBe(400)
    expect(await code(pair(size, 0), pair(extra, 0), pair(extra, 1), pair(extra, 2))).toBe(400)
    expect(await code(pair(size, 1))).toBe(400)
    expect(await code(pair(size, 0), pair(nested, 0))).toBe(400)
  })

  it('refuses options of another product, and unknown ones', async () => {
    const [dish, other] = [await makeProduct(api.db, store), await makeProduct(api.db, store)]
    const foreign = await makeOptions(api.db, { productId: other.id })
    const own = await makeOptions(api.db, { productId: dish.id })
    const ask = async (options: ReturnType<typeof pair>[]) =>
      (await askMenu(api, me, store, [{ pid: dish.id, options }])).RC
    expect(await ask([pair(own, 0), pair(foreign, 0)])).toBe(400)
    expect(await ask([{ Item1: own.id, Item2: foreign.choices[0] ?? 0 }])).toBe(400)
    expect(await ask([pair(own, 0), { Item1: 999_999, Item2: 1 }])).toBe(400)
  })

  it('names sold-out choices, adding up all lines, and sold-out dishes [ERR-27] [ENT-43]', async () => {
    const dish = await makeProduct(api.db, store)
    const group = await makeOptions(api.db, { productId: dish.id }, { stocks: [0, 2] })
    const line = (position: number, qty = 1) => ({ pid: dish.id, qty, options: [pair(group, position)] })
    expect(await askMenu(api, me, store, [line(0)])).toMatchObject({
      RC: 1000,
      records: { oos: [`${dish.name.en} (Choice 0)`] },
    })
    const inChinese = await askMenu(api, me, store, [line(0)], { lan: 'zh' })
    expect(inChinese.records.oos[0]).toMatch(new RegExp(`^${dish.name.zh}（.+）$`))
    expect((await askMenu(api, me, store, [line(1), line(1)])).RC).toBe(200)
    expect((await askMenu(api, me, store, [line(1), line(1, 2)])).RC).toBe(1000)
    const rare = await makeProduct(api.db, store, { stock: 1 })
    const two = await askMenu(api, me, store, [{ pid: rare.id }, { pid: rare.id }], { lan: 'zh' })
    expect(two).toMatchObject({ RC: 1000, records: { oos: [rare.name.zh] } })
  })

  it.each([0, -1, 1.5, 1e9, 1000])('refuses %d of a dish with 400', async (qty) => {
    const dish = await makeProduct(api.db, store)
    expect((await askMenu(api, me, store, [{ pid: dish.id, qty }])).RC).toBe(400)
  })

  it('refuses a dish of another store, and ignores sent prices [CALL-26]', async () => {
    const dish = await makeProduct(api.db, store)
    const elsewhere = await makeStore(api.db)
    expect((await askMenu(api, me, elsewhere, [{ pid: dish.id }])).RC).toBe(400)
    expect((await askMenu(api, me, store, [{ pid: dish.id, pc: 0.01 }])).records.items[0].pc).toBe(9.5)
  })

  it('takes tracked stock once and returns it on cancel; losing a race returns 1000 [ERR-37]', async () => {
    const dish = await makeProduct(api.db, store, { stock: 2 })
    const items = [{ pid: dish.id, qty: 2 }]
    const late = (await askMenu(api, me, store, items)).records.qid
    const id = await buy(api, me, menuOf(store), {}, { items })
    expect(await stockOfDish(api, dish.id)).toBe(0)
    expect(await checkOut(api, me, menuOf(store), late)).toMatchObject({
      RC: 1000,
      records: { oos: [dish.name.en] },
    })
    const data = { action: 'cancel', ord_id: id }
    expect((await api.execute(me, '/api/rest/v7/aio', 'POST', { data })).RC).toBe(200)
    expect(await stockOfDish(api, dish.id)).toBe(2)
    expect((await checkOut(api, me, menuOf(store), late)).RC).toBe(200)
  })
})

describe('an item not offered all day', () => {
  it("is available within its hours, in the store's local time [ENT-49]", async () => {
    const dish = await makeProduct(api.db, store, { available: LUNCH_ON_WEEKDAYS })
    const { records } = await askMenu(api, me, store, [{ pid: dish.id }])
    expect(records.asap).toBe(true)
    const days = records.allowed_periods
    expect(days['2026-06-05'].at(-1).start).toBe('2026-06-05 21:30:00')
    expect(Object.keys(days)).not.toContain('2026-06-06')
    expect(Object.keys(days)).toContain('2026-06-08')
  })

  it('is limited to its slots at other times, and checked against the chosen one [CART-7]', async () => {
    const dish = await makeProduct(api.db, store, { available: DINNERS })
    const items = [{ pid: dish.id }]
    const { records } = await askMenu(api, me, store, items)
    expect(records.asap).toBe(false)
    const [slot] = records.allowed_periods['2026-06-05']
    expect(slot.start).toBe('2026-06-06 00:00:00')
    const now = await checkOut(api, me, menuOf(store), records.qid)
    expect(now).toMatchObject({ RC: 1000, records: { oos: [dish.name.en] } })
    const noon = { exp_dt_start: '2026-06-06 19:00:00' }
    expect((await checkOut(api, me, menuOf(store), records.qid, noon)).RC).toBe(1000)
    expect((await checkOut(api, me, menuOf(store), records.qid, { exp_dt_start: slot.start })).RC).toBe(200)
  })

  it('follows the hours of its section, which its menu says [CART-7] [CALL-41]', async () => {
    const shop = await makeStore(api.db)
    const dish = await makeProduct(api.db, shop, { available: DINNERS })
    const lunch = await makeProduct(api.db, shop)
    const setHours = (sectionId: number, available: WeeklyHours) =>
      api.db.update(menuSections).set({ available }).where(eq(menuSections.id, sectionId))
    await setHours(dish.sectionId, LUNCH_ON_WEEKDAYS)
    await setHours(lunch.sectionId, LUNCH_ON_WEEKDAYS)
    const { records } = await api.get(`/api/v7/cplst2?gid=${shop.gid}&lan=en`)
    const times = records.map(({ time, products }: { time: string; products: { time: string }[] }) => [
      time,
      products[0]?.time,
    ])
    const hours = '11:00-15:00;11:00-15:00;11:00-15:00;11:00-15:00;11:00-15:00;;'
    expect(times).toEqual([
      [hours, ';;;;;;'],
      [hours, hours],
    ])
    expect((await askMenu(api, me, shop, [{ pid: dish.id }])).RC).toBe(1000)
    const quote = await askMenu(api, me, shop, [{ pid: lunch.id }])
    expect(quote.records.allowed_periods['2026-06-05'].at(-1).start).toBe('2026-06-05 21:30:00')
    const evening = { exp_dt_start: '2026-06-06 01:00:00' }
    expect(await checkOut(api, me, menuOf(shop), quote.records.qid, evening)).toMatchObject({
      RC: 1000,
      records: { oos: [lunch.name.en] },
    })
    expect((await checkOut(api, me, menuOf(shop), quote.records.qid)).RC).toBe(200)
  })

  it('that fits no slot returns 1000 with its name [ERR-27]', async () => {
    const dish = await makeProduct(api.db, store, { available: [[], [], [], [], [], [], []] })
    const other = await makeProduct(api.db, store)
    expect(await askMenu(api, me, store, [{ pid: other.id }, { pid: dish.id }])).toMatchObject({
      RC: 1000,
      records: { oos: [dish.name.en] },
    })
  })
})

describe('the shipping methods of a menu cart', () => {
  const methods = async (shop: typeof store, over: object = {}) => {
    const dish = await makeProduct(api.db, shop, { price: 1500, ...over })
    return (await askMenu(api, me, shop, [{ pid: dish.id }])).records.shp_mtds
  }

  it('are those of the store: eat-in while open, delivery from the minimum amount [CHK-41] [CHK-42] [CHK-43]', async () => {
    const eatery = await makeStore(api.db, { kind: 1 })
    expect(await methods(eatery)).toEqual([1, 2, 3])
    expect(await methods(eatery, { price: 999 })).toEqual([2, 3])
    const shut = await makeStore(api.db, { kind: 1, hours: DINNERS })
    expect(await methods(shut)).toEqual([1, 2])
    const dish = await makeProduct(api.db, shut)
    expect((await askMenu(api, me, shut, [{ pid: dish.id }], { shp_mtd: 3 })).RC).toBe(460)
  })

  it('are parcels for a shop, by rate code, and none for gift cards [ENT-59]', async () => {
    const shop = await makeStore(api.db, { kind: 4, services: { delivery: true, eatin: false, takeout: true } })
    expect(await methods(shop)).toEqual([1, 2, 4])
    expect(await methods(shop, { kind: 1 })).toEqual([5])
    const thing = await makeProduct(api.db, shop)
    const parcel = { shp_mtd: 4, shp_cd: 'express', addr: HOME }
    const { records } = await askMenu(api, me, shop, [{ pid: thing.id }], parcel)
    expect(records.shp_fee).toBe(8)
    expect(records.shp_types[0].methods.map((method: { code: string }) => method.code)).toEqual(['standard', 'express'])
    const done = await checkOut(api, me, menuOf(shop), records.qid, { shp_mtd: 4, shp_cd: 'express' })
    expect(done.RC).toBe(200)
  })

  it('return 206 for an address too far away, 460 below the minimum amount [ERR-20] [ERR-21]', async () => {
    const far = { ...HOME, street: '12 Nowhere Lane', lat: 49.4, lon: -123.1217 }
    const dish = await makeProduct(api.db, store, { price: 1500 })
    const ask = (lines: { pid: number }[], addr: object) => askMenu(api, me, store, lines, { shp_mtd: 1, addr })
    expect(await ask([{ pid: dish.id }], far)).toMatchObject({ RC: 206, records: { max_km: 10 } })
    const cheap = await makeProduct(api.db, store)
    expect((await ask([{ pid: cheap.id }], HOME)).RC).toBe(460)
  })

  it('count no gift card for the minimum amount of a delivery, which is of goods', async () => {
    const gift = await makeProduct(api.db, store, { price: 5000, kind: 1 })
    const [cheap, enough] = [
      await makeProduct(api.db, store, { price: 999 }),
      await makeProduct(api.db, store, { price: 1000 }),
    ]
    const ask = (pid: number, shp_mtd: number) =>
      askMenu(api, me, store, [{ pid: gift.id }, { pid }], { shp_mtd, addr: HOME })
    expect(await ask(cheap.id, 1)).toMatchObject({ RC: 460, msg: 'below the minimum for delivery' })
    expect((await ask(enough.id, 1)).RC).toBe(200)
    const offered = async (pid: number) => (await ask(pid, 2)).records.shp_mtds
    expect([await offered(cheap.id), await offered(enough.id)]).toEqual([
      expect.not.arrayContaining([1]),
      expect.arrayContaining([1]),
    ])
    // without goods nothing is delivered that a minimum could count
    expect((await askMenu(api, me, store, [{ pid: gift.id }], { shp_mtd: 1, addr: HOME })).RC).toBe(200)
  })
})
