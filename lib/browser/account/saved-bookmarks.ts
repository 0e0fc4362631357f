import { useEffect } from 'react'
import { createStore, useStore } from 'zustand'
import { useSession } from '@/lib/browser/session/session-store'
import type { BookmarkRef } from '@/lib/domain/account/bookmarks'
import { addBookmark, deleteBookmark, fetchBookmarks } from './bookmarks'

/** `kept` is null until it is known what the customer keeps. */
const store = createStore<{ kept: ReadonlySet<string> | null }>(() => ({ kept: null }))
let asked = false
const nameOf = ({ kind, id }: BookmarkRef) => `${kind} ${id}`

async function load(): Promise<void> {
  asked = true
  const answer = await fetchBookmarks()
  // after a failure nothing counts as saved; saving again is harmless
  if (!answer.ok) return store.setState({ kept: new Set() })
  const { stores, products, deals } = answer.value
  const names = (kind: BookmarkRef['kind'], all: { id: number }[]) => all.map(({ id }) => nameOf({ kind, id }))
  const kept = new Set([...names('stores', stores), ...names('products', products), ...names('deals', deals)])
  store.setState({ kept })
}

/** Whether the customer has saved it, null until loaded; fetched once per document, and only for a customer. */
export function useSavedBookmarks(ref: BookmarkRef): boolean | null {
  const { status } = useSession()
  useEffect(() => {
    if (status === 'customer' && !asked) void load()
    if (status === 'visitor' && asked) {
      asked = false
      store.setState({ kept: null })
    }
  }, [status])
  const name = nameOf(ref)
  return useStore(store, ({ kept }) => kept?.has(name) ?? null)
}

/** Adds or removes the bookmark; false when the API refused. */
export async function keep(ref: BookmarkRef, wanted: boolean): Promise<boolean> {
  const answer = await (wanted ? addBookmark(ref) : deleteBookmark(ref))
  if (answer.ok) {
    const kept = new Set(store.getState().kept)
    if (wanted) kept.add(nameOf(ref))
    else kept.delete(nameOf(ref))
    store.setState({ kept })
  }
  return answer.ok
}
