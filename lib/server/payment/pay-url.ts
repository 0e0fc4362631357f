import type { PlacedOrder } from '@/lib/domain/checkout/checkout'
import { type ErrorCode, failure, type Result } from '@/lib/domain/result'
import { env } from '@/lib/env'

/** A payment may redirect only to known providers; any other URL counts as a failed checkout or payment. */
export function allowPayUrl(order: Result<PlacedOrder>, otherwise: ErrorCode = 'checkout_failed'): Result<PlacedOrder> {
  if (!order.ok || !order.value.payUrl) return order
  const { COMMERCE_API_URL, PAY_ORIGINS } = env()
  const allowed = [new URL(COMMERCE_API_URL).origin, ...PAY_ORIGINS]
  const origin = originOf(order.value.payUrl)
  return origin && allowed.includes(origin) ? order : failure(otherwise)
}

/**
 * Null unless it is a plain web URL: a `blob:` has another URL's origin, and a user name before an `@` is misleading.
 */
function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, username, origin } = new URL(address)
  return /^https?:$/.test(protocol) && username === '' ? origin : null
}
