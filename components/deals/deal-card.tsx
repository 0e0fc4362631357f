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
        {percent > 0 && <span className="card-badge">{t('percent_off', discountWords(percent))}</span>}
      </div>
      <div className={`card-body ${large ? 'md:justify-center md:gap-3 md:p-8' : ''}`}>
        <p className="card-facts">
          <span>{deal.storeName}</span>
          <ReviewRating of={deal} />
        </p>
        <Heading className={large ? 'text-heading md:text-2xl' : 'card-title'}>
          <a href={href} className="card-link">
            {deal.name}
          </a>
        </Heading>
        {large && <p className="line-clamp-3 text-ink-soft">{deal.shortDescription}</p>}
        <p className="card-facts">
          <span aria-hidden className="icon-pin" />
          <span>{deal.location}</span>
        </p>
        <p className={`card-foot ${large ? '' : 'mt-auto'}`}>
          <Price price={deal.dealPrice} original={deal.price} originalLabel={t('original_price')} />
          {deal.soldCount > 0 && <span>{t('sold_count', { count: deal.soldCount })}</span>}
        </p>
      </div>
    </article>
  )
}
