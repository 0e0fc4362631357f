import { ChevronLeft, ChevronRight } from 'lucide-react'

type PageEntry = number | 'gap-before' | 'gap-after'

/** At most seven entries: both ends, the current page with its neighbours, and gaps. */
export function pageWindow(page: number, pageCount: number): PageEntry[] {
  if (pageCount <= 7) return Array.from({ length: pageCount }, (_, index) => index + 1)
  const current = Math.min(Math.max(1, page), pageCount)
  const start = Math.min(Math.max(2, current - 1), pageCount - 4)
  const end = Math.max(Math.min(pageCount - 1, current + 1), 5)
  const middle = Array.from({ length: end - start + 1 }, (_, index) => start + index)
  return [
    1,
    ...(start > 2 ? ['gap-before' as const] : []),
    ...middle,
    ...(end < pageCount - 1 ? ['gap-after' as const] : []),
    pageCount,
  ]
}

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
