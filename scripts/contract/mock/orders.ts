import type { Catalogue, NewId } from './catalogue'
import { CUSTOMER } from './customers'
import {
  CANCELED,
  type CheckoutBody,
  COMPLETED,
  nextMonth,
  now,
  PENDING,
  type PlacedOrder,
  toOrder,
  toRow,
} from './placed-order'
import { decimal, openQuotes, type QuoteBody } from './quotes'
import type { openWallet } from './wallet'

const CREDIT_CARD = 2
const ALIPAY = 8
const PICKUP = 2
const TOO_LATE = 403

interface Shop {
  catalogue: Catalogue
  wallet: ReturnType<typeof openWallet>
  newId: NewId
}

/** Each function answers as the documents print it, or null for what it does not know. */
export function openOrders({ catalogue, wallet, newId }: Shop) {
  const quotes = openQuotes(catalogue, newId)
  const orders = new Map<string, PlacedOrder>()
  const ownerOf = new Map<string, string>()
  /** by the quote that became it */
  const placed = new Map<string, string>()

  const quote = (body: QuoteBody, email: string) => quotes.quote(body, wallet.balance(email))

  /** A quote's order answers its id, also when it is sent again; paying or cancelling an order answers nothing. */
  function allInOne(body: CheckoutBody, email: string) {
    const order = orders.get(body.ord_id ?? '')
    if (!order) return place(body, email)
    if (body.action !== 'cancel') return pay(order, body.tips) && {}
    return order.status === PENDING ? Object.assign(order, { status: CANCELED }) && {} : TOO_LATE
  }

  function place(body: CheckoutBody, email: string): { ord_id: string } | null {
    const { q_id = '' } = body
    const known = placed.get(q_id)
    if (known) return { ord_id: known }
    const quoted = quotes.find(q_id)
    if (!quoted) return null
    const ord_id = newId('order')
    const order = toOrder(ord_id, quoted, body)
    orders.set(ord_id, order)
    ownerOf.set(ord_id, email)
    placed.set(q_id, ord_id)
    spendCredit(order, body, email)
    if (body.pay_mtd === CREDIT_CARD) pay(order)
    return { ord_id }
  }

  function spendCredit(order: PlacedOrder, { gc_cd, pt_cnt = 0, pt_amt = 0 }: CheckoutBody, email: string): void {
    const byPoints = Number(pt_amt)
    const max = Number(order.order_total) - byPoints
    const byCard = wallet.spend(email, { ...(gc_cd && { code: gc_cd }), points: Number(pt_cnt), max })
    const [due, points, card] = [max - byCard, byPoints, byCard].map((amount) => decimal(amount, order))
    Object.assign(order, { points_payment: points, giftcard_payment: card, total_due: due })
  }

  /** An order of the known customer that awaits its payment; answers its id. */
  function addUnpaid(pid: number): string {
    const { qid } = quote({ items: [{ pid, qty: 1 }], shp_mtd: PICKUP }, CUSTOMER.email)
    return place({ q_id: qid, pay_mtd: ALIPAY, c_fnm: 'Mei', c_tn: '6045550123' }, CUSTOMER.email)?.ord_id ?? ''
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
  function rows(email: string) {
    const list = [...orders.values()].filter(({ order_id }) => ownerOf.get(order_id) === email)
    return { list: list.map(toRow).reverse(), paging: { total: list.length, page: 1 } }
  }
  const detail = (id: string) => orders.get(id) ?? null
  return { quote, allInOne, addUnpaid, express, comment, review, move, detail, rows }
}

function pay(order: PlacedOrder, tips = 0) {
  const total = decimal(Number(order.order_total) + Number(tips), order)
  return Object.assign(order, { order_total: total, total_paid: total, total_due: decimal(0, order) })
}
