import type { Id } from '@/lib/domain/codes/id'
import type { BrowseFilters } from '@/lib/domain/deals/deal-filters'
import type { Language } from '@/lib/domain/languages/languages'
import type { SavedSearch } from '@/lib/domain/orders/saved-search'
import type { CityKey } from '@/lib/domain/places/cities'
import type { HelpTopic } from '@/lib/domain/site/help-topics'
import type { searchParams } from '@/lib/domain/stores/search-query'

type Query = Record<string, string | number | undefined>

interface PathOptions {
  ownGid?: Id | undefined
  /** of the page that has these paths, if it depends on one */
  city?: CityKey | undefined
  isDefaultCity?: boolean | undefined
}

function href(path: string, query: Query = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') params.set(name, `${value}`)
  const text = params.toString()
  return text ? `${path}?${text}` : path
}

function given(query: Record<string, string | undefined>): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
}

/** The id of the part of a store's page that has its hours, address and phone number. */
export const STORE_INFO = 'info'
/** id of the menu on a store's page */
export const MENU = 'menu'
/** id of the purchase of a deal; a link to it begins with one of them */
export const DEAL_PURCHASE = 'buy'

/**
 * Every path of the storefront, in one language. `lan` is added only when the language is not the site's default, so
 * that a crawler without cookies stays in its language; the same holds for `city`, of a page that depends on it. `ownGid`
 * is the store whose domain this is: its page is `/`.
 */
export function pathsIn(language: Language, siteLanguage: Language, { ownGid, city, isDefaultCity }: PathOptions = {}) {
  const lan = language === siteLanguage ? undefined : language
  const to = (path: string, query: Query = {}) => href(path, { ...query, lan })
  const here = isDefaultCity ? undefined : city
  const listsIn = (named: CityKey | undefined) => ({
    /** stores, dishes and deals by keyword, `show` of them first, or the stores of one category group; as `searchParams` */
    search: (query: { [Name in keyof ReturnType<typeof searchParams>]?: Query[string] }) =>
      to('/', { ...query, city: named }),
    deals: (page?: number) => to('/deals', { page: page === 1 ? undefined : page, city: named }),
    browse: (query: BrowseFilters = {}) => to('/deals/browse', { ...query, city: named }),
  })
  const store = (gid: Id) => to(ownGid === undefined ? `/store/${gid}` : '/')
  return {
    /** the parameters that a GET form has to repeat in hidden fields */
    fixed: given({ city: here, lan }),
    home: () => to('/', { city: here }),
    /** on a store's own domain: its hours, address and phone number */
    storeInfo: () => `${to('/')}#${STORE_INFO}`,
    ...listsIn(here),
    /** the pages, filters and tabs of a list on screen, which stay in its city whatever another tab has chosen since */
    list: listsIn(city),
    help: (topic: HelpTopic = 'help') => to(topic === 'help' ? '/help' : `/help/${topic}`),
    login: (ref?: string) => to('/login', { ref }),
    reset: () => to('/reset'),
    /** the deals of a city, which is named even if it is the default one: the visitor chooses it */
    dealsOf: (chosen: CityKey) => to('/deals', { city: chosen }),
    deal: (id: Id) => to(`/deals/details/${id}`),
    buyDeal: (id: Id) => `${to(`/deals/details/${id}`)}#${DEAL_PURCHASE}`,
    dealCalendar: (id: Id) => `/api/calendar/${language}/${id}`,
    dealCheckout: (gid: Id) => to('/deals/checkout', { query: gid }),
    store,
    menu: (gid: Id) => `${store(gid)}#${MENU}`,
    /** a page of a long menu */
    menuPage: (gid: Id, page: number) => (page > 1 ? to(`/store/${gid}/menu/${page}`) : store(gid)),
    product: (pid: Id) => to(`/product/${pid}`),
    carts: () => to('/carts'),
    checkout: (gid: Id) => to('/checkout', { query: gid }),
    payCheckout: (gid: Id, pay: { relatedOid?: string; taxClass?: string } = {}) =>
      to('/checkout', { query: gid, shipping: 'freeShipping', ...pay }),
    /** the number pad of self-checkout; `pairs` as in `surchargePairs` */
    pay: (gid: Id, pairs: string = '') => to(`/pay/${gid}${pairs}`),
    account: (edit?: 'email') => to('/account', { edit }),
    /** `search` as in `parseSavedSearch` */
    orders: (page?: number, search: SavedSearch = {}) =>
      to('/account/orders', { ...search, page: page === 1 ? undefined : page }),
    /** 'returned': after a payment, or an attempt at one */
    order: (id: string, from?: 'returned') => to(`/account/orders/detail/${encodeURIComponent(id)}`, { from }),
    addressBook: () => to('/account/address-book'),
    giftCards: () => to('/account/gift-cards'),
    bookmarks: () => to('/account/bookmarks'),
    points: () => to('/account/points'),
    /** 'returned': the URL a provider redirects a visitor to */
    payNow: (orderId: string, gid: Id, from?: 'returned') => to('/paynow', { orderId, gid, from }),
    paypal: (orderId: string) => to('/paypal', { orderId }),
  }
}

export type Paths = ReturnType<typeof pathsIn>
/** The input of a page's paths, as plain values that a server component can hand to the browser. */
export type PathsInput = Parameters<typeof pathsIn>
