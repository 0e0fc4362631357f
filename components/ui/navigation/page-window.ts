export type PageEntry = number | 'gap-before' | 'gap-after'

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
