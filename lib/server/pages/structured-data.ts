import 'server-only'
import type {
  BreadcrumbList,
  ItemList,
  LocalBusiness,
  Organization,
  SearchAction,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts'
import type { DealSummary } from '@/lib/domain/deals/deals'
import type { Site } from '@/lib/domain/site/site'
import type { Store } from '@/lib/domain/stores/stores'
import type { Paths } from '@/lib/paths'
import { absolute, siteOrigin } from '@/lib/server/site/site-address'
import { openingHours } from './structured-hours'

interface BusinessParts {
  store: Store
  paths: Paths
  origin: string
  now: Date
  hasMenu?: boolean
}

const FOOD = 1000

export function localBusiness({
  store,
  paths,
  origin,
  now,
  hasMenu = false,
}: BusinessParts): WithContext<LocalBusiness> {
  const isRestaurant = store.categories.some((id) => id - (id % 100) === FOOD)
  const url = `${origin}${paths.store(store.gid)}`
  const { unit, street, city, region, postalCode, country, lat, lon } = store.address
  return {
    '@context': 'https://schema.org',
    '@type': isRestaurant ? 'Restaurant' : 'LocalBusiness',
    name: store.name,
    description: store.description || undefined,
    url,
    hasMenu: hasMenu && isRestaurant ? `${url}#menu` : undefined,
    image: [store.picture, store.logo].filter(Boolean).map((picture) => absolute(picture, origin)),
    telephone: store.phone || undefined,
    address: {
      '@type': 'PostalAddress',
      streetAddress: [unit, street].filter(Boolean).join(' - '),
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    geo: lat !== null && lon !== null ? { '@type': 'GeoCoordinates', latitude: lat, longitude: lon } : undefined,
    ...openingHours(store, now),
    aggregateRating:
      store.ratingCount > 0 && store.rating > 0
        ? { '@type': 'AggregateRating', ratingValue: store.rating, reviewCount: store.ratingCount }
        : undefined,
  }
}

/** The path to a page, from the first to the page itself. */
export function breadcrumbs(steps: { name: string; url: string }[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

export function dealList(deals: DealSummary[], paths: Paths, origin: string): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: deals.map((deal, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: deal.name,
      url: `${origin}${paths.deal(deal.id)}`,
    })),
  }
}

/** The organization that runs the shared site. */
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
