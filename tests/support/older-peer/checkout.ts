import { setTimeout as wait } from 'node:timers/promises'
import type { Customer } from './accounts'
import type { Call, Calls, Request } from './calls'
import { isUnpaid, type Order, type openOrders, PAYMENT, STATUS } from './orders'
import type { openQuotes } from './quotes'
import { type Answer, cents, DONE, found, refused } from './wire'

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

interface Parts {
  orders: ReturnType<typeof openOrders>
  quotes: ReturnType<typeof openQuotes>
  /** what a checkout takes, in milliseconds */
  delay: () => number
  gatewayUrl: (order: Order) => string
}

/** Checks out, cancels and pays. Of a quote there is one order, however often its checkout is sent. */
export function checkoutCalls({ orders, quotes, delay, gatewayUrl }: Parts): Calls {
  const checkouts = new Map<string, Promise<Order | null>>()

  function checkOut(data: CheckoutData, customer: Customer): Promise<Order | null> {
    const known = checkouts.get(data.q_id)
    if (known) return known
    const placing = place(data, customer)
    checkouts.set(data.q_id, placing)
    return placing
  }

  async function place(data: CheckoutData, { email }: Customer): Promise<Order | null> {
    const quote = quotes.byId(data.q_id)
    if (!quote) return null
    await wait(delay())
    const { q_id: _, adr_lst: addresses = [], tips, ...contact } = data
    const comment = contact.ord_cmt ? [{ comment: contact.ord_cmt, time: '' }] : []
    const order = orders.add({
      ...{ email, quote, payment: data.pay_mtd, tips: cents(`${tips ?? 0}`), comments: comment },
      ...{ firstName: contact.c_fnm ?? '', lastName: contact.c_lnm ?? '', phone: contact.c_tn ?? '' },
      address: addresses.find(({ type }) => type === 1) ?? null,
      times: [contact.exp_dt_start ?? '', contact.exp_dt_end ?? ''],
      returnUrl: data.return_url ?? '',
    })
    if (data.pay_mtd === PAYMENT.card) orders.pay(order)
    return order
  }

  async function answerCheckout(data: CheckoutData, { customer }: Request): Promise<Answer> {
    if (!customer) return refused(401, 'Not logged in')
    if (!Object.values<number>(PAYMENT).includes(data.pay_mtd)) return refused(463, 'Payment method is not available')
    if (data.pay_mtd === PAYMENT.card && !data.card) return refused(461, 'No card')
    const order = await checkOut(data, customer)
    if (!order) return refused(400, 'No such quote')
    return found({ ord_id: order.id, pay_url: isUnpaid(order) ? gatewayUrl(order) : '' })
  }

  function pay({ ord_id, pay_mtd, card, tips, return_url }: PayData): Answer {
    const order = orders.byId(ord_id)
    if (!order) return refused(404, 'No such order')
    if (!isUnpaid(order)) return refused(400, 'Order cannot be paid')
    Object.assign(order, { payment: pay_mtd, returnUrl: return_url ?? '' })
    if (tips) order.tips = cents(`${tips}`)
    if (pay_mtd === PAYMENT.alipay) return found({ ord_id, pay_url: gatewayUrl(order) })
    if (pay_mtd !== PAYMENT.card || !card) return refused(463, 'Payment method is not available')
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
    return data.action === 'cancel' ? cancel(data, request) : answerCheckout(data, request)
  }
  return { 'POST /api/rest/v7/aio': answer }
}
