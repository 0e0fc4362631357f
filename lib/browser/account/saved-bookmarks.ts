import { useEffect } from 'react'
import { createStore, useStore } from 'zustand'
import { onCustomerGone, useSession } from '@/lib/browser/session/session-store'
import type { BookmarkRef } from '@/lib/domain/account/bookmarks'
import type { Id } from '@/lib/domain/codes/id'
import type { ErrorCode } from '@/lib/domain/result'
import { addBookmark, deleteBookmark, fetchBookmarks } from './fetch-bookmarks'

/** `saved` is null until the customer's bookmarks are loaded. */
const store = createStore<{ saved: ReadonlySet<string> | null }>(() => ({ saved: null }))
/** the read that applies; null before it, and once its customer is gone */
let reading: object | null = null
onCustomerGone(() => {
  reading = null
  store.setState({ saved: null })
})
const nameOf = ({ kind, id }: BookmarkRef) => `${kind} ${id}`

async function load(): Promise<void> {
  const mine = {}
  reading = mine
  const answer = await fetchBookmarks()
  if (reading !== mine) return
  // after a failure nothing counts as saved; saving again is harmless
  if (!answer.ok) return store.setState({ saved: new Set() })
  const { stores, products, deals } = answer.value
  const names = (kind: BookmarkRef['kind'], all: { id: Id }[]) => all.map(({ id }) => nameOf({ kind, id }))
  const saved = new Set([...names('stores', stores), ...names('products', products), ...names('deals', deals)])
  store.setState({ saved })
}

/** Null until loaded; fetched once per document, and only for a customer. */
export function useSavedBookmarks(ref: BookmarkRef): boolean | null {
  const { status } = useSession()
  useEffect(() => {
    if (status === 'customer' && !reading) void load()
  }, [status])
  const name = nameOf(ref)
  return useStore(store, ({ saved }) => saved?.has(name) ?? null)
}

/** Null on success. */
export async function saveBookmark(ref: BookmarkRef, isSaved: boolean): Promise<ErrorCode | null> {
  const answer = await (isSaved ? addBookmark(ref) : deleteBookmark(ref))
  if (answer.ok) {
    const saved = new Set(store.getState().saved)
    if (isSaved) saved.add(nameOf(ref))
    else saved.delete(nameOf(ref))
    store.setState({ saved })
  }
  return answer.ok ? null : answer.code
}
