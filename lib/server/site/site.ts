import { LRUCache } from 'lru-cache'
import { findStoreByDomain } from '@/lib/commerce-client/stores/stores-api'
import { STORE_TYPE } from '@/lib/domain/codes/catalogue-codes'
import { firstLanguage, type Language } from '@/lib/domain/languages/languages'
import { phoneLink } from '@/lib/domain/places/phone-link'
import { phoneText } from '@/lib/domain/places/phone-text'
import { isHostName } from '@/lib/domain/site/host-name'
import type { OwnSite } from '@/lib/domain/site/own-site'
import { SHARED_SITE, type Site } from '@/lib/domain/site/site'
import { addressLine } from '@/lib/domain/stores/address-line'
import type { Store } from '@/lib/domain/stores/stores'
import { DEFAULT_THEME } from '@/lib/domain/theme/theme'
import { env } from '@/lib/env'
import { lookUpThroughRedis } from '@/lib/server/lookup-through-redis'
import { isSharedHost } from './host'

const HIT_MS = 60_000
const MISS_MS = 10_000
const MAX_ENTRIES = 5_000

const sites = new LRUCache<string, { site: Site | null }>({
  max: MAX_ENTRIES,
  ttl: HIT_MS,
  // who asked is answered, even when the entry had to make room meanwhile
  ignoreFetchAbort: true,
  async fetchMethod(host, last, { options }) {
    try {
      const site = await lookUpThroughRedis(`site:${host}`, async () => toSite(host, await findStoreByDomain(host)))
      if (!site) options.ttl = MISS_MS
      return { site: site ?? null }
    } catch (error) {
      if (!last) throw error
      options.ttl = MISS_MS
      return last
    }
  },
})

/**
 * The site of a host, by exact name: shared hosts are configured, any other must be a store's own domain, looked up
 * at the API and cached for 60 s (10 s when unknown), and longer while the API is down. Null for an unknown host;
 * throws ApiUnavailableError when nothing is cached.
 */
export async function findSite(host: string): Promise<Site | null> {
  if (isSharedHost(host)) return sharedSite()
  if (!isHostName(host)) return null
  return (await sites.forceFetch(host)).site
}

export function sharedSite(): Site {
  const { BRAND_NAME, BRAND_LOGO, BRAND_ACCENT, BRAND_FACE, BRAND_CORNER } = env()
  const theme = { ...DEFAULT_THEME, accent: BRAND_ACCENT, face: BRAND_FACE, corner: BRAND_CORNER }
  return { ...SHARED_SITE, name: BRAND_NAME, logo: BRAND_LOGO, theme }
}

/** The site of an internal `[site]` segment, named in `language`. The read must be cached, or the page would not be. */
export async function findSiteByKey(key: string, language: Language): Promise<Site | null> {
  if (key === SHARED_SITE.key) return sharedSite()
  return isHostName(key) ? toSite(key, await findStoreByDomain(key, language, HIT_MS / 1000)) : null
}

function toSite(domain: string, store: Store | null): Site | null {
  if (!store) return null
  const language = firstLanguage(store.languages)
  const { gid, name, logo, theme } = store
  const { country } = store.address
  const [phone, phoneHref] = [phoneText(store.phone, country), phoneLink(store.phone, country)]
  const cover = store.images[0] ?? store.picture
  const [servesFood, address] = [store.kind === STORE_TYPE.restaurant, addressLine(store.address)]
  return { kind: 'store', key: domain, language, gid, name, logo, theme, servesFood, phone, phoneHref, cover, address }
}

/** The store of an independent site and its domain; null on the shared site. */
export function ownSite(site: Site): OwnSite | null {
  return site.kind === 'store' ? { domain: site.key, gid: site.gid } : null
}

/** Null on the shared site. */
export function domainOf(site: Site): string | null {
  return site.kind === 'store' ? site.key : null
}
