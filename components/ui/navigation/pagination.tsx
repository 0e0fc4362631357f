import { ChevronLeft, ChevronRight } from 'lucide-react'
import { pageWindow } from './page-window'

interface PaginationProps {
  page: number
  pageCount: number
  /** from 1 */
  hrefOf: (page: number) => string
  labels: { pages: string; previous: string; next: string }
  /** such as for prefetch rules of the surrounding page */
  rel?: string
}

const LINK =
  'inline-flex min-w-9 sm:min-w-11 h-11 items-center justify-center rounded-full px-2 font-semibold tabular-nums'

/** Renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf, labels, rel }: PaginationProps) {
  if (pageCount <= 1) return null
  const before = Math.min(page - 1, pageCount)
  return (
    <nav aria-label={labels.pages} className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1">
      {page > 1 && (
        <a href={hrefOf(before)} rel={rel ?? 'prev'} aria-label={labels.previous} className={`${LINK} hover:bg-sunken`}>
          <ChevronLeft aria-hidden className="size-5" />
        </a>
      )}
      {pageWindow(page, pageCount).map((entry) =>
        typeof entry === 'string' ? (
          <span key={entry} aria-hidden className="px-1 text-ink-faint">
            …
          </span>
        ) : (
          <a
            key={entry}
            href={hrefOf(entry)}
            rel={rel}
            aria-current={entry === page ? 'page' : undefined}
            className={`${LINK} ${entry === page ? 'bg-ink text-canvas' : 'hover:bg-sunken'}`}
          >
            {entry}
          </a>
        ),
      )}
      {page < pageCount && (
        <a href={hrefOf(page + 1)} rel={rel ?? 'next'} aria-label={labels.next} className={`${LINK} hover:bg-sunken`}>
          <ChevronRight aria-hidden className="size-5" />
        </a>
      )}
    </nav>
  )
}
