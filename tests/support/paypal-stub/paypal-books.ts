import { randomBytes } from 'node:crypto'
import type { CreateOrderRequestBody, OrderResponseBody } from '@paypal/paypal-js'

type Status = 'COMPLETED' | 'PENDING' | 'DECLINED'
interface Refund {
  id: string
  status: 'COMPLETED' | 'PENDING'
  amount: { currency_code: string; value: string }
  capture: string
  custom_id?: string
}
type StubOrder = Pick<OrderResponseBody, 'id' | 'status' | 'purchase_units'> & { id: string }

/** `issue` as in PayPal's documentation. */
export class PaypalStubError extends Error {
  constructor(readonly issue: string) {
    super(issue)
  }
}

const newId = () => randomBytes(9).toString('hex').toUpperCase()

export function createPaypalBooks() {
  const orders = new Map<string, StubOrder>()
  const refunds: Refund[] = []
  const poor = new Set<string>()
  const next: { capture: Status; refund: Refund['status'] } = { capture: 'COMPLETED', refund: 'COMPLETED' }

  function get(id: string): StubOrder {
    const order = orders.get(id)
    if (!order) throw new PaypalStubError('RESOURCE_NOT_FOUND')
    return order
  }
  const paymentsOf = (order: StubOrder) => order.purchase_units?.[0]?.payments
  const captureOf = (order: StubOrder) => paymentsOf(order)?.captures?.[0]
  return {
    orders,
    refunds,
    next,
    get,
    captureOf,
    create(body: CreateOrderRequestBody): StubOrder {
      const { purchase_units } = body
      const order: StubOrder = { id: newId(), status: 'CREATED', purchase_units: purchase_units as never }
      orders.set(order.id, order)
      return order
    },
    approve(id: string, isPoor = false): void {
      get(id).status = 'APPROVED'
      if (isPoor) poor.add(id)
      else poor.delete(id)
    },
    capture(id: string): StubOrder {
      const order = get(id)
      if (order.status === 'COMPLETED') throw new PaypalStubError('ORDER_ALREADY_CAPTURED')
      if (order.status !== 'APPROVED') throw new PaypalStubError('ORDER_NOT_APPROVED')
      if (poor.has(id)) throw new PaypalStubError('INSTRUMENT_DECLINED')
      const unit = order.purchase_units?.[0]
      if (!unit) throw new PaypalStubError('MALFORMED_REQUEST')
      order.status = 'COMPLETED'
      const capture = { id: newId(), status: next.capture, amount: unit.amount }
      unit.payments = { captures: [capture] } as never
      return order
    },
    findCapture(captureId: string) {
      const order = [...orders.values()].find((one) => captureOf(one)?.id === captureId)
      if (!order) throw new PaypalStubError('RESOURCE_NOT_FOUND')
      return { id: captureId, supplementary_data: { related_ids: { order_id: order.id } } }
    },
    /** without a `custom_id` one that somebody makes at PayPal itself */
    refund(captureId: string, value: string, custom_id?: string): Refund {
      const payments = [...orders.values()].map(paymentsOf).find((one) => one?.captures?.[0]?.id === captureId)
      const amount = payments?.captures?.[0]?.amount
      const returned = refunds.filter(({ capture }) => capture === captureId)
      const sum = returned.reduce((total, one) => total + Number(one.amount.value), Number(value))
      if (!amount || sum > Number(amount.value)) throw new PaypalStubError('REFUND_AMOUNT_EXCEEDED')
      const money = { currency_code: amount.currency_code, value }
      const refund = {
        id: newId(),
        status: next.refund,
        amount: money,
        capture: captureId,
        ...(custom_id && { custom_id }),
      }
      refunds.push(refund)
      if (payments) payments.refunds = [...(payments.refunds ?? []), refund as never]
      return refund
    },
  }
}

export type PaypalBooks = ReturnType<typeof createPaypalBooks>
