import type { CartLinesRequest, QuoteRequest } from '@/lib/domain/checkout/checkout'

export const checkoutStartKey = (gid: number) => ['GET /api/checkout/start', gid] as const
/** The key holds the whole request, so that a late response to an old one changes nothing. */
export const quoteKey = (request: QuoteRequest) => ['POST /api/checkout/quote', request] as const
export const cartLinesKey = (request: CartLinesRequest) => ['POST /api/checkout/lines', request] as const
