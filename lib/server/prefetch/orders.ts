import 'server-only'
import { getOrder, listOrders } from '@/lib/commerce-client/orders/orders'
import type { SavedSearch } from '@/lib/domain/orders/saved-search'
import { orderKey, ordersKey } from '@/lib/routes/query-keys/orders'
import { pageContext } from '@/lib/server/pages/page-context'
import { scopeToStore } from '@/lib/server/site/own-store'
import { domainOf } from '@/lib/server/site/site'
import { prefetch, serverRead } from './prefetch'

/** A page of the order history, from 1. */
export async function prefetchOrders(page: number, search: SavedSearch) {
  const { site, language } = await pageContext()
  return prefetch(
    serverRead(ordersKey(page, search), (credentials) =>
      listOrders({ page, search, domain: domainOf(site), language }, credentials),
    ),
  )
}

export async function prefetchOrder(id: string, isBack: boolean) {
  const { site, language } = await pageContext()
  return prefetch(
    serverRead(orderKey(id), async (credentials) =>
      scopeToStore(site, await getOrder(id, language, credentials, isBack)),
    ),
  )
}
