import { type Id, isSameId } from '@/lib/domain/codes/id'
import type { Money } from '@/lib/domain/money/money'

export type BookmarkKind = 'stores' | 'products' | 'deals'

export interface Bookmark {
  id: Id
  name: string
  /** a store's is its logo */
  picture: string
  /** only for a store; empty where there is none, or the API omits it */
  cover: string
  /** 0 to 5; null without ratings */
  rating: number | null
  /** only for a store */
  address: string
  /** of a product or a deal; null where the API does not say */
  storeId: Id | null
  /** only for a product or a deal, where its currency is known */
  price: Money | null
}

/** Newest first in each section. */
export type Bookmarks = Record<BookmarkKind, Bookmark[]>

export interface BookmarkRef {
  kind: BookmarkKind
  id: Id
}

export function hasBookmark(all: Bookmarks, { kind, id }: BookmarkRef): boolean {
  return all[kind].some((one) => isSameId(one.id, id))
}

export function withoutBookmark(all: Bookmarks, { kind, id }: BookmarkRef): Bookmarks {
  return { ...all, [kind]: all[kind].filter((one) => !isSameId(one.id, id)) }
}
