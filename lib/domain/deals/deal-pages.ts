import { type PageOf, pageCount } from '@/lib/domain/page-of'

/** Lists of deals end here: who has read so far searches or filters, and each page is a query. */
export const MAX_DEAL_PAGE = 50

/** The pages show as many at the usual size of 20. Beyond it a list has "1,000+", which costs no more to count. */
export const COUNTED_DEALS = 1000

/** The number of pages that a list of deals links to, at least 1. */
export function dealPageCount(list: Pick<PageOf<unknown>, 'pageSize' | 'total'>): number {
  return Math.min(pageCount(list), MAX_DEAL_PAGE)
}
