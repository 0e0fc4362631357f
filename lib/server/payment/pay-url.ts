import type { PlacedOrder } from '@/lib/domain/checkout/checkout'
import type { Result } from '@/lib/domain/result'
import { env } from '@/lib/env'
import { log } from '@/lib/log'

/** A payment may redirect only to known providers. The order is placed all the same, and can be paid otherwise. */
export function withKnownPayUrl(order: Result<PlacedOrder>): Result<PlacedOrder> {
  if (!order.ok || !order.value.payUrl) return order
  const { COMMERCE_API_URL, PAY_ORIGINS } = env()
  const allowed = [new URL(COMMERCE_API_URL).origin, ...PAY_ORIGINS]
  const origin = originOf(order.value.payUrl)
  if (origin && allowed.includes(origin)) return order
  log.warn({ reason: origin ?? 'not an address' }, 'a payment page is not opened: its origin is not in PAY_ORIGINS')
  return { ok: true, value: { ...order.value, payUrl: null, isPayPageClosed: true } }
}

/**
 * Null unless it is a plain web URL: a `blob:` has another URL's origin, and a user name before an `@` is misleading.
 */
function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, username, origin } = new URL(address)
  return /^https?:$/.test(protocol) && username === '' ? origin : null
}
