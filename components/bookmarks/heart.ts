import type { BookmarkKind } from '@/lib/domain/account/bookmarks'

/** What the hearts of a visitor and of a customer are given. */
export interface BookmarkHeartProps {
  kind: BookmarkKind
  id: number
  labels: { bookmark: string; failed: string }
}

/** Both look alike, so that the page does not move when the session is known. */
export const HEART_CLASS =
  'grid size-11 shrink-0 place-items-center rounded-full border border-line bg-surface text-accent-ink hover:bg-accent-soft'
