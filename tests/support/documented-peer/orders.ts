import { randomBytes, randomUUID } from 'node:crypto'
import { WIRE_QUOTE } from '../documented-answers'
import { WIRE_ORDER } from '../wire-order'
import { COUPON, CURRENCY, GID, nextMonth, now, PRICES } from './catalogue'
import type { openWallet } from './wallet'

const PENDING = 1
const COMPLETED = 4
const CANCELED = 5
const CREDIT_CARD = 2
const DELIVERY = 1
const DELIVERY_FEE = 3.99
const TAX_RATE = 0.05

interface Line {
  pid: number
  qty: number
  pc?: number | string
  selfCheckout?: boolean | number
}
interface Quote {
  items: Line[]
  fulfilmentMethod: number
  subtotal: number
  discount: number
  fee: number
  tax: number
}
export interface QuoteBody {
  items: Line[]
  shp_mtd: number
  cpn?: string
}
export interface CheckoutBody {
  action?: string
  ord_id?: string
  q_id?: string
  pay_mtd?: number
  tips?: number
  c_fnm?: string
  c_tn?: string
  ord_cmt?: string
  tb_num?: string
  gc_cd?: string
  pt_cnt?: number
  pt_amt?: number
  adr_lst?: object[]
}

const decimal = (amount: number) => amount.toFixed(2)
const round = (amount: number) => Math.round(amount * 100) / 100

/** Each function answers as the documents print it, or null for what it does not know. */
export function openOrders(wallet: ReturnType<typeof openWallet>) {
  const quotes = new Map<string, Quote>()
  const orders = new Map<string, ReturnType<typeof newOrder>>()

  /** The twelve documented keys. */
  function quote({ items, shp_mtd, cpn }: QuoteBody, email = '') {
    const subtotal = items.reduce((sum, line) => sum + priceOf(line) * line.qty, 0)
    const discount = cpn === COUPON.code ? COUPON.value : 0
    const fee = shp_mtd === DELIVERY ? DELIVERY_FEE : 0
    const tax = round((subtotal - discount) * TAX_RATE)
    const qid = randomUUID()
    quotes.set(qid, { items, fulfilmentMethod: shp_mtd, subtotal, discount, fee, tax })
    const parts = { dis_ttl: discount, cpn_dis: discount, store_dis: 0, surcharge: 0, shp_fee: fee }
    const total = { g_total: decimal(subtotal - discount + fee + tax), tax: decimal(tax) }
    const points = { p_bal: `${wallet.balance(email)}` }
    return { ...WIRE_QUOTE, ...parts, ...points, ...total, qid, shp_mtd, allowed_periods: [], oos: [] }
  }

  /** A quote's order answers its id; paying or cancelling an order answers nothing. */
  function allInOne(body: CheckoutBody, email = '') {
    const order = orders.get(body.ord_id ?? '')
    if (order && body.action === 'cancel') return Object.assign(order, { status: CANCELED }) && {}
    if (order) return pay(order, body.tips) && {}
    const found = quotes.get(body.q_id ?? '')
    if (!found) return null
    const placed = newOrder(found, body)
    orders.set(placed.id, placed)
    spendCredit(placed, body, email)
    if (body.pay_mtd === CREDIT_CARD) pay(placed)
    return { ord_id: placed.id }
  }

  function spendCredit(
    order: ReturnType<typeof newOrder>,
    { gc_cd, pt_cnt = 0, pt_amt = 0 }: CheckoutBody,
    email: string,
  ) {
    const byPoints = Number(pt_amt)
    const max = Number(order.order_total) - byPoints
    const byCard = wallet.spend(email, { ...(gc_cd && { code: gc_cd }), points: Number(pt_cnt), max })
    const due = decimal(Number(order.order_total) - byPoints - byCard)
    Object.assign(order, { points_payment: decimal(byPoints), giftcard_payment: decimal(byCard), total_due: due })
  }

  function addUnpaid(pid: number): string {
    const { qid } = quote({ items: [{ pid, qty: 1 }], shp_mtd: 2 })
    return allInOne({ q_id: qid, pay_mtd: 8, c_fnm: 'Mei', c_tn: '6045550123' })?.ord_id ?? ''
  }

  function express({ action, oid }: { action: number; oid: string }) {
    const order = orders.get(oid)
    if (!order) return null
    if (action === 2) pay(order)
    const { subtotal, tax, order_total } = order
    return action === 1 ? { paymentID: `pp-${oid}`, price_info: { subtotal, tax, total: order_total } } : undefined
  }
  function comment({ order_id, comment: text }: { order_id: string; comment: string }) {
    const order = orders.get(order_id)
    if (!order) return null
    order.comments.push({ comment: text, time: now(), is_admin: 0 })
    return undefined
  }
  function review({ order_id }: { order_id: string }) {
    const order = orders.get(order_id)
    return order ? Object.assign(order, { has_review: 1 }) && undefined : null
  }

  function move(id: string, status: number): void {
    Object.assign(orders.get(id) ?? {}, { status, ...(status === COMPLETED && { allow_review_dt: nextMonth() }) })
  }
  const rows = () => [...orders.values()].map(({ id, order_total, status }) => toRow(id, order_total, status)).reverse()
  const detail = (id: string) => orders.get(id) ?? null
  return { quote, allInOne, addUnpaid, express, comment, review, move, detail, rows }
}

/** Of an amount without goods what the shopper has typed. */
function priceOf({ pid, pc, selfCheckout }: Line): number {
  return selfCheckout ? Number(pc) : (PRICES.get(pid)?.pc ?? 0)
}

function toRow(ord_id: string, amt: string, st: number) {
  return { ord_id, shp_mtd: 2, s_nm: WIRE_ORDER.store_name, dt: now(), amt, curr: CURRENCY, st }
}

function newOrder(quote: Quote, { c_fnm, c_tn, tips = 0, pay_mtd, ord_cmt, tb_num, adr_lst }: CheckoutBody) {
  const { items, fulfilmentMethod, subtotal, discount, fee, tax } = quote
  const total = decimal(subtotal - discount + fee + tax + Number(tips))
  const { store_name, store_phone, store_address } = WIRE_ORDER
  const comments = ord_cmt ? [{ comment: ord_cmt, time: now(), is_admin: 0 }] : []
  return {
    id: randomBytes(6).toString('hex'),
    status: PENDING,
    group_id: GID,
    allow_paynow: 1,
    firstname: c_fnm,
    phone: c_tn,
    shipping_address: adr_lst?.[0],
    ...{ store_name, store_phone, store_address },
    subtotal: decimal(subtotal),
    coupon_discount: decimal(discount),
    delivery_fee: decimal(fee),
    tax: decimal(tax),
    tips,
    order_total: total,
    total_paid: '0.00',
    total_due: total,
    currency: CURRENCY,
    payment_method: pay_mtd,
    shipping_method: fulfilmentMethod,
    table_number: tb_num ?? '',
    comments,
    order_item: items.map((line) => {
      const { nm = 'Payment' } = PRICES.get(line.pid) ?? {}
      const price = priceOf(line)
      return { pid: line.pid, nm, pc: decimal(price), cnt: line.qty, amt: decimal(price * line.qty), opts: [] }
    }),
    order_dt: now(),
  }
}

function pay(order: ReturnType<typeof newOrder>, tips = 0) {
  const total = decimal(Number(order.order_total) + Number(tips))
  return Object.assign(order, { order_total: total, total_paid: total, total_due: '0.00' })
}
