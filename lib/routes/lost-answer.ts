import type { ApiRoute } from './api-routes'

/** Calls that may take money. */
const CHARGES: ApiRoute[] = ['POST /api/checkout/order', 'POST /api/paynow', 'POST /api/paypal']
/** Calls that charge nothing, but for which the API has as long. */
const SLOW: ApiRoute[] = ['POST /api/orders/[id]/cancel']
/** Calls that change nothing that lasts, so that they are simply made again. */
const DISCARDABLE: ApiRoute[] = [
  'POST /api/checkout/quote',
  'POST /api/checkout/lines',
  'POST /api/session',
  'DELETE /api/session',
  'POST /api/devices',
]

/** Whether the call may take as long as a payment. */
export function isSlow(route: ApiRoute): boolean {
  return CHARGES.includes(route) || SLOW.includes(route)
}

export function isWrite(route: ApiRoute): boolean {
  return !route.startsWith('GET ') && !DISCARDABLE.includes(route)
}

/** The error code of a call that was sent and has no answer. */
export function lostAnswer(route: ApiRoute): 'network' | 'change_unknown' | 'outcome_unknown' {
  if (CHARGES.includes(route)) return 'outcome_unknown'
  return isWrite(route) ? 'change_unknown' : 'network'
}
