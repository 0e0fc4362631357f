import type { StoreFile } from '@/backend/demo/content/content-files'
import { createRandom } from '@/backend/demo/random'
import { localised } from '@/lib/domain/languages/languages'
import { BUILT_IN_CITY_KEYS } from '@/lib/domain/places/built-in-cities'
import { getNeighbourhood, neighbourhoodsOf } from './neighbourhoods'

/** A written store, or a copy of one without pictures, which fills a big catalogue. */
export interface ListedStore extends StoreFile {
  isCopy: boolean
}

const FIRST_COPY_GID = 2001

function copyOf(store: StoreFile, gid: number, turn: number): ListedStore {
  const home = BUILT_IN_CITY_KEYS.indexOf(getNeighbourhood(store.place).cityKey)
  const cityKey = BUILT_IN_CITY_KEYS[(home + turn) % BUILT_IN_CITY_KEYS.length] ?? 'vancouver'
  const place = createRandom(`copy ${gid}`).pick(neighbourhoodsOf(cityKey))
  const { domain: _domain, theme: _theme, cover: _cover, bestDish: _bestDish, ...rest } = store
  return {
    ...rest,
    gid,
    place: place.name,
    name: localised((language) => `${store.name[language]} ${place.label[language]} ${turn}`),
    menu: [],
    sellsGiftCards: false,
    isCopy: true,
  }
}

/** The written stores, and copies of them until there are `dealCount` deals. */
export function copyStores(written: StoreFile[], dealCount: number): ListedStore[] {
  const stores: ListedStore[] = written.map((store) => ({ ...store, isCopy: false }))
  let deals = written.reduce((sum, store) => sum + store.deals.length, 0)
  for (let turn = 1; deals < dealCount; turn++) {
    for (const store of written) {
      if (deals >= dealCount) break
      stores.push(copyOf(store, FIRST_COPY_GID + stores.length - written.length, turn))
      deals += store.deals.length
    }
  }
  return stores
}
