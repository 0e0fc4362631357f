/** React Query keys start with the API route they cache, so that a server prefetch is type-checked against it. */
export const customerKey = ['GET /api/account'] as const
export const savedCardsKey = ['GET /api/account/cards'] as const
export const addressesKey = ['GET /api/addresses'] as const
export const bookmarksKey = ['GET /api/bookmarks'] as const
