import 'server-only'
import type { Product, WithContext } from 'schema-dts'
import type { Deal } from '@/lib/domain/deals/deals'
import { lastDay } from '@/lib/domain/deals/last-day'
import { toDecimalText } from '@/lib/domain/money/decimals'
import type { Product as Dish } from '@/lib/domain/stores/menu'
import type { Store } from '@/lib/domain/stores/stores'
import { absolute } from '@/lib/server/site/site-address'

export function dealProduct(deal: Deal, timeZone: string | null, url: string, origin: string): WithContext<Product> {
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
      deal.ratingCount > 0 && deal.rating > 0
        ? { '@type': 'AggregateRating', ratingValue: deal.rating, reviewCount: deal.ratingCount }
        : undefined,
    offers: {
      '@type': 'Offer',
      url,
      price: toDecimalText(amount, currency),
      priceCurrency: currency,
      priceValidUntil: deal.endsAt ? lastDay(deal.endsAt, timeZone).date : undefined,
      availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: deal.storeName },
    },
  }
}

export function menuProduct(
  product: Dish,
  { name: storeName, currency, timeZone }: Pick<Store, 'name' | 'currency' | 'timeZone'>,
  url: string,
  origin: string,
): WithContext<Product> {
  const isAvailable = product.stock === null || product.stock > 0
  const pictures = product.pictures ?? (product.picture ? [product.picture] : [])
  const images = pictures.map((picture) => absolute(picture, origin))
  const until = product.sale?.until
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description || undefined,
    image: images.length > 1 ? images : images[0],
    brand: { '@type': 'Brand', name: storeName },
    offers: {
      '@type': 'Offer',
      url,
      price: toDecimalText(product.price, currency),
      priceCurrency: currency,
      priceValidUntil: until ? lastDay(until, timeZone).date : undefined,
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: storeName },
    },
  }
}
