import { type ReactNode, useState } from 'react'
import type { DialogPaginationLabels } from '@/components/deals/dialog-pagination'
import { PagedList } from '@/components/deals/paged-list'
import type { ReviewSort } from '@/lib/domain/codes/review-sort'
import { chosenReviews, type ReviewChoice } from '@/lib/domain/deals/review-choice'
import { ReviewControls, type ReviewControlsLabels } from './review-controls'

const PAGE = 5

export interface RatedPagesProps {
  /** rendered on the server, the newest first */
  reviews: { rating: number; item: ReactNode }[]
  /** the stars that some of them have, with words for screen readers */
  stars: { stars: number; count: number; label: string }[]
  sorts: { value: ReviewSort; label: string }[]
  labels: ReviewControlsLabels & { pages: DialogPaginationLabels }
}

/** A whole list of reviews, by stars and in an order that is chosen, five at a time. */
export function RatedPages({ reviews, stars, sorts, labels }: RatedPagesProps) {
  const [choice, setChoice] = useState<ReviewChoice>({ stars: null, sort: 'newest' })
  return (
    <div className="grid gap-5">
      <ReviewControls {...{ stars, sorts, labels, choice }} onChoose={setChoice} />
      <PagedList
        key={`${choice.stars} ${choice.sort}`}
        items={chosenReviews(reviews, choice).map(({ item }) => item)}
        pageSize={PAGE}
        className=""
        labels={labels.pages}
      />
    </div>
  )
}
