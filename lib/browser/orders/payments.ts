import { request } from '@/lib/browser/api/request'
import type { PlacedOrder } from '@/lib/domain/checkout/checkout'
import type { CardFields } from '@/lib/domain/payment/card-form'
import type { ExpressStart } from '@/lib/domain/payment/express'
import type { PayNowRequest, PayNowStart } from '@/lib/domain/payment/pay-now'
import type { Result } from '@/lib/domain/result'

/** The order and how its store can be paid; the language travels with every call. */
export function startPayNow(orderId: string, gid: number): Promise<Result<PayNowStart>> {
  return request(`/api/paynow?${new URLSearchParams({ orderId, gid: `${gid}` })}`)
}

/** Sends the whole state of the screen. */
export function payNow(input: PayNowRequest<CardFields>): Promise<Result<PlacedOrder>> {
  return request('/api/paynow', { method: 'POST', body: input })
}

/** Action 1. */
export function beginExpress(orderId: string, currency: string): Promise<Result<ExpressStart>> {
  return request('/api/paypal', { method: 'POST', body: { action: 'init', orderId, currency } })
}

/** Action 2, with what the provider's script answered. */
export function authorizeExpress(orderId: string, paymentId: string, payerId: string): Promise<Result<null>> {
  return request('/api/paypal', { method: 'POST', body: { action: 'authorize', orderId, paymentId, payerId } })
}

/** Action 3. */
export function cancelExpress(orderId: string): Promise<Result<null>> {
  return request('/api/paypal', { method: 'POST', body: { action: 'cancel', orderId } })
}
