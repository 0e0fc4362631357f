import type { RouteMatch } from './page-routes'

/**
 * The one path of a page, for all that lead to it: a pay link without what only the browser reads, such as the id of an
 * order. Other paths have one spelling.
 */
export function canonicalPath({ page, gid }: Pick<RouteMatch, 'page' | 'gid'>, pathname: string): string {
  if (page === 'scan') return pathname === '/pay' ? pathname : `/pay${ANY_LINK}`
  return gid !== undefined && page === `pay/${gid}/linked` ? `/pay/${gid}${ANY_LINK}` : pathname
}

const ANY_LINK = '/ro/0'

/** The query as the page reads it: values that it ignores, and other spellings of one, make the same page. */
export function canonicalQuery({ readsQuery, listPage }: RouteMatch, query: URLSearchParams): URLSearchParams {
  if (readsQuery === 'all') return query
  const read = listPage ? readListPage(query) : readsQuery?.(firstValues(query))
  const given = Object.entries(read ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]))
  return new URLSearchParams(given)
}

/** The first for whatever is no page. */
export function pageNumberOf(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page >= 1 ? page : 1
}

function readListPage(query: URLSearchParams): { page?: number } {
  const page = pageNumberOf(query)
  return page === 1 ? {} : { page }
}

function firstValues(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...query].reverse())
}
