import { redirect } from 'next/navigation'
import { listOrders } from '@/lib/commerce-client/orders/orders-api'
import { newestOrder } from '@/lib/domain/orders/orders'
import { pageContext } from '@/lib/server/pages/page-context'
import { readSession } from '@/lib/server/session/session'
import { ownSite } from '@/lib/server/site/site'

/**
 * Where a payer returns to if an API sends them to the return address of a checkout as it stands, with the placeholder
 * for the order: the order that they have just placed, else their orders.
 */
export default async function ReturnedPage() {
  const [{ site, language, paths }, { token, secret }] = await Promise.all([pageContext(), readSession()])
  const newest = { page: 1, own: ownSite(site), language }
  const orders = token && secret ? await listOrders(newest, { token, secret }) : null
  const order = orders?.ok ? newestOrder(orders.value.items) : undefined
  redirect(order ? paths.order(order.id, 'returned') : paths.orders())
}
