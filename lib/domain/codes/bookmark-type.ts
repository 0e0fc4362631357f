/** Bookmark types, as on the wire and in the database. */
export const BOOKMARK_TYPE = { store: 7, product: 6, groupSale: 2 } as const

export type BookmarkType = (typeof BOOKMARK_TYPE)[keyof typeof BOOKMARK_TYPE]
