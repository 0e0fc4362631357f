import { type NextRequest, NextResponse } from 'next/server'
import { isLanguage, type Language } from '@/lib/domain/site/languages'
import type { Site } from '@/lib/domain/site/site'
import { FIXED_HEADERS, privatePolicy, publicPolicy } from '@/lib/server/routing/content-security'
import { exists } from '@/lib/server/routing/existence'
import { matchRoute, type RouteMatch } from '@/lib/server/routing/route-table'
import { hostOf, originOf } from '@/lib/server/site/host'
import {
  CITY_COOKIE,
  LANGUAGE_COOKIE,
  PREFERENCE_COOKIE,
  preferredCity,
  preferredLanguage,
} from '@/lib/server/site/preferences'
import { findSite, sharedSite } from '@/lib/server/site/site'

export const config = {
  runtime: 'nodejs',
  // public files are at the root or in two folders; deeper paths could be internal
  matcher:
    '/((?!_next/(?:static/(?:chunks|css|media)/|image$|webpack-hmr$)|(?:media|api|oauth|og|icon|sitemap)/|oauth$|(?:icons|categories)/[^/]+$|(?:robots\\.txt|sitemap\\.xml|manifest\\.webmanifest|[^/]+\\.(?:svg|png|webp|ico|js))$).*)',
}

/** Resolves site, language and city, matches the exact route table and rewrites to an internal page. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const site = await findSite(hostOf(request.headers)).catch(() => undefined)
  if (site === undefined)
    return new NextResponse('Service unavailable', { status: 503, headers: { 'retry-after': '5' } })
  const requestedLanguage = request.nextUrl.searchParams.get('lan')
  const language = languageOf(request, site ?? sharedSite(), requestedLanguage)
  if (site === null || (requestedLanguage !== null && !isLanguage(requestedLanguage)))
    return missing(request, site ?? sharedSite(), language)

  const route = matchRoute(request.nextUrl.pathname, {
    city: preferredCity(request.cookies.get(CITY_COOKIE)?.value),
    pageNumber: pageNumberOf(request),
    ownGid: site.kind === 'store' ? site.gid : undefined,
    searching: request.nextUrl.searchParams.has('q') || request.nextUrl.searchParams.has('kind'),
  })
  if (!route || !(await subjectExists(route, site))) return missing(request, site, language)
  if (route.movedTo) return moved(request, route.movedTo)
  const response =
    route.access === 'private' || route.perRequest
      ? privatePage(request, site, language, route.page)
      : publicPage(request, site, language, route.page)
  if (requestedLanguage !== null) response.cookies.set(LANGUAGE_COOKIE, requestedLanguage, PREFERENCE_COOKIE)
  return response
}

/** Whether the deal, store or product of a page exists and belongs to this site. */
async function subjectExists({ dealId, gid, productId }: RouteMatch, site: Site): Promise<boolean> {
  if (dealId !== undefined) return exists('deal', dealId, site)
  if (gid !== undefined) return exists('store', gid, site)
  return productId === undefined || exists('product', productId, site)
}

function languageOf(request: NextRequest, site: Site, requestedLanguage: string | null): Language {
  if (isLanguage(requestedLanguage)) return requestedLanguage
  return preferredLanguage(
    request.cookies.get(LANGUAGE_COOKIE)?.value,
    request.headers.get('accept-language'),
    site.language,
  )
}

const LAST_PAGE = 500

function pageNumberOf(request: NextRequest): number {
  const page = Number(request.nextUrl.searchParams.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
}

function addressOf(request: NextRequest, site: Site, language: Language, page: string): URL {
  const url = request.nextUrl.clone()
  url.pathname = `/${site.key}/${language}/${page}`
  return url
}

function publicPage(request: NextRequest, site: Site, language: Language, page: string, status = 200): NextResponse {
  const response = NextResponse.rewrite(addressOf(request, site, language, page), { status })
  setHeaders(response, publicPolicy())
  // one URL serves every language, so a CDN would mix them up
  response.headers.set('cdn-cache-control', 'no-store')
  return response
}

function privatePage(request: NextRequest, site: Site, language: Language, page: string): NextResponse {
  const policy = privatePolicy(crypto.randomUUID().replaceAll('-', ''))
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.rewrite(addressOf(request, site, language, page), { request: { headers } })
  setHeaders(response, policy)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

/** A permanent redirect that preserves the query, including the language. */
function moved(request: NextRequest, pathname: string): NextResponse {
  const url = new URL(`${pathname}${request.nextUrl.search}`, originOf(request.headers))
  const response = NextResponse.redirect(url, 308)
  setHeaders(response, publicPolicy())
  return response
}

function missing(request: NextRequest, site: Site, language: Language): NextResponse {
  return publicPage(request, site, language, 'missing', 404)
}

function setHeaders(response: NextResponse, policy: string): void {
  for (const [name, value] of Object.entries(FIXED_HEADERS)) response.headers.set(name, value)
  response.headers.set('content-security-policy', policy)
}
