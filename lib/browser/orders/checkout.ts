import { request } from '@/lib/browser/api/request'
import type { Customer } from '@/lib/domain/account/customer'
import type { OrderRequest, PlacedOrder, QuoteRequest } from '@/lib/domain/checkout/checkout'
import type { Quote } from '@/lib/domain/checkout/quote'
import type { CardFields } from '@/lib/domain/payment/card-form'
import type { Result } from '@/lib/domain/result'
import type { Store } from '@/lib/domain/stores/stores'

export interface CheckoutStart {
  store: Store
  customer: Customer
  tipsDisabled: boolean
}

/** The store and the customer's defaults. */
export function startCheckout(gid: number): Promise<Result<CheckoutStart>> {
  return request(`/api/checkout/start?gid=${gid}`)
}

export function fetchQuote(input: QuoteRequest, signal: AbortSignal): Promise<Result<Quote>> {
  return request('/api/checkout/quote', { method: 'POST', body: input, signal })
}

/** Sent again with the same quote id it answers the same order. */
export function placeOrder(input: OrderRequest<CardFields>): Promise<Result<PlacedOrder>> {
  return request('/api/checkout/order', { method: 'POST', body: input })
}
