import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '@/lib/browser/session/session-store'
import type { BookmarkRef } from '@/lib/domain/account/bookmarks'
import { addBookmark, deleteBookmark, fetchBookmarks } from './bookmarks'

/** `null` until it is known what the customer keeps. */
let kept: ReadonlySet<string> | null = null
let asked = false
const listeners = new Set<() => void>()
const nameOf = ({ kind, id }: BookmarkRef) => `${kind} ${id}`

function change(next: ReadonlySet<string> | null): void {
  kept = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function load(): Promise<void> {
  asked = true
  const answer = await fetchBookmarks()
  // what is not known counts as not kept: keeping it twice does no harm
  if (!answer.ok) return change(new Set())
  const { stores, products, deals } = answer.value
  const names = (kind: BookmarkRef['kind'], all: { id: number }[]) => all.map(({ id }) => nameOf({ kind, id }))
  change(new Set([...names('stores', stores), ...names('products', products), ...names('deals', deals)]))
}

/** Whether the customer keeps it, null until that is known; asked once a document, and only for a customer. */
export function useSavedBookmarks(ref: BookmarkRef): boolean | null {
  const { status } = useSession()
  useEffect(() => {
    if (status === 'customer' && !asked) void load()
    if (status === 'visitor' && asked) {
      asked = false
      change(null)
    }
  }, [status])
  const name = nameOf(ref)
  return useSyncExternalStore(
    subscribe,
    () => kept?.has(name) ?? null,
    () => null,
  )
}

/** Keeps it, or no longer; false when the API did not take it. */
export async function keep(ref: BookmarkRef, wanted: boolean): Promise<boolean> {
  const answer = await (wanted ? addBookmark(ref) : deleteBookmark(ref))
  if (answer.ok) {
    const next = new Set(kept)
    if (wanted) next.add(nameOf(ref))
    else next.delete(nameOf(ref))
    change(next)
  }
  return answer.ok
}
