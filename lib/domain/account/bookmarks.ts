import type { Money } from '@/lib/domain/money/money'

/** What can be bookmarked, by the name of its section. */
export type BookmarkKind = 'stores' | 'products' | 'deals'

/** A store, a product or a deal that the customer keeps. */
export interface Bookmark {
  id: number
  name: string
  picture: string
  /** 0 to 5; null when nobody rated it */
  rating: number | null
  /** of a store */
  address: string
  /** of a product or a deal */
  price: Money | null
}

/** Newest first in each section. */
export type Bookmarks = Record<BookmarkKind, Bookmark[]>

export interface BookmarkRef {
  kind: BookmarkKind
  id: number
}

export function withoutBookmark(all: Bookmarks, { kind, id }: BookmarkRef): Bookmarks {
  return { ...all, [kind]: all[kind].filter((one) => one.id !== id) }
}
