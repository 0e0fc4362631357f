import { getLocale, getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/content/section'
import type { Review } from '@/lib/domain/deals/deals'
import type { RatingCounts } from '@/lib/domain/deals/rating-counts'
import { shownReview } from '@/lib/domain/deals/shown-review'
import type { PageOf } from '@/lib/domain/page-of'
import type { Store } from '@/lib/domain/stores/stores'
import { AllReviews } from './all-reviews'
import { RatingSpread } from './rating-spread'
import { ReviewItem } from './review-item'

interface StoreReviewListProps {
  store: Pick<Store, 'gid' | 'timeZone' | 'rating'>
  reviews: PageOf<Review> & { ratingCounts: RatingCounts | null }
}

/** The rating of a store, its first reviews, and all of them in a dialog that loads them. */
export async function StoreReviewList({ store, reviews }: StoreReviewListProps) {
  const [t, language] = await Promise.all([getTranslations('deal'), getLocale()])
  const reader = { language, timeZone: store.timeZone }
  return (
    <Section title={t('reviews')}>
      <RatingSpread rating={store.rating} counts={reviews.ratingCounts} />
      <ul>
        {reviews.items.map((review) => (
          <ReviewItem key={`${review.author}${review.reviewedAt}`} review={shownReview(review, reader)} />
        ))}
      </ul>
      {reviews.total > reviews.items.length && (
        <AllReviews gid={store.gid} label={t('all_reviews', { count: reviews.total })} />
      )}
    </Section>
  )
}
