import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { locateAddress } from '@/backend/catalogue/places/locate-address'
import { quotes } from '@/backend/checkout/schema'
import { quoteRecords } from '@/lib/contract/quote'
import { openDealShop } from '@/tests/backend/support/deal-shop'
import { inAll, makeCoupon, makeDeal, makeOptions, makeStore, storeValues } from '@/tests/backend/support/factories'
import { askQuote, HOME } from '@/tests/backend/support/shopping'

const { api, me, store, deal } = await openDealShop()
afterAll(() => api.close())

/** of latitude */
const KM_PER_DEGREE = (6371 * Math.PI) / 180

const items = (qty: number, options: object[] = [], of = deal) => [{ pid: of.groupSaleId, qty, pc: 0.01, options }]

describe('ctotal', () => {
  it('prices from the catalogue, whatever `pc` says, with every key [CALL-26] [CALL-27] [CONST-5]', async () => {
    const { RC, records } = await askQuote(api, me, deal, { items: items(2) })
    expect(RC).toBe(200)
    expect(quoteRecords.safeParse(records).success).toBe(true)
    expect(records).toMatchObject({
      g_total: 44.8,
      tax: 4.8,
      taxes: { GST: 2, PST: 2.8 },
      dis_ttl: 0,
      cpn_dis: 0,
      store_dis: 0,
      p_bal: 0,
      surcharge: 0,
      shp_mtd: 2,
      shp_fee: 0,
      curr: 'CAD',
      oos: [],
    })
    expect(records.items).toEqual([expect.objectContaining({ qty: 2, pc: 20, amt: 40, pid: deal.groupSaleId })])
    const slots = records.allowed_periods['2026-06-05']
    expect(slots[0]).toEqual({ start: '2026-06-05 19:30:00', end: '2026-06-05 20:00:00' })
  })

  it('returns line names in the requested language', async () => {
    const { records } = await askQuote(api, me, deal, { lan: 'jp' })
    expect(records.items[0].nm).toMatch(/日$/)
  })

  it.each([
    ['expired', 'LATE', { endsAt: new Date('2026-02-01T00:00:00Z') }],
    ['limit_reached', 'FULL', { totalLimit: 1, used: 1 }],
    ['minimum_not_met', 'MORE', { minSubtotal: 1_000_000 }],
    [null, 'EARLY', { startsAt: new Date('2026-12-30T00:00:00Z') }],
    [null, 'WORKS', {}],
  ])('returns %s for the coupon %s, also in lower case', async (reason, code, over) => {
    await makeCoupon(api.db, { code, gid: deal.gid, ...over })
    const { records } = await askQuote(api, me, deal, { cpn: code.toLowerCase() })
    expect([records.cpn_reason, records.cpn_min]).toEqual([reason, reason === 'minimum_not_met' ? 10_000 : null])
  })

  describe('the coupon that it offers', () => {
    const percent = { kind: 'percent', value: 30 } as const
    const amount = { kind: 'amount', value: 500 } as const

    it('takes most off what is in the cart, and is not offered once one is applied', async () => {
      const store = await makeStore(api.db)
      const item = await makeDeal(api.db, store)
      await makeCoupon(api.db, { code: 'FIVE', gid: store.gid, ...amount })
      await makeCoupon(api.db, { code: 'THIRTY', gid: store.gid, ...percent })
      const few = await askQuote(api, me, item, { items: items(1, [], item) })
      expect(few.records.cpn_best).toMatchObject({ code: 'THIRTY', amt: 6 })
      const applied = await askQuote(api, me, item, { items: items(1, [], item), cpn: 'FIVE' })
      expect([applied.records.cpn_dis, applied.records.cpn_best]).toEqual([5, null])
      const { records } = await askQuote(api, me, item, { items: items(1, [], item), cpn: 'THIRTY' })
      expect(few.records.item_ttl - few.records.cpn_best.amt).toBe(records.item_ttl - records.cpn_dis)
    })

    it.each([
      ['below its minimum', { minSubtotal: 1_000_000 }],
      ['that has ended', { endsAt: new Date('2026-02-01T00:00:00Z') }],
      ['that is used up', { totalLimit: 1, used: 1 }],
      ['of another store', { gid: 0 }],
    ])('is none %s', async (_, over) => {
      const [store, other] = [await makeStore(api.db), await makeStore(api.db)]
      const item = await makeDeal(api.db, store)
      const gid = 'gid' in over ? other.gid : store.gid
      await makeCoupon(api.db, { code: 'NONE', ...percent, ...over, gid })
      const { records } = await askQuote(api, me, item, { items: items(1, [], item) })
      expect(records.cpn_best?.code).not.toBe('NONE')
    })
  })

  it('coupon codes are unique, case-insensitively', async () => {
    await makeCoupon(api.db, { code: 'Twice', gid: deal.gid })
    await expect(makeCoupon(api.db, { code: 'TWICE', gid: deal.gid })).rejects.toThrow()
  })

  it('applies the store discount, then the coupon, and taxes the rest', async () => {
    const cheap = await makeStore(api.db, { discountPercent: 10 })
    const item = await makeDeal(api.db, cheap)
    await makeCoupon(api.db, { code: 'FIVE', gid: cheap.gid, kind: 'amount', value: 500 })
    const { records } = await askQuote(api, me, item, { items: items(2, [], item), cpn: 'five' })
    expect(records).toMatchObject({ store_dis: 4, cpn_dis: 5, dis_ttl: 9, ttl_bf_tax: 31, tax: 3.72, g_total: 34.72 })
  })

  it.each([
    ['an unknown code', {}, 'NOPE'],
    ['one below its minimum', { minSubtotal: 5000 }, 'MIN'],
    ['one that has ended', { endsAt: new Date('2026-01-02T00:00:00Z') }, 'OLD'],
    ['one that has not begun', { startsAt: new Date('2026-12-01T00:00:00Z') }, 'SOON'],
    ['one that is used up', { totalLimit: 3, used: 3 }, 'GONE'],
  ])('deducts nothing for %s, without an error [ERR-49]', async (_, over, code) => {
    if (code !== 'NOPE') await makeCoupon(api.db, { code, gid: store.gid, ...over })
    expect(await askQuote(api, me, deal, { cpn: code })).toMatchObject({ RC: 200, records: { cpn_dis: 0 } })
  })

  it.each([
    ['ON', 'M5V 1A1', 'HST', 13],
    ['NB', 'E1A 1A1', 'HST', 15],
    ['NL', 'A1A 1A1', 'HST', 15],
    ['NS', 'B1A 1A1', 'HST', 14],
    ['PE', 'C1A 1A1', 'HST', 15],
    ['AB', 'T1A 1A1', 'GST', 5],
    ['QC', 'H1A 1A1', 'GST', 5],
  ])('charges the tax of %s under its label [CONST-2]', async (region, zipcd, label, percent) => {
    const addr = { ...HOME, region, zipcd, city: 'Elsewhere', lat: store.lat, lon: store.lon }
    const { records } = await askQuote(api, me, deal, { shp_mtd: 1, addr })
    expect(Object.keys(records.taxes)[0]).toBe(label)
    expect(records.taxes[label]).toBeCloseTo((24 * percent) / 100, 5)
  })

  it('uses the postal code, whatever region is entered', async () => {
    for (const region of ['AB', 'Nowhere', 'OR']) {
      const { records } = await askQuote(api, me, deal, {
        shp_mtd: 1,
        addr: { ...HOME, region, lat: store.lat, lon: store.lon },
      })
      expect(Object.keys(records.taxes), region).toEqual(['GST', 'PST'])
    }
  })

  it("labels a state's sales tax VAT [CONST-3]", async () => {
    const seattle = await makeStore(api.db, { region: 'WA', country: 'US', currency: 'USD', cityKey: 'seattle' })
    const item = await makeDeal(api.db, seattle, { currency: 'USD' })
    const { records } = await askQuote(api, me, item)
    expect(records.taxes).toEqual({ VAT: 1.3 })
  })

  it('charges a flat delivery fee, then by the km', async () => {
    const near = await askQuote(api, me, deal, { shp_mtd: 1, addr: HOME })
    expect(near.records.shp_fee).toBe(4)
    const far = await askQuote(api, me, deal, {
      shp_mtd: 1,
      addr: { ...HOME, street: '6000 Main St', zipcd: 'V5T 1A1' },
    })
    expect(far.records.shp_fee).toBeGreaterThan(6)
    expect(far.records.shp_fee).toBeLessThan(9)
  })

  it('returns 206 with the maximum km beyond it [ERR-20] [VAL-26]', async () => {
    const addr = { ...HOME, street: '1 Yonge St', city: 'Toronto', region: 'ON', zipcd: 'M5B 1A1' }
    const lie = { ...addr, lat: store.lat, lon: store.lon }
    for (const tried of [addr, lie]) {
      expect(await askQuote(api, me, deal, { shp_mtd: 1, addr: tried })).toMatchObject({
        RC: 206,
        records: { max_km: 10 },
      })
    }
  })

  it.each([
    [9.99, 200],
    [10.01, 206],
  ])('with a maximum of 10 km and an address %d km away it returns %d [VAL-26]', async (km, rc) => {
    const home = locateAddress({ ...HOME, country: HOME.cntry })
    const lat = (home?.lat ?? 0) + km / KM_PER_DEGREE
    const away = await makeStore(api.db, { lat, lon: home?.lon })
    const { RC } = await askQuote(api, me, await makeDeal(api.db, away), { shp_mtd: 1, addr: HOME })
    expect(RC).toBe(rc)
  })

  it('returns 207 for a delivery without an address, or one that cannot be located [ERR-22]', async () => {
    expect((await askQuote(api, me, deal, { shp_mtd: 1 })).RC).toBe(207)
    const nowhere = { ...HOME, street: '5 Nowhere Rd', city: 'Kamloops', zipcd: 'V2C 1A1' }
    expect((await askQuote(api, me, deal, { shp_mtd: 1, addr: nowhere })).RC).toBe(207)
  })

  it('returns 400 that the input address is invalid [ERR-23]', async () => {
    const answer = await askQuote(api, me, deal, { shp_mtd: 1, addr: { ...HOME, zipcd: '12345' } })
    expect(answer).toMatchObject({ RC: 400, msg: expect.stringContaining('input address is invalid') })
  })

  it('says the same of an address that is no address at all', async () => {
    for (const addr of [{ ...HOME, street: 'x'.repeat(201) }, { ...HOME, cntry: 'Canada' }, 'home']) {
      const answer = await askQuote(api, me, deal, { shp_mtd: 1, addr })
      expect(answer).toMatchObject({ RC: 400, msg: expect.stringContaining('input address is invalid') })
    }
  })

  it('returns 400 without those words for an empty cart [ERR-24]', async () => {
    const answer = await askQuote(api, me, deal, { items: [] })
    expect(answer.RC).toBe(400)
    expect(answer.msg).not.toMatch(/address/i)
  })

  it('returns 485 with the countries for an address elsewhere [ERR-26] [VAL-25]', async () => {
    const addr = { ...HOME, cntry: 'CN', tn: '13800138000', zipcd: '200000', city: 'Shanghai', region: 'SH' }
    expect(await askQuote(api, me, deal, { shp_mtd: 1, addr })).toMatchObject({
      RC: 485,
      records: { countries: ['CA', 'US'] },
    })
  })

  it('returns 460 for a method the deal does not offer, or below the minimum amount [ERR-21] [DEAL-21]', async () => {
    const voucher = await makeDeal(api.db, store, { pickup: false, delivery: false })
    expect((await askQuote(api, me, voucher, { shp_mtd: 5 })).RC).toBe(200)
    for (const shp_mtd of [1, 2, 3, 9]) {
      expect((await askQuote(api, me, voucher, { shp_mtd, addr: HOME })).RC).toBe(460)
    }
    const small = await makeDeal(api.db, store, { dealPrice: 900 })
    expect((await askQuote(api, me, small, { shp_mtd: 1, addr: HOME })).RC).toBe(460)
  })

  it('returns 1000 with the names of what is out of stock [ERR-27]', async () => {
    const rare = await makeDeal(api.db, store, { stock: 1 })
    const answer = await askQuote(api, me, rare, { items: [...items(1, [], rare), ...items(1, [], rare)] })
    expect(answer).toMatchObject({ RC: 1000, records: { oos: [rare.name.en] } })
  })

  it.each([0, -1, 1.5, 11, 1e9])('returns 400 for a quantity of %d', async (qty) => {
    const plenty = await makeDeal(api.db, store, { stock: 2_000_000_000 })
    expect((await askQuote(api, me, plenty, { items: items(qty, [], plenty) })).RC).toBe(400)
  })

  it('returns 400 for an item of another store, an unknown or an expired one', async () => {
    const other = await makeDeal(api.db, await makeStore(api.db))
    const ended = await makeDeal(api.db, store, { endsAt: new Date('2026-02-01T00:00:00Z') })
    expect((await askQuote(api, me, deal, { items: items(1, [], other) })).RC).toBe(400)
    expect((await askQuote(api, me, deal, { items: items(1, [], ended) })).RC).toBe(400)
    expect((await askQuote(api, me, deal, { items: [{ pid: 1, qty: 1 }] })).RC).toBe(400)
    expect((await askQuote(api, me, deal, { gid: 99_999_999 })).RC).toBe(400)
  })

  it('names the item that it refuses, so that the rest of a cart can be ordered', async () => {
    const gone = await makeDeal(api.db, store, { endsAt: new Date('2026-02-01T00:00:00Z') })
    const cart = [...items(1, [], deal), ...items(1, [], gone)]
    const { RC, records } = await askQuote(api, me, deal, { items: cart })
    expect([RC, records.items.map((item: { pid: number }) => item.pid)]).toEqual([400, [gone.groupSaleId]])
    const scarce = await makeDeal(api.db, store, { limitPerOrder: 2, name: inAll('Scarce massage') })
    const over = await askQuote(api, me, deal, { items: [...items(1, [], deal), ...items(3, [], scarce)] })
    expect(over).toMatchObject({ RC: 400, records: { items: [{ pid: scarce.groupSaleId, nm: 'Scarce massage' }] } })
  })

  it('stores the quoted price under an id of this customer', async () => {
    const { records } = await askQuote(api, me, deal)
    const [row] = await api.db.select().from(quotes).where(eq(quotes.id, records.qid))
    expect(row?.request).toMatchObject({ grandTotal: 2240 })
  })
})

describe('options', () => {
  it('adds their prices, and checks minimum, maximum, stock and ownership [CALL-28]', async () => {
    const item = await makeDeal(api.db, store)
    const oil = await makeOptions(api.db, { dealId: item.id ?? 0 }, { min: 1, max: 1, stocks: [10_000, 10_000, 0] })
    const [plain = 0, rich = 0, gone = 0] = oil.choices
    const extra = await makeOptions(api.db, { dealId: item.id ?? 0, parentChoiceId: rich }, { min: 1, max: 2 })
    const pair = (group: { id: number }, choice: number | undefined) => ({ Item1: group.id, Item2: choice ?? 0 })
    const ask = async (...pairs: object[]) => {
      const answer = await askQuote(api, me, item, { items: items(1, pairs, item) })
      return answer.RC === 200 ? answer.records.items[0].pc : answer.RC
    }
    expect(await ask(pair(oil, plain))).toBe(20)
    expect(await ask(pair(oil, rich), pair(extra, extra.choices[1]))).toBe(22)
    expect(await ask()).toBe(400)
    expect(await ask(pair(oil, plain), pair(oil, rich))).toBe(400)
    expect(await ask(pair(oil, gone))).toBe(1000)
    expect(await ask(pair(oil, rich))).toBe(400)
    expect(await ask(pair(oil, plain), pair(extra, extra.choices[0]))).toBe(400)
    expect(await ask(pair(oil, 1))).toBe(400)
    expect(await ask(pair(oil, plain), { Item1: 1, Item2: 1 })).toBe(400)
  })
})

describe('a menu cart', () => {
  it('is fulfilled by the methods the store offers', async () => {
    const eatery = await makeStore(api.db, { services: { ...storeValues().services, eatin: false } })
    const item = await makeDeal(api.db, eatery)
    expect((await askQuote(api, me, item, { shp_mtd: 3 })).RC).toBe(460)
  })
})
