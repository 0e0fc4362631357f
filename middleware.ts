import { type NextRequest, NextResponse } from 'next/server'
import { firstLanguage, type Language } from '@/lib/domain/languages/languages'
import { type Cities, cityOrDefault } from '@/lib/domain/places/cities'
import { LANGUAGE_COOKIE } from '@/lib/domain/site/choices'
import { cookieName } from '@/lib/domain/site/cookies'
import type { Site } from '@/lib/domain/site/site'
import { BYPASS_COOKIE } from '@/lib/next-internals'
import { pageTags } from '@/lib/page-cache/purge/page-tags'
import { paymentScripts } from '@/lib/server/payment/payment-scripts'
import { canonicalQuery, pageNumberOf } from '@/lib/server/routing/canonical-url'
import { FIXED_HEADERS, privatePolicy, publicPolicy } from '@/lib/server/routing/content-security'
import { queryOf } from '@/lib/server/routing/hidden-query'
import { wantsNonce } from '@/lib/server/routing/nonce-header'
import { readPageChoices, withChoices } from '@/lib/server/routing/page-choices'
import { exists, hasLandingPage, hasMenuPage } from '@/lib/server/routing/page-ownership'
import { isSearching, matchRoute, type RouteMatch } from '@/lib/server/routing/page-routes'
import { readCities } from '@/lib/server/site/cities'
import { hostOf, isSecure } from '@/lib/server/site/host'
import { PREFERENCE_COOKIE } from '@/lib/server/site/preferences'
import { findSite, sharedSite } from '@/lib/server/site/site'

export const config = {
  runtime: 'nodejs',
  // public files are at the root or in two folders; deeper paths could be internal
  matcher:
    '/((?!_next/(?:static/(?:chunks|css|media)/|image$|webpack-hmr$)|(?:media|pictures|api|oauth|og|icon|sitemap)/|oauth$|(?:icons|categories|fonts)/[^/]+$|(?:robots\\.txt|sitemap\\.xml|manifest\\.webmanifest|[^/]+\\.(?:svg|png|webp|ico|js))$).*)',
}

/** Resolves site, language and city, matches the exact route table and rewrites to an internal page. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const host = hostOf(request.headers)
  const [site, cities] = await Promise.all([findSite(host).catch(() => undefined), readCities()])
  if (site === undefined)
    return new NextResponse('Service unavailable', { status: 503, headers: { ...FIXED_HEADERS, 'retry-after': '5' } })
  const query = queryOf(request)
  const { isByCity, isKnown, named, followed } = readPageChoices({
    host,
    path: request.nextUrl.pathname,
    query,
    cookie: request.headers.get('cookie'),
    accepted: request.headers.get('accept-language'),
    cities,
  })
  const language = firstLanguage([named.lan, followed.lan, (site ?? sharedSite()).language])
  if (site === null || !isKnown) return missing(request, site ?? sharedSite(), language)

  const city = named.city ?? followed.city
  const route = matchRoute(request.nextUrl.pathname, {
    city: city ?? cities[0].key,
    pageNumber: pageNumberOf(query),
    ownGid: site.kind === 'store' ? site.gid : undefined,
    searching: isSearching(query),
  })
  if (!route || !(await subjectExists(route, site, cities))) return missing(request, site, language)
  if (route.movedTo) return moved(request, route.movedTo)
  if (route.access === 'private' || route.perRequest) {
    const response = await privatePage(request, site, language, route.page)
    if (named.lan) storeLanguage(request, response, named.lan)
    return response
  }
  const response = publicPage(request, site, language, route.page, {
    query: route.readsQuery ? withChoices(canonicalQuery(route, query), { city }) : undefined,
  })
  const isForEverybody =
    named.lan !== undefined && (!isByCity || named.city !== undefined) && route.readsQuery !== 'all'
  const isUnstored = request.cookies.has(BYPASS_COOKIE)
  response.headers.set('cache-control', isUnstored ? UNSTORED : isForEverybody ? SHARED : OWN)
  response.headers.set('surrogate-key', pageTags(route, site).join(' '))
  return response
}

/** A cache may share the page of a URL that names the language, and the city where the page depends on one. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400'
/** A URL that follows the visitor's choices is for them alone. */
const OWN = 'private, no-cache'
/** A page that lacks a part, or that was not built as expected. */
const UNSTORED = 'private, no-store'

async function subjectExists(
  { dealId, gid, productId, listPage, menuPage }: RouteMatch,
  site: Site,
  cities: Cities,
): Promise<boolean> {
  if (listPage) return hasLandingPage(site, cityOrDefault(cities, listPage.city), listPage.page)
  if (dealId !== undefined) return exists('deal', dealId, site)
  if (gid !== undefined)
    return (await exists('store', gid, site)) && (menuPage === undefined || hasMenuPage(gid, menuPage))
  return productId === undefined || exists('product', productId, site)
}

function addressOf(request: NextRequest, site: Site, language: Language, page: string, query: URLSearchParams): URL {
  const url = request.nextUrl.clone()
  url.search = `${query}`
  url.pathname = `/${site.key}/${language}/${page}`
  return url
}

/** A cached page gets no query: it is the same for everybody. */
function publicPage(
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

async function privatePage(request: NextRequest, site: Site, language: Language, page: string): Promise<NextResponse> {
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
function storeLanguage(request: NextRequest, response: NextResponse, language: Language): void {
  const secure = isSecure(request.headers)
  response.cookies.set(cookieName(LANGUAGE_COOKIE, secure), language, { ...PREFERENCE_COOKIE, secure })
}

/**
 * A permanent redirect that preserves the query, including the language. Next makes an address of its own host a path,
 * so that no host or port of a request is in it.
 */
function moved(request: NextRequest, pathname: string): NextResponse {
  const url = request.nextUrl.clone()
  url.pathname = pathname
  url.search = `${queryOf(request)}`
  const response = NextResponse.redirect(url, 308)
  setHeaders(response, publicPolicy())
  return response
}

function missing(request: NextRequest, site: Site, language: Language): NextResponse {
  const response = publicPage(request, site, language, 'missing', { status: 404 })
  response.headers.set('cache-control', OWN)
  return response
}

function setHeaders(response: NextResponse, policy: string): void {
  for (const [name, value] of Object.entries(FIXED_HEADERS)) response.headers.set(name, value)
  response.headers.set('content-security-policy', policy)
}
