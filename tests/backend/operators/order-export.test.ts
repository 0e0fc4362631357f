import { parse } from 'csv-parse/sync'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables } from '@/backend/demo/empty-tables'
import { orderLines } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import {
  makeCoupon,
  makeCustomer,
  makeDeal,
  makeGiftCard,
  makeProduct,
  makeStore,
} from '@/tests/backend/support/factories'
import { MEALS_AND_DRINKS, makeTaxes } from '@/tests/backend/support/make-taxes'
import { menuOf } from '@/tests/backend/support/menu-shopping'
import { isAmount } from '@/tests/backend/support/month-faults'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { buy, VISA } from '@/tests/backend/support/shopping'

const desk = await openOperatorDesk()
const { api } = desk
beforeEach(() => emptyTables(api.db))
afterAll(() => api.close())

const BY_CARD = { pay_mtd: 2, card: VISA }
const JUNE = 'from=2026-06-01&to=2026-06-30'

async function open() {
  const store = await makeStore(api.db)
  const deal = await makeDeal(api.db, store, {
    key: 'spa-60',
    name: { en: '=Spa', zh: '水疗', 'zh-Hant': '水療', jp: 'スパ' },
  })
  const me = await makeCustomer(api.db)
  return { store, deal, me, token: await desk.operator(['sales'], null) }
}

describe('the orders of a period', () => {
  it('have their bill, each tax, what was paid in which way, and refunds, by the clock of the store', async () => {
    const { store, deal, me, token } = await open()
    await makeCoupon(api.db, { code: 'TEN' })
    const card = await makeGiftCard(api.db, me.id, store.gid, 500)
    const id = await buy(api, me.tokens, deal, { ...BY_CARD, gc_cd: card, tips: 2 }, { cpn: 'TEN' })
    await api.db.update(payments).set({ reference: 'ch_1' }).where(eq(payments.orderId, id))
    for (const step of ['accept', 'complete']) {
      api.clock.advance(1800)
      await desk.run('orders', step, id)
    }
    await desk.run('orders', 'refund', id, '5')
    const { status, body } = await desk.call(token, 'GET', `/orders/export?${JUNE}`)
    const [row, ...others] = parse<Record<string, string>>(body, { columns: true })
    expect([status, others, row]).toEqual([
      200,
      [],
      {
        id,
        number: expect.stringMatching(/^\w{3}-\w{3}$/),
        store: store.urlKey,
        placed_day: '2026-06-05',
        placed_time: '12:00',
        completed_day: '2026-06-05',
        completed_time: '13:00',
        state: 'completed',
        fulfilment: 'pickup',
        currency: 'CAD',
        gross: '20.00',
        store_discount: '0.00',
        coupon_discount: '2.00',
        coupon_code: 'TEN',
        surcharge: '0.00',
        shipping_fee: '0.00',
        tax_GST: '0.90',
        tax_PST: '1.26',
        tips: '2.00',
        total: '22.16',
        paid_card: '17.16',
        paid_alipay: '0.00',
        paid_wechat_pay: '0.00',
        paid_union_pay: '0.00',
        paid_paypal: '0.00',
        paid_cash: '0.00',
        paid_gift_card: '5.00',
        paid_points: '0.00',
        references: 'ch_1',
        refunded: '5.00',
        refund_tax_GST: '0.20',
        refund_tax_PST: '0.28',
        customer_id: `${me.id}`,
      },
    ])
  })

  it('have the taxes that prices contain behind all others, and in refunds of lines their own', async () => {
    const { store, me, token } = await open()
    await makeTaxes(api.db, store, MEALS_AND_DRINKS)
    const duck = await makeProduct(api.db, store, { price: 3200, taxClass: 'meal' })
    const beer = await makeProduct(api.db, store, { price: 900, taxClass: 'liquor' })
    const items = [duck, beer].map(({ id }) => ({ pid: id, qty: 1 }))
    const id = await buy(api, me.tokens, menuOf(store), BY_CARD, { items })
    const [duckLine] = await api.db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(orderLines.id)
    await desk.run('orders', 'refund', id, '--line', `${duckLine?.id}`)
    const { body: csv } = await desk.call(token, 'GET', `/orders/export?${JUNE}`)
    const [row] = parse<Record<string, string>>(csv, { columns: true })
    expect(Object.entries(row ?? {}).slice(-3)).toEqual([
      ['customer_id', `${me.id}`],
      ['contained_tax_GST', '1.52'],
      ['refund_contained_tax_GST', '1.52'],
    ])
    expect(row).toMatchObject({ gross: '41.00', tax_GST: '0.45', tax_PST: '0.90', total: '42.35', refunded: '32.00' })
    expect(row).toMatchObject({ refund_tax_GST: '0.00', refund_tax_PST: '0.00' })
    const { body: json } = await desk.call(token, 'GET', `/orders/export?${JUNE}&json=true`)
    expect(JSON.parse(json)).toMatchObject([{ contained_tax_GST: 1.52, refund_contained_tax_GST: 1.52 }])
  })

  it('are the same as objects, and by the command', async () => {
    const { store, deal, me, token } = await open()
    const ids = [await buy(api, me.tokens, deal, BY_CARD)]
    api.clock.advance(60)
    ids.push(await buy(api, me.tokens, deal))
    const { body: csv } = await desk.call(token, 'GET', `/orders/export?${JUNE}&store=${store.urlKey}`)
    const { body: json } = await desk.call(token, 'GET', `/orders/export?${JUNE}&json=true`)
    const rows = parse<Record<string, string>>(csv, { columns: true })
    expect(rows.map(({ id }) => id)).toEqual(ids)
    const toValue = ([name, cell]: [string, string]) => {
      return [name, isAmount(name) || name === 'customer_id' ? Number(cell) : cell === '' ? null : cell]
    }
    expect(JSON.parse(json)).toEqual(rows.map((row) => Object.fromEntries(Object.entries(row).map(toValue))))
    const words = ['orders', 'export', '--from', '2026-06-01', '--to', '2026-06-30']
    expect(await desk.run(...words)).toEqual(csv.trimEnd().split('\n'))
    expect(await desk.run(...words, '--json')).toEqual(json.trimEnd().split('\n'))
  })

  it('have a row a line, with the key of the merchant’s files and a share of the discounts', async () => {
    const { store, deal, me, token } = await open()
    await makeCoupon(api.db, { code: 'TEN' })
    const dish = await makeProduct(api.db, store, { sku: 'noodles', price: 955 })
    const item = (product: typeof dish, qty: number) => ({ pid: product.id, qty, options: [] })
    const other = await makeProduct(api.db, store, { sku: 'tea', price: 333 })
    const menu = { items: [item(dish, 2), item(other, 1)], cpn: 'TEN' }
    await buy(api, me.tokens, deal)
    api.clock.advance(60)
    await buy(api, me.tokens, deal, {}, menu)
    const { body } = await desk.call(token, 'GET', `/orders/export?${JUNE}&lines=true`)
    const rows = parse<Record<string, string>>(body, { columns: true })
    const shown = rows.map(({ sku, name, quantity, unit_price, amount, discount }) => {
      return [sku, name, quantity, unit_price, amount, discount]
    })
    expect(shown).toEqual([
      ['spa-60', "'=Spa", '1', '20.00', '20.00', '0.00'],
      ['noodles', expect.stringMatching(/^Dish/), '2', '9.55', '19.10', '1.90'],
      ['tea', expect.stringMatching(/^Dish/), '1', '3.33', '3.33', '0.34'],
    ])
    expect(Object.keys(rows[0] ?? {})).toEqual([
      ...['order_id', 'store', 'placed_day', 'line_id', 'sku', 'name', 'tax_class', 'quantity', 'currency'],
      ...['unit_price', 'amount', 'discount'],
    ])
  })

  it('contain nothing about a customer but the number', async () => {
    const { deal, me, token } = await open()
    await buy(api, me.tokens, deal, { c_fnm: 'Zebulon', c_tn: '6045550177', ord_cmt: 'Ring twice' })
    for (const query of ['', '&lines=true', '&json=true']) {
      const { body } = await desk.call(token, 'GET', `/orders/export?${JUNE}${query}`)
      expect(body).not.toMatch(/Zebulon|6045550177|Ring twice|@/)
    }
  })

  it('are all there, once each, where many were placed at the same moment', async () => {
    const { deal, me } = await open()
    await buy(api, me.tokens, deal)
    const copies = 1203
    await api.db.execute(sql`
      insert into orders select (jsonb_populate_record(o, jsonb_build_object(
        'id', 'copy-' || n, 'quote_id', 'copy-' || n, 'created_at', o.created_at + n % 3 * interval '1 microsecond'))).*
      from orders o, generate_series(1, ${copies}::int) n`)
    const rows = await desk.run('orders', 'export', '--from', '2026-06-05', '--to', '2026-06-05')
    expect(new Set(rows.slice(1).map((row) => row.split(',')[0])).size).toBe(copies + 1)
    expect(rows).toHaveLength(copies + 2)
  })
})
