import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteBookmark, fetchBookmarks } from '@/lib/browser/account/fetch-bookmarks'
import { type BookmarkRef, type Bookmarks, withoutBookmark } from '@/lib/domain/account/bookmarks'
import type { ErrorCode, Result } from '@/lib/domain/result'
import { bookmarksKey } from '@/lib/routes/query-keys'

const nameOf = ({ kind, id }: BookmarkRef) => `${kind} ${id}`

/** The bookmarks, and the set of those being removed. */
export function useBookmarks() {
  const client = useQueryClient()
  const [removing, setRemoving] = useState<readonly string[]>([])
  const { data, isPending, refetch } = useQuery({ queryKey: bookmarksKey, queryFn: fetchBookmarks })

  /** Resolves to null on success. */
  async function remove(ref: BookmarkRef): Promise<ErrorCode | null> {
    setRemoving((known) => [...known, nameOf(ref)])
    const answer = await deleteBookmark(ref)
    if (answer.ok)
      client.setQueryData<Result<Bookmarks>>(bookmarksKey, (known) =>
        known?.ok ? { ok: true, value: withoutBookmark(known.value, ref) } : known,
      )
    setRemoving((known) => known.filter((name) => name !== nameOf(ref)))
    return answer.ok ? null : answer.code
  }
  const isRemoving = (ref: BookmarkRef) => removing.includes(nameOf(ref))
  return { answer: data, isPending, refetch, remove, isRemoving }
}
