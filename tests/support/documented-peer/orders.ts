import { randomBytes, randomUUID } from 'node:crypto'
import { WIRE_QUOTE } from '../documented-answers'
import { WIRE_ORDER } from '../wire-order'
import { CURRENCY, GID, now, PRICES } from './catalogue'

const PENDING = 1
const CANCELED = 5
const CREDIT_CARD = 2
const TAX_RATE = 0.05

interface Line {
  pid: number
  qty: number
}
interface Quote {
  items: Line[]
  shippingMethod: number
  subtotal: number
  tax: number
}
export interface QuoteBody {
  items: Line[]
  shp_mtd: number
}
export interface CheckoutBody {
  action?: string
  ord_id?: string
  q_id?: string
  pay_mtd?: number
  tips?: number
  c_fnm?: string
  c_tn?: string
}

const decimal = (amount: number) => amount.toFixed(2)
const round = (amount: number) => Math.round(amount * 100) / 100

/** The quotes and orders of a shop. Each function answers as the documents print it, or null for what it does not know. */
export function openOrders() {
  const quotes = new Map<string, Quote>()
  const orders = new Map<string, ReturnType<typeof newOrder>>()

  /** The twelve documented keys. */
  function quote({ items, shp_mtd }: QuoteBody) {
    const subtotal = items.reduce((sum, { pid, qty }) => sum + (PRICES.get(pid)?.pc ?? 0) * qty, 0)
    const tax = round(subtotal * TAX_RATE)
    const qid = randomUUID()
    quotes.set(qid, { items, shippingMethod: shp_mtd, subtotal, tax })
    const nothing = { dis_ttl: 0, cpn_dis: 0, store_dis: 0, surcharge: 0, shp_fee: 0, p_bal: '0' }
    const total = { g_total: decimal(subtotal + tax), tax: decimal(tax) }
    return { ...WIRE_QUOTE, ...nothing, ...total, qid, shp_mtd, allowed_periods: [], oos: [] }
  }

  /** Orders a quote and answers its id; pays or cancels an order and answers nothing. */
  function allInOne(body: CheckoutBody) {
    const order = orders.get(body.ord_id ?? '')
    if (order && body.action === 'cancel') return Object.assign(order, { status: CANCELED }) && {}
    if (order) return pay(order, body.tips) && {}
    const found = quotes.get(body.q_id ?? '')
    if (!found) return null
    const placed = newOrder(found, body)
    orders.set(placed.id, placed)
    if (body.pay_mtd === CREDIT_CARD) pay(placed)
    return { ord_id: placed.id }
  }

  /** An order that waits for whoever has its link to pay. */
  function addUnpaid(pid: number): string {
    const { qid } = quote({ items: [{ pid, qty: 1 }], shp_mtd: 2 })
    return allInOne({ q_id: qid, pay_mtd: 8, c_fnm: 'Mei', c_tn: '6045550123' })?.ord_id ?? ''
  }

  /** The store changes an order's status. */
  function move(id: string, status: number): void {
    Object.assign(orders.get(id) ?? {}, { status })
  }
  const rows = () => [...orders.values()].map(({ id, order_total, status }) => toRow(id, order_total, status)).reverse()
  return { quote, allInOne, addUnpaid, move, detail: (id: string) => orders.get(id) ?? null, rows }
}

function toRow(ord_id: string, amt: string, st: number) {
  return { ord_id, shp_mtd: 2, s_nm: WIRE_ORDER.store_name, dt: now(), amt, curr: CURRENCY, st }
}

function newOrder({ items, shippingMethod, subtotal, tax }: Quote, { c_fnm, c_tn, tips = 0, pay_mtd }: CheckoutBody) {
  const total = decimal(subtotal + tax + Number(tips))
  const { store_name, store_phone, store_address } = WIRE_ORDER
  return {
    id: randomBytes(6).toString('hex'),
    status: PENDING,
    group_id: GID,
    allow_paynow: 1,
    firstname: c_fnm,
    phone: c_tn,
    ...{ store_name, store_phone, store_address },
    subtotal: decimal(subtotal),
    delivery_fee: 0,
    tax: decimal(tax),
    tips,
    order_total: total,
    total_paid: '0.00',
    total_due: total,
    currency: CURRENCY,
    payment_method: pay_mtd,
    shipping_method: shippingMethod,
    order_item: items.map(({ pid, qty }) => {
      const { nm = '', pc = 0 } = PRICES.get(pid) ?? {}
      return { pid, nm, pc: decimal(pc), cnt: qty, amt: decimal(pc * qty), opts: [] }
    }),
    order_dt: now(),
  }
}

function pay(order: ReturnType<typeof newOrder>, tips = 0) {
  const total = decimal(Number(order.order_total) + Number(tips))
  return Object.assign(order, { order_total: total, total_paid: total, total_due: '0.00' })
}
