import { Check } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Price } from '@/components/ui/content/price'
import { ReviewRating } from '@/components/ui/content/review-rating'
import { Badge } from '@/components/ui/feedback/badge'
import { dealBadges } from '@/lib/domain/deals/deal-badges'
import type { Deal } from '@/lib/domain/deals/deals'
import { bindSigns } from '@/lib/domain/languages/joined-text'

interface DealHeadProps {
  deal: Deal
  storeHref: string
  actions?: ReactNode
}

/** reviews below which a rating says little */
const FEW_REVIEWS = 5

/**
 * Title, rating with count, store, location and short description; also price and number sold where the box with them is
 * further down.
 */
export async function DealHead({ deal, storeHref, actions }: DealHeadProps) {
  const [t, common] = await Promise.all([getTranslations('deal'), getTranslations('common')])
  const sold = dealBadges(deal).find((badge) => badge.kind === 'sold')
  return (
    <div className="grid gap-2.5">
      <div className="flex items-start justify-between gap-4">
        <h1 className="text-title">{bindSigns(deal.name)}</h1>
        {actions}
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 lg:hidden">
        <Price price={deal.dealPrice} original={deal.price} originalLabel={common('original_price')} size="large" />
        {sold && <span className="text-sm text-ink-soft">{t('sold_badge', { count: sold.count })}</span>}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
        <span className="flex items-center gap-2">
          <ReviewRating of={deal} saysNone />
          {deal.ratingCount > 0 && deal.ratingCount < FEW_REVIEWS && <Badge>{t('new_deal')}</Badge>}
        </span>
        <a href={storeHref} className="inline-flex min-h-8 items-center font-semibold text-ink hover:underline">
          {deal.storeName}
        </a>
        <span className="inline-flex items-center gap-1.5">
          <span aria-hidden className="icon-pin size-4.5" />
          {deal.location}
        </span>
      </p>
      <p className="max-w-prose text-lg text-ink-soft">{deal.shortDescription}</p>
    </div>
  )
}

export async function DealHighlights({ highlights }: { highlights: string[] }) {
  const t = await getTranslations('deal')
  if (highlights.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-heading">{t('highlights')}</h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {highlights.map((highlight) => (
          <li key={highlight} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-ink" />
            {highlight}
          </li>
        ))}
      </ul>
    </section>
  )
}
