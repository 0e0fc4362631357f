import { setTimeout as wait } from 'node:timers/promises'
import type { Customer } from './accounts'
import type { Call, Calls, Request } from './calls'
import { isUnpaid, type Order, type openOrders, PAYMENT, STATUS } from './orders'
import type { openQuotes, Quote } from './quotes'
import { type Answer, cents, DONE, found, refused, utcNow } from './wire'

interface CheckoutData {
  action?: undefined
  q_id: string
  pay_mtd: number
  card?: object | null
  tips?: string | number | null
  c_fnm?: string | null
  c_lnm?: string | null
  c_tn?: string | null
  ord_cmt?: string | null
  adr_lst?: (Record<string, unknown> & { type: number })[]
  exp_dt_start?: string | null
  exp_dt_end?: string | null
  return_url?: string
}

interface PayData {
  action: 'pay'
  ord_id: string
  pay_mtd: number
  card?: object | null
  tips?: string | number | null
  return_url?: string
}

interface CancelData {
  action: 'cancel'
  ord_id: string
}

/** the type of an address of a checkout */
const SHIPPING = 1

interface Parts {
  orders: ReturnType<typeof openOrders>
  quotes: ReturnType<typeof openQuotes>
  /** what a checkout takes, in milliseconds */
  delay: () => number
  gatewayUrl: (order: Order) => string
}

/** Checks out, cancels and pays. Of a quote there is one order, however often its checkout is sent. */
export function checkoutCalls({ orders, quotes, delay, gatewayUrl }: Parts): Calls {
  const checkouts = new Map<string, Promise<Order>>()

  async function place(data: CheckoutData, quote: Quote, { email }: Customer): Promise<Order> {
    await wait(delay())
    const { pay_mtd: payment, c_fnm, c_lnm, c_tn, ord_cmt, adr_lst = [], exp_dt_start, exp_dt_end } = data
    const order = orders.add({
      ...{ email, quote, payment, tips: cents(`${data.tips ?? 0}`), returnUrl: data.return_url ?? '' },
      ...{ firstName: c_fnm ?? '', lastName: c_lnm ?? '', phone: c_tn ?? '' },
      address: adr_lst.find(({ type }) => type === SHIPPING) ?? null,
      times: [exp_dt_start ?? '', exp_dt_end ?? ''],
      comments: ord_cmt ? [{ comment: ord_cmt, time: utcNow() }] : [],
    })
    if (payment === PAYMENT.card) orders.pay(order)
    return order
  }

  async function checkOut(data: CheckoutData, { customer }: Request): Promise<Answer> {
    if (!customer) return refused(401, 'Not logged in')
    const quote = quotes.byId(data.q_id)
    if (!quote) return refused(400, 'No such quote')
    if (!Object.values<number>(PAYMENT).includes(data.pay_mtd)) return refused(463, 'Payment method is not available')
    if (data.pay_mtd === PAYMENT.card && !data.card) return refused(461, 'No card')
    const placing = checkouts.get(quote.id) ?? place(data, quote, customer)
    checkouts.set(quote.id, placing)
    const order = await placing
    return found({ ord_id: order.id, pay_url: isUnpaid(order) ? gatewayUrl(order) : '' })
  }

  function pay({ ord_id, pay_mtd: payment, card, tips, return_url }: PayData): Answer {
    const order = orders.byId(ord_id)
    if (!order) return refused(404, 'No such order')
    if (!isUnpaid(order)) return refused(400, 'Order cannot be paid')
    if (payment !== PAYMENT.card && payment !== PAYMENT.alipay) return refused(463, 'Payment method is not available')
    if (payment === PAYMENT.card && !card) return refused(461, 'No card')
    Object.assign(order, { payment, tips: cents(`${tips ?? order.tips / 100}`), returnUrl: return_url ?? '' })
    if (payment === PAYMENT.alipay) return found({ ord_id, pay_url: gatewayUrl(order) })
    orders.pay(order)
    return DONE
  }

  function cancel({ ord_id }: CancelData, { customer }: Request): Answer {
    const order = orders.byId(ord_id)
    if (!customer || order?.email !== customer.email) return refused(404, 'No such order')
    order.status = STATUS.canceled
    return DONE
  }

  const answer: Call = (request) => {
    const { data } = request.body as { data: CheckoutData | PayData | CancelData }
    if (data.action === 'pay') return pay(data)
    return data.action === 'cancel' ? cancel(data, request) : checkOut(data, request)
  }
  return { 'POST /api/rest/v7/aio': answer }
}
