import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stores } from '@/backend/catalogue/schema/stores'
import {
  makeCoupon,
  makeCustomer,
  makeDeal,
  makeProduct,
  makeStore,
  storeValues,
} from '@/tests/backend/support/factories'
import { menuOf } from '@/tests/backend/support/menu-shopping'
import { askQuote, checkOut, readOrder, VISA } from '@/tests/backend/support/shopping'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'

let api: TestApp
let me: Tokens
beforeAll(async () => {
  api = await openTestApp()
  me = (await makeCustomer(api.db)).tokens
})
afterAll(() => api.close())

const OPEN = '2026-06-05T19:00:00Z'
const NIGHT = '2026-06-06T09:00:00Z'
const settings = (over: object) => ({ ...storeValues().settings, selfCheckout: true, ...over })
const STATES = {
  open: {},
  suspended: { suspended: true },
  'on hold': { settings: settings({ holdOrdering: true }) },
  'not online': { settings: settings({ onlineOrder: false }) },
  closed: {},
} as const
type State = keyof typeof STATES

/** A store with everything that can be bought, whose state changes after the quote or before it. */
async function shop() {
  api.clock.set(OPEN)
  const store = await makeStore(api.db, { settings: settings({}) })
  const dish = await makeProduct(api.db, store, { price: 1500, stock: 9 })
  const giftCard = await makeProduct(api.db, store, { price: 2500, kind: 1 })
  const deal = await makeDeal(api.db, store, { stock: 9 })
  const dealPid = deal.groupSaleId
  const goods = (...pids: number[]) => ({ items: pids.map((pid) => ({ pid, qty: 1, options: [] })), shp_mtd: 2 })
  const carts = {
    dishes: goods(dish.id),
    deals: goods(dealPid),
    'a dish with a deal': goods(dish.id, dealPid),
    'gift cards': { ...goods(giftCard.id), shp_mtd: 5 },
    'an amount at the till': {
      items: [{ pid: 0, qty: 1, pc: 12.5, options: [], selfCheckout: 1 }],
      shp_mtd: 5,
    },
  }
  const become = async (state: State) => {
    api.clock.set(state === 'closed' ? NIGHT : OPEN)
    await api.db
      .update(stores)
      .set({ suspended: false, ...STATES[state] })
      .where(eq(stores.gid, store.gid ?? 0))
  }
  return { store, carts, become }
}
type Cart = keyof Awaited<ReturnType<typeof shop>>['carts']

const ALL: Cart[] = ['dishes', 'deals', 'a dish with a deal', 'gift cards', 'an amount at the till']
/** What is refused as soon as possible, and why; everything else is taken. */
const REFUSED: Record<State, Partial<Record<Cart, string>>> = {
  open: {},
  suspended: Object.fromEntries(ALL.map((cart) => [cart, 'suspended'])),
  'on hold': { dishes: 'on_hold', 'a dish with a deal': 'on_hold' },
  'not online': { dishes: 'not_online', 'a dish with a deal': 'not_online' },
  closed: { dishes: 'closed', 'a dish with a deal': 'closed' },
}

/** States in which it offers no orders for later, though it takes them while it is closed. */
const NO_PREORDERS: readonly State[] = ['suspended', 'on hold', 'not online']

it.each(Object.keys(STATES) as State[])(
  'a store that is %s says whether it takes orders for later [ENT-16]',
  async (state) => {
    const { store, become } = await shop()
    await become(state)
    const { records } = await api.get(`/api/v8/sdtl2?gid=${store.gid}`)
    expect(records.can_pre_order).toBe(!NO_PREORDERS.includes(state))
  },
)

const CASES = (Object.keys(STATES) as State[]).flatMap((state) => ALL.map((cart) => [state, cart] as const))

describe('what a store takes now', () => {
  it.each(CASES)('%s: %s, whether it became so before the quote or after it', async (state, cart) => {
    const reason = REFUSED[state][cart]
    const answer = reason ? { RC: 400, records: { reason } } : { RC: 200 }
    const { store, carts, become } = await shop()
    const menu = menuOf(store)
    const { shp_mtd } = carts[cart]
    const pay = { pay_mtd: 2, card: VISA, shp_mtd }

    const early = await askQuote(api, me, menu, carts[cart])
    expect(early.RC).toBe(200)
    await become(state)
    if (state !== 'closed') expect(await checkOut(api, me, menu, early.records.qid, pay)).toMatchObject(answer)

    const late = await askQuote(api, me, menu, carts[cart])
    // a closed store sells dishes for later: the quote has their times
    if (reason === 'closed') expect(late).toMatchObject({ RC: 200, records: { asap: false } })
    else expect(late).toMatchObject(answer)
    if (late.RC === 200) expect(await checkOut(api, me, menu, late.records.qid, pay)).toMatchObject(answer)
  })

  it.each(Object.keys(STATES) as State[])('%s: what was ordered before may be paid', async (state) => {
    const { store, carts, become } = await shop()
    const quote = await askQuote(api, me, menuOf(store), carts.deals)
    const placed = await checkOut(api, me, menuOf(store), quote.records.qid, { pay_mtd: 0 })
    expect(placed.RC).toBe(200)
    await become(state)
    const data = { action: 'pay', ord_id: placed.records.ord_id, pay_mtd: 2, card: VISA }
    expect((await api.execute(me, '/api/rest/v7/aio', 'POST', { data })).RC).toBe(200)
    expect((await readOrder(api, me, placed.records.ord_id)).total_due).toBe(0)
  })
})

describe('a coupon that an own unpaid order holds', () => {
  it('says so and names the order, until it is paid', async () => {
    const { store, carts } = await shop()
    await makeCoupon(api.db, { code: 'ONCE', gid: store.gid, perCustomerLimit: 1 })
    const cart = { ...carts.dishes, cpn: 'ONCE' }
    const first = await askQuote(api, me, menuOf(store), cart)
    expect(first.records.cpn_dis).toBeGreaterThan(0)
    const return_url = 'http://localhost:3000/account/orders'
    const held = await checkOut(api, me, menuOf(store), first.records.qid, { pay_mtd: 8, return_url })
    const again = await askQuote(api, me, menuOf(store), cart)
    expect(again.records).toMatchObject({ cpn_dis: 0, cpn_reason: 'held_by_order', cpn_order: held.records.ord_id })
    const data = { action: 'pay', ord_id: held.records.ord_id, pay_mtd: 2, card: VISA }
    expect((await api.execute(me, '/api/rest/v7/aio', 'POST', { data })).RC).toBe(200)
    const paid = await askQuote(api, me, menuOf(store), cart)
    expect(paid.records).toMatchObject({ cpn_reason: 'limit_reached', cpn_order: null })
  })
})
