import type { BookmarkKind } from '@/lib/domain/account/bookmarks'
import type { Id } from '@/lib/domain/codes/id'

export interface BookmarkButtonProps {
  kind: BookmarkKind
  id: Id
  labels: { bookmark: string; failed: string }
}

/** Both look alike, so that there is no layout shift when the session is known. */
export const BOOKMARK_BUTTON_CLASS =
  'grid size-11 shrink-0 place-items-center rounded-full border border-line bg-surface text-accent-ink hover:bg-accent-soft'
