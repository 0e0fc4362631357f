import { getLocale, getTranslations } from 'next-intl/server'
import type { BookmarkKind } from '@/lib/domain/account/bookmarks'
import type { Id } from '@/lib/domain/codes/id'
import { withNames } from '@/lib/domain/languages/joined-text'
import { BookmarkButton } from './bookmark-button'

interface LabelledBookmarkButtonProps {
  kind: BookmarkKind
  id: Id
  name: string
}

/** The bookmark button with its texts, which are written on the server. */
export async function LabelledBookmarkButton({ kind, id, name }: LabelledBookmarkButtonProps) {
  const [t, language] = await Promise.all([getTranslations('assets'), getLocale()])
  const labelOf = (key: 'bookmark' | 'bookmark_failed') => withNames({ name }, language, (names) => t(key, names))
  const labels = { bookmark: labelOf('bookmark'), failed: labelOf('bookmark_failed') }
  return <BookmarkButton kind={kind} id={id} labels={labels} />
}
