import 'server-only'
import { lan, site as siteSegment } from 'next/root-params'
import type { Id } from '@/lib/domain/codes/id'
import { firstLanguage, type Language } from '@/lib/domain/languages/languages'
import type { Cities, City } from '@/lib/domain/places/cities'
import type { MapSource } from '@/lib/domain/places/map-source'
import type { Site, SiteLinks } from '@/lib/domain/site/site'
import { env } from '@/lib/env'
import type { Paths } from '@/lib/paths'
import { readCities } from '@/lib/server/site/cities'
import { findSiteByKey, sharedSite } from '@/lib/server/site/site'
import { pathsOf } from '@/lib/server/site/site-address'
import { configuredText } from './site-texts'

export interface PageContext {
  site: Site
  language: Language
  cities: Cities
  /** set only where the page depends on it */
  city?: City | undefined
  paths: Paths
  links: SiteLinks
  map: MapSource
}

/** The context of a page, with nothing about the visitor. */
export async function pageContext(city?: City): Promise<PageContext> {
  const [key, tag, cities] = await Promise.all([siteSegment(), lan(), readCities()])
  const language = firstLanguage([tag])
  const site = (await findSiteByKey(decodeURIComponent(key ?? ''), language)) ?? sharedSite()
  const config = env()
  const paths = pathsOf(site, language, city)
  return {
    site,
    language,
    cities,
    city,
    paths,
    links: {
      service: config.LINK_SERVICE,
      business: config.LINK_BUSINESS,
      terms: configuredText(site, 'terms') ?? paths.help('terms'),
      privacy: configuredText(site, 'privacy') ?? paths.help('privacy'),
      appIos: config.LINK_APP_IOS,
      appAndroid: config.LINK_APP_ANDROID,
    },
    map: { googleKey: config.GOOGLE_MAPS_KEY, tileUrl: config.MAP_TILES_URL },
  }
}

/** Undefined on the shared site. */
export function storeLimit(site: Site): Id | undefined {
  return site.kind === 'store' ? site.gid : undefined
}
