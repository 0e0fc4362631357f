import { parse } from 'csv-parse/sync'
import { and, eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { SHIPPED_TAXES } from '@/backend/catalogue/taxes/shipped-taxes'
import { findOrder } from '@/backend/orders/mails/order-mail'
import { receiptOf } from '@/backend/orders/mails/receipt'
import { refundOrder } from '@/backend/orders/refunds/refund-order'
import { orderRefunds } from '@/backend/orders/schema/order-refunds'
import { orderLines } from '@/backend/orders/schema/orders'
import { toOrder } from '@/lib/commerce-client/orders/order-mapper'
import { orderDetail } from '@/lib/contract/order-detail'
import { toDecimal, toMinor } from '@/lib/domain/money/decimals'
import { formatMoney } from '@/lib/domain/money/money'
import { type BillKey, billLines } from '@/lib/domain/orders/bill-lines'
import { surchargesInBill } from '@/lib/domain/orders/surcharges'
import { menuOf } from '@/tests/backend/support/menu-shopping'
import { openOperatorDesk } from '@/tests/backend/support/operator-desk'
import { sentMessages } from '@/tests/backend/support/sent-messages'
import { askQuote, checkOut, readOrder, VISA } from '@/tests/backend/support/shopping'
import { makeBill, priceAndQuantity, readBills, type WorkedBill } from '@/tests/backend/support/worked-bills'
import { sampleOf } from '@/tests/support/scale'

/*
 * The figures of the file are not the product's: they were worked out from the published rates, in exact fractions.
 * Three of them by hand:
 *
 * AB, plain, half a cent: 5.23 + 5.18 + 15.37 + 22.72 = 48.50; GST 48.50 × 5 % = 2.425, rounded up 2.43; 50.93.
 * BC, plain: 33.33 + 26.91 + 19.99 + 45.07 = 125.30. GST 125.30 × 5 % = 6.265, rounded up 6.27. PST of liquor
 *   26.91 × 10 % = 2.691, of goods 19.99 × 7 % = 1.3993, none of meal and service. 125.30 + 6.27 + 2.69 + 1.40 = 135.66.
 *   Two of three bottles: 17.94, with GST 6.27 × 17.94 / 125.30 = 0.90 and PST 2.69 × 17.94 / 26.91 = 1.79: 20.63.
 * QC, plain, contained: 31.19 + 14.23 + 18.77 + 10.33 = 74.52 is 114.975 %. GST 74.52 × 5 / 114.975 = 3.2407,
 *   QST 74.52 × 9.975 / 114.975 = 6.4652. Of the liquor 14.23: 3.24 × 14.23 / 74.52 = 0.62, 6.47 × 14.23 / 74.52 = 1.24.
 */
const BILLS = readBills(new URL('./worked-bills.csv', import.meta.url))

const { api, ...desk } = await openOperatorDesk()
const token = await desk.operator(['sales'], null)
afterAll(() => api.close())

interface Tax {
  label: string
  amount: number
}
const taxesOf = ({ taxes }: WorkedBill): Tax[] =>
  taxes.split('; ').map((tax) => {
    const [label = '', amount] = tax.split(' ')
    return { label, amount: Number(amount) }
  })

/** Label to amount of what is added, as `taxes` of the wire. */
function addedOf(bill: WorkedBill): Record<string, number> {
  const minor: Record<string, number> = {}
  if (bill.included === 'yes') return minor
  for (const { label, amount } of taxesOf(bill)) minor[label] = (minor[label] ?? 0) + toMinor(amount, bill.currency)
  return Object.fromEntries(Object.entries(minor).map(([label, amount]) => [label, toDecimal(amount, bill.currency)]))
}

describe('bills worked by hand', () => {
  it.each(sampleOf(BILLS, 12))(
    '$region $currency, included: $included, $bill [CALL-27] [ENT-26] [CONST-5]',
    async (bill) => {
      const { currency } = bill
      const { store, tokens, quoted, ordered } = await makeBill(api, bill)
      const [added, listed] = [addedOf(bill), taxesOf(bill)]
      const [total, isIncluded] = [Number(bill.total), bill.included === 'yes']
      const tax_list = listed.map(({ label, amount }) =>
        expect.objectContaining({ nm: label, amt: amount, incl: isIncluded }),
      )

      const quote = await askQuote(api, tokens, menuOf(store), quoted)
      expect(quote.records).toMatchObject({
        ttl_bf_tax: Number(bill.before_tax),
        taxes: added,
        g_total: total,
        tax_list,
      })

      const paying = { ...ordered, pay_mtd: 2, card: VISA }
      const done = await checkOut(api, tokens, menuOf(store), quote.records.qid, paying)
      expect(done).toMatchObject({ RC: 200 })
      const id: string = done.records.ord_id
      const shown = { total_before_tax: Number(bill.before_tax), taxes: added, order_total: total, total_paid: total }
      const order = await readOrder(api, tokens, id)
      expect(order).toMatchObject({ ...shown, tax_list })
      expectOlderBill(order, added)

      const rowOf = (label: string, major: number) =>
        `${label}: ${formatMoney({ amount: toMinor(major, currency), currency }, 'en')}`
      const taxRows = listed.map(({ label, amount }) => rowOf(isIncluded ? `Includes ${label}` : label, amount))
      const found = await findOrder(api.db, id)
      const receipt = (found ? receiptOf(found).bill : []).map(({ label, amount }) => `${label}: ${amount}`)
      expect(receipt.filter((row) => listed.some(({ label }) => row.includes(label)))).toEqual(taxRows)
      expect(receipt).toContain(rowOf('Order total', total))
      const [mail] = (await sentMessages(api)).filter(({ body }) => body.includes(`Order ID: ${id}`))
      for (const row of [...taxRows, rowOf('Order total', total)]) expect(mail?.body.split('\n')).toContain(row)

      await refundLine(id, bill)
      await expectCsv(store.urlKey, bill, added)
    },
  )

  it('are at least two of each region that ships as verified', () => {
    const verified = SHIPPED_TAXES.filter(({ source, region }) => source !== null && region !== '')
    const bills = verified.map(({ region }) => BILLS.filter((bill) => bill.region === region).length)
    expect(Math.min(...bills)).toBeGreaterThanOrEqual(2)
  })
})

const ADDED: readonly BillKey[] = ['subtotal', 'store_discount', 'coupon_discount', 'surcharge', 'shipping_handling']

/** Asserts that an older storefront, which does not know `tax_list`, names what is added and adds up. */
function expectOlderBill({ tax_list: _, ...answer }: Record<string, unknown>, added: Record<string, number>) {
  const order = toOrder(orderDetail.parse(answer), '')
  const lines = billLines({ ...order, surcharges: surchargesInBill(order) }, null)
  const taxes = lines.filter(({ key }) => key === 'tax')
  expect(Object.fromEntries(taxes.map(({ name, amount }) => [name, toDecimal(amount, order.currency)]))).toEqual(added)
  const parts = [...lines.filter(({ key }) => ADDED.includes(key)), ...taxes]
  expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.orderTotal)
}

async function refundLine(id: string, { refund, refund_amount, refund_tax, currency, ...bill }: WorkedBill) {
  const { price: taxClass, quantity } = priceAndQuantity(refund)
  const [line] = await api.db
    .select({ lineId: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, id), eq(orderLines.taxClass, taxClass)))
  expect(line, bill.bill).toBeDefined()
  const lines = line ? [{ ...line, quantity }] : []
  await refundOrder(api.db, id, { key: 'one', reason: '', amount: null, lines }, api.clock.now())
  const [row] = await api.db.select().from(orderRefunds).where(eq(orderRefunds.orderId, id))
  expect(row).toMatchObject({ amount: toMinor(refund_amount, currency), tax: toMinor(refund_tax, currency) })
}

/** Asserts the only row of a store in the orders' CSV. */
async function expectCsv(store: string, bill: WorkedBill, added: Record<string, number>) {
  const period = 'from=2026-06-01&to=2026-06-30'
  const { body } = await desk.call(token, 'GET', `/orders/export?${period}&store=${store}`)
  const [row = {}] = parse<Record<string, string>>(body, { columns: true })
  const taxes = Object.entries(added).map(([label, amount]) => [`tax_${label}`, amount])
  const expected = { ...Object.fromEntries(taxes), total: Number(bill.total), refunded: Number(bill.refund_amount) }
  const found = Object.keys(expected).map((name) => [name, Number(row[name])])
  expect(Object.fromEntries(found)).toEqual(expected)
  const refundTax = Object.keys(row).filter((name) => name.startsWith('refund_tax_'))
  const sum = refundTax.reduce((total, name) => total + toMinor(row[name] ?? '', bill.currency), 0)
  expect(sum).toBe(bill.included === 'yes' ? 0 : toMinor(bill.refund_tax, bill.currency))
}
