import 'server-only'
import type { Site } from '@/lib/domain/site/site'
import { absolute, siteOrigin } from '@/lib/server/site/site-address'
import type { JsonLd } from './structured-data'

/** The shared site with its search, and who runs it. */
export function webSite(site: Site): JsonLd[] {
  const url = siteOrigin(site)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site.name,
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${url}/?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: site.name,
      url,
      logo: absolute(site.logo || '/icon/512', url),
    },
  ]
}
