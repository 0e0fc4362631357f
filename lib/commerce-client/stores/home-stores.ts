import 'server-only'
import type { Language } from '@/lib/domain/languages/languages'
import {
  HOME_COLUMNS,
  type KindOfStores,
  STORE_KIND_KEYS,
  storesOfKind,
  storesOfNoKind,
} from '@/lib/domain/stores/home'
import type { ListedStore } from '@/lib/domain/stores/stores'
import { log } from '@/lib/log'
import { listStoresNear } from './near-stores'

/** Stores at most of the kind that leads the page, and of each other one: two rows, and one. */
const FIRST_KIND = 2 * HOME_COLUMNS
const OTHER_KINDS = HOME_COLUMNS
/** More than twice as many as the page shows. */
const NEAREST = 60

interface Place {
  lat: number
  lon: number
}

export function listNearest(place: Place, language: Language): Promise<ListedStore[]> {
  return listStoresNear(place, language, { limit: NEAREST })
}

/**
 * Some stores of each kind near a place. A kind with few among the nearest is requested by itself, since a list of them
 * all ends before the city does; if that fails, the nearest have to do. Kinds without a store are left out.
 */
export async function listHomeStores(place: Place, language: Language): Promise<KindOfStores[]> {
  const near = await listNearest(place, language)
  const kinds = await Promise.all(
    STORE_KIND_KEYS.map(async (kind, index) => {
      const shown = index === 0 ? FIRST_KIND : OTHER_KINDS
      const nearest = storesOfKind(near, kind).slice(0, shown)
      if (nearest.length === shown) return { kind, stores: nearest }
      const all = await listStoresNear(place, language, { kind, limit: shown }).catch((error: Error) => {
        log.warn({ call: 'slst', reason: error.name }, 'of a kind of stores only the nearest are shown')
        return nearest
      })
      return { kind, stores: storesOfKind(all, kind).slice(0, shown) }
    }),
  )
  const other = { kind: null, stores: storesOfNoKind(near).slice(0, FIRST_KIND) }
  return [...kinds, other].filter(({ stores }) => stores.length > 0)
}
