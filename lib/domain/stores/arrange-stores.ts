import { distanceKm } from '@/lib/domain/places/distance'
import type { Point } from '@/lib/domain/places/places'
import type { SearchQuery, Service, StoreFilters, StoreSort } from './search-query'
import type { ListedStore } from './stores'

/** Minutes of "under 30 minutes", which the later end of an estimate is within. */
const SOON = 30

/** Whether a search is restricted or sorted by more than words, for which more stores are read than are shown. */
export function isArranged({ sort, open, way, soon }: SearchQuery): boolean {
  return [sort, open, way, soon].some((value) => value !== undefined)
}

/**
 * The stores that meet the filters, in the chosen order. What an API does not say of a store is unknown, and meets no
 * filter; in an order it comes last.
 */
export function arrangeStores<S extends ListedStore>(stores: readonly S[], search: SearchQuery, place: Point): S[] {
  const found = stores.filter((store) => meets(store, search))
  const { sort, way } = search
  if (!sort || sort === 'best') return found
  const key = KEYS[sort]
  return found
    .map((store) => ({ store, by: key(store, place, way) ?? Number.POSITIVE_INFINITY }))
    .sort((one, other) => (one.by === other.by ? 0 : one.by - other.by))
    .map(({ store }) => store)
}

/** Km as the crow flies; null for a store without a place. */
function distanceTo({ address: { lat, lon } }: ListedStore, place: Point): number | null {
  return lat === null || lon === null ? null : distanceKm(place, { lat, lon })
}

type SortKey = (store: ListedStore, place: Point, way: Service | undefined) => number | null | undefined

/** The smallest comes first. */
const KEYS: Record<Exclude<StoreSort, 'best'>, SortKey> = {
  distance: distanceTo,
  rating: ({ rating }) => (rating > 0 ? -rating : null),
  time: (store, _, way) => (store.isOpen === false ? null : estimateOf(store, way)?.to),
}

function meets(store: ListedStore, { open, way, soon }: StoreFilters): boolean {
  if (open && store.isOpen !== true) return false
  if (way && !store.serving?.services[way]) return false
  return !soon || (store.isOpen !== false && (estimateOf(store, way)?.to ?? SOON + 1) <= SOON)
}

/** Of the chosen way, else of the one that is told on its card. */
function estimateOf({ estimates }: ListedStore, way: Service | undefined) {
  return way ? estimates[way] : (estimates.delivery ?? estimates.pickup ?? estimates.eatin)
}
