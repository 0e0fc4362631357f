import { apiPlaces } from '@/lib/commerce-client/places/api-places'
import { getMenuPage, searchProducts } from '@/lib/commerce-client/stores/menu-api'
import { listStoresNear } from '@/lib/commerce-client/stores/near-stores'
import { listStoreReviews } from '@/lib/commerce-client/stores/reviews-api'
import { findStoreByDomain } from '@/lib/commerce-client/stores/stores-api'
import { isSameId } from '@/lib/domain/codes/id'
import { absent, counted, limited, untried, works } from './findings'
import { NONSENSE, noneOf, sureWord } from './known-words'
import { LANGUAGE, type OpenedStore, type Shop } from './read-shop'
import type { Finding } from './report'

const products = ({ menu }: OpenedStore) => (menu.ok ? menu.value.flatMap((section) => section.products) : [])

export const SEARCH_FEATURES: Record<string, (shop: Shop) => Promise<Finding>> = {
  async 'stores near a place'({ stores }) {
    if (!stores.ok) return absent(stores.reason)
    return stores.value.length > 0 ? works(counted(stores.value.length, 'store')) : absent('no store is listed')
  },

  async 'search stores'({ stores, place }) {
    const first = stores.ok ? stores.value[0] : undefined
    if (!first) return untried('no store is listed')
    const word = sureWord(first.name)
    const found = await listStoresNear(place, LANGUAGE, { text: word })
    if (!found.some(({ gid }) => isSameId(gid, first.gid))) return limited(`“${word}” does not find “${first.name}”`)
    return noneOf(await listStoresNear(place, LANGUAGE, { text: NONSENSE }), 'store')
  },

  async 'search dishes'({ stores, opened }) {
    const dish = opened.ok ? products(opened.value).find(({ isGiftCard }) => !isGiftCard) : undefined
    if (!stores.ok || !opened.ok || !dish) return untried('no menu has a dish')
    const { gid } = opened.value.store
    const listed = stores.value.filter((store) => isSameId(store.gid, gid))
    if (listed.length === 0) return untried('the store with a menu is not listed')
    const found = await searchProducts(listed, sureWord(dish.name), LANGUAGE)
    if (!found.some(({ id }) => isSameId(id, dish.id))) return absent('a search finds no dishes')
    return noneOf(await searchProducts(listed, NONSENSE, LANGUAGE), 'dish', 'dishes')
  },

  async 'search places'({ place }) {
    const found = await apiPlaces.suggest('100 Main Street', place)
    return found.length > 0
      ? works(counted(found.length, 'suggestion'))
      : absent('addresses are typed without suggestions')
  },

  async 'push notifications'({ config }) {
    return config.pushKey ? works('there is a key') : absent('no `push_key` in appconfig')
  },
}

export const STORE_FEATURES: Record<string, (opened: OpenedStore, domain: string | undefined) => Promise<Finding>> = {
  async 'opening hours'({ store: { hours, timeZone, unreadHours, isOpen } }) {
    if (hours && timeZone) return works(`in ${timeZone}`)
    if (unreadHours) return limited(`shown as they are, since they cannot be read: “${unreadHours.slice(0, 60)}”`)
    if (hours) return limited('without a time zone: what is open now is said by `is_open`')
    return isOpen === null ? absent('nothing says whether it is open') : limited('`is_open` says whether it is open')
  },

  async menu(opened) {
    const { menu } = opened
    if (!menu.ok) return absent(menu.reason)
    const dishes = products(opened)
    const choices = dishes.filter(({ optionGroups }) => optionGroups.length > 0).length
    return dishes.length > 0
      ? works(`${counted(dishes.length, 'product')}, ${choices} with choices`)
      : absent('it is empty')
  },

  async languages({ store }) {
    const texts = async (language: 'en' | 'zh') =>
      JSON.stringify(await getMenuPage({ ...store, languages: [] }, language))
    const isSame = (await texts('en')) === (await texts('zh'))
    return isSame ? limited('the menu in zh is the one in en') : works('the menu differs by `lan`')
  },

  async pictures(opened) {
    const { store } = opened
    const all = [store.logo, store.picture, ...store.images, ...products(opened).map(({ picture }) => picture)]
    const shown = all.filter((address) => address !== '')
    return shown.length > 0
      ? works(`${shown.length} of ${all.length}`)
      : absent('none, or on an origin that is not in PICTURE_ORIGINS')
  },

  async 'own domains'({ store }, domain) {
    const unknown = await findStoreByDomain('no-such-store.example', LANGUAGE)
    if (unknown) return limited('a domain that nobody has leads to a store')
    const own = domain ?? store.domain
    if (!own) return untried('name one with --domain')
    const found = await findStoreByDomain(own, LANGUAGE)
    return found ? works(`${own} is ${found.name}`) : absent(`${own} is no store’s`)
  },

  async reviews({ store: { gid, ratingCount } }) {
    const { total, items } = await listStoreReviews({ gid, language: LANGUAGE, page: 1, pageSize: 10 })
    if (items.length > 0) return works(`${total} of store ${gid}`)
    return ratingCount > 0 ? absent('a rating, but no text of a review') : untried(`store ${gid} has none`)
  },

  async coupons({ store: { coupons } }) {
    return coupons.length > 0
      ? works(`${coupons.length} shown on the store’s page`)
      : absent('none is shown on the store’s page')
  },

  async 'ways of payment'({ store: { payments } }) {
    const names = Object.entries(payments).flatMap(([name, isOffered]) => (isOffered ? [name] : []))
    return names.length > 0 ? works(names.join(', ')) : absent('the store takes nothing, and nothing can be ordered')
  },

  async 'express payment'({ store: { payments } }) {
    return payments.paypalExpress ? works('the store offers it') : absent('the store does not offer it')
  },
}
