import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { CITY_COOKIE, LANGUAGE_COOKIE } from '@/lib/domain/site/choices'
import { env } from '@/lib/env'
import { ROUTER_HEADERS, ROUTER_PARAMETER } from '@/lib/next-internals'
import type { OriginRequest } from '@/lib/page-cache/origin'
import { canonicalPath, canonicalQuery } from '@/lib/server/routing/canonical-url'
import { NO_DOCUMENT } from '@/lib/server/routing/hidden-query'
import { type Choices, readPageChoices, withChoices } from '@/lib/server/routing/page-choices'
import { routeOf } from '@/lib/server/routing/page-routes'
import { respelledUrl, splitUrl } from '@/lib/server/routing/url-spelling'
import { hostOf } from '@/lib/server/site/host'
import { knownCities } from '@/lib/server/site/known-cities'

/** A request for a public page, without anything that could tell who makes it. */
export interface DocumentRequest {
  /** the same for all requests that get the same page */
  key: string
  /** whether the page is one of those whose number has no limit: a search or a list with filters */
  isSearch: boolean
  /** false for a page that does not exist or that depends on the rest of its URL */
  isStorable: boolean
  origin: OriginRequest
  /** the URL of the page that is sent where this one does not exist, the same for all of them */
  missingUrl: string
}

const NOT_DOCUMENTS = [...ROUTER_HEADERS, 'authorization']
const PROXY_HEADERS = ['x-forwarded-host', 'x-forwarded-proto']
const READ_HEADERS = ['host', 'cookie', 'accept-language', ...PROXY_HEADERS]

/** Requests repeat, and parsing them takes longer than answering them. */
const known = new LRUCache<string, { document: DocumentRequest | null }>({ max: 5000 })
let parsedWith = knownCities()
const MAX_LETTERS = 500

/** A path that is in no table, for all that are not. */
const MISSING = '/missing'

/** Null for a request that Next answers itself: a private page, a file, a call, or a soft navigation. */
export function toDocumentRequest(request: IncomingMessage): DocumentRequest | null {
  const { url, headers } = request
  if (NOT_DOCUMENTS.some((name) => headers[name] !== undefined)) return null
  const names = [url, ...READ_HEADERS.map((name) => headers[name])].join('\n')
  if (parsedWith !== knownCities()) known.clear()
  parsedWith = knownCities()
  const found = known.get(names)
  if (found) return found.document
  const document = parse(request)
  if (names.length < MAX_LETTERS) known.set(names, { document })
  return document
}

function parse({ url, headers }: IncomingMessage): DocumentRequest | null {
  const [path, search = ''] = splitUrl(url ?? '')
  if (NO_DOCUMENT.test(path) || !path.startsWith('/') || respelledUrl(path) !== null) return null
  const query = new URLSearchParams(search)
  return query.has(ROUTER_PARAMETER) ? null : forPath(path, query, headers)
}

function forPath(path: string, query: URLSearchParams, headers: IncomingHttpHeaders): DocumentRequest | null {
  const matched = routeOf(path, query)
  if (matched && (matched.access === 'private' || matched.perRequest)) return null
  const forwarded = env().TRUST_PROXY ? PROXY_HEADERS : []
  const passedOn = Object.fromEntries(
    ['host', ...forwarded].flatMap((name) => (headers[name] ? [[name, `${headers[name]}`]] : [])),
  )
  // no page depends on the port
  const host = hostOf(new Headers(passedOn))
  const { isKnown, named, followed } = readPageChoices({
    host,
    path,
    query,
    cookie: headers.cookie,
    accepted: headers['accept-language'],
    cities: knownCities(),
  })
  const route = isKnown ? matched : null
  const missingUrl = urlOf(MISSING, new URLSearchParams(), { lan: named.lan })
  const url = route ? urlOf(canonicalPath(route, path), canonicalQuery(route, query), named) : missingUrl
  const cookie = cookieHeader(followed)
  return {
    key: JSON.stringify([host, url, cookie]),
    isSearch: route?.readsQuery !== undefined,
    isStorable: route !== null && route.readsQuery !== 'all',
    origin: { url, headers: { ...passedOn, cookie } },
    missingUrl,
  }
}

function urlOf(path: string, read: URLSearchParams, named: Choices): string {
  const query = withChoices(read, named)
  return query.size > 0 ? `${path}?${query}` : path
}

/** The choices as the cookies that Next is sent, which hold nothing else of a visitor. */
function cookieHeader({ lan, city }: Choices): string {
  return [lan && `${LANGUAGE_COOKIE}=${lan}`, city && `${CITY_COOKIE}=${city}`].filter(Boolean).join('; ')
}
