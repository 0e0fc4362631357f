/** What is bookmarked, as the wire and the database write it. */
export const BOOKMARK_TYPE = { store: 7, product: 6, groupSale: 2 } as const

export type BookmarkType = (typeof BOOKMARK_TYPE)[keyof typeof BOOKMARK_TYPE]
