import { request } from '@/lib/browser/fetcher/request'
import type { Id } from '@/lib/domain/codes/id'
import type { CardFields } from '@/lib/domain/payment/card.schema'
import type { PayNowRequest } from '@/lib/domain/payment/pay-now'
import type { ExpressStart } from '@/lib/domain/payment/provider-config'
import { failure, type Result, success } from '@/lib/domain/result'
import type { PendingPayment } from './pending-payment'

/** `isBack` as in `fetchOrder`. */
export function startPayNow(orderId: string, gid: Id, isBack: boolean) {
  return request('GET /api/paynow', { query: { orderId, gid, ...(isBack && { back: 1 }) } })
}

export function payNow(body: PayNowRequest<CardFields>) {
  return request('POST /api/paynow', { body })
}

/** `age` is seconds ago. */
export function findLostPayment({ id: orderId, total: totalDue }: PendingPayment, gid: Id, age: number) {
  return request('GET /api/paynow/outcome', { query: { orderId, gid, totalDue, age } })
}

/** Minor units. */
interface ShownDue {
  orderId: string
  currency: string
  totalDue: number
}

export async function beginExpress(due: ShownDue): Promise<Result<ExpressStart>> {
  const answer = await request('POST /api/paypal', { body: { action: 'init', ...due } })
  // takes no money yet
  if (!answer.ok) return answer.code === 'outcome_unknown' ? failure('network') : answer
  return answer.value ? success(answer.value) : failure('unexpected_error')
}

/** Action 2, with the result of the provider's script. */
export function authorizeExpress(approval: ShownDue & { paymentId: string; payerId: string }) {
  return request('POST /api/paypal', { body: { action: 'authorize', ...approval } })
}

export function cancelExpress(orderId: string) {
  return request('POST /api/paypal', { body: { action: 'cancel', orderId } })
}
