import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isLanguage, type Language } from '@/lib/domain/languages/languages'
import { type CityKey, isCityKey } from '@/lib/domain/places/cities'
import { CITY_COOKIE, LANGUAGE_COOKIE, PAGES_BY_CITY } from '@/lib/domain/site/choices'
import { cookieIn } from '@/lib/domain/site/cookies'
import { env } from '@/lib/env'
import { ROUTER_HEADERS, ROUTER_PARAMETER } from '@/lib/next-internals'
import type { OriginRequest } from '@/lib/page-cache/origin'
import { respelledUrl } from '@/lib/server/routing/canonical-spelling'
import { canonicalPath, canonicalQuery } from '@/lib/server/routing/canonical-url'
import { NO_DOCUMENT } from '@/lib/server/routing/hidden-query'
import { routeOf } from '@/lib/server/routing/route-table'
import { splitUrl } from '@/lib/server/routing/split-url'
import { hostOf, isSharedHost } from '@/lib/server/site/host'
import { preferredLanguage } from '@/lib/server/site/preferences'

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
const MAX_LETTERS = 500

/** A path that is in no table, for all that are not. */
const MISSING = '/missing'

/** Null for a request that Next answers itself: a private page, a file, a call, or a soft navigation. */
export function toDocumentRequest(request: IncomingMessage): DocumentRequest | null {
  const { url, headers } = request
  if (NOT_DOCUMENTS.some((name) => headers[name] !== undefined)) return null
  const names = [url, ...READ_HEADERS.map((name) => headers[name])].join('\n')
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
  const isOfCity = PAGES_BY_CITY.includes(path) && isSharedHost(host)
  const { isKnown, ...named } = readChoices(query, isOfCity)
  const route = isKnown ? matched : null
  const missingUrl = urlOf(MISSING, [], { lan: named.lan })
  const url = route ? urlOf(canonicalPath(route, path), canonicalQuery(route, query), named) : missingUrl
  const followed = choicesOf(named, headers, isOfCity)
  return {
    key: JSON.stringify([host, url, followed]),
    isSearch: route?.readsQuery !== undefined,
    isStorable: route !== null && route.readsQuery !== 'all',
    origin: { url, headers: { ...passedOn, cookie: followed } },
    missingUrl,
  }
}

interface Choices {
  lan?: Language | undefined
  city?: CityKey | undefined
}

/** A page of an unknown one does not exist. */
function readChoices(query: URLSearchParams, isOfCity: boolean): Choices & { isKnown: boolean } {
  const [lan, city] = [query.get(LANGUAGE_COOKIE), isOfCity ? query.get(CITY_COOKIE) : null]
  return {
    isKnown: (lan === null || isLanguage(lan)) && (city === null || isCityKey(city)),
    lan: isLanguage(lan) ? lan : undefined,
    city: isCityKey(city) ? city : undefined,
  }
}

function urlOf(path: string, read: Iterable<[string, string]>, { lan, city }: Choices): string {
  const query = new URLSearchParams([...read])
  if (lan) query.set(LANGUAGE_COOKIE, lan)
  if (city) query.set(CITY_COOKIE, city)
  return query.size > 0 ? `${path}?${query}` : path
}

function choicesOf(named: Choices, headers: IncomingHttpHeaders, isOfCity: boolean): string {
  const stored = (name: string) => cookieIn(headers.cookie, name)
  const accepted = headers['accept-language'] ?? null
  const language = named.lan ? null : preferredLanguage(stored(LANGUAGE_COOKIE), accepted, null)
  const city = named.city || !isOfCity ? null : stored(CITY_COOKIE)
  return [isLanguage(language) && `${LANGUAGE_COOKIE}=${language}`, isCityKey(city) && `${CITY_COOKIE}=${city}`]
    .filter(Boolean)
    .join('; ')
}
