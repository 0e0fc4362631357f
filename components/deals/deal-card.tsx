import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/content/picture'
import { Price } from '@/components/ui/content/price'
import { ReviewRating } from '@/components/ui/content/review-rating'
import type { DealSummary } from '@/lib/domain/deals/deals'
import { discountPercent } from '@/lib/domain/money/decimals'
import { discountWords } from '@/lib/domain/money/fold'
import { SIZES } from './deal-picture'

interface DealCardProps {
  deal: DealSummary
  href: string
  size: keyof typeof SIZES
  /** heading level in the page's outline */
  level?: 2 | 3
  preload?: boolean
}

/** A deal in a list; `large` is horizontal on a desktop. */
export async function DealCard({ deal, href, size, level = 3, preload }: DealCardProps) {
  const t = await getTranslations('common')
  const large = size === 'large'
  const Heading = level === 2 ? 'h2' : 'h3'
  const percent = discountPercent(deal.price.amount, deal.dealPrice.amount)
  return (
    <article className={`card flex-col overflow-hidden ${large ? 'md:flex-row' : ''}`}>
      <div className={`relative shrink-0 ${large ? 'md:w-1/2' : ''}`}>
        <Picture
          src={deal.picture}
          alt=""
          sizes={SIZES[size]}
          preload={preload}
          className={`aspect-4/3 ${large ? 'md:h-full' : ''}`}
        />
        {percent > 0 && (
          <span className="absolute start-3 top-3 rounded-full bg-accent px-2.5 py-1 text-sm font-bold text-on-accent">
            {t('percent_off', discountWords(percent))}
          </span>
        )}
      </div>
      <div className={`flex min-w-0 flex-1 flex-col gap-1.5 p-4 ${large ? 'md:justify-center md:gap-3 md:p-8' : ''}`}>
        <p className="flex items-center justify-between gap-3 text-sm text-ink-faint">
          <span className="truncate">{deal.storeName}</span>
          <ReviewRating of={deal} />
        </p>
        <Heading className={large ? 'text-heading md:text-2xl' : 'line-clamp-2 text-base leading-snug'}>
          <a href={href} className="card-link">
            {deal.name}
          </a>
        </Heading>
        {large && <p className="line-clamp-3 text-ink-soft">{deal.shortDescription}</p>}
        <p className="flex items-center gap-1 text-sm text-ink-faint">
          <span aria-hidden className="icon-pin size-3.5" />
          <span className="truncate">{deal.location}</span>
        </p>
        <p className={`flex flex-wrap items-baseline justify-between gap-x-3 pt-1.5 ${large ? '' : 'mt-auto'}`}>
          <Price price={deal.dealPrice} original={deal.price} originalLabel={t('original_price')} />
          {deal.soldCount > 0 && (
            <span className="text-sm text-ink-faint tabular-nums">{t('sold_count', { count: deal.soldCount })}</span>
          )}
        </p>
      </div>
    </article>
  )
}
