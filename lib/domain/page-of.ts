/** `page` counts from 1. */
export interface PageOf<T> {
  items: T[]
  page: number
  pageSize: number
  total: number
  /** there are more than `total`, which were not counted; absent: `total` is exact */
  hasMore?: boolean
}

/** The size of the pages of a list that does not tell it: as many rows as its first page has, unless that is all of it. */
export function sizeOfPages({ requested, firstRows, total }: { requested: number; firstRows: number; total: number }) {
  return firstRows > 0 && total > firstRows ? firstRows : Math.max(requested, firstRows)
}

/** At least 1, so that an empty list has one page. */
export function pageCount(list: Pick<PageOf<unknown>, 'pageSize' | 'total'>): number {
  return Math.max(1, Math.ceil(list.total / list.pageSize))
}
