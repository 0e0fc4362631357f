import { getTranslations } from 'next-intl/server'
import type { BookmarkKind } from '@/lib/domain/account/bookmarks'
import { BookmarkHeart } from './bookmark-button'

interface NamedHeartProps {
  kind: BookmarkKind
  id: number
  /** of the store, product or deal */
  name: string
}

/** The heart with its texts, which are written on the server. */
export async function NamedHeart({ kind, id, name }: NamedHeartProps) {
  const t = await getTranslations('assets')
  const labels = { bookmark: t('bookmark', { name }), failed: t('bookmark_failed', { name }) }
  return <BookmarkHeart kind={kind} id={id} labels={labels} />
}
