import { type Id, isSameId, toId } from '@/lib/domain/codes/id'
import { parseBrowseFilters } from '@/lib/domain/deals/deal-filters'
import type { CityKey } from '@/lib/domain/places/cities'
import { parseSearch, searchParams } from '@/lib/domain/stores/search-query'

/** Reads the query of a page, by the first value of each parameter. */
type QueryReader = (params: Record<string, string>) => Record<string, string | number | undefined>

/** The internal page of a public path below `/{site}/{lan}/`, and whether it is for customers. */
export interface RouteMatch {
  page: string
  access: 'public' | 'private'
  /** public, but rendered per request with a nonce and never cached */
  perRequest?: true
  /** public, and rendered per request from what this makes of the query; `all` for a page that no cache may share */
  readsQuery?: QueryReader | 'all'
  /** the entity that must exist for the page to exist */
  dealId?: Id
  gid?: Id
  productId?: Id
  /** the page of a list, from 1, which must exist too */
  listPage?: { city: CityKey; page: number }
  /** a page of the store's menu other than its first, which must exist too */
  menuPage?: number
  /** it lists stores or deals of several stores */
  hasLists?: true
  movedTo?: string
}

interface Context {
  city: CityKey
  pageNumber: number
  ownGid?: Id
  searching?: boolean
}

type Route = [name: string, pattern: RegExp, build: (parts: string[], context: Context) => RouteMatch]

const open = (page: string): RouteMatch => ({ page, access: 'public' })
const listing = (page: string): RouteMatch => ({ ...open(page), hasLists: true })
const closed = (page: string): RouteMatch => ({ page, access: 'private' })

const SEARCHES = ['q', 'kind', 'sort', 'open', 'way', 'soon']

const readFilters: QueryReader = (params) => ({ ...parseBrowseFilters(params) })

const readSearch: QueryReader = (params) => searchParams(parseSearch(params))

export function isSearching(query: URLSearchParams): boolean {
  return SEARCHES.some((name) => query.has(name))
}

/** The exact table of public paths. Any other path does not exist. */
const ROUTES: Route[] = [
  ['/', /^\/$/, (_, context) => homePage(context)],
  ['/store/{gid}', /^\/store\/([\w-]{1,64})$/, ([gid = ''], context) => storePage(toId(gid), context)],
  [
    '/store/{gid}/menu/{page}',
    /^\/store\/([\w-]{1,64})\/menu\/([2-9]|[1-9]\d{1,2})$/,
    ([gid = '', page = '']) => ({
      ...open(`store/${gid}/menu/${page}`),
      gid: toId(gid),
      menuPage: Number(page),
    }),
  ],
  [
    '/product/{pid}',
    /^\/product\/([\w-]{1,64})$/,
    ([pid = '']) => ({ ...open(`product/${pid}`), productId: toId(pid) }),
  ],
  ['/carts', /^\/carts$/, () => listing('carts')],
  ['/login', /^\/login$/, () => open('login')],
  ['/reset', /^\/reset$/, () => open('reset')],
  ['/help', /^\/help$/, () => open('help/help')],
  ['/help/{topic}', /^\/help\/(contact|refunds|terms|privacy)$/, ([topic]) => open(`help/${topic}`)],
  [
    '/deals',
    /^\/deals$/,
    (_, { city, pageNumber: page }) => ({ ...listing(`landing/${city}/${page}`), listPage: { city, page } }),
  ],
  ['/deals/browse', /^\/deals\/browse$/, () => ({ ...listing('browse'), readsQuery: readFilters })],
  [
    '/deals/details/{id}',
    /^\/deals\/details\/([\w-]{1,64})$/,
    ([id = '']) => ({ ...listing(`deal/${id}`), dealId: toId(id) }),
  ],
  ['/deals/checkout', /^\/deals\/checkout$/, () => closed('deal-checkout')],
  ['/checkout', /^\/checkout$/, () => closed('checkout')],
  ['/account', /^\/account$/, () => closed('account')],
  ['/account/confirm-email', /^\/account\/confirm-email$/, () => closed('confirm-email')],
  ['/account/orders', /^\/account\/orders$/, () => closed('orders')],
  [
    '/account/orders/detail/{id}',
    /^\/account\/orders\/detail\/((?!\.{1,2}$)[\w.~-]{1,64})$/,
    ([id = '']) => closed(`orders/${id}`),
  ],
  // a provider may send a payer to the return address as it stands
  [
    '/account/orders/detail/{ord_id}',
    /^\/account\/orders\/detail\/(?:\{|%7B)ord_id(?:\}|%7D)$/i,
    () => closed('returned'),
  ],
  ['/account/address-book', /^\/account\/address-book$/, () => closed('address-book')],
  ['/account/gift-cards', /^\/account\/gift-cards$/, () => closed('gift-cards')],
  ['/account/bookmarks', /^\/account\/bookmarks$/, () => closed('bookmarks')],
  ['/account/points', /^\/account\/points$/, () => closed('points')],
  ['/paypal', /^\/paypal$/, () => closed('paypal')],
  ['/paynow', /^\/paynow$/, () => ({ ...open('paynow'), perRequest: true })],
  [
    '/pay',
    /^\/pay((\/(amt|oid|tc|ro)\/[^/]+){0,4})$/,
    ([pairs = ''], { ownGid }) =>
      ownGid === undefined ? { ...open('scan'), readsQuery: 'all' } : payPage(ownGid, pairs),
  ],
  [
    '/pay/{gid}',
    /^\/pay\/((?!(?:amt|oid|tc|ro)(?:\/|$))[\w-]{1,64})((\/(amt|oid|tc|ro)\/[^/]+){0,4})$/,
    ([gid = '', pairs = '']) => payPage(toId(gid), pairs),
  ],
]

/** On its own domain a store's page is `/` and nowhere else. */
function storePage(gid: Id, { ownGid }: Context): RouteMatch {
  return { ...open(`store/${gid}`), gid, ...(isSameId(gid, ownGid) && { movedTo: '/' }) }
}

/** Two pages per store: for typed amounts, and for whatever its links request. */
function payPage(gid: Id, pairs: string): RouteMatch {
  return { ...open(`pay/${gid}/${pairs ? 'linked' : 'typed'}`), gid }
}

/** A store's own domain shows the store; the shared site renders a search per request, and caches the rest of `/`. */
function homePage({ city, ownGid, searching }: Context): RouteMatch {
  if (ownGid !== undefined) return open(`store/${ownGid}`)
  return searching ? { ...listing('search'), readsQuery: readSearch } : listing(`home/${city}`)
}

/** The route of a URL on the shared site, for what does not depend on the visitor's city or the page of a list. */
export function routeOf(pathname: string, query: URLSearchParams): RouteMatch | null {
  return matchRoute(pathname, { city: '', pageNumber: 1, searching: isSearching(query) })
}

/** Null for a path that is not in the table, including internal ones. */
export function matchRoute(pathname: string, context: Context): RouteMatch | null {
  for (const [, pattern, build] of ROUTES) {
    const match = pattern.exec(pathname)
    if (match) return build(match.slice(1), context)
  }
  return null
}

/** The name of a public path's route, such as `/store/{gid}`; null for a path that is not in the table. */
export function routeNameOf(pathname: string): string | null {
  return ROUTES.find(([, pattern]) => pattern.test(pathname))?.[0] ?? null
}
