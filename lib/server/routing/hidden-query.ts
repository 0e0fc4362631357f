import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { DEFAULT_CITY } from '@/lib/domain/places/cities'
import { matchRoute } from './route-table'

const HEADER = 'x-plaza-query'
/** Files and handlers, which no page is. */
const NO_DOCUMENT =
  /^\/(_next|api|categories|icons?|media|oauth|og|sitemap)(\/|$)|\.(svg|png|webp|ico|js|xml|txt|webmanifest)$/

/**
 * From now on the query of a public page's URL is in a header, where only the middleware reads it: Next writes the URL
 * of the first request into a page that it caches for everybody, and a query may hold the token of a reset link.
 */
export function hideQueries(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage }
    delete request.headers[HEADER]
    const [path = '', query] = split(request.url ?? '')
    if (query === undefined || request.headers.rsc !== undefined || !isPublicPage(path)) return
    request.headers[HEADER] = query
    request.url = path
  })
}

/** The query of a page's URL, wherever it is. */
export function queryOf(request: Request): URLSearchParams {
  return new URLSearchParams(request.headers.get(HEADER) ?? new URL(request.url).search)
}

/** An unknown page is public too: it is the same for everybody. */
function isPublicPage(path: string): boolean {
  if (NO_DOCUMENT.test(path)) return false
  const route = matchRoute(path, { city: DEFAULT_CITY, pageNumber: 1 })
  return route === null || (route.access === 'public' && !route.perRequest)
}

function split(url: string): [path: string, query?: string] {
  const at = url.indexOf('?')
  return at === -1 ? [url] : [url.slice(0, at), url.slice(at + 1)]
}
