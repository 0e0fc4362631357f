import 'server-only'
import { listBookmarks } from '@/lib/commerce-client/account/bookmarks'
import { getCustomer, listAddresses } from '@/lib/commerce-client/account/customers'
import { listOrders } from '@/lib/commerce-client/orders/orders'
import { listChosenStores } from '@/lib/commerce-client/stores/near-stores'
import { withDeadline } from '@/lib/deadline'
import type { Bookmarks } from '@/lib/domain/account/bookmarks'
import { RECENT_ORDERS } from '@/lib/domain/account/customer'
import type { Language } from '@/lib/domain/languages/languages'
import type { ListedStore } from '@/lib/domain/stores/stores'
import { log } from '@/lib/log'
import { addressesKey, bookmarksKey, customerKey } from '@/lib/routes/query-keys/account'
import { recentOrdersKey } from '@/lib/routes/query-keys/orders'
import { pageContext } from '@/lib/server/pages/page-context'
import { domainOf, ownSite } from '@/lib/server/site/site'
import { prefetch, serverRead } from './prefetch'

/** Less than the bookmarks themselves may take, which do not wait for it any longer. */
const STORES_DEADLINE_MS = 1000

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

/** With what lists of stores tell of the bookmarked ones; `stores` is empty where they cannot be read. */
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

async function readStores({ stores }: Bookmarks, language: Language): Promise<ListedStore[]> {
  const gids = stores.map(({ id }) => id)
  return withDeadline(STORES_DEADLINE_MS, () => listChosenStores(gids, language)).catch((error: Error) => {
    log.warn({ call: 'slst', reason: error.name }, 'bookmarked stores have no status')
    return []
  })
}
