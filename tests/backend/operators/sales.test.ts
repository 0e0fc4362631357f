import { parse } from 'csv-parse/sync'
import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables } from '@/backend/demo/empty-tables'
import { commandActor } from '@/backend/operators/access/abilities'
import { readSales } from '@/backend/operators/sales/read-sales'
import { readBalances } from '@/backend/orders/ledger/read-balances'
import { transfers } from '@/backend/orders/schema/ledgers'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { orderLines, orders } from '@/backend/orders/schema/orders'
import { POINTS } from '@/backend/orders/schema/transfer-kinds'
import { sumOfParts } from '@/backend/orders/taxes/tax-parts'
import { inTransaction } from '@/backend/platform/db/transaction'
import { runSequence } from '@/tests/backend/payments/money-sequence'
import { makeCustomer, makeDeal, makeGiftCard, makeProduct, makeStore } from '@/tests/backend/support/factories'
import { BOTH_KINDS, MEALS_AND_DRINKS, makeTaxes } from '@/tests/backend/support/make-taxes'
import { menuOf } from '@/tests/backend/support/menu-shopping'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { buy, VISA } from '@/tests/backend/support/shopping'
import { createSeededRandom, size } from '@/tests/support/scale'

const desk = await openOperatorDesk()
const { api } = desk
beforeEach(() => emptyTables(api.db))
afterAll(() => api.close())

const BY_CARD = { pay_mtd: 2, card: VISA }
const DAY = [{ open: 0, close: 1440 }]
const HOURS = [DAY, DAY, DAY, DAY, DAY, DAY, DAY] as const

async function open() {
  // rows are sorted by the names of stores
  const west = await makeStore(api.db, { urlKey: 'harbour' })
  const east = await makeStore(api.db, { urlKey: 'tokyo', timeZone: 'Asia/Tokyo' })
  const deals = { west: await makeDeal(api.db, west), east: await makeDeal(api.db, east) }
  const me = await makeCustomer(api.db)
  api.clock.set('2026-06-05T19:00:00Z')
  return { west, east, deals, me, token: await desk.operator(['sales'], null) }
}

/** The ledger's account of stores, by order; what came of orders that were undone has none. */
async function earned(): Promise<number> {
  const known = new Set((await api.db.select({ id: orders.id }).from(orders)).map(({ id }) => id))
  const balances = await inTransaction(api.db, (tx) =>
    readBalances(tx, 'store', 'orderId', ne(transfers.currency, POINTS)),
  )
  return [...balances].filter(([id]) => known.has(id)).reduce((sum, [, amount]) => sum + amount, 0)
}

describe('the sales of a store and day', () => {
  it('are CSV by the clock of the store, with a refund on the day on which it was made', async () => {
    const { west, east, deals, me, token } = await open()
    const id = await buy(api, me.tokens, deals.west, BY_CARD)
    await buy(api, me.tokens, deals.east, BY_CARD)
    api.clock.set('2026-06-06T19:00:00Z')
    await desk.run('orders', 'refund', id, '5')
    const { status, body } = await desk.call(token, 'GET', '/sales?from=2026-06-01&to=2026-06-30')
    const rows = parse<Record<string, string>>(body, { columns: true })
    const none = { ...Object.fromEntries(Object.keys(rows[0] ?? {}).map((name) => [name, '0.00'])), currency: 'CAD' }
    const taxes = { taxes: '2.40', tax_GST: '1.00', tax_PST: '1.40' }
    const sale = { ...none, ...taxes, orders: '1', gross: '20.00', net: '22.40', paid_card: '22.40' }
    const refundTax = { refund_tax: '0.53', refund_tax_GST: '0.22', refund_tax_PST: '0.31' }
    const refund = { ...none, ...refundTax, orders: '0', refunds: '5.00', net: '-5.00' }
    expect([status, rows]).toEqual([
      200,
      [
        { ...sale, store: west.urlKey, day: '2026-06-05' },
        { ...refund, store: west.urlKey, day: '2026-06-06' },
        { ...sale, store: east.urlKey, day: '2026-06-06' },
      ],
    ])
    expect(await earned()).toBe(2240 * 2 - 500)
    expect(await desk.run('sales', '--from', '2026-06-05', '--to', '2026-06-05', '--store', west.urlKey ?? '')).toEqual(
      [
        'store,day,currency,orders,gross,discounts,fees,taxes,tips,refunds,gift_cards,net,' +
          'paid_card,paid_alipay,paid_wechat_pay,paid_union_pay,paid_paypal,paid_cash,paid_gift_card,paid_points,' +
          'refund_tax,tax_GST,refund_tax_GST,tax_PST,refund_tax_PST,contained_tax,refund_contained_tax',
        `${west.urlKey},2026-06-05,CAD,1,20.00,0.00,0.00,2.40,0.00,0.00,0.00,22.40,` +
          '22.40,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,1.00,0.00,1.40,0.00,0.00,0.00',
      ],
    )
  })

  it('have the taxes that prices contain beside those that are added, and of a refunded beer its own', async () => {
    const { west, me } = await open()
    await makeTaxes(api.db, west, MEALS_AND_DRINKS)
    const duck = await makeProduct(api.db, west, { price: 3200, taxClass: 'meal' })
    const beer = await makeProduct(api.db, west, { price: 900, taxClass: 'liquor' })
    const items = [duck, beer].map(({ id }) => ({ pid: id, qty: 1 }))
    const id = await buy(api, me.tokens, menuOf(west), { ...BY_CARD, tips: 4 }, { items })
    const [duckLine, beerLine] = await api.db.select().from(orderLines).where(eq(orderLines.orderId, id))
    const refundOn = async (day: number, line = beerLine) => {
      api.clock.set(`2026-06-0${day}T19:00:00Z`)
      await desk.run('orders', 'refund', id, '--line', `${line?.id}`)
    }
    await refundOn(6)
    await refundOn(7, duckLine)
    const csv = await desk.run('sales', '--from', '2026-06-05', '--to', '2026-06-07')
    const rows = parse<Record<string, string>>(csv.join('\n'), { columns: true })
    expect(Object.keys(rows[0] ?? {}).slice(21)).toEqual([
      ...['tax_GST', 'refund_tax_GST', 'tax_PST', 'refund_tax_PST', 'contained_tax', 'refund_contained_tax'],
      ...['contained_tax_GST', 'refund_contained_tax_GST'],
    ])
    const filled = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => Number(cell) !== 0)))
    const day = (n: number) => ({ store: west.urlKey, day: `2026-06-0${n}`, currency: 'CAD' })
    // 5 % of C$9.00 and 10 % on top; 32.00 is 30.48 and 5 % of it
    const added = { taxes: '1.35', tax_GST: '0.45', tax_PST: '0.90' }
    const contained = { contained_tax: '1.52', contained_tax_GST: '1.52' }
    expect(filled).toEqual([
      {
        ...day(5),
        orders: '1',
        gross: '41.00',
        tips: '4.00',
        paid_card: '46.35',
        net: '46.35',
        ...added,
        ...contained,
      },
      {
        ...day(6),
        refunds: '10.35',
        net: '-10.35',
        refund_tax: '1.35',
        refund_tax_GST: '0.45',
        refund_tax_PST: '0.90',
      },
      { ...day(7), refunds: '32.00', net: '-32.00', refund_contained_tax: '1.52', refund_contained_tax_GST: '1.52' },
    ])
  })

  it('split the tax of a refund of before, which has no list of them, like what was left of the bill', async () => {
    const { west, deals, me } = await open()
    const id = await buy(api, me.tokens, deals.west, BY_CARD)
    for (const amount of ['5', '7']) await desk.run('orders', 'refund', id, amount)
    await api.db.update(orderRefunds).set({ taxes: null })
    await desk.run('orders', 'refund', id, '10.4')
    const june = { stores: [west.urlKey ?? ''], from: '2026-06-01', to: '2026-06-30' }
    const [row] = await readSales(api.db, commandActor('test'), june)
    expect(row?.refundTaxes).toEqual({ added: { GST: 100, PST: 140 }, contained: {} })
  })

  it('have each part of an order on the day on which it was paid', async () => {
    const { west, deals, me } = await open()
    const code = await makeGiftCard(api.db, me.id, west.gid, 1000)
    const id = await buy(api, me.tokens, deals.west, { gc_cd: code })
    api.clock.set('2026-06-07T19:00:00Z')
    for (const step of ['accept', 'complete']) await desk.run('orders', step, id)
    const rows = await readSales(api.db, commandActor('test'), { stores: [], from: '2026-06-01', to: '2026-06-30' })
    expect(rows.map(({ day, gross, taxes, net }) => [day, gross, taxes, net])).toEqual([
      ['2026-06-05', 893, 107, 1000],
      ['2026-06-07', 1107, 133, 1240],
    ])
    expect(rows.map(({ taxesByLabel, paid }) => [taxesByLabel, paid.gift_card, paid.cash])).toEqual([
      [{ added: { GST: 45, PST: 62 }, contained: {} }, 1000, 0],
      [{ added: { GST: 55, PST: 78 }, contained: {} }, 0, 1240],
    ])
    // a part of the range knows what came before
    const later = await readSales(api.db, commandActor('test'), { stores: [], from: '2026-06-07', to: '2026-06-07' })
    expect(later).toEqual(rows.slice(1))
  })

  it(`add up to the ledger after ${size(250, 8)} random histories of payments, refunds, gift cards and points`, async () => {
    const store = await makeStore(api.db, { hours: HOURS, deliveryHours: HOURS })
    await makeTaxes(api.db, store, BOTH_KINDS('house'))
    const dish = await makeProduct(api.db, store, { price: 1475, stock: null, taxClass: 'house' })
    const giftCard = await makeProduct(api.db, store, { price: 2500, kind: 1, stock: null })
    for (let n = 0; n < size(250, 8); n++) {
      api.clock.set(new Date(Date.parse('2026-06-05T19:00:00Z') + (n % 25) * 3 * 86_400_000).toISOString())
      await runSequence(api, createSeededRandom(`sales ${n}`), { gid: store.gid, dish: dish.id, giftCard: giftCard.id })
    }
    api.clock.set('2026-06-05T19:00:00Z')
    const { tokens } = await makeCustomer(api.db)
    await desk.run('orders', 'refund', await buy(api, tokens, await makeDeal(api.db, store), BY_CARD), '5')
    const rows = await readSales(api.db, commandActor('test'), { stores: [], from: '2026-06-01', to: '2026-09-08' })
    const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
    expect(sum(({ refunds }) => refunds)).toBeGreaterThanOrEqual(500)
    expect(sum(({ net }) => net)).toBe(await earned())
    const added = (amounts: object) => Object.values(amounts).reduce((total: number, amount) => total + amount, 0)
    for (const { gross, discounts, fees, taxes, tips, refunds, giftCards, net, ...parts } of rows) {
      const income = gross - discounts + fees + taxes + tips
      expect(income - refunds - giftCards).toBe(net)
      expect([added(parts.paid), added(parts.taxesByLabel.added)]).toEqual([income, taxes])
    }
    const booked = await api.db.select({ tax: orderRefunds.tax }).from(orderRefunds)
    expect(sum(({ refundTaxes }) => sumOfParts(refundTaxes))).toBe(booked.reduce((total, { tax }) => total + tax, 0))
  }, 120_000)
})

describe('a range', () => {
  it.each([
    ['without an end', 'from=2026-06-01', 400],
    ['that ends before it begins', 'from=2026-06-02&to=2026-06-01', 400],
    ['of 101 days', 'from=2026-01-01&to=2026-04-11', 400],
    ['of 100 days', 'from=2026-01-01&to=2026-04-10', 200],
    ['of no days', 'from=2026-02-30&to=2026-03-01', 400],
  ])('%s', async (_, query, status) => {
    const { token } = await open()
    expect((await desk.call(token, 'GET', `/sales?${query}`)).status).toBe(status)
  })
})
