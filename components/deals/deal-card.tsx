import { getTranslations } from 'next-intl/server'
import { Picture } from '@/components/ui/content/picture'
import { SWIPE_CARD } from '@/components/ui/content/picture-sizes'
import { Price } from '@/components/ui/content/price'
import { ReviewRating } from '@/components/ui/content/review-rating'
import type { DealSummary } from '@/lib/domain/deals/deals'
import { bindSigns } from '@/lib/domain/languages/joined-text'
import { discountPercent } from '@/lib/domain/money/decimals'
import { discountWords } from '@/lib/domain/money/discount-words'

/** of its picture before it is cropped */
const SIZES = {
  first: '(min-width: 64rem) 400px, (min-width: 40rem) 50vw, 95vw',
  top: '(min-width: 64rem) 400px, 50vw',
  row: '(min-width: 64rem) 400px, (min-width: 40rem) 50vw, 220px',
  swipe: SWIPE_CARD,
  grid: '(min-width: 64rem) 300px, 50vw',
  large: '(min-width: 48rem) 480px, 95vw',
  largeInPair: '(min-width: 48rem) 480px, 50vw',
  feature: '(min-width: 48rem) 480px, 95vw',
  featureInPair: '(min-width: 48rem) 480px, 50vw',
  half: '(min-width: 64rem) 300px, 50vw',
} as const

interface DealCardProps {
  deal: DealSummary
  href: string
  size: keyof typeof SIZES
  level?: 2 | 3
  preload?: boolean
  /** the page is about its store: what it is takes the place of store and city */
  ofOneStore?: boolean | undefined
  /** false: it has neither those nor a description */
  describes?: boolean | undefined
  /** a second link, straight to what is chosen for it */
  purchase?: { href: string; label: string } | undefined
}

const LARGE = { picture: 'md:min-h-56', body: 'md:gap-3 md:p-6', title: 'card-title md:line-clamp-3 md:text-2xl' }
const FEATURE = { picture: 'md:min-h-60', body: 'md:gap-2.5 md:p-6', title: 'line-clamp-3 text-heading' }
/** horizontal from 48rem on; `…InPair` are half as wide as a phone before */
const WIDE: Partial<Record<keyof typeof SIZES, typeof LARGE>> = {
  large: LARGE,
  largeInPair: LARGE,
  feature: FEATURE,
  featureInPair: FEATURE,
}

const SHAPES: Partial<Record<keyof typeof SIZES, string>> = { half: 'card-beside', row: 'card-row' }

/** less wide than a phone */
const NARROW = new Set<keyof typeof SIZES>(['swipe', 'grid', 'half', 'largeInPair', 'featureInPair'])

/** A deal in a list; `large`, `feature` and `half` are horizontal where there is room. */
export async function DealCard(props: DealCardProps) {
  const { deal, href, size, level = 3, preload, ofOneStore = false, describes = true, purchase } = props
  const t = await getTranslations('common')
  const wide = WIDE[size]
  // nothing else stands for a picture
  const words = deal.picture === '' ? deal.shortDescription : ''
  const Heading = level === 2 ? 'h2' : 'h3'
  const percent = discountPercent(deal.price.amount, deal.dealPrice.amount)
  return (
    <article className={`card overflow-hidden ${SHAPES[size] ?? 'flex-col'} ${wide ? 'md:flex-row' : ''}`}>
      <div className={`shrink-0 ${wide ? 'md:w-1/2' : ''}`}>
        {words ? (
          <p className="card-words">
            <span>{words}</span>
          </p>
        ) : (
          <Picture
            src={deal.picture}
            alt=""
            sizes={SIZES[size]}
            preload={preload}
            className={wide ? `aspect-4/3 md:aspect-auto md:h-full ${wide.picture}` : 'aspect-4/3'}
          />
        )}
      </div>
      <div
        className={`card-body ${wide ? `md:justify-center ${wide.body}` : ''} ${NARROW.has(size) ? 'max-sm:p-3' : ''}`}
      >
        {!ofOneStore && (
          <p className="card-facts">
            <span>{deal.storeName}</span>
            <ReviewRating of={deal} />
          </p>
        )}
        <Heading className={wide?.title ?? 'card-title'}>
          <a href={href} className="card-link">
            {bindSigns(deal.name)}
          </a>
        </Heading>
        {wide === LARGE && !words && (
          <p className="line-clamp-3 text-ink-soft max-md:hidden">{deal.shortDescription}</p>
        )}
        {ofOneStore ? (
          <>
            {describes && !wide && !words && (
              <p className="line-clamp-2 text-sm text-ink-soft max-sm:hidden">{deal.shortDescription}</p>
            )}
            <ReviewRating of={deal} />
          </>
        ) : (
          <p className="card-facts">
            <span aria-hidden className="icon-pin" />
            <span>{deal.hit ? `${deal.hit.name} · ${deal.location}` : deal.location}</span>
          </p>
        )}
        <p className={`card-foot ${wide ? '' : 'mt-auto'}`}>
          <Price price={deal.dealPrice} original={deal.price} originalLabel={t('original_price')}>
            {percent > 0 && <span className="discount">{t('percent_off', discountWords(percent))}</span>}
          </Price>
          {deal.soldCount > 0 && <span>{t('sold_count', { count: deal.soldCount })}</span>}
        </p>
        {purchase && (
          <a href={purchase.href} className="card-action">
            {purchase.label}
          </a>
        )}
      </div>
    </article>
  )
}
