import 'server-only'
import { checkoutStartKey } from '@/lib/api/query-keys/checkout'
import { readCheckoutStart } from '@/lib/server/checkout/checkout-start'
import { pageContext } from '@/lib/server/pages/page-context'
import { inPlaceOf, prefetch } from './prefetch'

/** What the checkout of a store begins with, nothing for 0. Its cart is in the browser alone. */
export async function prefetchCheckoutStart(gid: number) {
  if (gid === 0) return prefetch()
  const context = await pageContext()
  return prefetch(inPlaceOf(checkoutStartKey(gid), (credentials) => readCheckoutStart(gid, context, credentials)))
}
