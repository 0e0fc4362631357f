import { Check } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Price } from '@/components/ui/content/price'
import { ReviewRating } from '@/components/ui/content/review-rating'
import type { Deal } from '@/lib/domain/deals/deals'

interface DealHeadProps {
  deal: Deal
  storeHref: string
  actions?: ReactNode
}

/** Title, rating with count, store, location and short description; also the price where the box with it is further down. */
export async function DealHead({ deal, storeHref, actions }: DealHeadProps) {
  const common = await getTranslations('common')
  return (
    <div className="grid gap-2.5">
      <div className="flex items-start justify-between gap-4">
        <h1 className="text-title">{deal.name}</h1>
        {actions}
      </div>
      <p className="lg:hidden">
        <Price price={deal.dealPrice} original={deal.price} originalLabel={common('original_price')} size="large" />
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
        <ReviewRating of={deal} saysNone />
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
