import { type Calls, type Request, signed } from './calls'
import { STORES } from './catalogue'
import { isUnpaid, type Order, type openOrders, orderTotal, PAYMENT } from './orders'
import type { Line } from './quotes'
import { DONE, decimal, flag, found, NO_DATE, refused, utcNow } from './wire'

const DOMAINS: Record<string, string> = { 'noodles.example': '7' }
const PAGE_ROWS = 20

/** Of orders: their lists, what is in one, and what is written about it. */
export function orderCalls(orders: ReturnType<typeof openOrders>): Calls {
  return {
    'GET /api/rest/v7/ordlst': signed(({ email }, { query }) => {
      const own = orders.of(email).filter(({ quote }) => isOfDomain(quote.gid, query.get('domain')))
      const page = Number(query.get('page') ?? 1)
      const asked = Number(query.get('limit') ?? PAGE_ROWS)
      const limit = asked < 0 ? own.length : asked
      const rows = own.slice((page - 1) * limit, page * limit).map(orderRow)
      return found({ orders: rows, paging: { total: `${own.length}`, page: `${page}` } })
    }),
    'GET /api/rest/v8/orddtl': ({ args: [id = ''], customer }: Request) => {
      const order = orders.byId(id)
      if (!order || (customer && customer.email !== order.email)) return refused(404, 'No such order')
      return found(customer ? orderRecord(order) : visitorRecord(order))
    },
    'POST /api/rest/v7/comment': signed(({ email }, { body }) => {
      const { order_id, comment } = body as { order_id: string; comment: string }
      const order = orders.of(email).find(({ id }) => id === order_id)
      if (!order) return refused(404, 'No such order')
      order.comments.push({ comment, time: utcNow() })
      return DONE
    }),
  }
}

const isOfDomain = (gid: string, domain: string | null) => domain === null || DOMAINS[domain] === gid

function orderRow(order: Order) {
  const { id, quote, status, placedAt } = order
  const store = STORES[quote.gid]
  return {
    ...{ ord_id: id, shp_mtd: `${quote.method}`, s_nm: store?.nm, logo: '', dt: placedAt },
    ...{ amt: decimal(orderTotal(order)), curr: store?.currency, st: `${status}` },
  }
}

function lineRecord({ offer, quantity, chosen, price }: Line) {
  const opts = offer.opt.flatMap(({ id, nm, opts: choices }) => {
    const picked = choices.filter((one) => chosen.some(({ group, choice }) => group === id && choice === one.id))
    return picked.length > 0 ? [{ id, nm, pc: '', opts: picked.map((one) => ({ ...one, opts: '' })) }] : []
  })
  const counts = { cnt: `${quantity}`, pc: decimal(price), amt: decimal(price * quantity) }
  return { pid: offer.pid, nm: offer.nm, ...counts, opts: opts.length > 0 ? opts : '' }
}

/** Store, items and amounts. */
function visitorRecord(order: Order) {
  const { id, quote, status, tips, paid } = order
  const { gid, lines, subtotal, shipping, tax } = quote
  const store = STORES[gid]
  const none = { store_discount: '', coupon_discount: '0.0000', total_discount: null, giftcard_payment: '' }
  return {
    ...{ order_id: id, status: `${status}`, status_detail: '', group_id: gid, delivery_status: '0', ...none },
    ...{ store_name: store?.nm, store_address: [], store_phone: '', currency: store?.currency },
    ...{ subtotal: decimal(subtotal), shipping_fee: decimal(shipping), delivery_fee: decimal(shipping) },
    ...{ total_before_tax: decimal(subtotal + shipping), tax: decimal(tax), taxes: [], tips: decimal(tips) },
    ...{
      order_total: decimal(orderTotal(order)),
      total_paid: decimal(paid),
      total_due: decimal(orderTotal(order) - paid),
    },
    ...{ allow_paynow: flag(isUnpaid(order)), order_item: lines.map(lineRecord) },
  }
}

function orderRecord(order: Order) {
  const { quote, payment, times } = order
  const card = payment === PAYMENT.card ? 'Visa 4242' : ''
  return {
    ...visitorRecord(order),
    ...{ firstname: order.firstName, lastname: order.lastName, phone: order.phone, email: order.email },
    ...{ shipping_address: order.address ?? [], billing_address: '', credit_card: card },
    ...{ payment_method: `${payment}`, shipping_method: `${quote.method}`, shipping_code: '', table_number: null },
    comments: order.comments.map((row) => ({ ...row, is_admin: '0' })),
    ...{ order_dt: order.placedAt, est_ready_dt: NO_DATE, exp_dt_start: times[0], exp_dt_end: times[1] },
    ...{ order_expire_dt: NO_DATE, has_review: '0', allow_review_dt: NO_DATE, related_order_id: '' },
  }
}
