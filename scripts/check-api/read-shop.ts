import { getCities } from '@/lib/commerce-client/places/cities-api'
import { getDeal, listDeals } from '@/lib/commerce-client/stores/deals-api'
import { getMenuPage } from '@/lib/commerce-client/stores/menu-api'
import { listStoresNear } from '@/lib/commerce-client/stores/near-stores'
import { getStore } from '@/lib/commerce-client/stores/stores-api'
import { type AppConfig, getAppConfig } from '@/lib/commerce-client/transport/app-config-api'
import type { Id } from '@/lib/domain/codes/id'
import { DEAL_SORTS, type Deal, type FoundDeals } from '@/lib/domain/deals/deals'
import type { Language } from '@/lib/domain/languages/languages'
import { FALLBACK_CITIES } from '@/lib/domain/places/built-in-cities'
import type { Point } from '@/lib/domain/places/places'
import type { MenuSection } from '@/lib/domain/stores/menu'
import type { ListedStore, Store } from '@/lib/domain/stores/stores'
import { attempt, attemptToFind, type Outcome } from './attempt'

export const LANGUAGE: Language = 'en'
export const NO_DEAL = 'no deal is listed near the place, see --near'
/** The number of stores that are searched for one with a menu. */
const MOST_STORES = 10

export interface OpenedStore {
  store: Store
  menu: Outcome<MenuSection[]>
}

/** The checks begin with these: the lists, one deal, and one store, with a menu if any has one. */
export interface Shop {
  config: AppConfig
  place: Point
  stores: Outcome<ListedStore[]>
  deals: Outcome<FoundDeals>
  deal: Outcome<Deal>
  opened: Outcome<OpenedStore>
}

/** `gid`: the store to look at, if it is known. */
export async function readShop(place: Point | undefined, gid: Id | undefined): Promise<Shop> {
  const config = await getAppConfig()
  const [city] = (await getCities()) ?? FALLBACK_CITIES
  const near = place ?? config.place ?? { lat: city.lat, lon: city.lon }
  const [stores, deals] = [
    await attempt(() => listStoresNear(near, LANGUAGE)),
    await attempt(() => listDeals({ language: LANGUAGE, ...near, sort: DEAL_SORTS.best_match })),
  ]
  const first = deals.ok ? deals.value.items[0] : undefined
  const deal: Outcome<Deal> = first
    ? await attemptToFind(() => getDeal(first.id, LANGUAGE))
    : { ok: false, reason: NO_DEAL }
  const listed = stores.ok ? stores.value.map((store) => store.gid) : []
  const known = gid === undefined ? [...listed, ...(deal.ok ? [deal.value.gid] : [])] : [gid]
  return { config, place: near, stores, deals, deal, opened: await openStore(known.slice(0, MOST_STORES)) }
}

async function openStore(gids: readonly Id[]): Promise<Outcome<OpenedStore>> {
  let found: Outcome<OpenedStore> = { ok: false, reason: 'no store is listed' }
  for (const gid of gids) {
    const store = await attemptToFind(() => getStore(gid, LANGUAGE))
    if (!store.ok) {
      if (!found.ok) found = store
      continue
    }
    const menu = await attempt(async () => (await getMenuPage(store.value, LANGUAGE))?.sections ?? [])
    const opened: Outcome<OpenedStore> = { ok: true, value: { store: store.value, menu } }
    if (menu.ok && menu.value.some(({ products }) => products.some(({ isGiftCard }) => !isGiftCard))) return opened
    if (!found.ok) found = opened
  }
  return found
}
