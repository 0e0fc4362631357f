import 'server-only'
import type { DealSummary } from '@/lib/domain/deals/deals'
import { DAY_MINUTES, type WeeklyHours } from '@/lib/domain/stores/opening-hours'
import type { Store } from '@/lib/domain/stores/stores'
import { clock24Text } from '@/lib/domain/time/time'
import type { Paths } from '@/lib/paths'
import { absolute } from '@/lib/server/site/site-address'

export type JsonLd = Record<string, unknown>

const FOOD = 1000

export function localBusiness(store: Store, paths: Paths, origin: string, hasMenu = false): JsonLd {
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
    openingHoursSpecification: store.hours ? openingHours(store.hours) : undefined,
    aggregateRating:
      store.ratingCount > 0
        ? { '@type': 'AggregateRating', ratingValue: store.rating, reviewCount: store.ratingCount }
        : undefined,
  }
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Days with the same hours are one entry; a closing time past midnight is on the next day. */
function openingHours(hours: WeeklyHours): JsonLd[] {
  const days = new Map<string, string[]>()
  for (const [day, ranges] of hours.entries())
    for (const { open, close } of ranges) {
      const range = `${clock24Text(open)} ${clock24Text(close % DAY_MINUTES)}`
      days.set(range, [...(days.get(range) ?? []), DAYS[day] ?? ''])
    }
  return [...days].map(([range, dayOfWeek]) => {
    const [opens, closes] = range.split(' ')
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  })
}

/** The path to a page, from the first to the page itself. */
export function breadcrumbs(steps: { name: string; url: string }[]): JsonLd {
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

export function dealList(deals: DealSummary[], paths: Paths, origin: string): JsonLd {
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
