import { useTranslations } from 'next-intl'
import { givenStars, totalOf } from '@/lib/domain/deals/rating-counts'
import type { ReviewChoice } from '@/lib/domain/deals/review-choice'
import type { AnswerOf } from '@/lib/routes/api-routes'
import { ReviewControls } from './review-controls'

interface StoreReviewControlsProps {
  found: Pick<AnswerOf<'GET /api/reviews/[lan]/[gid]/[page]'>, 'ratingCounts' | 'sorts'>
  choice: ReviewChoice
  onChoose: (choice: ReviewChoice) => void
}

/** The controls over the reviews of a store, with the orders that its API offers. */
export function StoreReviewControls({ found: { ratingCounts, sorts }, choice, onChoose }: StoreReviewControlsProps) {
  const t = useTranslations('deal')
  const total = totalOf(ratingCounts ?? [])
  return (
    <ReviewControls
      stars={givenStars(ratingCounts).map((row) => ({ ...row, label: t('rating_row', { ...row, total }) }))}
      sorts={[
        { value: null, label: t('reviews_sorts.own_language') },
        ...sorts.map((value) => ({ value, label: t(`reviews_sorts.${value}`) })),
      ]}
      labels={{ byStars: t('reviews_by_stars'), any: t('reviews_any'), sort: t('reviews_sort') }}
      choice={choice}
      onChoose={onChoose}
    />
  )
}
