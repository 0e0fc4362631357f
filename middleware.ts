import type { NextRequest, NextResponse } from 'next/server'
import { firstLanguage } from '@/lib/domain/languages/languages'
import { type Cities, cityOrDefault } from '@/lib/domain/places/cities'
import type { Site } from '@/lib/domain/site/site'
import { BYPASS_COOKIE } from '@/lib/next-internals'
import { pageTags } from '@/lib/page-cache/purge/page-tags'
import { canonicalQuery, pageNumberOf } from '@/lib/server/routing/canonical-url'
import { queryOf } from '@/lib/server/routing/hidden-query'
import { wantsOutage } from '@/lib/server/routing/outage-header'
import { readPageChoices, withChoices } from '@/lib/server/routing/page-choices'
import { exists, hasLandingPage, hasMenuPage } from '@/lib/server/routing/page-ownership'
import {
  missing,
  moved,
  OWN,
  privatePage,
  publicPage,
  SHARED,
  storeLanguage,
  UNSTORED,
  unavailable,
  unknownSite,
} from '@/lib/server/routing/page-responses'
import { isSearching, matchRoute, type RouteMatch } from '@/lib/server/routing/page-routes'
import { readCities } from '@/lib/server/site/cities'
import { hostOf } from '@/lib/server/site/host'
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
  if (site === undefined) return unknownSite(request)
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
  if (route && wantsOutage(request.headers)) return unavailable(request, site, language, route)
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
