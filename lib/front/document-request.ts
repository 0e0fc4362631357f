import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isCityKey } from '@/lib/domain/places/cities'
import { CITY_COOKIE, LANGUAGE_COOKIE, PAGES_BY_CITY } from '@/lib/domain/site/choices'
import { cookieIn } from '@/lib/domain/site/cookies'
import { isLanguage } from '@/lib/domain/site/languages'
import { env } from '@/lib/env'
import { NEXT_PARAMETER, NO_DOCUMENT } from '@/lib/server/routing/hidden-query'
import { routeOf } from '@/lib/server/routing/route-table'
import { splitUrl } from '@/lib/server/routing/split-url'
import { hostOf, isSharedHost } from '@/lib/server/site/host'
import { preferredLanguage } from '@/lib/server/site/preferences'
import type { OriginRequest } from './origin'

/** A request for a public page, without anything that could tell who makes it. */
export interface DocumentRequest {
  /** the same for all requests that get the same page */
  key: string
  /** whether the page is one of those whose number has no limit: a search or a list with filters */
  isSearch: boolean
  /** false for a page that does not exist or that depends on the rest of its URL */
  isStorable: boolean
  origin: OriginRequest
}

/** Headers of Next's own requests, which are not for documents. */
const NOT_DOCUMENTS = ['rsc', 'next-router-prefetch', 'next-action', 'authorization']
const PROXY_HEADERS = ['x-forwarded-host', 'x-forwarded-proto']
const READ_HEADERS = ['host', 'cookie', 'accept-language', ...PROXY_HEADERS]

/** Requests repeat, and working out what they ask for takes longer than answering them. */
const known = new LRUCache<string, { wanted: DocumentRequest | null }>({ max: 5000 })
const MAX_LETTERS = 500

/** Null for a request that Next answers itself: a private page, a file, a call, or a soft navigation. */
export function toDocumentRequest(request: IncomingMessage): DocumentRequest | null {
  const { url, headers } = request
  if (NOT_DOCUMENTS.some((name) => headers[name] !== undefined)) return null
  const names = [url, ...READ_HEADERS.map((name) => headers[name])].join('\n')
  const found = known.get(names)
  if (found) return found.wanted
  const wanted = workOut(request)
  if (names.length < MAX_LETTERS) known.set(names, { wanted })
  return wanted
}

function workOut({ url, headers }: IncomingMessage): DocumentRequest | null {
  const [path, search = ''] = splitUrl(url ?? '')
  if (NO_DOCUMENT.test(path) || !path.startsWith('/')) return null
  const query = new URLSearchParams(search)
  return query.has(NEXT_PARAMETER) ? null : forPath(path, query, headers)
}

function forPath(path: string, query: URLSearchParams, headers: IncomingHttpHeaders): DocumentRequest | null {
  const route = routeOf(path, query)
  if (route && (route.access === 'private' || route.perRequest)) return null
  const read = route?.listPage ? ['page'] : (route?.readsQuery ?? [])
  const forwarded = env().TRUST_PROXY ? PROXY_HEADERS : []
  const passedOn = Object.fromEntries(
    ['host', ...forwarded].flatMap((name) => (headers[name] ? [[name, `${headers[name]}`]] : [])),
  )
  // no page depends on the port
  const host = hostOf(new Headers(passedOn))
  const isOfCity = PAGES_BY_CITY.includes(path) && isSharedHost(host)
  const choices = isOfCity ? [LANGUAGE_COOKIE, CITY_COOKIE] : [LANGUAGE_COOKIE]
  const kept = read === 'all' ? query : only(query, [...read, ...choices])
  const url = kept.size > 0 ? `${path}?${kept}` : path
  const followed = choicesOf(query, headers, isOfCity)
  return {
    key: JSON.stringify([host, url, followed]),
    isSearch: route?.readsQuery !== undefined,
    isStorable: route !== null && read !== 'all',
    origin: { url, headers: { ...passedOn, cookie: followed } },
  }
}

/** The choices that the page follows because its URL does not name them, as cookies. */
function choicesOf(query: URLSearchParams, headers: IncomingHttpHeaders, isOfCity: boolean): string {
  const stored = (name: string) => cookieIn(headers.cookie, name)
  const accepted = headers['accept-language'] ?? null
  const language = query.has('lan') ? null : preferredLanguage(stored(LANGUAGE_COOKIE), accepted, null)
  const city = query.has('city') || !isOfCity ? null : stored(CITY_COOKIE)
  return [isLanguage(language) && `${LANGUAGE_COOKIE}=${language}`, isCityKey(city) && `${CITY_COOKIE}=${city}`]
    .filter(Boolean)
    .join('; ')
}

/** The first value of each of these parameters, in their order. */
function only(query: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])))
}
