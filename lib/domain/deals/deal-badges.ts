import { discountPercent } from '@/lib/domain/money/decimals'
import type { Money } from '@/lib/domain/money/money'

export type DealBadge =
  | { kind: 'sold'; count: number }
  | { kind: 'viewed'; count: number }
  | { kind: 'discount'; percent: number }

const SHOWN_ABOVE = 10
const MAX_BADGES = 3

interface BadgeFacts {
  soldCount: number
  viewCount: number
  price: Money
  dealPrice: Money
}

/** The highlight badges of a deal: sold and views above 10, then the discount; at most three. */
export function dealBadges(deal: BadgeFacts): DealBadge[] {
  const percent = discountPercent(deal.price.amount, deal.dealPrice.amount)
  const badges: DealBadge[] = []
  if (deal.soldCount > SHOWN_ABOVE) badges.push({ kind: 'sold', count: deal.soldCount })
  if (deal.viewCount > SHOWN_ABOVE) badges.push({ kind: 'viewed', count: deal.viewCount })
  if (percent > 0) badges.push({ kind: 'discount', percent })
  return badges.slice(0, MAX_BADGES)
}
