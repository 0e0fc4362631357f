import 'server-only'
import { checkoutStartKey } from '@/lib/routes/query-keys/checkout'
import { readCheckoutStart } from '@/lib/server/checkout/checkout-start'
import { pageContext } from '@/lib/server/pages/page-context'
import { prefetch, serverRead } from './prefetch'

/** Nothing for gid 0. The cart exists only in the browser. */
export async function prefetchCheckoutStart(gid: number) {
  if (gid === 0) return prefetch()
  const context = await pageContext()
  return prefetch(serverRead(checkoutStartKey(gid), (credentials) => readCheckoutStart(gid, context, credentials)))
}
