import { getTranslations } from 'next-intl/server'
import { NativeDialog } from '@/components/ui/dialogs/native-dialog'
import { buttonClass } from '@/components/ui/forms/button'
import { datedReview } from '@/lib/domain/deals/dated-review'
import type { Review } from '@/lib/domain/deals/deals'
import { PagedList } from './paged-list'
import { ReviewItem } from './review-item'
import { Section } from './section'

const SHORT_LIST = 3
const MODAL_PAGE = 5

/** The first three reviews of a deal, and all of them in a dialog. */
export async function ReviewList({ reviews, timeZone }: { reviews: Review[]; timeZone: string | null }) {
  const [t, common] = await Promise.all([getTranslations('deal'), getTranslations('common')])
  const item = (review: Review) => (
    <ReviewItem key={`${review.author}${review.reviewedAt}`} review={datedReview(review, timeZone)} />
  )
  return (
    <Section title={t('reviews')}>
      {reviews.length === 0 && <p className="text-ink-soft">{t('no_reviews')}</p>}
      <ul>{reviews.slice(0, SHORT_LIST).map(item)}</ul>
      {reviews.length > SHORT_LIST && (
        <NativeDialog
          trigger={t('all_reviews', { count: reviews.length })}
          className={`${buttonClass({ variant: 'secondary' })} justify-self-start`}
          title={t('reviews')}
          closeLabel={common('close')}
        >
          <PagedList
            items={reviews.map(item)}
            pageSize={MODAL_PAGE}
            className=""
            labels={{
              previous: common('previous'),
              next: common('next'),
              pageOf: common('page_of', { page: '{page}', count: '{count}' }),
            }}
          />
        </NativeDialog>
      )}
    </Section>
  )
}
