import type { PlacedOrder } from '@/lib/domain/checkout'
import { type ErrorCode, failure, type Result } from '@/lib/domain/result'
import { env } from '@/lib/env'

/** A payment may send the shopper to known providers only; any other address counts as a failed checkout or payment. */
export function allowPayUrl(order: Result<PlacedOrder>, otherwise: ErrorCode = 'checkout_failed'): Result<PlacedOrder> {
  if (!order.ok || !order.value.payUrl) return order
  const { COMMERCE_API_URL, PAY_ORIGINS } = env()
  const allowed = [new URL(COMMERCE_API_URL).origin, ...PAY_ORIGINS]
  const origin = URL.canParse(order.value.payUrl) ? new URL(order.value.payUrl).origin : null
  return origin && allowed.includes(origin) ? order : failure(otherwise)
}
