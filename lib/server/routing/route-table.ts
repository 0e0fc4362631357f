/** Where a public path is drawn: the internal page below `/{site}/{lan}/`, and whether it is for customers. */
export interface RouteMatch {
  page: string
  access: 'public' | 'private'
  /** for anybody, and yet drawn for each request under a nonce and never kept */
  perRequest?: true
  /** what must exist for the page to be there */
  dealId?: number
  gid?: number
  productId?: number
  /** the one address of the page, where this is another */
  movedTo?: string
}

interface Context {
  city: string
  /** the landing's `?page=` */
  pageNumber: number
  /** the store whose domain this is; its page is `/` */
  ownGid?: number
  /** `/` was asked with a search */
  searching?: boolean
}

type Route = [pattern: RegExp, build: (parts: string[], context: Context) => RouteMatch]

const open = (page: string): RouteMatch => ({ page, access: 'public' })
const closed = (page: string): RouteMatch => ({ page, access: 'private' })

/** The exact table of public paths. Whatever is not here does not exist. */
const ROUTES: Route[] = [
  [/^\/$/, (_, context) => open(homePage(context))],
  [/^\/store\/(\d{1,9})$/, ([gid = ''], context) => storePage(Number(gid), context)],
  [/^\/product\/(\d{1,9})$/, ([pid = '']) => ({ ...open(`product/${Number(pid)}`), productId: Number(pid) })],
  [/^\/carts$/, () => open('carts')],
  [/^\/login$/, () => open('login')],
  [/^\/reset$/, () => open('reset')],
  [/^\/deals$/, (_, { city, pageNumber }) => open(`landing/${city}/${pageNumber}`)],
  [/^\/deals\/browse$/, () => open('browse')],
  [/^\/deals\/details\/(\d{1,9})$/, ([id = '']) => ({ ...open(`deal/${id}`), dealId: Number(id) })],
  [/^\/deals\/checkout$/, () => closed('deal-checkout')],
  [/^\/checkout$/, () => closed('checkout')],
  [/^\/account$/, () => closed('account')],
  [/^\/account\/orders$/, () => closed('orders')],
  [/^\/account\/orders\/detail\/([A-Za-z0-9-]{1,64})$/, ([id = '']) => closed(`orders/${id}`)],
  [/^\/account\/address-book$/, () => closed('address-book')],
  [/^\/account\/gift-cards$/, () => closed('gift-cards')],
  [/^\/account\/bookmarks$/, () => closed('bookmarks')],
  [/^\/account\/points$/, () => closed('points')],
  [/^\/paypal$/, () => closed('paypal')],
  [/^\/paynow$/, () => ({ ...open('paynow'), perRequest: true })],
  [
    /^\/pay((\/(amt|oid|tc|ro)\/[^/]+){0,4})$/,
    (_, { ownGid }) => (ownGid === undefined ? open('scan') : payPage(ownGid)),
  ],
  [/^\/pay\/(\d{1,9})((\/(amt|oid|tc|ro)\/[^/]+){0,4})$/, ([gid = '']) => payPage(Number(gid))],
]

/** On its own domain a store is `/` and nowhere else. */
function storePage(gid: number, { ownGid }: Context): RouteMatch {
  return { ...open(`store/${gid}`), gid, ...(gid === ownGid && { movedTo: '/' }) }
}

/** One page for a store, whatever amount its links ask for. */
function payPage(gid: number): RouteMatch {
  return { ...open(`pay/${gid}`), gid }
}

/** A search is made for each request; the rest of `/` stays cached. */
function homePage({ city, ownGid, searching }: Context): string {
  if (ownGid !== undefined) return `store/${ownGid}`
  return searching ? 'search' : `home/${city}`
}

/** Null for a path that is not in the table, internal ones included. */
export function matchRoute(pathname: string, context: Context): RouteMatch | null {
  for (const [pattern, build] of ROUTES) {
    const match = pattern.exec(pathname)
    if (match) return build(match.slice(1), context)
  }
  return null
}
