import type { BrowseFilters } from '@/lib/domain/deals/deal-filters'
import type { SavedSearch } from '@/lib/domain/orders/saved-search'
import type { Language } from '@/lib/domain/site/languages'

type Query = Record<string, string | number | undefined>

function href(path: string, query: Query = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') params.set(name, `${value}`)
  const text = params.toString()
  return text ? `${path}?${text}` : path
}

/** Fills the `{id}` of a path template. */
export function fillId(template: string, id: string): string {
  return template.replace(/\{id\}|%7Bid%7D/i, encodeURIComponent(id))
}

/** Fills the `{gid}` of a path template. */
export function fillGid(template: string, gid: number): string {
  return template.replace(/\{gid\}|%7Bgid%7D/i, `${gid}`)
}

/**
 * Every path of the storefront, in one language. `lan` is added only when the language is not the site's default, so
 * that a crawler without cookies stays in its language. `ownGid` is the store whose domain this is: its page is `/`.
 */
export function pathsIn(language: Language, siteLanguage: Language, ownGid?: number) {
  const lan = language === siteLanguage ? undefined : language
  const to = (path: string, query: Query = {}) => href(path, { ...query, lan })
  return {
    home: () => to('/'),
    /** stores and dishes by keyword, or the stores of one category group */
    search: (query: { q?: string; kind?: string }) => to('/', query),
    login: (ref?: string) => to('/login', { ref }),
    /** the target of an emailed reset link */
    reset: () => to('/reset'),
    deals: (page?: number) => to('/deals', { page: page === 1 ? undefined : page }),
    browse: (query: BrowseFilters = {}) => to('/deals/browse', { ...query }),
    deal: (id: number | '{id}') => to(`/deals/details/${id}`),
    dealCheckout: (gid: number) => to('/deals/checkout', { query: gid }),
    /** '{gid}' creates a template for islands */
    store: (gid: number | '{gid}') => to(ownGid === undefined ? `/store/${gid}` : '/'),
    product: (pid: number | '{id}') => to(`/product/${pid}`),
    carts: () => to('/carts'),
    checkout: (gid: number | '{gid}') => to('/checkout', { query: gid }),
    /** the checkout of an amount without goods */
    payCheckout: (gid: number | '{gid}', pay: { relatedOid?: string; taxClass?: string } = {}) =>
      to('/checkout', { query: gid, shipping: 'freeShipping', ...pay }),
    /** the number pad of self-checkout; `pairs` as in `surchargePairs` */
    pay: (gid: number | '{gid}', pairs: string = '') => to(`/pay/${gid}${pairs}`),
    account: () => to('/account'),
    /** `search` as in `parseSavedSearch`; '{page}' creates a template for islands, which cannot receive functions */
    orders: (page?: number | '{page}', search: SavedSearch = {}) =>
      to('/account/orders', { ...search, page: page === 1 ? undefined : page }),
    /** 'returned': after a payment, or an attempt at one */
    order: (id: string, from?: 'returned') => to(`/account/orders/detail/${encodeURIComponent(id)}`, { from }),
    addressBook: () => to('/account/address-book'),
    giftCards: () => to('/account/gift-cards'),
    bookmarks: () => to('/account/bookmarks'),
    points: () => to('/account/points'),
    /** 'returned': the URL a provider redirects a visitor to */
    payNow: (orderId: string, gid: number | '{gid}', from?: 'returned') => to('/paynow', { orderId, gid, from }),
    paypal: (orderId: string) => to('/paypal', { orderId }),
  }
}

export type Paths = ReturnType<typeof pathsIn>
