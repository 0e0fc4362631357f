import 'server-only'
import { listBookmarks } from '@/lib/commerce-client/account/bookmarks'
import { getCustomer, listAddresses } from '@/lib/commerce-client/account/customers'
import { listOrders } from '@/lib/commerce-client/orders/orders'
import { RECENT_ORDERS } from '@/lib/domain/account/customer'
import { addressesKey, bookmarksKey, customerKey } from '@/lib/routes/query-keys/account'
import { recentOrdersKey } from '@/lib/routes/query-keys/orders'
import { pageContext } from '@/lib/server/pages/page-context'
import { domainOf, ownSite } from '@/lib/server/site/site'
import { prefetch, serverRead } from './prefetch'

export async function prefetchAccount() {
  const { site, language } = await pageContext()
  const newest = { page: 1, limit: RECENT_ORDERS, domain: domainOf(site), language }
  return prefetch(
    serverRead(customerKey, getCustomer),
    serverRead(recentOrdersKey, (credentials) => listOrders(newest, credentials)),
  )
}

export function prefetchAddresses() {
  return prefetch(serverRead(addressesKey, listAddresses))
}

export async function prefetchBookmarks() {
  const { site, language } = await pageContext()
  return prefetch(
    serverRead(bookmarksKey, (credentials) => listBookmarks({ own: ownSite(site), language }, credentials)),
  )
}
