import { getLocale, getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/content/section'
import { DialogButton } from '@/components/ui/dialogs/dialog-button'
import { buttonClass } from '@/components/ui/forms/button'
import { REVIEW_SORTS } from '@/lib/domain/codes/review-sort'
import type { Deal, Review } from '@/lib/domain/deals/deals'
import { countRatings, givenStars } from '@/lib/domain/deals/rating-counts'
import { shownReview } from '@/lib/domain/deals/shown-review'
import { LazyRatedPages } from './lazy-rated-pages'
import { RatingSpread } from './rating-spread'
import { ReviewItem } from './review-item'

const SHORT_LIST = 3

interface ReviewListProps {
  deal: Pick<Deal, 'reviews' | 'rating' | 'ratingCounts'>
  timeZone: string | null
}

/** The rating of a deal, its first three reviews, and all of them in a dialog. */
export async function ReviewList({ deal, timeZone }: ReviewListProps) {
  const { reviews } = deal
  const [t, common, language] = await Promise.all([getTranslations('deal'), getTranslations('common'), getLocale()])
  const item = (review: Review) => (
    <ReviewItem key={`${review.author}${review.reviewedAt}`} review={shownReview(review, { language, timeZone })} />
  )
  return (
    <Section title={t('reviews')}>
      {reviews.length === 0 && <p className="text-ink-soft">{t('no_reviews')}</p>}
      <RatingSpread rating={deal.rating} counts={deal.ratingCounts} />
      <ul>{reviews.slice(0, SHORT_LIST).map(item)}</ul>
      {reviews.length > SHORT_LIST && (
        <DialogButton
          trigger={t('all_reviews', { count: reviews.length })}
          className={`${buttonClass({ variant: 'secondary' })} justify-self-start`}
          title={t('reviews')}
          width={900}
          maxHeight="70vh"
          isFullOnPhone
          closeLabel={common('close')}
        >
          <LazyRatedPages
            reviews={newestFirst(reviews).map((review) => ({ rating: review.rating, item: item(review) }))}
            stars={givenStars(countRatings(reviews)).map((row) => ({
              ...row,
              label: t('rating_row', { ...row, total: reviews.length }),
            }))}
            sorts={REVIEW_SORTS.map((value) => ({ value, label: t(`reviews_sorts.${value}`) }))}
            labels={{
              byStars: t('reviews_by_stars'),
              any: t('reviews_any'),
              sort: t('reviews_sort'),
              pages: {
                previous: common('previous'),
                next: common('next'),
                pageOf: common('page_of', { page: '{page}', count: '{count}' }),
              },
            }}
          />
        </DialogButton>
      )}
    </Section>
  )
}

function newestFirst(reviews: Review[]): Review[] {
  return reviews.toSorted((a, b) => (b.reviewedAt ?? '').localeCompare(a.reviewedAt ?? ''))
}
