'use client'

import { Heart } from 'lucide-react'
import { useState } from 'react'
import { Spinner } from '@/components/ui/feedback/spinner'
import { saveBookmark, useSavedBookmarks } from '@/lib/browser/account/saved-bookmarks'
import { type BookmarkHeartProps, HEART_CLASS } from './heart'

/** The heart of a customer: filled when bookmarked; a click toggles it. */
export function SavedHeart({ kind, id, labels }: BookmarkHeartProps) {
  const isSaved = useSavedBookmarks({ kind, id })
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const press = async () => {
    if (busy) return
    setBusy(true)
    setFailed(false)
    setFailed(!(await saveBookmark({ kind, id }, !isSaved)))
    setBusy(false)
  }
  return (
    <span className="relative shrink-0">
      <button
        type="button"
        aria-pressed={isSaved ?? false}
        // disabled until loaded, since loading would overwrite a click
        disabled={isSaved === null}
        aria-busy={busy || undefined}
        aria-label={labels.bookmark}
        onClick={press}
        className={HEART_CLASS}
      >
        {busy ? (
          <Spinner className="size-5" />
        ) : (
          <Heart aria-hidden className={`size-5 ${isSaved ? 'fill-current' : ''}`} />
        )}
      </button>
      {failed && (
        <span
          role="alert"
          className="absolute end-0 top-full z-10 mt-1 w-max max-w-60 rounded-control bg-danger-soft px-3 py-2 text-sm font-medium text-danger shadow-raised"
        >
          {labels.failed}
        </span>
      )}
    </span>
  )
}
