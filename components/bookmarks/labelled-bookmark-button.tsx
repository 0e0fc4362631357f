import { getTranslations } from 'next-intl/server'
import type { BookmarkKind } from '@/lib/domain/account/bookmarks'
import type { Id } from '@/lib/domain/codes/id'
import { BookmarkButton } from './bookmark-button'

interface LabelledBookmarkButtonProps {
  kind: BookmarkKind
  id: Id
  name: string
}

/** The bookmark button with its texts, which are written on the server. */
export async function LabelledBookmarkButton({ kind, id, name }: LabelledBookmarkButtonProps) {
  const t = await getTranslations('assets')
  const labels = { bookmark: t('bookmark', { name }), failed: t('bookmark_failed', { name }) }
  return <BookmarkButton kind={kind} id={id} labels={labels} />
}
