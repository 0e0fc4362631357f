import 'server-only'
import { listAddresses } from '@/lib/commerce-client/account/address-book-api'
import { listBookmarks } from '@/lib/commerce-client/account/bookmarks-api'
import { listGiftCards } from '@/lib/commerce-client/account/gift-cards-api'
import { getPoints } from '@/lib/commerce-client/account/points-api'
import { getCustomer } from '@/lib/commerce-client/account/profile-api'
import { getOrder, listOrders } from '@/lib/commerce-client/orders/orders-api'
import { listChosenStores } from '@/lib/commerce-client/stores/near-stores'
import { withDeadline } from '@/lib/deadline'
import type { Bookmarks } from '@/lib/domain/account/bookmarks'
import { RECENT_ORDERS } from '@/lib/domain/account/customer'
import { distinctIds, type Id } from '@/lib/domain/codes/id'
import type { Language } from '@/lib/domain/languages/languages'
import type { SavedSearch } from '@/lib/domain/orders/saved-search'
import type { ListedStore } from '@/lib/domain/stores/stores'
import { log } from '@/lib/log'
import {
  addressesKey,
  bookmarksKey,
  checkoutStartKey,
  customerKey,
  giftCardsKey,
  orderKey,
  ordersKey,
  pointsKey,
  recentOrdersKey,
} from '@/lib/routes/query-keys'
import { readCheckoutStart } from '@/lib/server/checkout/checkout-start'
import { pageContext } from '@/lib/server/pages/page-context'
import { scopeToStore } from '@/lib/server/site/own-store'
import { ownSite } from '@/lib/server/site/site'
import { prefetch, serverRead } from './prefetch'

/** Less than the bookmarks themselves may take, which do not wait for it any longer. */
const STORES_DEADLINE_MS = 1000

export async function prefetchAccount() {
  const { site, language } = await pageContext()
  const newest = { page: 1, limit: RECENT_ORDERS, own: ownSite(site), language }
  return prefetch(
    serverRead(customerKey, getCustomer),
    serverRead(recentOrdersKey, (credentials) => listOrders(newest, credentials)),
  )
}

export function prefetchAddresses() {
  return prefetch(serverRead(addressesKey, listAddresses))
}

/** Prefetches bookmarks, with the status of the bookmarked stores; `stores` is empty where it cannot be read. */
export async function prefetchBookmarks() {
  const { site, language } = await pageContext()
  let stores: ListedStore[] = []
  const state = await prefetch(
    serverRead(bookmarksKey, async (credentials) => {
      const answer = await listBookmarks({ own: ownSite(site), language }, credentials)
      if (answer.ok) stores = await readStores(answer.value, language)
      return answer
    }),
  )
  return { state, stores }
}

/** The bookmarked stores, and those of products and deals. */
async function readStores({ stores, products, deals }: Bookmarks, language: Language): Promise<ListedStore[]> {
  const items = [...products, ...deals].flatMap(({ storeId }) => storeId ?? [])
  const gids = distinctIds([...stores.map(({ id }) => id), ...items])
  return withDeadline(STORES_DEADLINE_MS, () => listChosenStores(gids, language)).catch((error: Error) => {
    log.warn({ call: 'slst', reason: error.name }, 'bookmarked stores have no status')
    return []
  })
}

/** A page of the order history, from 1. */
export async function prefetchOrders(page: number, search: SavedSearch) {
  const { site, language } = await pageContext()
  return prefetch(
    serverRead(ordersKey(page, search), (credentials) =>
      listOrders({ page, search, own: ownSite(site), language }, credentials),
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

/** Prefetches what a checkout starts with; nothing for gid 0. The cart exists only in the browser. */
export async function prefetchCheckoutStart(gid: Id) {
  if (gid === 0) return prefetch()
  const context = await pageContext()
  return prefetch(serverRead(checkoutStartKey(gid), (credentials) => readCheckoutStart(gid, context, credentials)))
}

export async function prefetchGiftCards() {
  const { site } = await pageContext()
  return prefetch(serverRead(giftCardsKey, (credentials) => listGiftCards(ownSite(site), credentials)))
}

export function prefetchPoints() {
  return prefetch(serverRead(pointsKey, getPoints))
}
