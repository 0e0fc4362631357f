import { isSameId } from '@/lib/domain/codes/id'
import { distanceKm } from '@/lib/domain/places/distance'
import type { Point } from '@/lib/domain/places/places'
import { listedFacts } from './status-facts'
import { storeStatus } from './store-status'
import type { ListedStore, StoreAddress, StoreSummary } from './stores'

/** A store that is open, in place of one that is not, as its card shows it. */
export interface OpenStore extends Pick<StoreAddress, 'lat' | 'lon'> {
  href: string
  name: string
  logo: string
  status: string
  facts: string
}

const MOST = 3
const NEAR_KM = 15

/** Up to three of a list that are open and near a store: those that have more categories in common with it first. */
export function openStoresLike(
  store: Pick<StoreSummary, 'gid' | 'categories' | 'address'>,
  listed: readonly ListedStore[],
  now: Date,
): ListedStore[] {
  const inCommon = ({ categories }: ListedStore) => categories.filter((id) => store.categories.includes(id)).length
  return listed
    .filter((one) => !isSameId(one.gid, store.gid) && isNear(store.address, one.address) && servesNow(one, now))
    .sort((one, other) => inCommon(other) - inCommon(one))
    .slice(0, MOST)
}

function isNear(one: StoreAddress, other: StoreAddress): boolean {
  const [from, to] = [pointOf(one), pointOf(other)]
  return from && to ? distanceKm(from, to) <= NEAR_KM : one.city !== '' && one.city === other.city
}

/** Null if the API omits it. */
export function pointOf({ lat, lon }: StoreAddress): Point | null {
  return lat === null || lon === null ? null : { lat, lon }
}

function servesNow(store: ListedStore, now: Date): boolean {
  const facts = listedFacts(store, now)
  const kind = facts ? storeStatus(facts, now).kind : 'unknown'
  return kind === 'unknown' ? store.isOpen === true : kind === 'open' || kind === 'last_orders'
}
