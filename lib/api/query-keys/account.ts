/** Keys of React Query begin with the call that answers them, so that a prefetch on the server is compiled against it. */
export const customerKey = ['GET /api/account'] as const
export const addressesKey = ['GET /api/addresses'] as const
export const bookmarksKey = ['GET /api/bookmarks'] as const
