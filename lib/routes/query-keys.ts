import type { CartLinesRequest, QuoteRequest } from '@/lib/domain/checkout/checkout'
import type { Id } from '@/lib/domain/codes/id'
import type { SavedSearch } from '@/lib/domain/orders/saved-search'

/** React Query keys start with the API route they cache, so that a server prefetch is type-checked against it. */
export const customerKey = ['GET /api/account'] as const
export const savedCardsKey = ['GET /api/account/cards'] as const
export const addressesKey = ['GET /api/addresses'] as const
export const bookmarksKey = ['GET /api/bookmarks'] as const

export const ordersKey = (page: number, search: SavedSearch) => ['GET /api/orders', page, search] as const
export const recentOrdersKey = ['GET /api/account/recent-orders'] as const
export const orderKey = (id: string) => ['GET /api/orders/[id]', id] as const

export const checkoutStartKey = (gid: Id) => ['GET /api/checkout/start', gid] as const
/** The key holds the whole request, so that a late response to an old one changes nothing. */
export const quoteKey = (request: QuoteRequest) => ['POST /api/checkout/quote', request] as const
export const cartLinesKey = (request: CartLinesRequest) => ['POST /api/checkout/lines', request] as const

/** `who` is the session status, since a logged-in customer may see more. */
export const payNowKey = (orderId: string, gid: Id, who: string) => ['GET /api/paynow', orderId, gid, who] as const
/** A payment is opened for one amount. */
export const expressKey = (orderId: string, totalDue: number) => ['POST /api/paypal', orderId, totalDue] as const

export const giftCardsKey = ['GET /api/gift-cards'] as const
export const giftCardHistoryKey = (code: string) => ['GET /api/gift-cards/history', code] as const
export const pointsKey = ['GET /api/points'] as const
