import type { IncomingMessage } from 'node:http'
import { ROUTER_PARAMETER } from '@/lib/next-internals'
import { canonicalPath } from './canonical-url'
import { routeOf } from './page-routes'
import { respelledUrl, splitUrl } from './url-spelling'

const QUERY_HEADER = 'x-plaza-query'
/** Files and handlers, which no page is. */
export const NO_DOCUMENT =
  /^\/(_next|api|categories|fonts|icons?|media|oauth|og|pictures|sitemap)(\/|$)|\.(svg|png|webp|ico|js|xml|txt|webmanifest)$/

/**
 * Moves the query of a public page's URL to a header, where only the middleware reads it, and makes its path the one of
 * the page: Next writes the URL of the first request into a page that it caches for everybody. A query may hold the token
 * of a reset link, and the path of a pay link the id of an order.
 */
export function hideQuery(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  delete request.headers[QUERY_HEADER]
  const [named = '', search = ''] = splitUrl(request.url ?? '')
  const query = new URLSearchParams(search)
  if (!isHidden(named, query, request.headers.rsc !== undefined)) return
  const route = routeOf(named, query)
  const path = route ? canonicalPath(route, named) : named
  const ofNext = query.get(ROUTER_PARAMETER)
  query.delete(ROUTER_PARAMETER)
  request.headers[QUERY_HEADER] = `${query}`
  request.url = ofNext === null ? path : `${path}?${new URLSearchParams({ [ROUTER_PARAMETER]: ofNext })}`
}

/** The query of a page's URL, wherever it is. */
export function queryOf(request: Request): URLSearchParams {
  return new URLSearchParams(request.headers.get(QUERY_HEADER) ?? new URL(request.url).search)
}

/**
 * Whether the query is hidden: for public pages and unknown ones, which are the same for everybody. A soft navigation to
 * an uncached page keeps it, and so does a URL that is spelled differently, since it moves.
 */
function isHidden(path: string, query: URLSearchParams, isSoft: boolean): boolean {
  if (NO_DOCUMENT.test(path) || respelledUrl(path) !== null) return false
  const route = routeOf(path, query)
  if (route === null) return true
  return route.access === 'public' && !route.perRequest && !(isSoft && route.readsQuery)
}
