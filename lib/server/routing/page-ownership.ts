import { LRUCache } from 'lru-cache'
import { getDeal, listDeals } from '@/lib/commerce-client/stores/deals-api'
import { getMenuPage, listProducts } from '@/lib/commerce-client/stores/menu-api'
import { getStore } from '@/lib/commerce-client/stores/stores-api'
import { type Id, idText, isSameId, toId } from '@/lib/domain/codes/id'
import { dealPageCount, MAX_DEAL_PAGE } from '@/lib/domain/deals/deal-pages'
import { DEAL_SORTS } from '@/lib/domain/deals/deals'
import { DEFAULT_LANGUAGE } from '@/lib/domain/languages/languages'
import type { City } from '@/lib/domain/places/cities'
import type { Site } from '@/lib/domain/site/site'
import { lookUpThroughRedis } from '@/lib/server/lookup-through-redis'

const HIT_MS = 60_000
const MISS_MS = 10_000
const MAX_ENTRIES = 20_000

/** Null when it does not exist. */
interface Owner {
  gid: Id | null
}

function cacheOwners(subject: string, lookUp: (id: Id) => Promise<{ gid: Id } | null | undefined>) {
  return new LRUCache<string, Owner>({
    max: MAX_ENTRIES,
    ttl: HIT_MS,
    allowStaleOnFetchRejection: true,
    // who asked is answered, even when the entry had to make room meanwhile
    ignoreFetchAbort: true,
    async fetchMethod(id, _stale, { options }) {
      const found = await lookUpThroughRedis(`${subject}:${id}`, async () => {
        const { gid } = (await lookUp(toId(id))) ?? {}
        return gid === undefined ? null : { gid }
      })
      if (!found) options.ttl = MISS_MS
      return { gid: found?.gid ?? null }
    },
  })
}

const OWNERS = {
  deal: cacheOwners('deal', (id) => getDeal(id, DEFAULT_LANGUAGE)),
  store: cacheOwners('store', (gid) => getStore(gid, DEFAULT_LANGUAGE)),
  product: cacheOwners('product', async (pid) => (await listProducts([pid], DEFAULT_LANGUAGE))[0]),
}

/**
 * Whether a deal, store or product exists on a site. Checked before the page is rendered, since the page itself could
 * only send an empty 404. While the API is down the cached result applies; without one it counts as existing, so that
 * the cached page can be served.
 */
export async function exists(subject: keyof typeof OWNERS, id: Id, site: Site): Promise<boolean> {
  const owner = await OWNERS[subject].fetch(idText(id))
  if (!owner) return true
  return owner.gid !== null && (site.kind === 'shared' || isSameId(site.gid, owner.gid))
}

/** The store of a deal or product that exists, as it was found last; null if it never was. */
export function storeOf(subject: 'deal' | 'product', id: Id): Id | null {
  return OWNERS[subject].peek(idText(id), { allowStale: true })?.gid ?? null
}

const landingPages = new LRUCache<string, number, { site: Site; city: City }>({
  max: MAX_ENTRIES,
  ttl: HIT_MS,
  allowStaleOnFetchRejection: true,
  ignoreFetchAbort: true,
  async fetchMethod(_key, _stale, { context: { site, city } }) {
    const { lat, lon } = city
    const gid = site.kind === 'store' ? site.gid : undefined
    return dealPageCount(await listDeals({ language: site.language, gid, lat, lon, sort: DEAL_SORTS.best_match }))
  },
})

/** Whether the list of `/deals` has this page. While the API is down, the last known number applies, or none. */
export async function hasLandingPage(site: Site, city: City, page: number): Promise<boolean> {
  if (page === 1) return true
  if (page > MAX_DEAL_PAGE) return false
  const count = await landingPages.fetch(`${site.key} ${city.key}`, { context: { site, city } })
  return count === undefined || page <= count
}

const menuPages = new LRUCache<string, number>({
  max: MAX_ENTRIES,
  ttl: HIT_MS,
  allowStaleOnFetchRejection: true,
  ignoreFetchAbort: true,
  async fetchMethod(gid) {
    const store = await getStore(toId(gid), DEFAULT_LANGUAGE)
    return (store && (await getMenuPage(store, DEFAULT_LANGUAGE)))?.pages ?? 1
  },
})

/** Whether the menu of a store that exists has this page. While the API is down, the last known number applies, or none. */
export async function hasMenuPage(gid: Id, page: number): Promise<boolean> {
  const count = await menuPages.fetch(idText(gid))
  return count === undefined || page <= count
}
