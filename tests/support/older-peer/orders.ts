import { randomBytes } from 'node:crypto'
import { CUSTOMER } from './accounts'
import { PRODUCTS } from './catalogue'
import { type Quote, totalOf } from './quotes'
import { cents, utcNow } from './wire'

export const STATUS = { pending: 1, processing: 2, canceled: 5, pendingPayment: 7 } as const
export const PAYMENT = { cash: 1, card: 2, alipay: 8 } as const

export interface Order {
  id: string
  email: string
  quote: Quote
  status: number
  payment: number
  tips: number
  paid: number
  placedAt: string
  /** as the checkout had it */
  firstName: string
  lastName: string
  phone: string
  address: Record<string, unknown> | null
  times: [start: string, end: string]
  comments: { comment: string; time: string }[]
  /** where its payer goes after a payment elsewhere; empty for nowhere */
  returnUrl: string
}

type Placed = Omit<Order, 'id' | 'status' | 'paid' | 'placedAt'>

export const orderTotal = ({ quote, tips }: Order): number => totalOf(quote) + tips

export const isUnpaid = (order: Order): boolean => order.status === STATUS.pendingPayment

export function openOrders() {
  const orders: Order[] = []
  const add = (placed: Placed): Order => {
    const status = placed.payment === PAYMENT.cash ? STATUS.pending : STATUS.pendingPayment
    const order = { ...placed, id: uniqueId(), status, paid: 0, placedAt: utcNow() }
    orders.unshift(order)
    return order
  }
  return {
    add,
    pay: (order: Order) => Object.assign(order, { status: STATUS.processing, paid: orderTotal(order) }),
    byId: (id: string) => orders.find((order) => order.id === id),
    /** The newest first. */
    of: (email: string) => orders.filter((order) => order.email === email),
    /** One dish for pickup, of which nothing is paid. */
    addUnpaid: (): Order => add(unpaidDish()),
  }
}

/** The time in microseconds, a dot, and digits by chance. */
function uniqueId(): string {
  const digits = `${randomBytes(4).readUInt32BE()}`.padStart(8, '0').slice(-8)
  return `${(Date.now() * 1000).toString(16)}.${digits}`
}

function unpaidDish(): Placed {
  const [, cucumber] = PRODUCTS
  if (!cucumber) throw new Error('no such dish')
  const price = cents(cucumber.pc)
  const lines = [{ offer: cucumber, quantity: 1, chosen: [], price }]
  const quote = { id: '39999', gid: cucumber.gid, lines, method: 2, subtotal: price, shipping: 0, tax: 30 }
  const asap = '2000-01-01 00:00:00'
  return {
    ...{ email: CUSTOMER.email, quote, payment: PAYMENT.alipay, tips: 0 },
    ...{ firstName: 'Ines', lastName: '', phone: '6045550142', address: null },
    ...{ times: [asap, asap], comments: [], returnUrl: '' },
  }
}
