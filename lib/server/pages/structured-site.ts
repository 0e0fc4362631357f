import 'server-only'
import type { Organization, SearchAction, WebSite, WithActionConstraints, WithContext } from 'schema-dts'
import type { Site } from '@/lib/domain/site/site'
import { absolute, siteOrigin } from '@/lib/server/site/site-address'

/** Who runs the shared site. */
export function organization(site: Site): WithContext<Organization> {
  const url = siteOrigin(site)
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    url,
    logo: absolute(site.logo || '/icon/512', url),
  }
}

/** The shared site with its search. */
export function webSite(site: Site): WithContext<WebSite> {
  const url = siteOrigin(site)
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}/?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return { '@context': 'https://schema.org', '@type': 'WebSite', name: site.name, url, potentialAction: search }
}
