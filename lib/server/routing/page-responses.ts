import { type NextRequest, NextResponse } from 'next/server'
import { idText } from '@/lib/domain/codes/id'
import type { Language } from '@/lib/domain/languages/languages'
import { LANGUAGE_COOKIE } from '@/lib/domain/site/choices'
import { cookieName } from '@/lib/domain/site/cookies'
import type { Site } from '@/lib/domain/site/site'
import { paymentScripts } from '@/lib/server/payment/payment-scripts'
import { FIXED_HEADERS, privatePolicy, publicPolicy } from '@/lib/server/routing/content-security'
import { failureDocument, languageOf } from '@/lib/server/routing/failure-words'
import { queryOf } from '@/lib/server/routing/hidden-query'
import { wantsNonce } from '@/lib/server/routing/nonce-header'
import { OUTAGE_RESPONSE } from '@/lib/server/routing/outage-header'
import type { RouteMatch } from '@/lib/server/routing/page-routes'
import { isSecure } from '@/lib/server/site/host'
import { PREFERENCE_COOKIE } from '@/lib/server/site/preferences'

/** A cache may share the page of a URL that names the language, and the city where the page depends on one. */
export const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400'
/** A URL that follows the visitor's choices is for them alone. */
export const OWN = 'private, no-cache'
/** A page that lacks a part, or that was not built as expected. */
export const UNSTORED = 'private, no-store'

function addressOf(request: NextRequest, site: Site, language: Language, page: string, query: URLSearchParams): URL {
  const url = request.nextUrl.clone()
  url.search = `${query}`
  url.pathname = `/${site.key}/${language}/${page}`
  return url
}

/** A cached page gets no query: it is the same for everybody. */
export function publicPage(
  request: NextRequest,
  site: Site,
  language: Language,
  page: string,
  { query = new URLSearchParams(), status = 200 }: { query?: URLSearchParams | undefined; status?: number },
): NextResponse {
  const address = addressOf(request, site, language, page, query)
  if (wantsNonce(request.headers)) return withNonce(request, address, status)
  const response = NextResponse.rewrite(address, { status })
  setHeaders(response, publicPolicy())
  return response
}

/** Next reads the nonce of its scripts in the policy of the request. */
function withNonce(request: NextRequest, address: URL, status: number): NextResponse {
  const policy = publicPolicy(createNonce())
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.rewrite(address, { status, request: { headers } })
  setHeaders(response, policy)
  return response
}

const createNonce = () => crypto.randomUUID().replaceAll('-', '')

export async function privatePage(
  request: NextRequest,
  site: Site,
  language: Language,
  page: string,
): Promise<NextResponse> {
  const policy = privatePolicy(createNonce(), (await paymentScripts()).origins)
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.rewrite(addressOf(request, site, language, page, queryOf(request)), {
    request: { headers },
  })
  setHeaders(response, policy)
  response.headers.set('cache-control', UNSTORED)
  return response
}

/** Only on a page that no cache may store: on the others a script stores the choice. */
export function storeLanguage(request: NextRequest, response: NextResponse, language: Language): void {
  const secure = isSecure(request.headers)
  response.cookies.set(cookieName(LANGUAGE_COOKIE, secure), language, { ...PREFERENCE_COOKIE, secure })
}

/**
 * A permanent redirect that preserves the query, including the language. Next makes an address of its own host a path,
 * so that no host or port of a request is in it.
 */
export function moved(request: NextRequest, pathname: string): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = pathname
  url.search = `${queryOf(request)}`
  const response = NextResponse.redirect(url, 308)
  setHeaders(response, publicPolicy())
  return response
}

export function missing(request: NextRequest, site: Site, language: Language): NextResponse {
  const response = publicPage(request, site, language, 'missing', { status: 404 })
  response.headers.set('cache-control', OWN)
  return response
}

/** While nobody can say whose domain it is, there is no header of a site. */
export async function unknownSite({ nextUrl, headers }: NextRequest): Promise<NextResponse> {
  const choices = { cookie: headers.get('cookie') ?? '', 'accept-language': headers.get('accept-language') ?? '' }
  const html = await failureDocument(languageOf(`${nextUrl.pathname}${nextUrl.search}`, choices))
  const type = { 'content-type': 'text/html; charset=utf-8' }
  return new NextResponse(html, { status: 503, headers: { ...FIXED_HEADERS, ...OUTAGE_RESPONSE, ...type } })
}

/** In place of a page that failed, with what lists know of its store. */
export function unavailable(request: NextRequest, site: Site, language: Language, { gid }: RouteMatch): NextResponse {
  const query = new URLSearchParams(gid === undefined ? {} : { gid: idText(gid) })
  const response = publicPage(request, site, language, 'unavailable', { status: 503, query })
  for (const [name, value] of Object.entries(OUTAGE_RESPONSE)) response.headers.set(name, value)
  return response
}

function setHeaders(response: NextResponse, policy: string): void {
  for (const [name, value] of Object.entries(FIXED_HEADERS)) response.headers.set(name, value)
  response.headers.set('content-security-policy', policy)
}
