import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { menuSections, type products } from '@/backend/catalogue/schema/products'
import { taxes } from '@/backend/catalogue/schema/taxes'
import { findOrder } from '@/backend/orders/mails/order-mail'
import { receiptOf } from '@/backend/orders/mails/receipt'
import { refundOrder } from '@/backend/orders/refunds/refund-order'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { orderLines, orders } from '@/backend/orders/schema/orders'
import { STORE_TYPE } from '@/lib/domain/codes/catalogue-codes'
import { makeCustomer, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { askMenu, menuOf } from '@/tests/backend/support/menu-shopping'
import { buy, readOrder, VISA } from '@/tests/backend/support/shopping'
import { openTestApp, type TestApp, type Tokens } from '@/tests/backend/support/test-app'

let api: TestApp
let me: Tokens
beforeAll(async () => {
  api = await openTestApp()
  me = (await makeCustomer(api.db, { email: 'taxed@example.com' })).tokens
})
afterAll(() => api.close())

type Store = Awaited<ReturnType<typeof makeStore>>

const restaurant = (over: object = {}) => makeStore(api.db, { kind: STORE_TYPE.restaurant, ...over })
async function dish(store: Store, price: number, over: Partial<typeof products.$inferInsert> = {}) {
  return Number((await makeProduct(api.db, store, { price, taxClass: 'standard', ...over })).id)
}

/** A duck of C$32.00 and a beer of C$9.00. */
async function dinnerAt(store: Store) {
  return [{ pid: await dish(store, 3200) }, { pid: await dish(store, 900, { taxClass: 'liquor' }) }]
}

const REFUND = { reason: '', amount: null }
const refundLine = async (id: string, n: number) => {
  const lines = await api.db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.id)
  const chosen = [{ lineId: lines[n]?.id ?? 0, quantity: 1 }]
  await refundOrder(api.db, id, { ...REFUND, key: `line ${n}`, lines: chosen }, api.clock.now())
  const [row] = await api.db
    .select()
    .from(orderRefunds)
    .where(and(eq(orderRefunds.orderId, id), eq(orderRefunds.key, `line ${n}`)))
  return row
}

describe('a restaurant of Vancouver', () => {
  it('charges GST on meals, and PST of 10 % on liquor alone [CALL-27] [ENT-26]', async () => {
    const store = await restaurant()
    const items = await dinnerAt(store)
    const { records } = await askMenu(api, me, store, items)
    expect(records).toMatchObject({ ttl_bf_tax: 41, tax: 2.95, taxes: { GST: 2.05, PST: 0.9 }, g_total: 43.95 })
    expect(records.tax_list).toEqual([
      { nm: 'GST', num: '', rate: 5, base: 41, amt: 2.05, incl: false },
      { nm: 'PST', num: '', rate: 10, base: 9, amt: 0.9, incl: false },
    ])
    const id = await buy(
      api,
      me,
      menuOf(store),
      { pay_mtd: 2, card: VISA },
      { items: items.map((one) => ({ ...one, qty: 1 })) },
    )
    expect(await readOrder(api, me, id)).toMatchObject({
      tax: 2.95,
      taxes: { GST: 2.05, PST: 0.9 },
      tax_list: [
        { nm: 'GST', rate: 5 },
        { nm: 'PST', rate: 10 },
      ],
      order_total: 43.95,
    })
    // the duck without PST, then the beer with both
    expect(await refundLine(id, 0)).toMatchObject({ amount: 3360, tax: 160 })
    expect(await refundLine(id, 1)).toMatchObject({ amount: 1035, tax: 135 })
  })

  it('has the class of a section where a dish has none, and that of its kind where both have none', async () => {
    const store = await restaurant()
    const beer = await makeProduct(api.db, store, { price: 1000, taxClass: 'standard' })
    const taxesOf = async () => (await askMenu(api, me, store, [{ pid: beer.id ?? 0 }])).records.taxes
    expect(await taxesOf()).toEqual({ GST: 0.5 })
    await api.db.update(menuSections).set({ taxClass: 'liquor' }).where(eq(menuSections.id, beer.sectionId))
    expect(await taxesOf()).toEqual({ GST: 0.5, PST: 1 })
  })
})

it('has the taxes of its own also where its region is a name', async () => {
  const store = await restaurant({ region: 'British Columbia' })
  const own = { gid: store.gid, country: 'CA', region: 'British Columbia', taxClass: 'meal' }
  await api.db.insert(taxes).values({ ...own, label: 'Levy', rate: 3000 })
  const { records } = await askMenu(api, me, store, [{ pid: await dish(store, 1000) }])
  expect(records.taxes).toEqual({ Levy: 0.3 })
})

describe('a store whose prices contain their tax', () => {
  it('is paid what the shelf says, and receipts say the tax and its number', async () => {
    const store = await restaurant()
    const own = { gid: store.gid, country: 'CA', region: 'BC', isIncluded: true, number: '81234 5678 RT0001' }
    await api.db.insert(taxes).values({ ...own, taxClass: 'meal', label: 'GST', rate: 5000 })
    const pid = await dish(store, 2100)
    const { records } = await askMenu(api, me, store, [{ pid }])
    expect(records).toMatchObject({ tax: 0, taxes: {}, g_total: 21 })
    expect(records.tax_list).toMatchObject([{ nm: 'GST', amt: 1, incl: true }])
    const id = await buy(api, me, menuOf(store), { pay_mtd: 2, card: VISA }, { items: [{ pid, qty: 1 }] })
    const found = await findOrder(api.db, id)
    const rows = found && receiptOf(found).bill.map(({ label, amount }) => `${label} ${amount}`)
    expect(rows).toEqual([
      'Subtotal C$21.00',
      'Total before tax C$20.00',
      'Order total C$21.00',
      'Includes GST 81234 5678 RT0001 C$1.00',
      'Total paid C$21.00',
    ])
    await refundOrder(api.db, id, { ...REFUND, key: 'half', amount: 1050, lines: [] }, api.clock.now())
    const [refund] = await api.db.select().from(orderRefunds).where(eq(orderRefunds.orderId, id))
    expect(refund).toMatchObject({ amount: 1050, tax: 50 })
  })
})

it('reads the classes of before: standard is what the store sells, zero and exempt are not taxed', async () => {
  const store = await restaurant()
  const taxesOf = async (taxClass: string) =>
    (await askMenu(api, me, store, [{ pid: await dish(store, 1000, { taxClass }) }])).records.taxes
  expect(await taxesOf('standard')).toEqual({ GST: 0.5 })
  for (const taxClass of ['zero', 'exempt']) expect(await taxesOf(taxClass)).toEqual({})
})

describe('an order of before', () => {
  it('keeps its taxes, also when they change, and is refunded as it was', async () => {
    const store = await restaurant()
    const items = (await dinnerAt(store)).map((one) => ({ ...one, qty: 1 }))
    const id = await buy(api, me, menuOf(store), { pay_mtd: 2, card: VISA }, { items })
    // the columns that the version before did not write
    await api.db.update(orders).set({ appliedTaxes: [] }).where(eq(orders.id, id))
    await api.db.update(orderLines).set({ taxClass: '' }).where(eq(orderLines.orderId, id))
    const own = { gid: store.gid, country: 'CA', region: 'BC', taxClass: 'meal', label: 'GST', rate: 9000 }
    await api.db.insert(taxes).values(own)
    expect(await readOrder(api, me, id)).toMatchObject({ taxes: { GST: 2.05, PST: 0.9 }, order_total: 43.95 })
    // 32 of 41 of the tax
    expect(await refundLine(id, 0)).toMatchObject({ amount: 3430, tax: 230 })
  })
})
