import { getTranslations } from 'next-intl/server'
import { datedReview } from '@/lib/domain/deals/dated-review'
import type { Review } from '@/lib/domain/deals/deals'
import type { PageOf } from '@/lib/domain/page-of'
import type { Store } from '@/lib/domain/stores/stores'
import { AllReviews } from './all-reviews'
import { ReviewItem } from './review-item'
import { Section } from './section'

interface StoreReviewListProps {
  store: Pick<Store, 'gid' | 'timeZone'>
  /** the first page */
  reviews: PageOf<Review>
}

/** The first reviews of a store, and all of them in a dialog that loads them. */
export async function StoreReviewList({ store, reviews }: StoreReviewListProps) {
  const t = await getTranslations('deal')
  return (
    <Section title={t('reviews')}>
      <ul>
        {reviews.items.map((review) => (
          <ReviewItem key={`${review.author}${review.reviewedAt}`} review={datedReview(review, store.timeZone)} />
        ))}
      </ul>
      {reviews.total > reviews.items.length && (
        <AllReviews gid={store.gid} label={t('all_reviews', { count: reviews.total })} />
      )}
    </Section>
  )
}
