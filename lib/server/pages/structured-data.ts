import 'server-only'
import type { Deal, DealSummary } from '@/lib/domain/deals/deals'
import { toDecimal } from '@/lib/domain/money/decimals'
import type { Store } from '@/lib/domain/stores/stores'
import type { WeeklyHours } from '@/lib/domain/stores/weekly-hours'
import type { Paths } from '@/lib/paths'

type JsonLd = Record<string, unknown>

/** A deal as a product with an offer. */
export function dealProduct(deal: Deal, url: string, origin: string): JsonLd {
  const { amount, currency } = deal.dealPrice
  const available = deal.stock > 0 && deal.limit > 0 && (deal.endsAt === null || Date.parse(deal.endsAt) > Date.now())
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: deal.name,
    description: deal.shortDescription,
    image: deal.images.map((image) => absolute(image, origin)),
    brand: { '@type': 'Brand', name: deal.storeName },
    aggregateRating:
      deal.ratingCount > 0
        ? { '@type': 'AggregateRating', ratingValue: deal.rating, reviewCount: deal.ratingCount }
        : undefined,
    offers: {
      '@type': 'Offer',
      url,
      price: toDecimal(amount, currency).toFixed(2),
      priceCurrency: currency,
      priceValidUntil: deal.endsAt?.slice(0, 10),
      availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: deal.storeName },
    },
  }
}

/** The category group of restaurants. */
const FOOD = 1000

/** A store as a local business; its URL here is its page. */
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

function openingHours(hours: WeeklyHours): JsonLd[] {
  return hours.flatMap((ranges, day) =>
    ranges.map(({ open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS[day],
      opens: clock(open),
      closes: clock(close),
    })),
  )
}

/** `HH:MM`; a closing time past midnight is on the next day. */
function clock(minutes: number): string {
  const two = (value: number) => `${value}`.padStart(2, '0')
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`
}

/** Picture URLs may be external. */
function absolute(address: string, origin: string): string {
  return address.startsWith('/') ? `${origin}${address}` : address
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
