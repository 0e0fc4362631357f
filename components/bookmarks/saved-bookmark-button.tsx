import { Heart } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Spinner } from '@/components/ui/loading/spinner'
import { saveBookmark, useSavedBookmarks } from '@/lib/browser/account/saved-bookmarks'
import { loadNamespaces } from '@/lib/browser/fetcher/load-namespaces'
import { BOOKMARK_BUTTON_CLASS, type BookmarkButtonProps } from './bookmark-button-props'

/** Pages do not have the text, of which there is rarely need. */
async function unknownText(otherwise: string): Promise<string> {
  const { errors } = await loadNamespaces(['errors']).catch(() => ({ errors: {} }))
  return (errors as { change_unknown?: string }).change_unknown ?? otherwise
}

interface SavedBookmarkButtonProps extends BookmarkButtonProps {
  /** whether it was pressed before it was known what is bookmarked, or by whom */
  waits: boolean
  onWait: (waits: boolean) => void
}

/** A press toggles it, or before it is known what is bookmarked, bookmarks. */
export function SavedBookmarkButton({ kind, id, labels, waits, onWait }: SavedBookmarkButtonProps) {
  const isSaved = useSavedBookmarks({ kind, id })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const save = async (saved: boolean) => {
    if (busy) return
    setBusy(true)
    setFailure('')
    const code = await saveBookmark({ kind, id }, saved)
    setBusy(false)
    if (code) setFailure(code === 'change_unknown' ? await unknownText(labels.failed) : labels.failed)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known what is bookmarked
  useEffect(() => {
    if (isSaved === null || !waits) return
    onWait(false)
    if (!isSaved) void save(true)
  }, [isSaved, waits])
  return (
    <span className="relative shrink-0">
      <button
        type="button"
        aria-pressed={isSaved ?? false}
        aria-busy={busy || undefined}
        aria-label={labels.bookmark}
        onClick={() => (isSaved === null ? onWait(true) : void save(!isSaved))}
        className={BOOKMARK_BUTTON_CLASS}
      >
        {busy ? (
          <Spinner className="size-5" />
        ) : (
          <Heart aria-hidden className={`size-5 ${isSaved ? 'fill-current' : ''}`} />
        )}
      </button>
      {failure && (
        <span
          role="alert"
          className="absolute end-0 top-full z-10 mt-1 w-max max-w-60 rounded-control bg-danger-soft px-3 py-2 text-sm font-medium text-danger shadow-raised"
        >
          {failure}
        </span>
      )}
    </span>
  )
}
