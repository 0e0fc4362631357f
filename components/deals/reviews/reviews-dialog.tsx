import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { DialogPagination } from '@/components/deals/dialog-pagination'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { RetryAlert } from '@/components/ui/feedback/retry-alert'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { Spinner } from '@/components/ui/loading/spinner'
import { fetchReviews } from '@/lib/browser/stores/fetch-reviews'
import type { Id } from '@/lib/domain/codes/id'
import type { ReviewChoice } from '@/lib/domain/deals/review-choice'
import { pageCount } from '@/lib/domain/page-of'
import type { AnswerOf } from '@/lib/routes/api-routes'
import { ReviewItem } from './review-item'
import { StoreReviewControls } from './store-review-controls'

interface ReviewsDialogProps {
  gid: Id
  onClose: () => void
}

/** All reviews of a store, five at a time; loaded on first use. */
export function ReviewsDialog(props: ReviewsDialogProps) {
  return (
    <LazyMessages namespaces={['deal', 'common']}>
      <Sheet {...props} />
    </LazyMessages>
  )
}

function Sheet({ gid, onClose }: ReviewsDialogProps) {
  const [t, common] = [useTranslations('deal'), useTranslations('common')]
  return (
    <Dialog
      title={t('reviews')}
      width={900}
      maxHeight="70vh"
      isFullOnPhone
      closeLabel={common('close')}
      onClose={onClose}
    >
      <ReviewPages gid={gid} />
    </Dialog>
  )
}

function ReviewPages({ gid }: { gid: Id }) {
  const common = useTranslations('common')
  const top = useRef<HTMLDivElement>(null)
  const { found, page, choice, isLoading, hasFailed, load } = useReviewPage(gid)
  const turn = (to: number) => {
    load(to)
    top.current?.scrollIntoView?.({ block: 'start' })
  }
  return (
    <div ref={top} className="grid gap-5" aria-busy={isLoading}>
      {hasFailed && <RetryAlert title={common('unable_to_load_data')} onRetry={() => load(page)} />}
      {!found && !hasFailed && <Spinner className="mx-auto my-16 size-6" />}
      {!!found?.sorts.length && (
        <StoreReviewControls found={found} choice={choice} onChoose={(next) => load(1, next)} />
      )}
      {found && (
        <ul>
          {found.items.map((review) => (
            <ReviewItem key={`${review.author}${review.reviewedAt}`} review={review} />
          ))}
        </ul>
      )}
      {found && pageCount(found) > 1 && (
        <DialogPagination
          page={page}
          count={pageCount(found)}
          labels={{
            previous: common('previous'),
            next: common('next'),
            pageOf: common('page_of', { page: '{page}', count: '{count}' }),
          }}
          onTurn={turn}
        />
      )}
    </div>
  )
}

const ALL: ReviewChoice = { stars: null, sort: null }

type ReviewPage = AnswerOf<'GET /api/reviews/[lan]/[gid]/[page]'>

/** The last page that was loaded, while another one is loading or has failed. */
function useReviewPage(gid: Id) {
  const [wanted, setWanted] = useState({ page: 1, choice: ALL })
  const [found, setFound] = useState<ReviewPage | null>(null)
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  useEffect(() => {
    const request = new AbortController()
    setState('loading')
    fetchReviews(gid, wanted.page, wanted.choice, request.signal).then(
      (result) => {
        if (result.ok) setFound(result.value)
        setState(result.ok ? 'loaded' : 'failed')
      },
      () => undefined,
    )
    return () => request.abort()
  }, [gid, wanted])
  return {
    ...wanted,
    found,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    load: (page: number, choice = wanted.choice) => setWanted({ page, choice }),
  }
}
