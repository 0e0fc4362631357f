import { useTranslations } from 'next-intl'
import { type ReactNode, useRef } from 'react'
import { useDistances } from '@/lib/browser/places/use-distances'
import type { Bookmark, BookmarkKind } from '@/lib/domain/account/bookmarks'
import type { Id } from '@/lib/domain/codes/id'
import { BookmarkCard } from './bookmark-card'

interface BookmarkSectionProps {
  kind: BookmarkKind
  title: string
  empty?: string
  /** a distance, with `{km}` */
  away: string
  bookmarks: Bookmark[]
  hrefOf: (id: Id) => string
  factsOf: (bookmark: Bookmark) => ReactNode
  /** undefined where nothing can be ordered */
  orderHrefOf: (id: Id) => string | undefined
  isRemoving: (id: Id) => boolean
  onRemove: (bookmark: Bookmark) => void
}

export function BookmarkSection(props: BookmarkSectionProps) {
  const { kind, title, empty, away, bookmarks, hrefOf, factsOf, orderHrefOf, isRemoving, onRemove } = props
  const t = useTranslations('assets')
  const list = useRef<HTMLUListElement>(null)
  useDistances(list, away)
  return (
    <section aria-label={title} className="grid gap-4">
      <h2 tabIndex={-1} className="text-heading outline-none">
        {title}
        {bookmarks.length > 0 && (
          <span className="ms-2 text-base font-medium tabular-nums text-ink-faint">{bookmarks.length}</span>
        )}
      </h2>
      {bookmarks.length === 0 && <p className="text-ink-soft">{empty ?? t('bookmarks_empty')}</p>}
      {bookmarks.length > 0 && (
        <ul
          ref={list}
          className={`grid gap-4 sm:grid-cols-2 xl:grid-cols-3 ${kind === 'stores' ? 'grid-cols-1' : 'grid-cols-2 max-sm:gap-3'}`}
        >
          {bookmarks.map((bookmark) => (
            <li key={bookmark.id}>
              <BookmarkCard
                bookmark={bookmark}
                href={hrefOf(bookmark.id)}
                facts={factsOf(bookmark)}
                orderHref={orderHrefOf(bookmark.id)}
                isStore={kind === 'stores'}
                removing={isRemoving(bookmark.id)}
                onRemove={() => onRemove(bookmark)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
