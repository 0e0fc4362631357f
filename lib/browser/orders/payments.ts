import { request } from '@/lib/browser/api/request'
import type { CardFields } from '@/lib/domain/payment/card-form'
import type { ExpressStart } from '@/lib/domain/payment/express'
import type { PayNowRequest } from '@/lib/domain/payment/pay-now'
import { failure, type Result, success } from '@/lib/domain/result'

/** The order and its payment methods; every call sends the language. `isBack` as in `fetchOrder`. */
export function startPayNow(orderId: string, gid: number, isBack: boolean) {
  return request('GET /api/paynow', { query: { orderId, gid, ...(isBack && { back: 1 }) } })
}

/** Sends the complete form state. */
export function payNow(body: PayNowRequest<CardFields>) {
  return request('POST /api/paynow', { body })
}

/** Action 1. */
export async function beginExpress(orderId: string, currency: string): Promise<Result<ExpressStart>> {
  const answer = await request('POST /api/paypal', { body: { action: 'init', orderId, currency } })
  if (!answer.ok) return answer
  return answer.value ? success(answer.value) : failure('unexpected_error')
}

/** Action 2, with the result of the provider's script. */
export function authorizeExpress(orderId: string, paymentId: string, payerId: string) {
  return request('POST /api/paypal', { body: { action: 'authorize', orderId, paymentId, payerId } })
}

/** Action 3. */
export function cancelExpress(orderId: string) {
  return request('POST /api/paypal', { body: { action: 'cancel', orderId } })
}
